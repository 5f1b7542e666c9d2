import { expect, type Locator, type Page } from "@playwright/test";
import { chooseAirport, openCreate, typeGoods } from "./create-quotation.ts";

/** Asks for 90 kg on the lane of `ownRateForm`. @returns the airline's option */
export async function priceOwnLane(
  page: Page,
  airline: string,
  desk: "admin" | "agent" = "admin",
): Promise<Locator> {
  await openCreate(page, "", desk);
  await chooseAirport(page, "From", "BTV", "BTV");
  await chooseAirport(page, "To", "SZG", "SZG");
  await typeGoods(page, 0, ["1", "40", "40", "40", "90"]);
  const card = page.getByTestId("option").filter({ hasText: airline });
  await expect(card).toBeVisible();
  return card;
}
