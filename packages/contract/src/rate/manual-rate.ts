import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { checkRate, endRate, listRates } from "./rate.ts";
import { rateDetail } from "./rate-record.ts";
import { manualRateChange, manualRateForm } from "./rate-form.ts";
import { id } from "../values.ts";

/** A forwarder's own rate, in the specification's words beside the product's. */
const manualRate = rateDetail.extend({
  airlineCompanyId: z.number(),
  ratesType: z.literal("RATE_PRIORITY"),
  /** the forwarder's own word, as typed */
  note: z.string(),
});
export type ManualRate = z.output<typeof manualRate>;

const forwarder = { area: "rate", roles: FORWARDER_DESK, scope: "company" } as const;

export const createManualRate = defineEndpoint({
  ...forwarder,
  name: "createManualRate",
  summary: "A forwarder's own rate; it counts at once, for that forwarder alone",
  method: "POST",
  path: "/ffadmin/manual-airfare/create",
  body: manualRateForm,
  response: manualRate,
  errors: [],
});
export const updateManualRate = defineEndpoint({
  ...forwarder,
  name: "updateManualRate",
  summary: "Replaces a forwarder's own rate",
  method: "PUT",
  path: "/ffadmin/manual-airfare/update",
  body: manualRateChange,
  response: manualRate,
  errors: ["not-found", "version-conflict", "state-conflict", "rates-changed"],
});
export const getManualRate = defineEndpoint({
  ...forwarder,
  name: "getManualRate",
  summary: "One of the forwarder's own rates",
  method: "GET",
  path: "/ffadmin/manual-airfare/:id",
  params: z.object({ id }),
  response: manualRate,
  errors: ["not-found"],
});
export const listManualRates = defineEndpoint({
  ...listRates,
  name: "listManualRates",
  summary: "The forwarder's own rates",
  path: "/manual-rates",
  roles: FORWARDER_DESK,
});
export const checkManualRate = defineEndpoint({
  ...checkRate,
  name: "checkManualRate",
  summary: "What is wrong or remarkable about a manual rate as typed; nothing is stored",
  path: "/ffadmin/manual-airrate/check",
  roles: FORWARDER_DESK,
  body: manualRateForm.and(z.object({ id: id.optional() })),
  errors: ["not-found"],
});
export const endManualRate = defineEndpoint({
  ...endRate,
  name: "endManualRate",
  summary: "Takes one of the forwarder's own rates out of force at once",
  path: "/manual-rates/:id/withdrawal",
  roles: FORWARDER_DESK,
  response: z.object({ id: z.string() }),
});
