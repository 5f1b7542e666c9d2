import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { id, nameText, queryVersion, seenVersion } from "../values.ts";
import { manualLines, manualTemplate } from "./manual-content.ts";

/*
 * Templates of typed lines: the company's, for everybody at its desk.
 */

export const listManualTemplates = defineEndpoint({
  name: "listManualTemplates",
  area: "quotation",
  summary: "The company's templates of typed lines, by name",
  method: "GET",
  path: "/manual-templates",
  roles: FORWARDER_DESK,
  scope: "company",
  response: z.array(manualTemplate),
  errors: [],
});

export const createManualTemplate = defineEndpoint({
  name: "createManualTemplate",
  area: "quotation",
  summary: "Keeps typed lines under a name",
  method: "POST",
  path: "/manual-templates",
  roles: FORWARDER_DESK,
  scope: "company",
  body: z.object({ name: nameText(60), lines: manualLines }),
  response: manualTemplate,
  errors: ["manual-quotations-off"],
});

export const updateManualTemplate = defineEndpoint({
  name: "updateManualTemplate",
  area: "quotation",
  summary: "Gives a template another name, or other lines",
  method: "PUT",
  path: "/manual-templates/:id",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  body: z.object({
    version: seenVersion,
    name: nameText(60),
    lines: manualLines.optional(),
  }),
  response: manualTemplate,
  errors: ["not-found", "version-conflict", "manual-quotations-off"],
});

export const deleteManualTemplate = defineEndpoint({
  name: "deleteManualTemplate",
  area: "quotation",
  summary: "Takes a template away; what was saved with it stays",
  method: "DELETE",
  path: "/manual-templates/:id",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  query: z.object({ version: queryVersion }),
  response: z.object({ id: z.string() }),
  errors: ["not-found", "version-conflict", "manual-quotations-off"],
});
