import type { PricedRequest } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { FoundAirport } from "../place/reads.ts";
import { priceStored } from "./find-pricing.ts";
import { visibilityOf } from "./policy.ts";
import { loadLineNames } from "./present/line-name.ts";
import { presentRequest, type PresentedRequest, type RequestSurroundings } from "./present/request.ts";
import type { PricedRequestModel } from "./price-request.ts";
import { airlinesById, homeAirlinesOf, settingsOf } from "./reads/reference.ts";
import { findRequest, type RequestRow } from "./reads/request.ts";

export type PlacedModel = PricedRequestModel & { readonly from: FoundAirport; readonly to: FoundAirport };

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
  model: PlacedModel,
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
  model: PlacedModel,
): Promise<PricedRequest> {
  return presentRequest(request, model, await findSurroundings(tx, model));
}

/** A stored request with its options as they were priced. @throws AppError not-found */
export function getRequest(scope: CompanyScope, id: string): Promise<PricedRequest> {
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, id);
    return showRequest(tx, row, await priceStored(tx, row));
  });
}
