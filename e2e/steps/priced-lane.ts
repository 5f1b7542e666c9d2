import type { Page } from "@playwright/test";
import { chooseAirport, openCreate, typeGoods } from "./create-quotation.ts";
import { expectPriced } from "./option-card.ts";
import type { Words } from "./words.ts";

/** Opens the builder and prices four pieces from Atlanta to Luxembourg; at least two options stand there. */
export async function priceAtlantaToLuxembourg(page: Page, words: Words): Promise<void> {
  await openCreate(page);
  await chooseAirport(page, words.quotation("field.from"), "ATL", "ATL");
  await chooseAirport(page, words.quotation("field.to"), "LUX", "LUX");
  await typeGoods(page, 0, ["4", "120", "80", "100", "410"]);
  await expectPriced(page, words, 2);
}
