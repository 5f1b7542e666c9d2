import { ROLES } from "@kilolane/domain";
import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";

/** The nine sign-ins of the demo world; 404 outside it. */
export const listDemoAccounts = defineEndpoint({
  name: "listDemoAccounts",
  area: "session",
  summary: "The demo world's sign-ins",
  method: "GET",
  path: "/demo/accounts",
  roles: "public",
  scope: "public",
  response: z.array(
    z.object({ role: z.enum(ROLES), username: z.string(), password: z.string(), name: z.string() }),
  ),
  errors: ["not-found"],
  // the operator signs in while everybody else waits
  staysOpen: ["during-maintenance"],
});
