import type { PricedRequest, QuotationForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { findClientOf } from "./create-quotation.ts";
import {
  collectPricing,
  findPlaces,
  summarizeStored,
  withResults,
  type PlacedModel,
} from "./find-pricing.ts";
import { getRequestRow, pricerOf, showRequest, type Detail } from "./get-request.ts";
import type { OptionSummary, StoredPricing } from "./reads/content.ts";
import type { RequestRow } from "./reads/request.ts";
import { updateRequest } from "./writes/request.ts";

export interface RequestUpdate {
  readonly form?: QuotationForm;
  readonly pricing: StoredPricing;
  readonly pricedOn?: string;
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
export async function writeRequest(
  tx: CompanyTransaction,
  row: RequestRow,
  update: RequestUpdate,
  priced?: PlacedModel<OptionSummary>,
): Promise<{ row: RequestRow; model: PlacedModel<OptionSummary> }> {
  const form = update.form ?? row.form;
  const pricedOn = update.pricedOn ?? row.pricedOn;
  const model =
    priced ?? (await summarizeStored(tx, { id: row.id, form, pricing: update.pricing, pricedOn }));
  const pricing = withResults(update.pricing, model);
  const chosen = pricing.chosenTrucking.pickup ?? pricing.chosenTrucking.delivery;
  const change = {
    id: row.id,
    version: row.version,
    form,
    pricing,
    pricedOn,
    clientUserId: update.clientUserId === undefined ? row.clientUserId : update.clientUserId,
    truckingId: chosen?.truckingId ?? null,
    status: update.status ?? row.status,
  };
  const version = await updateRequest(tx, { ...change, action: update.action, detail: update.detail ?? {} });
  if (version === null) throw new AppError("version-conflict", { currentVersion: row.version });
  return { row: { ...row, ...change, version }, model };
}

/**
 * Prices a stored request again with changed input, at today's rates; margins and choices stay with the options
 * whose rate is still there.
 * @throws AppError not-found, version-conflict, validation, currency-without-rate
 */
export function repriceQuotation(
  scope: CompanyScope,
  id: string,
  body: QuotationForm & { readonly version?: number | undefined },
  now: Date,
  detail: Detail,
): Promise<PricedRequest> {
  const { version, ...form } = body;
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, id, "lock");
    requireVersion(version, row.version);
    const places = await findPlaces(tx, form, now);
    const clientUserId = await findClientOf(tx, form);
    const { pricing, rates } = await collectPricing(tx, form, places, keptOf(row, form));
    const model = await pricerOf(detail)(tx, { id, form, pricing, pricedOn: places.on }, { rates });
    const update = { form, pricing, pricedOn: places.on, clientUserId, action: "request.reprice" };
    const written = await writeRequest(tx, row, update, model);
    return showRequest(tx, written.row, written.model);
  });
}

/** A carrier stays chosen only while its zip does; typed amounts belong to the figures they were typed for. */
function keptOf(row: RequestRow, form: QuotationForm): StoredPricing {
  const { chosenTrucking, changes } = row.pricing;
  const kept: StoredPricing["chosenTrucking"] = {
    ...(form.pickupZip && form.pickupZip === row.form.pickupZip && chosenTrucking.pickup
      ? { pickup: chosenTrucking.pickup }
      : {}),
    ...(form.deliveryZip && form.deliveryZip === row.form.deliveryZip && chosenTrucking.delivery
      ? { delivery: chosenTrucking.delivery }
      : {}),
  };
  const withoutSell = Object.entries(changes).map(([quoteId, { sell: _typed, ...change }]) => [
    quoteId,
    change,
  ]);
  return { ...row.pricing, chosenTrucking: kept, changes: Object.fromEntries(withoutSell) };
}
