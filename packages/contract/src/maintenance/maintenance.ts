import { z } from "zod";
import { OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { instant } from "../values.ts";

export const getServiceState = defineEndpoint({
  name: "getServiceState",
  area: "maintenance",
  summary: "Whether the product is being serviced, and until when it is expected to be",
  method: "GET",
  path: "/service-state",
  roles: "public",
  scope: "public",
  response: z.object({ isMaintenance: z.boolean(), expectedEnd: instant.nullable() }),
  errors: [],
  staysOpen: ["during-maintenance"],
});

const maintenance = z.object({
  isOn: z.boolean(),
  expectedEnd: instant.nullable(),
  changedAt: instant.nullable(),
  /** who threw the switch last; empty when nobody has yet */
  changedBy: z.string(),
});
export type Maintenance = z.output<typeof maintenance>;

export const getMaintenance = defineEndpoint({
  name: "getMaintenance",
  area: "maintenance",
  summary: "The switch as the operator sees it",
  method: "GET",
  path: "/operator/maintenance",
  roles: OPERATOR,
  scope: "platform",
  response: maintenance,
  errors: [],
});
export const updateMaintenance = defineEndpoint({
  ...getMaintenance,
  name: "updateMaintenance",
  summary: "Begins or ends maintenance: while it lasts, everybody but the operator is answered 503",
  method: "PUT",
  body: z.object({
    isOn: z.boolean("required"),
    expectedEnd: z.iso.datetime({ offset: true, error: "date" }).nullable().default(null),
  }),
});
