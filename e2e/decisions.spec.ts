import type { APIRequestContext, Page } from "@playwright/test";
import { coverText } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { chooseAirport, openCreate, saveQuotation, typeGoods } from "./steps/create-quotation.ts";
import { acceptByLink, findMailedLink, mailQuotation } from "./steps/documents.ts";
import { expectTotal, openCharges, typeMargin } from "./steps/option-card.ts";
import { mailStored, storeDraft } from "./steps/saved-quotation.ts";
import { readMail } from "./steps/sign-up.ts";
import { loadWords } from "./steps/words.ts";

/** Opens a fresh draft's details and mails it from there. */
async function openSent(page: Page): Promise<string> {
  const { id, number } = await storeDraft(page, 1);
  await page.goto(`/freight-forwarder/admin/quotation/details/${id}`);
  await page.getByRole("button", { name: "Mail", exact: true }).click();
  await page.getByRole("dialog").getByLabel("To", { exact: true }).fill("orders@northbay.example.com");
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await coverText(page, "Email sent successfully!");
  await coverText(page, "mail sent", "Email sent successfully!");
  // what can be done with it changes once the page has it as sent
  await expect(page.getByRole("button", { name: "Client accepted" })).toBeEnabled();
  return number;
}

/** Mails a stored quotation and accepts it by its link, while a page has it open. */
async function acceptMailed(
  page: Page,
  request: APIRequestContext,
  { id, number }: { readonly id: string; readonly number: string },
): Promise<void> {
  const email = `${number.toLowerCase()}@northbay.example.com`;
  const post = async (path: string, body: object) => ask(page, "POST", path, body);
  const { token } = await mailStored(request, post, { id, email });
  const data = { decision: "accept", name: "Amal Haddad" };
  expect((await request.post(`/api/quotation-links/${token}/decision`, { data })).status()).toBe(200);
}

test("a client's word on the phone is recorded: accepted", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await openSent(page);
  await page.getByRole("button", { name: "Client accepted" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Client accepted" }).click();
  await coverText(page, "Quotation Accepted successfully!");
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline.getByRole("listitem").filter({ hasText: /^Accepted/ })).toHaveCount(1);
});

test("a client's word on the phone is recorded: rejected", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  const number = await openSent(page);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Client rejected" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(number);
  await dialog.getByLabel("Why?").selectOption("The price");
  const elsewhere = dialog.getByLabel(/^Price elsewhere/);
  await elsewhere.fill("cheap");
  await dialog.getByRole("button", { name: "Client rejected" }).click();
  await expect(dialog.getByText("This is not a number")).toBeVisible();
  await elsewhere.fill("1,000");
  await dialog.getByRole("button", { name: "Client rejected" }).click();
  await coverText(page, "Quotation Rejected successfully!");
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText(
    /The price · .*1,000\.00 elsewhere/,
  );
});

test("a client's yes by its link is seen on the page that the desk has open", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  const words = await loadWords("en");
  await signInAs("ROLE_FFADMIN");
  const number = await openSent(page);
  const client = await openBrowser();
  const link = await findMailedLink(client, words, number);
  await client.goto(link);
  const accept = await client
    .getByRole("button", { name: /^Accept ./ })
    .first()
    .getAttribute("aria-label");
  await acceptByLink(client, words, link, (accept ?? "").replace("Accept ", ""));
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline.getByRole("listitem").filter({ hasText: /^Accepted/ })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Client accepted" })).toBeDisabled();
});

