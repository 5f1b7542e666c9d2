import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { confirmIn, findRow } from "./steps/companies.ts";
import { expectTotal, openCharges, readSaid, typeMargin } from "./steps/option-card.ts";
import { priceOwnLane } from "./steps/own-lane.ts";
import { ownRateForm } from "./steps/own-rate.ts";
import { expectSettled } from "./steps/settled.ts";
import { loadWords } from "./steps/words.ts";

const words = await loadWords("en");
const RULES = "/freight-forwarder/admin/margins";

/** The forwarder's own airline, and the rule for it that the first test makes and the last deletes. */
const airline = `Larch Air ${randomInt(1_000_000)}`;

test("a rule prices the next quotation and says why", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  const own = await ask<{ id: number }>(page, "POST", "/ffadmin/manual-airline/create", {
    name: airline,
    country: "US",
  });
  await ask(page, "POST", "/ffadmin/manual-airfare/create", ownRateForm(own.id, "4.00"));

  await page.goto(RULES);
  await expectSettled(page);
  await page.getByRole("button", { name: "Add rule" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of the rule").fill(airline);
  await dialog.getByRole("combobox", { name: /^Airline/ }).fill(airline);
  await dialog
    .getByRole("option", { name: airline })
    .or(page.getByRole("option", { name: airline }))
    .first()
    .click();
  await expect(dialog.getByTestId("rule-preview")).toContainText(airline);
  await dialog.getByLabel("Freight by").selectOption("Markup % of buy");
  await dialog.getByRole("button", { name: "Add rule" }).click();
  // nothing is taken without its figure
  await expect(dialog.getByLabel("Freight %")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("Freight %").fill("25");
  await dialog.getByLabel(/^Floor/).fill("12");
  await dialog.getByRole("button", { name: "Try on last month's quotations" }).click();
  await expect(dialog.getByTestId("trial-lead")).toContainText("With another price: 0.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add rule" }).click();
  await expect(dialog).toBeHidden();
  const row = await findRow(page, airline);
  await expect(row).toContainText("25% markup");
  await expect(row).toContainText("floor 12%");

  const card = await priceOwnLane(page, airline);
  // 4.00 × 1.25 a kg, × 90
  await expectTotal(card, "450.00");
  await openCharges(card, words);
  const why = card.getByTestId("margin-reason");
  await expect(why).toBeVisible();
  expect(await readSaid(why)).toContain(`25% markup, set by the rule “${airline}”.`);
  await expect(card).toContainText("12");
});

/** An agent has the lane priced, with the charges open in which a margin below the floor is asked for. */
async function openQuestion(page: Page): Promise<Locator> {
  const card = await priceOwnLane(page, airline, "agent");
  await expectTotal(card, "450.00");
  await openCharges(card, words);
  return card;
}

test("below a rule's floor an agent asks, an admin approves, and it is sent", async ({ page, signInAs }) => {
  const dialog = page.getByRole("dialog");
  await signInAs("ROLE_FFAGENT");
  const card = await openQuestion(page);
  await typeMargin(card, "10");
  await card.getByRole("button", { name: "Ask for approval" }).click();
  const reason = dialog.getByLabel("Reason");
  await expect(reason).toBeFocused();
  await page.keyboard.type("Promised on the phone");
  await expectAccessible(page);
  // a key that went astray does not throw the reason away
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expect(reason).toHaveValue("Promised on the phone");
  await dialog.getByRole("button", { name: "Ask for approval" }).click();
  await expect(dialog).toBeHidden();
  // the button that opened it has gone: the focus stays beside it
  await expect(card.locator(":focus")).toHaveCount(1);

  await signInAs("ROLE_FFADMIN");
  await page.goto(`${RULES}/approvals`);
  await expectSettled(page);
  const asked = await findRow(page, airline);
  await expect(asked).toContainText("Promised on the phone");
  await expect(asked).toContainText("floor 12%");
  await asked.getByRole("button", { name: /^Approve/ }).click();
  await dialog.getByLabel("Reason").fill("Good client");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(asked).toContainText("Good client");

  await signInAs("ROLE_FFAGENT");
  await page.goto("/freight-forwarder/agent/margins/approvals");
  await expectSettled(page);
  await page.getByRole("link", { name: "Margin rules" }).last().click();
  await expect(page).toHaveURL("/freight-forwarder/agent/margins");
  // an agent reads the rules
  await expect((await findRow(page, airline)).getByRole("button")).toHaveCount(0);
  coverScreen(page, "/freight-forwarder/agent/margins", { task: "read a rule that an admin made" });
  await page.goto("/freight-forwarder/agent/margins/approvals");
  await expectSettled(page);
  await (await findRow(page, airline)).getByRole("link").click();
  // 4.00 × 1.10 a kg, × 90
  await expectTotal(card, "396.00");
  await card.getByRole("button", { name: words.quotation("option.choose"), exact: true }).click();
  await page.getByRole("button", { name: words.quotation("summary.saveAndMail") }).click();
  await dialog.getByLabel(words.quotation("mail.to")).fill("buyer@larch.example");
  await dialog.getByRole("button", { name: words.quotation("mail.send"), exact: true }).click();
  await expect(page.getByText(words.quotation("toast.emailSent"))).toBeVisible();
});

test("an answer reaches the open screen of the agent who asked, and what is approved is saved there", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  const card = page.getByTestId("option").filter({ hasText: airline });
  const question = card.getByTestId("floor-question");
  const askFor = async (percent: string, reason: string) => {
    await typeMargin(card, percent);
    await card.getByRole("button", { name: "Ask for approval" }).click();
    await page.getByRole("dialog").getByLabel("Reason").fill(reason);
    await page.getByRole("dialog").getByRole("button", { name: "Ask for approval" }).click();
    await expect(question).toContainText("Approval asked for");
    await expect(card.getByRole("button", { name: "Ask for approval" })).toBeHidden();
  };
  const choose = card.getByRole("button", { name: words.quotation("option.choose"), exact: true });
  await signInAs("ROLE_FFAGENT");
  await openQuestion(page);
  await choose.click();
  await askFor("9", "They always pay");
  await expectAccessible(page);
  const save = page.getByRole("button", { name: words.quotation("summary.save"), exact: true });
  await save.click();
  // nothing is saved at the price of before while the other one is asked for
  await expect(page.getByTestId("unsettled")).toBeVisible();
  // loaded again, the screen still waits for the answer
  await page.reload();
  await choose.click();
  await openCharges(card, words);
  await expect(question).toContainText("Approval asked for");

  const admin = await openBrowser({ role: "ROLE_FFADMIN" });
  const answer = async (verb: "Approve" | "Decline", asked: string, reason: string) => {
    await admin.goto(`${RULES}/approvals`);
    await expectSettled(admin);
    await (await findRow(admin, asked)).getByRole("button", { name: new RegExp(`^${verb}`) }).click();
    const dialog = admin.getByRole("dialog");
    await dialog.getByLabel("Reason").fill(reason);
    await dialog.getByRole("button", { name: verb }).click();
    await expect(dialog).toBeHidden();
  };
  await answer("Decline", "They always pay", "Too little for this lane");
  await expect(question).toContainText("Too little for this lane");
  await expectTotal(card, "450.00");

  await askFor("11", "A promise of last week");
  await answer("Approve", "A promise of last week", "As promised");
  // 4.00 × 1.11 a kg, × 90
  await expectTotal(card, "399.60");
  await expect(question).toBeHidden();
  await expect(page.getByTestId("unsettled")).toBeHidden();
  await save.click();
  await expect(page.getByTestId("saved-note")).toBeVisible();
});

test("an admin finds a rule of one person, and deletes one that nothing needs any more", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await page.goto(`${RULES}/agents`);
  await expect(await findRow(page, "Wei")).toContainText("Wei Zhang");
  coverScreen(page, `${RULES}/agents`, { task: "find the rule of one person of the desk" });
  await page.goto(RULES);
  await expectSettled(page);
  await (await findRow(page, airline)).getByRole("button", { name: /^Delete/ }).click();
  await confirmIn(page, "Delete");
  await expect(page.getByText("Nothing matches these filters")).toBeVisible();
  coverScreen(page, RULES, { task: "delete a margin rule that was made and priced by" });
});
