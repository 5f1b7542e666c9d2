import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "../arrive.ts";
import { chooseAirport, typeGoods } from "./create-quotation.ts";
import { findAccount } from "./demo-account.ts";
import { figureIn } from "./option-card.ts";
import { type StoredQuotation, storeDraftBy } from "./saved-quotation.ts";
import { callAs } from "./sign-up.ts";
import type { Words } from "./words.ts";

/** A forwarder's desk mails a quotation of two options to the demo shipper's address. */
export async function mailToShipper(request: APIRequestContext): Promise<StoredQuotation> {
  const { post } = await callAs(request, "ROLE_FFADMIN");
  const { username } = await findAccount(request, "ROLE_CONSIGNEE");
  const stored = await storeDraftBy(post);
  await post(
    `/ffadmin/saved-quotation/email?quotation_id=${stored.id}&email=${username}&airline_show=true&remark_show=true`,
    {},
  );
  return stored;
}

/** Types the shipment of the other steps, 410 kg from Atlanta to Luxembourg, into the create screen. */
export async function typeShipment(page: Page, words: Words): Promise<void> {
  await chooseAirport(page, words.quotation("field.from"), "atlanta", "ATL");
  await chooseAirport(page, words.quotation("field.to"), "luxem", "LUX");
  await typeGoods(page, 0, ["4", "120", "80", "100", "410"]);
}

/** Sums the amounts of the only card of price lines; they must come to its total. @returns the total as a bare figure */
export async function readPriceCard(page: Page): Promise<string> {
  const card = page.getByTestId("price-lines").first();
  const total = figureIn(await card.getByTestId("price-total").textContent());
  const amounts = await card.getByRole("table").first().locator("tbody td").allTextContents();
  const cents = amounts.reduce((sum, amount) => sum + Math.round(Number(figureIn(amount)) * 100), 0);
  expect((cents / 100).toFixed(2)).toBe(total);
  return total;
}
