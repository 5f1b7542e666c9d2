import { z } from "zod";
import { KEY_ADMINS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { keyRow } from "./key.ts";
import { accountEmail, keyType, personName } from "../signup/signup.ts";
import { id, instant } from "../values.ts";

const newHost = z.object({ firstName: personName, lastName: personName, email: accountEmail });
const person = z.object({
  ffuserId: z.string(),
  name: z.string(),
  email: z.string(),
  lastSignInAt: instant.nullable(),
});
export type KeyPerson = z.output<typeof person>;
/** A key, who holds it and how many quotations they made, and the people without a licence whom it may move to. */
export const keyHosts = z.object({
  key: keyRow,
  holder: person.extend({ quotationCount: z.number() }).nullable(),
  candidates: z.array(person),
});
export type KeyHosts = z.output<typeof keyHosts>;
/** Who gets the key: somebody of the company by id, or somebody new, who is invited by mail. */
export const hostChange = z
  .object({ key: id, ffuserId: id.optional(), keyType, newHost: newHost.optional() })
  .refine((change) => (change.ffuserId === undefined) !== (change.newHost === undefined), {
    path: ["ffuserId"],
    message: "required",
  });
export type NewHost = z.output<typeof newHost>;

export const getAdminKeyHosts = defineEndpoint({
  name: "getAdminKeyHosts",
  area: "key",
  summary: "An admin's key and the people it may move to",
  method: "GET",
  path: "/admin-key/host-reassign/:id",
  roles: KEY_ADMINS,
  scope: "company",
  params: z.object({ id }),
  response: keyHosts,
  errors: ["not-found"],
});
export const getAgentKeyHosts = defineEndpoint({
  ...getAdminKeyHosts,
  name: "getAgentKeyHosts",
  summary: "An agent's key and the people it may move to",
  path: "/agent-key/host-reassign/:id",
});
export const getClientKeyHosts = defineEndpoint({
  ...getAdminKeyHosts,
  name: "getClientKeyHosts",
  summary: "A client's key and the people it may move to",
  path: "/client-key/host-reassign/:id",
});
export const reassignAdminKey = defineEndpoint({
  name: "reassignAdminKey",
  area: "key",
  summary: "Moves an admin's key (by its id) to another person; the old one's session ends",
  method: "POST",
  path: "/admin-key/host-reassign",
  roles: KEY_ADMINS,
  scope: "company",
  body: hostChange,
  response: keyRow,
  errors: ["not-found", "state-conflict"],
});
export const reassignAgentKey = defineEndpoint({
  ...reassignAdminKey,
  name: "reassignAgentKey",
  summary: "Moves an agent's key to another person",
  path: "/agent-key/host-reassign",
});
export const reassignClientKey = defineEndpoint({
  ...reassignAdminKey,
  name: "reassignClientKey",
  summary: "Moves a client's key to another person",
  path: "/client-key/host-reassign",
});
