import { z } from "zod";
import { RATE_READERS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { requiredAirlineId } from "./rate-export.ts";
import { instant, pageInput } from "../values.ts";

/* Published sets, whatever made them: import, editor, manual rates. */
const rateSet = z.object({
  id: z.number(),
  airlineId: z.number(),
  airlineName: z.string(),
  source: z.string(),
  state: z.enum(["live", "rolled-back"]),
  /** sheets it brought, and how many of them are live now */
  sheets: z.number(),
  liveSheets: z.number(),
  author: z.string().nullable(),
  publishedAt: instant.nullable(),
  rolledBackAt: instant.nullable(),
});
const setParams = z.object({ id: z.coerce.number("number").int("number").min(1, "required") });
export const listRateSets = defineEndpoint({
  name: "listRateSets",
  area: "rate-import",
  summary: "The published sets of an airline that the caller may roll back, the newest first",
  method: "GET",
  path: "/rate-sets",
  roles: RATE_READERS,
  scope: "company",
  query: z.object({ airlineId: requiredAirlineId, ...pageInput }),
  response: z.object({ content: z.array(rateSet), total: z.number() }),
  errors: ["not-found"],
});
export const rollBackRateSet = defineEndpoint({
  name: "rollBackRateSet",
  area: "rate-import",
  summary: "Takes a published set back: exactly the rates from before are live again",
  method: "POST",
  path: "/rate-sets/:id/rollback",
  roles: RATE_READERS,
  scope: "company",
  params: setParams,
  body: z.object({
    /** also take back later sets that replaced rates of this one */
    withLater: z.boolean().default(false),
  }),
  response: z.object({ rolledBack: z.array(z.number()) }),
  errors: ["not-found", "state-conflict", "rate-set-replaced"],
});
