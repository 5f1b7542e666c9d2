import type { PricedRequest } from "@kilolane/contract";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { loadLineNames } from "../present/line-name.ts";
import { type PresentContext, type PresentedRequest, presentRequest } from "../present/request.ts";
import type { OptionSummary } from "../reads/content.ts";
import { getAirlines, getCachedHomeAirlines, getSettings } from "../reads/reference.ts";
import { type PlacedModel, type Pricer, priceStored, priceSummary } from "./pricing.ts";

/** How much of each option an answer holds. */
export type Detail = "full" | "summary";

/** The names that an answer needs besides the priced options. */
export async function findContext(
  tx: CompanyTransaction,
  model: PlacedModel<OptionSummary>,
): Promise<PresentContext> {
  return {
    from: model.from,
    to: model.to,
    airlines: await getAirlines(tx),
    homeAirlines: await getCachedHomeAirlines(tx, model.from, model.to),
    validityDays: (await getSettings(tx)).validityDays,
    names: await loadLineNames(tx.scope.locale),
  };
}

/** The desk's answer for a priced request. */
export async function getPresentedRequest(
  tx: CompanyTransaction,
  row: PresentedRequest,
  model: PlacedModel<OptionSummary>,
  detail: Detail = "full",
): Promise<PricedRequest> {
  return presentRequest(row, model, await findContext(tx, model), detail);
}

/** What prices a request for an answer of that detail. */
export function pricerOf(detail: Detail): Pricer<OptionSummary> {
  return detail === "summary" ? priceSummary : priceStored;
}
