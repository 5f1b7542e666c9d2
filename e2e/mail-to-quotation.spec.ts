import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { goodsCell, openCreate, pasteText } from "./steps/create-quotation.ts";
import { createHandOver } from "./steps/hand-over.ts";
import { readMail } from "./steps/sign-up.ts";

/** An agent with a customer on the phone (issue: twenty seconds and ten keys). */
const MOST_KEYS = 10;

const request = (email: string) =>
  [
    "Hi team,",
    "please quote 4 pallets 120x80x100 cm, 250 kg each, from Chicago O'Hare to Frankfurt airport, general cargo.",
    "Our reference 4711 889.",
    "",
    "Best regards",
    "Ada Brandt",
    "Brandt Tools GmbH",
    email,
    "+49 69 555 0123",
  ].join("\n");

/** Presses keys and counts them. */
function countingKeys(page: Page) {
  let count = 0;
  return {
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    count: () => count,
  };
}

const DAY = 86_400_000;

/** The day on the page's calendar. */
const localToday = (): string => new Date().toLocaleDateString("sv-SE");

/** Drops a file on the page, as from a mail program. */
async function dropFile(
  page: Page,
  file: { readonly name: string; readonly type: string; readonly content: string },
): Promise<void> {
  await page.evaluate(({ name, type, content }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], name, { type }));
    document.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, file);
}

/** Whose mail has become a quotation. */
const inquired = createHandOver<string>();

test("a pasted mail becomes a sent quotation by ten keys or fewer", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  const email = `ada-${Date.now()}@brandt.example.com`;
  const keys = countingKeys(page);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const started = Date.now();
  await pasteText(page, request(email));
  const panel = page.getByTestId("mail-panel");
  // who asks is nobody's inquirer yet: one key offers the form, Enter stores it
  await expect(panel.getByTestId("mail-question")).toContainText("Ada Brandt · Brandt Tools GmbH");
  await keys.press("1");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Email")).toHaveValue(email);
  await keys.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("combobox", { name: "Inquirer", exact: true })).toHaveValue(/Ada Brandt/);
  await expect(panel).toBeFocused();
  await keys.press("Enter");
  await expect(page.locator("[data-option-toggle]").first()).toBeFocused();
  await keys.press("Control+Enter");
  await expect(dialog.getByLabel("To", { exact: true })).toHaveValue(email);
  await expect(dialog.getByLabel("To", { exact: true })).toBeFocused();
  await keys.press("Enter");
  await expect(dialog).toBeHidden();
  const seconds = (Date.now() - started) / 1000;
  const sent = await readMail(page.request, email);
  expect(sent.text).toContain("Chicago to Frankfurt");
  process.stdout.write(`mail pasted → quotation sent: ${keys.count()} keys, ${seconds.toFixed(1)} s\n`);
  expect(keys.count()).toBeLessThanOrEqual(MOST_KEYS);
  inquired.leave(email);

  // what was sent is no draft
  await openCreate(page);
  await expect(goodsCell(page, 0, "pieces")).toHaveValue("");
  await expect(page.getByText("Your unsaved quotation is back")).toHaveCount(0);
});

test("an .eml fills the form, with its lane from the quotation before it, until it is undone", async ({
  page,
  signInAs,
}) => {
  const email = inquired.take();
  await signInAs("ROLE_FFADMIN");
  const panel = page.getByTestId("mail-panel");
  // what is typed before a mail is read comes back by undo
  await openCreate(page);
  await goodsCell(page, 0, "pieces").fill("7");

  // a file that is no mail says so, and is not opened in the place of the form
  await dropFile(page, { name: "request.pdf", type: "application/pdf", content: "%PDF-1.4" });
  await expect(panel.getByRole("alert")).toHaveText(/Only \.eml and \.txt files are read here/);

  // the same address again, as a dropped file: its inquirer is chosen, every field says where it comes from
  const eml = [
    `From: Ada Brandt <${email}>`,
    `Date: ${new Date(Date.now() - DAY).toUTCString()}`,
    "Subject: Rate request",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Please quote our usual lane, 2 crates 80x60x60 cm 90 kg, ready tomorrow. Ref 5512.",
  ].join("\r\n");
  await dropFile(page, { name: "request.eml", type: "message/rfc822", content: eml });
  await expect(page.getByRole("combobox", { name: "Inquirer", exact: true })).toHaveValue(/Ada Brandt/);
  const mark = (field: string) => page.locator(`[data-mail-mark="${field}"]`);
  await expect(mark("readyDate")).toHaveAttribute("aria-label", "Read from the email");
  // the day after the mail was sent
  await expect(page.getByLabel("Ready date")).toHaveValue(await page.evaluate(localToday));
  await expect(mark("goods.0")).toHaveAttribute("aria-label", "Read from the email: please check");
  await expect(panel.locator('[data-field="unread"]')).toContainText("5512");
  await mark("readyDate").click();
  await expect(panel.locator('[data-field="readyDate"]')).toBeFocused();

  // the lane is offered from the quotation that was sent, filled in by one key alone, and marked with where it is from
  const lane = panel.locator('[data-suggestion="from to"]');
  await expect(lane).toContainText(/From \S+: ORD → FRA/);
  const from = page.getByRole("combobox", { name: "From", exact: true });
  await expect(from).toHaveValue("");
  await panel.focus();
  await page.keyboard.press("a");
  await expect(from).toHaveValue(/^ORD · /);
  await expect(lane).toHaveCount(0);
  await expect(mark("from")).toHaveAttribute("aria-label", /^From \S+: please check$/);
  await expect(mark("from")).toHaveAttribute("href", /\/quotation\/details\//);
  await expect(mark("to")).toHaveCount(1);
  // dimmed prices are those of before: looked at once the new ones are there
  await expect(page.getByTestId("option").first()).toBeVisible();
  await expect(page.locator("[data-old]")).toHaveCount(0);
  await expectAccessible(page);
  // one key answers: for the line or per piece; what a person has decided carries no mark
  await page.keyboard.press("2");
  await expect(goodsCell(page, 0, "totalWeight")).toHaveValue("180");
  await expect(mark("goods.0")).toHaveCount(0);
  await page.getByRole("button", { name: "Swap" }).click();
  await expect(mark("from")).toHaveCount(0);
  await panel.getByRole("button", { name: "Undo reading" }).press("Enter");
  await expect(goodsCell(page, 0, "pieces")).toHaveValue("7");
  await expect(from).toHaveValue("");
  await expect(page.locator("[data-mail-mark]")).toHaveCount(0);
  await expect(panel.locator("[data-suggestion]")).toHaveCount(0);
});
