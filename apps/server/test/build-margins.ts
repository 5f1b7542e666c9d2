import { askFloorApproval, createMarginRule } from "@kilolane/contract";
import { randomInt } from "node:crypto";
import type { SignedInPerson } from "./harness.ts";

/** A rule that fits no shipment of the tests; each call's is of another weight, because equal ones are refused. */
async function buildMarginRule(admin: SignedInPerson): Promise<string> {
  const body = { name: "Elm rule", freightValue: "9", fromKg: String(randomInt(100_000, 1_000_000)) };
  return (await admin.call(createMarginRule, { body })).body.id;
}

/** A question to sell an option below the floor. */
async function buildFloorApproval(
  admin: SignedInPerson,
  { request_id, quoteId }: { readonly request_id: string; readonly quoteId: string },
): Promise<string> {
  const margin = { kind: "flat" as const, value: "1" };
  const body = { requestId: request_id, quoteId, margin, reason: "Long-standing client" };
  return (await admin.call(askFloorApproval, { body })).body.id;
}

/** A margin rule, and a question to sell below the floor. @returns their ids */
export async function buildMargins(
  admin: SignedInPerson,
  request: { readonly request_id: string; readonly quoteId: string },
) {
  return {
    marginRule: await buildMarginRule(admin),
    floorApproval: await buildFloorApproval(admin, request),
  };
}
