import { z } from "zod";
import { FORWARDER_SIDE } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { amount, countInput, decimalInput, iataCode, queryFlag, usZip } from "../values.ts";

/** A carrier that can truck the goods between a zip and an airport, priced when the weight is known. */
export const truckingCarrier = z.object({
  trucking_id: z.string(),
  carrier: z.string(),
  leg: z.enum(["pickup", "delivery"]),
  zip: z.string(),
  airport: z.string(),
  miles: z.number(),
  transit_days: z.number(),
  currency: z.string(),
  chargeableWeight: amount.nullable(),
  ratedWeight: amount.nullable(),
  weightUnit: z.literal("lb"),
  lines: z.array(z.object({ code: z.string(), label: z.string(), amount })),
  buyTotal: amount.nullable().optional(),
  sellTotal: amount.nullable(),
  /**
   * services asked for that the carrier has no price for: its amounts are without them; absent without any.
   * `isOffered` false: the carrier does not do it at all
   */
  unpriced: z
    .array(z.object({ code: z.string(), label: z.string(), isOffered: z.literal(false).optional() }))
    .optional(),
  /** of the carriers that price the same services, where there are several */
  isCheapest: z.boolean().optional(),
  /** false: the margin is money, and its exchange rate to this tariff's currency is missing: no sell amount */
  isComparable: z.literal(false).optional(),
  isChosen: z.boolean(),
});
export type TruckingCarrier = z.output<typeof truckingCarrier>;

/**
 * Weights are optional: without them the carriers are listed with their minimum only. Without `arrival-airport`, which
 * the specification does not name, the delivery carriers of every airport that they serve the zip from are answered.
 */
export const checkTrucking = defineEndpoint({
  name: "checkTrucking",
  area: "trucking",
  summary: "Carriers for a zip and an airport",
  method: "GET",
  path: "/check-trucking",
  roles: FORWARDER_SIDE,
  scope: "company",
  query: z.object({
    "pickup-zip": usZip.optional(),
    "delivery-zip": usZip.optional(),
    "departure-airport": iataCode,
    "arrival-airport": iataCode.optional(),
    airlineDrop: queryFlag.optional(),
    weightLb: decimalInput({ max: 1_000_000 }).optional(),
    pieces: countInput({ min: 1, max: 100_000 }).optional(),
  }),
  response: z.object({ available: z.boolean(), truckingCarriers: z.array(truckingCarrier) }),
  errors: [],
});

export const checkDistance = defineEndpoint({
  name: "checkDistance",
  area: "trucking",
  summary: "Road miles and hours between a zip and an airport, by a stated road factor",
  method: "GET",
  path: "/check-distance",
  roles: FORWARDER_SIDE,
  scope: "company",
  query: z.object({ zip: usZip, airport: iataCode }),
  response: z.object({
    miles: z.number(),
    kilometres: z.number(),
    hours: z.number(),
    straightLineMiles: z.number(),
    roadFactor: z.number(),
  }),
  errors: ["not-found", "zipcode-not-found"],
});
