import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";

/** The twelve stories of the demo world (product.md §9), each a create form; 404 outside the demo world. */
export const listDemoStories = defineEndpoint({
  name: "listDemoStories",
  area: "demo",
  summary: "The demo world's stories, each with the create form that opens it",
  method: "GET",
  path: "/demo/stories",
  roles: FORWARDER_DESK,
  scope: "company",
  response: z.array(
    z.object({
      id: z.string(),
      titleKey: z.string(),
      textKey: z.string(),
      /** the create form as `quotation/create` takes it */
      form: z.record(z.string(), z.unknown()),
      /** the saved quotation the story starts from (the expired rate), or null */
      quotationId: z.string().nullable(),
    }),
  ),
  errors: ["not-found"],
});
