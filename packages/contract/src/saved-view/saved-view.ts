import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { id, text } from "../values.ts";

const savedView = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
});

export const listSavedViews = defineEndpoint({
  name: "listSavedViews",
  area: "quotation",
  summary: "Saved views of a list",
  method: "GET",
  path: "/saved-views/:screen",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ screen: z.string().max(40) }),
  response: z.array(savedView),
  errors: [],
});
export const createSavedView = defineEndpoint({
  name: "createSavedView",
  area: "quotation",
  summary: "Keeps the list's state under a name; the same name is updated",
  method: "POST",
  path: "/saved-views/:screen",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ screen: z.string().max(40) }),
  body: z.object({
    name: text(60).min(1, "required"),
    query: z.string().max(2000, "too-long"),
    isShared: z.boolean().default(false),
  }),
  response: savedView,
  errors: [],
});
export const deleteSavedView = defineEndpoint({
  name: "deleteSavedView",
  area: "quotation",
  summary: "Deletes one's own saved view",
  method: "DELETE",
  path: "/saved-views/:screen/:id",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ screen: z.string().max(40), id }),
  response: z.object({ id: z.string() }),
  errors: ["not-found"],
});
