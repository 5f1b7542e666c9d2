import type { Page } from "@playwright/test";
import { coverText } from "./cover.ts";
import { expect, test } from "./fixtures.ts";
import { openCreate } from "./steps/create-quotation.ts";
import { acceptByLink, findMailedLink } from "./steps/documents.ts";
import { storeDraft } from "./steps/saved-quotation.ts";
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

test("a ZIP that does not exist is named at its field", async ({ page, signInAs }) => {
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  await page.getByLabel("Pickup ZIP").fill("00000");
  await expect(page.getByText(/^Zipcode not (available|found)/)).toBeVisible();
});
