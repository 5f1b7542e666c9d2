import { now } from "./clock.ts";
import { expect, test } from "./fixtures.ts";
import { saveQuotation } from "./steps/create-quotation.ts";
import { expectPriced } from "./steps/option-card.ts";
import { priceAtlantaToLuxembourg } from "./steps/priced-lane.ts";
import { loadWords, type Words } from "./steps/words.ts";
import type { Page } from "@playwright/test";

/** Prices a shipment from Atlanta to Luxembourg as a forwarder's admin and chooses the first option. */
async function priceShipment(page: Page, signInAs: (role: string) => Promise<unknown>): Promise<Words> {
  const words = await loadWords("en");
  await signInAs("ROLE_FFADMIN");
  await priceAtlantaToLuxembourg(page, words);
  await page
    .getByTestId("option")
    .first()
    .getByRole("button", { name: words.quotation("option.choose") })
    .click();
  return words;
}

test("the summary says until when the quotation will be valid, and so it is saved", async ({
  page,
  signInAs,
}) => {
  const words = await priceShipment(page, signInAs);
  const summary = page.getByRole("complementary", { name: words.quotation("section.summary") });
  const valid = /Valid until (\w{3} \d\d, \d{4})/;
  await expect(summary).toContainText(valid);
  const promised = valid.exec((await summary.textContent()) ?? "")?.[1];
  // The company's fortnight, not the rate's own end.
  const days = (Date.parse(`${promised} UTC`) - now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(12);
  expect(days).toBeLessThan(15);
  await saveQuotation(page, words);
  await page.getByTestId("saved-note").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("HS-");
  await expect(page.getByText(`Valid until ${promised}`)).toBeVisible();
});

test("prices that are past their day are said to be, and priced again with one click", async ({
  page,
  signInAs,
}) => {
  const words = await priceShipment(page, signInAs);
  // What the server answers once the prices are too old; its own tests make them old (prices-expired.test.ts).
  await page.route("**/api/ffadmin/quotation/save?*", (route) =>
    route.fulfill({
      status: 409,
      json: {
        title: words.error("prices-expired.title"),
        detail: words.error("prices-expired.detail"),
        status: 409,
        code: "prices-expired",
        errors: [],
      },
    }),
  );
  await page.getByRole("button", { name: words.quotation("summary.save"), exact: true }).click();
  const refusal = page.getByRole("alert").filter({ hasText: words.error("prices-expired.title") });
  await expect(refusal).toContainText(words.error("prices-expired.detail"));
  await page.unrouteAll({ behavior: "wait" });
  const pricing = page.waitForResponse(/\/ffadmin\/quotation\/create/);
  await refusal.getByRole("button", { name: words.quotation("detail.reprice") }).click();
  expect((await pricing).status()).toBe(200);
  await expect(refusal).toHaveCount(0);
  await expectPriced(page, words, 2);
  await saveQuotation(page, words);
});
