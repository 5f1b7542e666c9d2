import type { Case } from "./foreign-id-cases.ts";

/** Calls of margin rules with ids of their own. */
export const MARGIN_CASES: Readonly<Record<string, Case>> = {
  createMarginRule: [
    "admin",
    (own) => ({
      body: { name: "Elm rule", freightValue: "8", inquirerId: own.inquirer, agentIds: [own.adminUser] },
    }),
  ],
  askFloorApproval: [
    "admin",
    (own) => ({
      body: {
        requestId: own.sentRequest,
        quotationId: own.sent,
        quoteId: own.sentQuote,
        margin: { kind: "flat", value: "1" },
        reason: "Long-standing client",
      },
    }),
  ],
  decideFloorApproval: [
    "admin",
    (own) => ({
      params: { id: own.floorApproval },
      body: { decision: "decline", reason: "Too low", version: 1 },
    }),
  ],
  listFloorApprovals: ["admin", (own) => ({ query: { requestId: own.request } })],
  withdrawFloorApproval: ["admin", (own) => ({ params: { id: own.floorApproval }, query: { version: "1" } })],
  tryMarginRule: [
    "admin",
    (own) => ({
      body: {
        name: "Elm rule",
        freightValue: "8",
        inquirerId: own.inquirer,
        agentIds: [own.adminUser],
        ruleId: own.marginRule,
      },
    }),
  ],
  getMarginRule: ["admin", (own) => ({ params: { id: own.marginRule } })],
  listMarginRuleVersions: ["admin", (own) => ({ params: { id: own.marginRule } })],
  updateMarginRule: [
    "admin",
    (own) => ({
      params: { id: own.marginRule },
      body: {
        name: "Elm rule",
        freightValue: "8",
        inquirerId: own.inquirer,
        agentIds: [own.adminUser],
        version: 1,
      },
    }),
  ],
  deleteMarginRule: ["admin", (own) => ({ params: { id: own.marginRule }, query: { version: "1" } })],
};
