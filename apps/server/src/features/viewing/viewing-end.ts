import type { SystemTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { countViewedCalls } from "./reads.ts";
import { updateEndedViewings, type WhichViewings } from "./writes.ts";

/** Ends viewings and audits each end, with how many calls were read. @returns the ids of those that ended */
export async function endViewingsIn(tx: SystemTransaction, which: WhichViewings): Promise<string[]> {
  const ended = await updateEndedViewings(tx, which);
  for (const viewing of ended) {
    await recordAuditIn(tx, {
      action: "viewing.ended",
      subjectKind: "viewing",
      subjectId: viewing.id,
      companyId: viewing.company_id,
      userId: viewing.operator_id,
      detail: { calls: await countViewedCalls(tx, viewing.id), isExpired: viewing.is_expired },
    });
  }
  return ended.map(({ id }) => id);
}
