import { now } from "../clock.ts";
import { expect, type Page } from "@playwright/test";

/** A stored quotation as the steps need it. */
export interface StoredQuotation {
  readonly id: string;
  readonly number: string;
}

/** A shipment that two airlines of the demo world fly on any day: 100 kg from Atlanta to Luxembourg. */
const SHIPMENT = {
  shipFromAirport: "ATL",
  shipToAirport: "LUX",
  typeOfGoods: "General",
  goodsArray: [{ pieces: 4, length: 120, width: 80, height: 100, totalWeight: 410 }],
  dimensionUnit: "cm",
  weightUnit: "kg",
  currency: "USD",
};

/** Stores a draft of the person who is signed in on this page, through the same calls that the screen makes. */
export async function storeDraft(page: Page, options = 2): Promise<StoredQuotation> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { authorization: `Bearer ${token ?? ""}` };
  const readyDate = new Date(now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  const priced = await page.request.post("/api/ffadmin/quotation/create", {
    headers,
    data: { ...SHIPMENT, readyDate },
  });
  expect(priced.status()).toBe(200);
  const { request_id: requestId, options: found } = await priced.json();
  const quoteIds = found.slice(0, options).map((option: { quote_id: string }) => option.quote_id);
  const saved = await page.request.post(
    `/api/ffadmin/quotation/save?request_id=${requestId}&quote_id=${quoteIds.join(",")}`,
    { headers, data: {} },
  );
  expect(saved.status()).toBe(200);
  const { quotation_id: id, number } = await saved.json();
  return { id, number };
}
