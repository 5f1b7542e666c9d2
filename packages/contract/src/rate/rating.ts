import { z } from "zod";
import { RATE_PREVIEWERS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";

/**
 * The body is checked by a parser of its own (`parsePreviewRequest`), which knows the thirty-one readings of
 * rating-preview.md; the schema here only says that it is an object.
 */
export const previewRating = defineEndpoint({
  name: "previewRating",
  area: "rate",
  summary: "Prices one shipment against one rate; nothing is stored",
  method: "POST",
  path: "/rating/preview",
  roles: RATE_PREVIEWERS,
  scope: "user",
  body: z.looseObject({ rate: z.unknown(), shipment: z.unknown() }),
  response: z.object({
    grossWeight: z.string().nullable(),
    volumeWeight: z.string().nullable(),
    chargeableWeight: z.string(),
    ratedWeight: z.string().nullable(),
    weightUnit: z.enum(["kg", "lb"]),
    basis: z.string(),
    rateClass: z.string(),
    appliedRate: z.string().nullable(),
    weightCharge: z.string(),
    currency: z.string(),
    charges: z.array(z.looseObject({ label: z.string(), kind: z.string(), amount: z.string() })),
    total: z.string(),
    mainDeckFlag: z.boolean(),
    savings: z.object({ ratedAs: z.string(), saved: z.string() }).nullable(),
    trace: z.array(z.object({ step: z.string(), rule: z.string(), text: z.string() })),
  }),
  errors: [],
  staysOpen: ["while-viewing"],
});
