import { now } from "../clock.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import { ask } from "./api.ts";
import { type callAs, readMail } from "./sign-up.ts";

/** A stored quotation as the steps need it. */
export interface StoredQuotation {
  readonly requestId: string;
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

type Post = Awaited<ReturnType<typeof callAs>>["post"];

/** Prices a shipment and stores a draft of its first options, through the same calls that the screen makes. */
export async function storeDraftBy(
  post: Post,
  options = 2,
  changes: Partial<typeof SHIPMENT> = {},
): Promise<StoredQuotation> {
  const readyDate = new Date(now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { request_id: requestId, options: found } = await post("/ffadmin/quotation/create", {
    ...SHIPMENT,
    ...changes,
    readyDate,
  });
  const quoteIds = found.slice(0, options).map((option: { quote_id: string }) => option.quote_id);
  const { quotation_id: id, number } = await post(
    `/ffadmin/quotation/save?request_id=${requestId}&quote_id=${quoteIds.join(",")}`,
    {},
  );
  return { requestId, id, number };
}

/** Stores a draft of the person who is signed in on this page. */
export async function storeDraft(
  page: Page,
  options = 2,
  changes: Partial<typeof SHIPMENT> = {},
): Promise<StoredQuotation> {
  return storeDraftBy((path, body) => ask(page, "POST", path, body), options, changes);
}

/** Mails a stored quotation. @returns the caught mail's id and the token of its link */
export async function mailStored(
  request: APIRequestContext,
  post: Post,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<{ mail: string; token: string }> {
  await post(`/ffadmin/saved-quotation/email?quotation_id=${id}&email=${email}`, {});
  const { text, id: mail } = await readMail(request, email);
  return { mail, token: /\/q\/([^\s/]+)/.exec(text)?.[1] ?? "" };
}
