import { RATE_TYPES } from "@kilolane/domain";
import { z } from "zod";
import { RATE_READERS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { RATE_BADGES } from "./rate-record.ts";
import { iataCode, id, oneOf, text } from "../values.ts";

/** Id of an airline. */
export const requiredAirlineId = z.coerce
  .number("number")
  .int("number")
  .min(1, "required")
  .max(2_147_483_647, "unknown");
/** Whose rates are meant: an airline's of one type, for everybody or for one forwarder. */
export const rateSegment = z.object({
  airlineId: requiredAirlineId,
  rateType: oneOf(RATE_TYPES),
  /** contract and spot rates of an airline: the forwarder they are for */
  forwarderId: id.optional(),
});
/** What a list of published rates may be narrowed to: those in force, or those that wear a badge. */
const exportView = oneOf(["live", ...RATE_BADGES]);
export type ExportView = z.output<typeof exportView>;
const format = oneOf(["csv", "xlsx"]).default("xlsx");
export const downloadRateTemplate = defineEndpoint({
  name: "downloadRateTemplate",
  area: "rate-import",
  summary: "An empty rate sheet: all columns with an example, or the short marketplace shape",
  method: "GET",
  path: "/rate-template",
  roles: RATE_READERS,
  scope: "company",
  query: z.object({ format, shape: oneOf(["full", "marketplace"]).default("full") }),
  response: z.unknown(),
  content: "file",
  errors: [],
});
export const exportRates = defineEndpoint({
  name: "exportRates",
  area: "rate-import",
  summary:
    "The live rates of an airline, all or those that a list is narrowed to, as a sheet that can be imported again",
  method: "GET",
  path: "/rates/export",
  roles: RATE_READERS,
  scope: "company",
  query: rateSegment.extend({
    from: iataCode.optional(),
    to: iataCode.optional(),
    goods: text(40).optional(),
    /** as in a list: airline's IATA code or name, provider, forwarder */
    search: text(120).optional(),
    view: exportView.optional(),
    format,
  }),
  response: z.unknown(),
  content: "file",
  errors: ["not-found"],
});
