import type { CalendarDate } from "@kilolane/domain";
import type { StoredRequest } from "../reads/request-content.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { visibilityOf } from "../reads/visibility.ts";
import type { OptionSummary, StoredPricing } from "../reads/content.ts";
import { getSettings } from "../reads/reference.ts";
import { findRequest, type RequestRow } from "../reads/request.ts";
import { updateRequestRow } from "../writes/request.ts";
import { type PlacedModel, priceSummary, withResults } from "./pricing.ts";

/** A stored request that the caller may see and change. @throws AppError not-found */
export async function getRequestRow(
  tx: CompanyTransaction,
  id: string,
  lock: "lock" | "read" = "read",
): Promise<RequestRow> {
  const visibility = visibilityOf(tx.scope, await getSettings(tx));
  const row = await findRequest(tx, visibility, id, lock);
  // typed lines are changed by the calls of manual quotations alone
  const isForeignKind = lock === "lock" && row?.pricing.manual !== undefined;
  if (row === undefined || isForeignKind) throw new AppError("not-found");
  return row;
}

export interface RequestUpdate {
  readonly request?: StoredRequest;
  readonly pricing: StoredPricing;
  readonly pricedOn?: CalendarDate;
  readonly clientUserId?: string | null;
  readonly status?: RequestRow["status"];
  readonly action: string;
  readonly detail?: object;
}

/** Refuses a caller who saw another version. @throws AppError version-conflict */
export function requireVersion(seen: number | undefined, current: number): void {
  if (seen !== undefined && seen !== current)
    throw new AppError("version-conflict", { currentVersion: current });
}

/**
 * Writes a changed request that the caller has locked, and prices it for the answer.
 * @throws AppError version-conflict
 */
export async function updateRequestIn(
  tx: CompanyTransaction,
  row: RequestRow,
  update: RequestUpdate,
  priced?: PlacedModel<OptionSummary>,
): Promise<{ row: RequestRow; model: PlacedModel<OptionSummary> }> {
  const request = update.request ?? row.request;
  const pricedOn = update.pricedOn ?? row.pricedOn;
  const model =
    priced ?? (await priceSummary(tx, { id: row.id, request, pricing: update.pricing, pricedOn }));
  const pricing = withResults(update.pricing, model);
  const chosen = pricing.chosenTrucking.pickup ?? pricing.chosenTrucking.delivery;
  const change = {
    id: row.id,
    version: row.version,
    request,
    pricing,
    pricedOn,
    clientUserId: update.clientUserId === undefined ? row.clientUserId : update.clientUserId,
    truckingId: chosen?.truckingId ?? null,
    status: update.status ?? row.status,
  };
  const version = await updateRequestRow(tx, {
    ...change,
    action: update.action,
    detail: update.detail ?? {},
  });
  if (version === null) throw new AppError("version-conflict", { currentVersion: row.version });
  return { row: { ...row, ...change, version }, model };
}
