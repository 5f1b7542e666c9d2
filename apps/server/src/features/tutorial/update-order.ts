import type { ManagedTutorial } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { presentManaged } from "./present.ts";
import { findTutorialRows } from "./reads.ts";
import { updateOrderRows } from "./writes.ts";

/** Puts the tutorials into an order. @returns all of them in it */
export function updateOrder(scope: PlatformScope, ids: readonly string[]): Promise<ManagedTutorial[]> {
  return withTransaction(scope, async (tx) => {
    await updateOrderRows(tx, ids);
    await recordAuditIn(tx, { action: "tutorial.ordered", subjectKind: "tutorial" });
    return (await findTutorialRows(tx)).map(presentManaged);
  });
}
