import { CARGO_TYPES } from "@kilolane/domain";
import { z } from "zod";
import { RATE_DESK, RATE_READERS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { rateSurcharge, rateSurchargeView, weightRange } from "./rate-form.ts";
import { airlineId, instant, oneOf, seenVersion } from "../values.ts";

/** Weight ranges are three, surcharge lists six by cargo type (product.md §10). */
export const WEIGHT_RANGE_KINDS = ["general", "contract", "promo"] as const;
export type WeightRangeKind = (typeof WEIGHT_RANGE_KINDS)[number];

/** 0 stands for a list that was never stored: it is the product's own. */
const stamp = { version: z.number(), updatedAt: instant.nullable(), updatedBy: z.string().nullable() };
const weightRangeList = z.object({
  airlineId: z.number(),
  kind: z.enum(WEIGHT_RANGE_KINDS),
  ranges: z.array(z.object({ lowerRange: z.string(), upperRange: z.string().nullable() })),
  ...stamp,
});
export type WeightRangeList = z.output<typeof weightRangeList>;
const surchargeList = z.object({
  /** null: the product's own list, of no airline in particular */
  airlineId: z.number().nullable(),
  typeOfGoods: z.enum(CARGO_TYPES),
  surcharges: z.array(rateSurchargeView),
  ...stamp,
});
export type SurchargeList = z.output<typeof surchargeList>;

/** May be left out by the people of a company with one airline. */
const ofAirline = { airlineId: airlineId.optional() };
const base = { area: "rate", scope: "company", errors: ["not-found", "airline-missing"] } as const;

export const listWeightRanges = defineEndpoint({
  ...base,
  name: "listWeightRanges",
  summary: "The airline's weight ranges, one list per kind",
  method: "GET",
  path: "/weight-ranges",
  roles: RATE_READERS,
  query: z.object(ofAirline),
  response: z.object({ content: z.array(weightRangeList) }),
});
const rangeForm = z.object({
  ...ofAirline,
  kind: oneOf(WEIGHT_RANGE_KINDS),
  ranges: z.array(weightRange).min(1, "required").max(20, "too-many"),
});
export const createWeightRanges = defineEndpoint({
  ...base,
  name: "createWeightRanges",
  summary: "Stores the airline's first own list of a kind",
  method: "POST",
  path: "/weight-ranges",
  roles: RATE_DESK,
  body: rangeForm,
  response: weightRangeList,
  errors: ["not-found", "airline-missing", "state-conflict"],
});
export const updateWeightRanges = defineEndpoint({
  ...createWeightRanges,
  name: "updateWeightRanges",
  summary: "Replaces the airline's list of a kind; rates that exist stay as they are",
  method: "PUT",
  path: "/weight-ranges/:kind",
  params: rangeForm.pick({ kind: true }),
  body: rangeForm.omit({ kind: true }).extend({ version: seenVersion }),
  errors: ["not-found", "airline-missing", "version-conflict"],
});

/**
 * The specification's call names no airline. Without one, people of one airline get its lists; everybody else gets the
 * product's own, which every airline starts from.
 */
export const listSurcharges = defineEndpoint({
  ...base,
  name: "listSurcharges",
  summary: "Surcharges that a new rate of the airline starts from, one list per cargo type",
  method: "GET",
  path: "/airfare/surcharges",
  roles: RATE_READERS,
  query: z.object({ ...ofAirline, typeOfGoods: oneOf(CARGO_TYPES).optional() }),
  response: z.object({ content: z.array(surchargeList) }),
});
const surchargeForm = z.object({
  ...ofAirline,
  typeOfGoods: oneOf(CARGO_TYPES),
  surcharges: z.array(rateSurcharge).max(100, "too-many"),
});
export const createSurcharges = defineEndpoint({
  ...base,
  name: "createSurcharges",
  summary: "Stores the airline's first own list of a cargo type",
  method: "POST",
  path: "/surcharge-lists",
  roles: RATE_DESK,
  body: surchargeForm,
  response: surchargeList,
  errors: ["not-found", "airline-missing", "state-conflict"],
});
export const updateSurcharges = defineEndpoint({
  ...createSurcharges,
  name: "updateSurcharges",
  summary: "Replaces the airline's list of a cargo type; rates that exist stay as they are",
  method: "PUT",
  path: "/surcharge-lists/:typeOfGoods",
  params: surchargeForm.pick({ typeOfGoods: true }),
  body: surchargeForm.omit({ typeOfGoods: true }).extend({ version: seenVersion }),
  errors: ["not-found", "airline-missing", "version-conflict"],
});
