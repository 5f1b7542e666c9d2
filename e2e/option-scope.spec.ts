import { randomInt } from "node:crypto";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { ask } from "./steps/api.ts";
import { chooseAirport, openCreate, saveQuotation, typeGoods } from "./steps/create-quotation.ts";
import { loadWords } from "./steps/words.ts";

const words = await loadWords("en");
/** 0.40 per chargeable kg. */
const surcharge = (label: string) => ({
  additionSuchargeLabale: label,
  additionSuchargeUnit: "per_kg",
  additionSuchargeValue: "0.40",
});

const ISOLATES = /[\u2066-\u2069]/g;

test("an all-in price names the surcharges inside, on its card and on the saved quotation", async ({
  page,
  signInAs,
}) => {
  const name = `Cedar Air ${randomInt(1_000_000)}`;
  await signInAs("ROLE_FFADMIN");
  const airline = await ask<{ id: number }>(page, "POST", "/ffadmin/manual-airline/create", {
    name,
    country: "US",
  });
  await ask(page, "POST", "/ffadmin/manual-airfare/create", {
    airlineCompanyId: airline.id,
    rateType: "contract",
    fromStations: ["BTV"],
    toStation: ["SZG"],
    typeOfGoods: "General",
    currency: "USD",
    minCharges: "60",
    timeDuration: 3,
    startDate: "2020-01-01",
    expiryDate: "2099-12-31",
    perUnitCharges: [{ lowerRange: "0", upperRange: "", perUnitCharge: "4.00", surchargePricing: "all-in" }],
    airlineSurcharges: [surcharge("Fuel"), surcharge("Security")],
  });
  await openCreate(page);
  await chooseAirport(page, "From", "BTV", "BTV");
  await chooseAirport(page, "To", "SZG", "SZG");
  await typeGoods(page, 0, ["1", "40", "40", "40", "90"]);
  const card = page.getByTestId("option").filter({ hasText: name });
  const said = async (of: typeof card) => (await of.textContent())?.replaceAll(ISOLATES, "");
  await expect.poll(() => said(card)).toContain("All-in: Fuel and Security included");
  await expectAccessible(page);
  await card.getByRole("button", { name: words.quotation("option.choose"), exact: true }).click();
  await saveQuotation(page, words);
  await page.getByTestId("saved-note").getByRole("link").click();
  await expect
    .poll(() => said(page.getByTestId("saved-option")))
    .toContain("All-in: Fuel and Security included");
});
