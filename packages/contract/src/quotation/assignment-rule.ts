import { z } from "zod";
import { FORWARDER_ADMINS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { placeProblem, RULE_PLACE_KINDS } from "../margin/margin-rule.ts";
import { id, instant, nameText, oneOf, queryVersion, seenVersion, text } from "../values.ts";

/*
 * Rules by which a client's request gets its person at the desk when it arrives. They count in the order of the list:
 * a rule for a client first, then the narrower lane, last the one for everything.
 */

const fields = z.object({
  name: nameText(80),
  /** account of a client or shipper; empty: everybody */
  clientUserId: z.union([z.literal(""), id], "unknown").default(""),
  originKind: oneOf(RULE_PLACE_KINDS).default("any"),
  originCode: text(20).default(""),
  destinationKind: oneOf(RULE_PLACE_KINDS).default("any"),
  destinationCode: text(20).default(""),
  /** the least busy of them gets the request; empty: of all agents */
  assigneeIds: z.array(id).max(50, "too-many").default([]),
});
export type AssignmentRuleForm = z.output<typeof fields>;

function refuseWrongPlaces(form: AssignmentRuleForm, context: z.RefinementCtx): void {
  for (const side of ["origin", "destination"] as const) {
    const message = placeProblem(form[`${side}Kind`], form[`${side}Code`]);
    if (message !== null) context.addIssue({ code: "custom", message, path: [`${side}Code`] });
  }
}

export const assignmentRuleForm = fields.superRefine(refuseWrongPlaces);
const changedRule = fields.extend({ version: seenVersion }).superRefine(refuseWrongPlaces);

const assignmentRule = fields.extend({
  id: z.string(),
  version: z.number(),
  /** where it stands in the order, from 1 */
  place: z.number(),
  clientUserId: z.string(),
  clientName: z.string(),
  assigneeIds: z.array(z.string()),
  /** those who can sign in: the rule passes over the others */
  assignees: z.array(z.object({ id: z.string(), name: z.string(), isActive: z.boolean() })),
  /** requests that it gave to somebody within 30 days */
  assigned: z.number(),
  updatedAt: instant,
});
export type AssignmentRule = z.output<typeof assignmentRule>;

const byId = z.object({ id });
const admins = { area: "quotation", roles: FORWARDER_ADMINS, scope: "company" } as const;

export const listAssignmentRules = defineEndpoint({
  ...admins,
  name: "listAssignmentRules",
  summary: "The company's assignment rules in the order in which they count",
  method: "GET",
  path: "/assignment-rules",
  response: z.object({ content: z.array(assignmentRule) }),
  errors: [],
});
export const getAssignmentRule = defineEndpoint({
  ...admins,
  name: "getAssignmentRule",
  summary: "One assignment rule",
  method: "GET",
  path: "/assignment-rules/:id",
  params: byId,
  response: assignmentRule,
  errors: ["not-found"],
});
export const createAssignmentRule = defineEndpoint({
  ...admins,
  name: "createAssignmentRule",
  summary: "Enters an assignment rule; it counts for requests that arrive from now on",
  method: "POST",
  path: "/assignment-rules",
  body: assignmentRuleForm,
  response: assignmentRule,
  errors: [],
});
export const updateAssignmentRule = defineEndpoint({
  ...admins,
  name: "updateAssignmentRule",
  summary: "Changes an assignment rule, if nobody changed it since",
  method: "PUT",
  path: "/assignment-rules/:id",
  params: byId,
  body: changedRule,
  response: assignmentRule,
  errors: ["not-found", "version-conflict"],
});
export const deleteAssignmentRule = defineEndpoint({
  ...admins,
  name: "deleteAssignmentRule",
  summary: "Deletes an assignment rule, if nobody changed it since; requests keep who has them",
  method: "DELETE",
  path: "/assignment-rules/:id",
  params: byId,
  query: z.object({ version: queryVersion }),
  response: assignmentRule,
  errors: ["not-found", "version-conflict"],
});
