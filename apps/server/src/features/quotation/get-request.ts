import type { PricedRequest, QuoteOption } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { priceStored, summarizeStored, type PlacedModel, type Pricer } from "./find-pricing.ts";
import { visibilityOf } from "./policy.ts";
import { loadLineNames } from "./present/line-name.ts";
import { presentOption } from "./present/option.ts";
import type { OptionSummary } from "./reads/content.ts";
import { presentRequest, type PresentedRequest, type RequestSurroundings } from "./present/request.ts";
import { airlinesById, homeAirlinesOf, settingsOf } from "./reads/reference.ts";
import { findRequest, type RequestRow } from "./reads/request.ts";

/** How much of each option an answer holds. */
export type Detail = "full" | "summary";

/** A stored request that the caller may see and change. @throws AppError not-found */
export async function getRequestRow(
  tx: CompanyTransaction,
  id: string,
  lock: "lock" | "read" = "read",
): Promise<RequestRow> {
  const visibility = visibilityOf(tx.scope, await settingsOf(tx));
  const row = await findRequest(tx, visibility, id, lock);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

/** The names that an answer needs besides the priced options. */
export async function findSurroundings(
  tx: CompanyTransaction,
  model: PlacedModel<OptionSummary>,
): Promise<RequestSurroundings> {
  return {
    from: model.from,
    to: model.to,
    airlines: await airlinesById(tx),
    homeAirlines: await homeAirlinesOf(tx, model.from, model.to),
    validityDays: (await settingsOf(tx)).validityDays,
    names: await loadLineNames(tx.scope.locale),
  };
}

/** The desk's answer for a priced request. */
export async function showRequest(
  tx: CompanyTransaction,
  request: PresentedRequest,
  model: PlacedModel<OptionSummary>,
  detail: Detail = "full",
): Promise<PricedRequest> {
  return presentRequest(request, model, await findSurroundings(tx, model), detail);
}

/** What prices a request for an answer of that detail. */
export function pricerOf(detail: Detail): Pricer<OptionSummary> {
  return detail === "summary" ? summarizeStored : priceStored;
}

/** A stored request with its options as they were priced. @throws AppError not-found */
export function getRequest(scope: CompanyScope, id: string, detail: Detail): Promise<PricedRequest> {
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, id);
    return showRequest(tx, row, await pricerOf(detail)(tx, row));
  });
}

/** One option of a stored request with everything. @throws AppError not-found */
export function getOption(scope: CompanyScope, id: string, quoteId: string): Promise<QuoteOption> {
  return withTransaction(scope, async (tx) => {
    const { options } = await priceStored(tx, await getRequestRow(tx, id));
    const option = options.find((entry) => entry.quoteId === quoteId);
    if (option === undefined) throw new AppError("not-found");
    return presentOption(option, await loadLineNames(tx.scope.locale));
  });
}
