import type { Locator, Page } from "@playwright/test";
import { loadTranslator, type Language } from "@kilolane/phrases";
import { expect, test } from "./fixtures.ts";
import { expectGoodLooks } from "./steps/looks.ts";
import { storeDraft } from "./steps/saved-quotation.ts";
import { expectSettled } from "./steps/settled.ts";
import { priceAtlantaToLuxembourg } from "./steps/priced-lane.ts";
import { loadWords } from "./steps/words.ts";

/* What opens on a click: drawer, dialogs, the comparison, the menus of the list. Each is looked at while it is open. */

const LIST = "/freight-forwarder/admin/quotation/list/view";

/** A quotation of the desk, open on its page. */
async function openDraft(page: Page): Promise<void> {
  const { id } = await storeDraft(page);
  await page.goto(`/freight-forwarder/admin/quotation/details/${id}`);
}

test("document and menu of a quotation are right in every look", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await openDraft(page);
  await page.getByRole("button", { name: "PDF", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("figure").first()).toBeVisible();
  await expectGoodLooks(page, "document");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "More actions" }).click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await expectGoodLooks(page, "more actions");
});

test("mail dialog and preview of a quotation are right in every look", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await openDraft(page);
  await page.getByRole("button", { name: "Mail", exact: true }).click();
  await expect(page.getByRole("dialog").getByLabel("To", { exact: true })).toBeFocused();
  await expectGoodLooks(page, "mail");
  await page.getByRole("dialog").getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("dialog").locator("iframe")).toBeVisible();
  await expectGoodLooks(page, "mail preview");
});

/** What the button of a list's panel says. */
async function nameOf(panel: "filter" | "views" | "export", language: Language): Promise<string> {
  if (panel === "export") return (await loadTranslator(language, "state"))("export.label");
  return (await loadTranslator(language, "quotation"))(`list.${panel}`);
}

for (const [panel, kind] of [
  ["filter", "dialog"],
  ["views", "dialog"],
  ["export", "menu"],
] as const) {
  test(`${panel} of the list: right in every look, and gives the focus back`, async ({ page, signInAs }) => {
    await signInAs("ROLE_FFADMIN");
    await page.goto(LIST);
    await expectSettled(page);
    const names = await Promise.all((["en", "ar"] as const).map((language) => nameOf(panel, language)));
    const button = page.getByRole("button", { name: new RegExp(`^(${names.join("|")})$`) });
    await expectGoodPanel(page, button, kind);
  });
}

/** Opens what a button of the list shows, looks at it, and closes it. */
async function expectGoodPanel(page: Page, button: Locator, kind: "dialog" | "menu"): Promise<void> {
  const open = async () => {
    await button.click();
    await expect(page.getByRole(kind).first()).toBeVisible();
  };
  await open();
  // the list becomes cards on a phone, and its tools are drawn again
  await expectGoodLooks(page, (await button.textContent()) ?? kind, open);
  if ((await page.getByRole(kind).count()) === 0) await open();
  await page.keyboard.press("Escape");
  await expect(page.getByRole(kind)).toHaveCount(0);
  await expect(button).toBeFocused();
}

test("two options side by side are right in every look", async ({ page, signInAs }) => {
  const words = await loadWords("en");
  await signInAs("ROLE_FFADMIN");
  await priceAtlantaToLuxembourg(page, words);
  for (const option of await page.getByTestId("option").all()) {
    await option.getByRole("checkbox", { name: words.quotation("option.compare") }).check();
  }
  await page
    .getByRole("button", { name: words.quotation("compare.open", { count: 2 }), exact: true })
    .click();
  const panel = page.getByRole("region", { name: words.quotation("compare.title") });
  await expect(panel.getByRole("columnheader")).toHaveCount(3);
  // with the charges of both, each to be chosen in its column
  await expect(panel.getByRole("rowheader", { name: words.quotation("charge.freight") })).toBeVisible();
  await expect(panel.getByRole("button", { name: words.quotation("option.choose") })).toHaveCount(2);
  await expectGoodLooks(page, "comparison");
  await panel.getByRole("button", { name: words.quotation("compare.clear") }).click();
  await expect(panel).toHaveCount(0);
});
