import { ACCESSORIAL_CODES } from "@kilolane/domain";
import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { amount, decimalInput, oneOf, optionalAirport, usZip } from "../values.ts";
import { truckingTariffForm } from "./trucking-terms-form.ts";

const trial = z.object({
  trucking: z.object({
    ratedBy: z.enum(["cwt", "mile"]),
    currency: z.string(),
    actualLb: amount,
    /** from the volume; null without a dimensional rule or a volume */
    cubeLb: amount.nullable(),
    chargeableLb: amount,
    /** the billed weight: more than the chargeable one where the deficit weight is cheaper; null by the mile */
    ratedLb: amount.nullable(),
    isDeficit: z.boolean(),
    /** what the deficit weight saves */
    saved: amount.nullable(),
    /** by road; null without a zip and an airport */
    miles: z.number().nullable(),
    /** per cwt or per mile; null where the minimum counts */
    appliedRate: amount.nullable(),
    isMinimum: z.boolean(),
    minimum: amount,
    lineHaul: amount,
    fuel: amount,
    accessorials: z.array(z.object({ code: oneOf(ACCESSORIAL_CODES), amount })),
    /** wanted without a price: not in the total */
    unpriced: z.array(z.object({ code: oneOf(ACCESSORIAL_CODES), isOffered: z.boolean() })),
    total: amount,
  }),
  /** whether the typed zips at that airport hold the zip; null without a zip and an airport */
  isServed: z.boolean().nullable(),
});
export type TruckingTrial = z.output<typeof trial>;

/** Prices a shipment by a tariff as it stands in the form; nothing is stored. */
export const tryTruckingTariff = defineEndpoint({
  name: "tryTruckingTariff",
  area: "trucking",
  summary: "Prices a typed shipment by a typed trucking tariff, with every step",
  method: "POST",
  path: "/trucking-trials",
  roles: FORWARDER_DESK,
  scope: "company",
  body: z.object({
    tariff: truckingTariffForm,
    weightLb: decimalInput({ max: 1_000_000, decimals: 2, aboveZero: true }),
    cubicFeet: z.union([z.literal(""), decimalInput({ max: 1_000_000, decimals: 4 })], "number").default(""),
    zip: z.union([z.literal(""), usZip], "zip").default(""),
    airport: optionalAirport.default(""),
    accessorials: z.array(oneOf(ACCESSORIAL_CODES)).max(ACCESSORIAL_CODES.length, "too-many").default([]),
  }),
  response: trial,
  errors: [],
});
