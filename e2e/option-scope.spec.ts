import { randomInt } from "node:crypto";
import type { Locator } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import {
  chooseAirport,
  chooseCarrier,
  openCreate,
  saveQuotation,
  typeGoods,
} from "./steps/create-quotation.ts";
import { findMailedLink, mailQuotation } from "./steps/documents.ts";
import { readSaid } from "./steps/option-card.ts";
import { ownRateForm } from "./steps/own-rate.ts";
import { expectSettled } from "./steps/settled.ts";
import { loadWords } from "./steps/words.ts";

const words = await loadWords("en");
/** 0.40 per chargeable kg. */
const surcharge = (label: string) => ({
  additionSuchargeLabale: label,
  additionSuchargeUnit: "per_kg",
  additionSuchargeValue: "0.40",
});

/** Whether an element begins where another has ended. */
async function isBelow(element: Locator, other: Locator): Promise<boolean> {
  const [own, above] = [await element.boundingBox(), await other.boundingBox()];
  return own !== null && above !== null && own.y >= above.y + above.height - 1;
}

test("an all-in price names the surcharges inside, freight collect is said, on card, saved quotation and link", async ({
  page,
  signInAs,
  openBrowser,
}) => {
  const name = `Cedar Air ${randomInt(1_000_000)}`;
  await signInAs("ROLE_FFADMIN");
  const airline = await ask<{ id: number }>(page, "POST", "/ffadmin/manual-airline/create", {
    name,
    country: "US",
  });
  await ask(page, "POST", "/ffadmin/manual-airfare/create", {
    ...ownRateForm(airline.id, "4.00"),
    perUnitCharges: [{ lowerRange: "0", upperRange: "", perUnitCharge: "4.00", surchargePricing: "all-in" }],
    airlineSurcharges: [surcharge("Fuel"), surcharge("Security")],
  });
  await openCreate(page);
  await chooseAirport(page, "From", "BTV", "BTV");
  await chooseAirport(page, "To", "SZG", "SZG");
  const more = page.getByRole("button", { name: words.quotation("section.more"), exact: true });
  const shippers = page.getByRole("radiogroup", { name: words.quotation("field.shipperType"), exact: true });
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  // with a scroll bar beside the page, and on a laptop, where the shipper has a line of its own
  for (const width of [1425, 1300, wide.width]) {
    await page.setViewportSize({ ...wide, width });
    await expect.poll(() => isBelow(more, shippers)).toBe(true);
  }
  await more.click();
  await page.getByLabel(words.quotation("field.freightTerm"), { exact: true }).selectOption("collect");
  await typeGoods(page, 0, ["1", "40", "40", "40", "90"]);
  const card = page.getByTestId("option").filter({ hasText: name });
  await expect.poll(() => readSaid(card)).toContain("All-in: Fuel and Security included");
  // offers that are priced again are pale until they come
  await expectSettled(page);
  await expectAccessible(page);
  await card.getByRole("button", { name: words.quotation("option.choose"), exact: true }).click();
  const number = await saveQuotation(page, words);
  await mailQuotation(page, words, "cedar@example.com");
  await page.getByTestId("saved-note").getByRole("link").click();
  await expect
    .poll(() => readSaid(page.getByTestId("saved-option")))
    .toContain("All-in: Fuel and Security included");
  const shipment = page.getByRole("region", { name: words.quotation("detail.shipment"), exact: true });
  await expect(shipment).toContainText("Freight collect");

  const client = await openBrowser();
  await client.goto(await findMailedLink(page, words, number));
  await expect(client.getByText(number).first()).toBeVisible();
  const shown = client.getByRole("main").first();
  await expect.poll(() => readSaid(shown)).toContain("All-in: Fuel and Security included");
  await expect(shown).toContainText("Freight collect");
  await expectAccessible(client);
});

test("a service that a truck has no price for is asked for on the carrier, the option and the saved quotation", async ({
  page,
  signInAs,
}) => {
  await signInAs("ROLE_FFADMIN");
  await openCreate(page);
  await chooseAirport(page, "From", "JFK", "JFK");
  await chooseAirport(page, "To", "FRA", "FRA");
  await page.getByLabel(words.quotation("field.pickupZip"), { exact: true }).fill("10001");
  await typeGoods(page, 0, ["2", "120", "80", "100", "300"]);
  const services = page.getByRole("region", { name: words.quotation("trucking.services"), exact: true });
  await services.getByRole("checkbox", { name: "Liftgate", exact: true }).check();
  await services.getByRole("checkbox", { name: "Waiting time", exact: true }).check();
  const panel = page.getByRole("region", { name: words.quotation("trucking.pickup"), exact: true });
  // Ironbound charges for a liftgate, not for waiting: it comes after the one that prices both
  const asked = "Not priced, on request: Waiting time";
  await expect.poll(() => readSaid(panel)).toMatch(new RegExp(`Tri-County.*Ironbound Haulage.*${asked}`));
  // offers that are priced again are pale until they come
  await expectSettled(page);
  await expectAccessible(page);
  await chooseCarrier(page, words, "Ironbound Haulage");
  const card = page.getByTestId("option").first();
  await expect.poll(() => readSaid(card)).toContain(`${asked} (Pickup)`);
  await card.getByRole("button", { name: words.quotation("option.choose"), exact: true }).click();
  await saveQuotation(page, words);
  await page.getByTestId("saved-note").getByRole("link").click();
  await expect.poll(() => readSaid(page.getByTestId("saved-option"))).toContain(`${asked} (Pickup)`);
});
