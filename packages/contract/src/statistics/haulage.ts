import { z } from "zod";
import { TRUCKING_ADMINS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { amount } from "../values.ts";
import { periodCall } from "./statistics.ts";

/** What requests within a trucking company's zips came to; a pickup and a delivery count as one each. */
const haulage = z.object({
  /** a forwarder asked for a zip of theirs */
  requests: z.number(),
  /** quotations with them on the leg, that a client was sent */
  quoted: z.number(),
  won: z.number(),
  /** rejected, cancelled or expired */
  lost: z.number(),
  /** won ÷ (won + lost) in per cent, one decimal; null while nothing is decided */
  winPercent: z.string().nullable(),
  /** their own price of what was won, in dollars by the exchange rate of each quotation's pricing date */
  wonUsd: amount,
  /** their own price of all that was quoted, with fuel and services, per 100 lb of chargeable weight; null without any */
  perCwtUsd: amount.nullable(),
});
export type Haulage = z.output<typeof haulage>;

export const getHaulage = defineEndpoint({
  ...periodCall,
  name: "getHaulage",
  summary: "What forwarders asked and quoted of the trucking company in a period, beside the period before",
  path: "/trucking-statistics",
  roles: TRUCKING_ADMINS,
  response: z.object({
    from: z.string(),
    to: z.string(),
    beforeFrom: z.string(),
    beforeTo: z.string(),
    /** forwarders that keep the company among their carriers now */
    forwarders: z.number(),
    current: haulage,
    before: haulage,
    /** days without a request or a quotation are left out */
    perDay: z.array(haulage.extend({ day: z.string() })),
    /** the forty with the most requests */
    lanes: z.array(
      haulage.extend({
        leg: z.enum(["pickup", "delivery"]),
        /** the first three digits of the zip: an area, never an address of a forwarder's client */
        zipArea: z.string(),
        airport: z.string(),
      }),
    ),
  }),
});
