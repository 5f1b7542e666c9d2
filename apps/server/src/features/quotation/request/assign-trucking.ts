import type { PricedRequest } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { StoredPricing } from "../reads/content.ts";
import { type Detail, getPresentedRequest, pricerOf } from "./presented-request.ts";
import { getRequestRow, updateRequestIn } from "./stored-request.ts";

export interface TruckingChoice {
  readonly request_id: string;
  /** empty: without trucking on this leg */
  readonly trucking_id: string;
  readonly carrier?: string | undefined;
  readonly transit_days?: number | undefined;
  readonly leg: "pickup" | "delivery";
}

/**
 * Puts a trucking carrier on a leg of the request, or takes it off, and answers the new totals (product.md §8).
 * The leg named is used when the carrier serves it, else the one it does serve.
 * @throws AppError not-found, currency-without-rate
 */
export function assignTrucking(
  scope: CompanyScope,
  choice: TruckingChoice,
  detail: Detail,
): Promise<PricedRequest> {
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, choice.request_id, "lock");
    const pricing = withChoice(row.pricing, choice, row.request.currency);
    const model = await pricerOf(detail)(tx, { ...row, pricing });
    const what = { trucking_id: choice.trucking_id, leg: choice.leg };
    const update = { pricing, action: "request.trucking", detail: what };
    const written = await updateRequestIn(tx, row, update, model);
    return getPresentedRequest(tx, written.row, written.model);
  });
}

function withChoice(pricing: StoredPricing, choice: TruckingChoice, currency: string): StoredPricing {
  const { [choice.leg]: _former, ...others } = pricing.chosenTrucking;
  if (choice.trucking_id === "") return { ...pricing, chosenTrucking: others };
  const serving = pricing.carriers.filter((entry) => entry.truckingId === choice.trucking_id);
  const carrier = serving.find((entry) => entry.leg === choice.leg) ?? serving[0];
  if (carrier === undefined) throw new AppError("not-found");
  const hasRate =
    carrier.currency === currency || pricing.exchange.some((exchange) => exchange.from === carrier.currency);
  if (!hasRate)
    throw new AppError("currency-without-rate", {
      fields: [{ field: "trucking_id", code: "currency-without-rate" }],
    });
  const chosen = {
    truckingId: carrier.truckingId,
    carrier: choice.carrier?.trim() || carrier.carrier,
    transitDays: choice.transit_days ?? carrier.transitDays,
  };
  return { ...pricing, chosenTrucking: { ...pricing.chosenTrucking, [carrier.leg]: chosen } };
}
