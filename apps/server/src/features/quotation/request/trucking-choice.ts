import { AppError } from "../../../http/app-error.ts";
import type { StoredPricing } from "../reads/content.ts";
import type { StoredCarrier } from "../reads/trucking-content.ts";

export interface TruckingChoice {
  readonly request_id: string;
  /** empty: without trucking on this leg */
  readonly trucking_id: string;
  readonly carrier?: string | undefined;
  readonly transit_days?: number | undefined;
  readonly leg: "pickup" | "delivery";
}

/**
 * A pricing with another carrier on a leg, or without one. The leg named is used when the carrier serves it, else the one
 * that it does serve.
 * @throws AppError not-found, currency-without-rate
 */
export function withChoice(pricing: StoredPricing, choice: TruckingChoice, currency: string): StoredPricing {
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

/** A carrier stays chosen only while its zip does, and while it serves it. */
export function keptTrucking(
  carriers: readonly StoredCarrier[],
  { carriers: formerCarriers, chosenTrucking }: Pick<StoredPricing, "carriers" | "chosenTrucking">,
): StoredPricing["chosenTrucking"] {
  const zipOf = (among: readonly StoredCarrier[], leg: StoredCarrier["leg"]) =>
    among.find((carrier) => carrier.leg === leg && carrier.truckingId === chosenTrucking[leg]?.truckingId)
      ?.zip;
  const keeps = (leg: StoredCarrier["leg"]) => {
    const zip = zipOf(carriers, leg);
    return zip !== undefined && zip === zipOf(formerCarriers, leg);
  };
  return {
    ...(keeps("pickup") && { pickup: chosenTrucking.pickup }),
    ...(keeps("delivery") && { delivery: chosenTrucking.delivery }),
  };
}