test("a mail that is being written about a draft stays open when the client accepts the version before it", async ({
  page,
  request,
  signInAs,
}) => {
  const words = await loadWords("en");
  await signInAs("ROLE_FFADMIN");
  const { id, number } = await storeDraft(page, 1);
  const email = `${number.toLowerCase()}@northbay.example.com`;
  const post = async (path: string, body: object) => ask(page, "POST", path, body);
  const { token } = await mailStored(request, post, { id, email });
  const seen = await ask<{ version: number; lockVersion: number }>(page, "GET", `/ffadmin/quotation/${id}`);
  const { version, lockVersion } = seen;
  await post("/ffadmin/saved-quotation/update", {
    quotation_id: id,
    version,
    lockVersion,
    remarks: "With a forklift",
  });
  await page.goto(`/freight-forwarder/admin/quotation/details/${id}`);
  await expect(page.getByTestId("offered-version")).toBeVisible();
  await page.getByRole("button", { name: "Mail", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const message = dialog.getByLabel(words.quotation("mail.message"), { exact: true });
  await message.fill("As agreed on the phone.");
  const data = { decision: "accept", name: "Amal Haddad" };
  expect((await request.post(`/api/quotation-links/${token}/decision`, { data })).status()).toBe(200);
  await expect(dialog.getByTestId("decision-note")).toContainText("Amal Haddad");
  await expect(message).toHaveValue("As agreed on the phone.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("Accepted");
});

test("a quotation accepted while its create screen is open says so there, and can no longer be changed or mailed", async ({
  page,
  request,
  signInAs,
}) => {
  const words = await loadWords("en");
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  await chooseAirport(page, words.quotation("field.from"), "atlanta", "ATL");
  await chooseAirport(page, words.quotation("field.to"), "luxem", "LUX");
  await typeGoods(page, 0, ["4", "120", "80", "100", "410"]);
  const card = page.getByTestId("option").filter({ hasText: "Cargolux" });
  await card.getByRole("button", { name: words.quotation("option.choose"), exact: true }).click();
  const number = await saveQuotation(page, words);
  const client = `${number.toLowerCase()}@northbay.example.com`;
  await mailQuotation(page, words, client);
  await openCharges(card, words);
  await typeMargin(card, "31");
  expect(await saveQuotation(page, words)).toBe(number);
  const mail = page.getByRole("button", { name: words.quotation("summary.saveAndMail"), exact: true });
  await mail.click();
  const dialog = page.getByRole("dialog");
  const message = dialog.getByLabel(words.quotation("mail.message"), { exact: true });
  await message.fill("As agreed on the phone.");

  const token = /\/q\/([^\s/]+)/.exec((await readMail(request, client)).text)?.[1] ?? "";
  const data = { decision: "accept", name: "Amal Haddad" };
  expect((await request.post(`/api/quotation-links/${token}/decision`, { data })).status()).toBe(200);
  const accepted = words.quotation("decided.accepted", { number });
  await expect(dialog.getByTestId("decision-note")).toContainText(accepted);
  await expect(dialog.getByTestId("decision-note")).toContainText("Amal Haddad");
  await expect(message).toHaveValue("As agreed on the phone.");
  await expect(
    dialog.getByRole("button", { name: words.quotation("mail.send"), exact: true }),
  ).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const note = page.getByTestId("decision-note");
  const save = page.getByRole("button", { name: words.quotation("summary.save"), exact: true });
  await expect(note).toContainText(accepted);
  await expectAccessible(page);
  await save.click();
  await expect(note).toBeFocused();
  await typeMargin(card, "37");
  await mail.click();
  await expect(note).toBeFocused();
  await expect(dialog).toBeHidden();
  await note.getByRole("button", { name: words.quotation("decided.saveAsNew"), exact: true }).click();
  await expect(note).toBeHidden();
  const link = page.getByTestId("saved-note").getByRole("link");
  await expect(link).not.toContainText(number);
  // 1,344.00 of freight at a margin of 37 %, 645.00 of the rest
  await expectTotal(card, "2776.20");
});

test("a create screen that is loaded again after its quotation was accepted says so, and makes no other by itself", async ({
  page,
  request,
  signInAs,
}) => {
  const words = await loadWords("en");
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  await chooseAirport(page, words.quotation("field.from"), "atlanta", "ATL");
  await chooseAirport(page, words.quotation("field.to"), "luxem", "LUX");
  await typeGoods(page, 0, ["4", "120", "80", "100", "410"]);
  const option = page.getByTestId("option").first();
  await option.getByRole("button", { name: words.quotation("option.choose"), exact: true }).click();
  const number = await saveQuotation(page, words);
  const link = page.getByTestId("saved-note").getByRole("link");
  const id = (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
  await page.reload();
  await expect(
    page.getByRole("button", { name: words.quotation("option.chosen"), exact: true }),
  ).toBeVisible();

  await acceptMailed(page, request, { id, number });
  const note = page.getByTestId("decision-note");
  await expect(note).toContainText("Amal Haddad");
  await page.reload();
  await expect(note).toContainText(words.quotation("decided.accepted", { number }));
  await page.getByRole("button", { name: words.quotation("summary.save"), exact: true }).click();
  await expect(note).toBeFocused();
  await note.getByRole("button", { name: words.quotation("decided.saveAsNew"), exact: true }).click();
  await expect(note).toBeHidden();
  await expect(link).not.toContainText(number);
  const next = (await link.textContent()) ?? "";

  await page.reload();
  await page.getByRole("button", { name: words.quotation("summary.save"), exact: true }).click();
  await expect(link).toHaveText(next);
});

test("a request opened from elsewhere and loaded again follows the quotation that it was saved into", async ({
  page,
  request,
  signInAs,
}) => {
  const words = await loadWords("en");
  await signInAs("ROLE_FFADMIN");
  const { requestId, id, number } = await storeDraft(page, 1);
  await page.goto(`/freight-forwarder/admin/quotation/output/${requestId}`);
  expect(await saveQuotation(page, words)).toBe(number);
  await page.reload();
  const save = page.getByRole("button", { name: words.quotation("summary.save"), exact: true });
  await expect(save).toBeEnabled();

  await acceptMailed(page, request, { id, number });
  await page.reload();
  const note = page.getByTestId("decision-note");
  await expect(note).toContainText(words.quotation("decided.accepted", { number }));
  await save.click();
  await expect(note).toBeFocused();
  await note.getByRole("button", { name: words.quotation("decided.saveAsNew"), exact: true }).click();
  await expect(note).toBeHidden();
  const link = page.getByTestId("saved-note").getByRole("link");
  await expect(link).not.toContainText(number);
  const next = (await link.textContent()) ?? "";
  await page.reload();
  await save.click();
  await expect(link).toHaveText(next);
});

test("a ZIP that does not exist is named at its field", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  await page.getByLabel("Pickup ZIP").fill("00000");
  await expect(page.getByText(/^Zipcode not (available|found)/)).toBeVisible();
});
