import { RATE_TYPES } from "@kilolane/domain";
import { z } from "zod";
import { FORWARDER_DESK, RATE_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { airlineId } from "../values.ts";

/**
 * What the rate-health board looks for (product.md §3). `overlap`: two live rates of the same kind on a lane on the
 * same days at the same price; `contradiction`: at different prices; `gap`: weights that no band covers; `dearer`: a
 * higher band costs more per unit; `expiring`: ends within 5 days; `unpriced`: asked for in the last 30 days and no
 * rate.
 */
export const RATE_HEALTH_KINDS = [
  "contradiction",
  "overlap",
  "gap",
  "dearer",
  "expiring",
  "unpriced",
] as const;
export type RateHealthKind = (typeof RATE_HEALTH_KINDS)[number];

const healthItem = z.object({
  fromStation: z.string(),
  toStation: z.string(),
  /** the rates it is about: two for overlaps and contradictions, none for lanes without a rate */
  rates: z.array(z.object({ id: z.string(), rateType: z.enum(RATE_TYPES), typeOfGoods: z.string() })),
  /** lanes of that rate with the same finding; for `unpriced` how often the lane was asked for */
  count: z.number(),
  /** first day of an overlap, last day of what expires, last day a lane was asked for */
  day: z.string().nullable(),
  /** the band from which weights are not covered, or that is dearer */
  lowerRange: z.string().nullable(),
});
export type RateHealthItem = z.output<typeof healthItem>;

const board = z.object({
  airlineId: z.number().nullable(),
  liveRates: z.number(),
  liveLanes: z.number(),
  /** per kind how many there are, and the first 50 */
  kinds: z.array(
    z.object({ kind: z.enum(RATE_HEALTH_KINDS), total: z.number(), items: z.array(healthItem) }),
  ),
});

export const getRateHealth = defineEndpoint({
  name: "getRateHealth",
  area: "rate",
  summary:
    "The rate-health board of one airline; lanes asked for are counted over all forwarders, without names",
  method: "GET",
  path: "/rate-health",
  roles: RATE_DESK,
  scope: "company",
  query: z.object({ airlineId: airlineId.optional() }),
  response: board,
  errors: ["not-found", "airline-missing"],
});
export const getForwarderRateHealth = defineEndpoint({
  name: "getForwarderRateHealth",
  area: "rate",
  method: "GET",
  scope: "company",
  response: board,
  summary: "The board of the forwarder's own rates, and the lanes that its people asked for without any rate",
  path: "/manual-rate-health",
  roles: FORWARDER_DESK,
  errors: [],
});
