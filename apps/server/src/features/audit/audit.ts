import { newId } from "../../db/new-id.ts";
import type { Transaction } from "../../db/transaction.ts";

/** One entry of the audit: a verb in the past tense on a record, e.g. `quotation.accepted`. */
export interface AuditNote {
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId?: string;
  /** What changed; never a password, token, key or PIN. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** Whose rows and who, where the scope does not say it (the product itself acts). */
  readonly companyId?: string | null;
  readonly userId?: string | null;
}

/** Writes the audit row in the transaction of the change: if it fails, so does the change. */
export async function recordAuditIn(tx: Transaction, note: AuditNote): Promise<void> {
  const { scope } = tx;
  const actor = "userId" in scope ? scope : { companyId: null, userId: null };
  await tx.db
    .insertInto("audit_entry")
    .values({
      id: newId(),
      company_id: note.companyId === undefined ? actor.companyId : note.companyId,
      user_id: note.userId === undefined ? actor.userId : note.userId,
      action: note.action,
      subject_kind: note.subjectKind,
      subject_id: note.subjectId ?? "",
      detail: JSON.stringify(note.detail ?? {}),
      request_id: scope.requestId,
    })
    .execute();
}
