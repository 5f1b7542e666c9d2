import { z } from "zod";
import { FORWARDER_ADMINS, FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import {
  amount,
  id,
  instant,
  oneOf,
  pageInput,
  queryVersion,
  requiredText,
  seenVersion,
  sheetFormat,
  text,
} from "../values.ts";
import { optionEdit } from "./quotation-form.ts";

/** `withdrawn`: by who asked, or by asking again for the same option. */
export const FLOOR_APPROVAL_STATES = ["open", "approved", "declined", "withdrawn"] as const;
export type FloorApprovalState = (typeof FLOOR_APPROVAL_STATES)[number];
export const FLOOR_APPROVAL_FILTERS = ["all", ...FLOOR_APPROVAL_STATES] as const;
export type FloorApprovalFilter = (typeof FLOOR_APPROVAL_FILTERS)[number];

/** An agent's question whether an option may be sold below the margin floor, with the price as it was asked. */
export const floorApproval = z.object({
  id: z.string(),
  version: z.number(),
  status: z.enum(FLOOR_APPROVAL_STATES),
  requestId: z.string(),
  quotationId: z.string().nullable(),
  /** empty before it is saved */
  quotationNumber: z.string(),
  quoteId: z.string(),
  airline: z.string(),
  clientName: z.string(),
  from: z.string(),
  to: z.string(),
  currency: z.string(),
  buyTotal: amount,
  sellTotal: amount,
  profit: amount,
  /** per cent of sell, as is the floor */
  marginPercent: z.string(),
  floorPercent: z.string(),
  reason: z.string(),
  askedById: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  /** empty while it is open */
  decidedBy: z.string(),
  decidedAt: instant.nullable(),
  decisionReason: z.string(),
});
export type FloorApprovalRow = z.output<typeof floorApproval>;

const { margin, sell } = optionEdit.shape;
const desk = { area: "margin", roles: FORWARDER_DESK, scope: "company" } as const;
const byId = z.object({ id });
const approvalQuery = z.object({
  status: oneOf(FLOOR_APPROVAL_FILTERS).default("all"),
  search: text(120).default(""),
});

export const listFloorApprovals = defineEndpoint({
  ...desk,
  name: "listFloorApprovals",
  summary:
    "Questions to sell below the margin floor, the open ones first: an admin's are the company's, an agent's its own",
  method: "GET",
  path: "/floor-approvals",
  query: approvalQuery.extend({
    ...pageInput,
    /** only those about the options of one priced request */
    requestId: id.optional(),
  }),
  response: z.object({
    content: z.array(floorApproval),
    total: z.number(),
    counts: z.record(z.enum(FLOOR_APPROVAL_FILTERS), z.number()),
  }),
  errors: [],
});
export const exportFloorApprovals = defineEndpoint({
  ...desk,
  name: "exportFloorApprovals",
  summary: "The filtered questions below the margin floor as a file",
  method: "GET",
  path: "/floor-approvals/export",
  query: approvalQuery.extend({ format: sheetFormat }),
  response: z.unknown(),
  content: "file",
  errors: [],
});
export const askFloorApproval = defineEndpoint({
  ...desk,
  name: "askFloorApproval",
  summary: "Asks to sell an option below the margin floor, at the margin or amounts named or as it is priced",
  method: "POST",
  path: "/floor-approvals",
  body: z.object({
    requestId: id,
    /** of a saved quotation, which is then changed by the approval */
    quotationId: id.nullable().default(null),
    quoteId: id,
    margin,
    sell,
    reason: requiredText(300),
  }),
  response: floorApproval,
  errors: ["not-found", "state-conflict"],
});
export const decideFloorApproval = defineEndpoint({
  ...desk,
  roles: FORWARDER_ADMINS,
  name: "decideFloorApproval",
  summary: "Approves the sale below the floor, which sets the price that was asked, or declines it",
  method: "PUT",
  path: "/floor-approvals/:id/decision",
  params: byId,
  body: z.object({
    decision: oneOf(["approve", "decline"]),
    reason: requiredText(300),
    version: seenVersion,
  }),
  response: floorApproval,
  errors: ["not-found", "version-conflict", "state-conflict"],
});
export const withdrawFloorApproval = defineEndpoint({
  ...desk,
  name: "withdrawFloorApproval",
  summary: "Takes a question back that nobody has answered yet",
  method: "DELETE",
  path: "/floor-approvals/:id",
  params: byId,
  query: z.object({ version: queryVersion }),
  response: floorApproval,
  errors: ["not-found", "version-conflict", "state-conflict"],
});
