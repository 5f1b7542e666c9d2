import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { decimalInput, seenVersion } from "../values.ts";

/** Most that a company may put on the platform's rates, per cent. */
const MOST_BUFFER_PERCENT = 25;
const exchangeBuffer = z.object({ bufferPercent: z.string(), version: z.number() });
export const getExchangeBuffer = defineEndpoint({
  area: "settings",
  roles: FORWARDER_DESK,
  scope: "company",
  name: "getExchangeBuffer",
  summary: "What the company puts on the platform's exchange rates, per cent",
  method: "GET",
  path: "/exchange-buffer",
  response: exchangeBuffer,
  errors: [],
});
export const updateExchangeBuffer = defineEndpoint({
  ...getExchangeBuffer,
  name: "updateExchangeBuffer",
  summary: "Says what the company puts on the platform's exchange rates, per cent",
  method: "PUT",
  roles: ["ROLE_FFADMIN"],
  body: z.object({
    bufferPercent: decimalInput({ max: MOST_BUFFER_PERCENT, decimals: 2 }),
    version: seenVersion,
  }),
  errors: ["version-conflict"],
});
