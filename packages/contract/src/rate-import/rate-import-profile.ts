import { z } from "zod";
import { RATE_READERS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { importMapping } from "./rate-import-mapping.ts";
import { requiredAirlineId } from "../rate/rate-export.ts";
import { id, instant, text } from "../values.ts";

/* A profile: what the columns of an airline's sheets mean, remembered per company. */
const profile = z.object({
  id: z.string(),
  airlineId: z.number(),
  name: z.string(),
  mapping: importMapping,
  updatedAt: instant,
});
export const listImportProfiles = defineEndpoint({
  name: "listImportProfiles",
  area: "rate-import",
  summary: "The remembered column mappings of an airline",
  method: "GET",
  path: "/rate-import-profiles",
  roles: RATE_READERS,
  scope: "company",
  query: z.object({ airlineId: requiredAirlineId }),
  response: z.object({ content: z.array(profile) }),
  errors: [],
});
export const saveImportProfile = defineEndpoint({
  name: "saveImportProfile",
  area: "rate-import",
  summary: "Remembers a mapping under a name; the same name is replaced",
  method: "POST",
  path: "/rate-import-profiles",
  roles: RATE_READERS,
  scope: "company",
  body: z.object({ airlineId: requiredAirlineId, name: text(80).min(1, "required"), mapping: importMapping }),
  response: profile,
  errors: ["not-found"],
});
export const deleteImportProfile = defineEndpoint({
  name: "deleteImportProfile",
  area: "rate-import",
  summary: "Forgets a mapping",
  method: "DELETE",
  path: "/rate-import-profiles/:id",
  roles: RATE_READERS,
  scope: "company",
  params: z.object({ id }),
  response: z.object({}),
  errors: ["not-found"],
});
