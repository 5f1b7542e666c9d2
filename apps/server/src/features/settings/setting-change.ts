import type { CompanyTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";

/** Notes in the audit which settings changed. */
export function recordSettingsIn(tx: CompanyTransaction, fields: readonly string[]): Promise<void> {
  return recordAuditIn(tx, { action: "settings.updated", subjectKind: "settings", detail: { fields } });
}
