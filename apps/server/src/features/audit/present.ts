import type { AuditEntry } from "@kilolane/contract";
import type { AuditRow } from "./reads.ts";

/** An entry as the operator sees it. */
export function presentEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    companyId: row.company_id,
    companyName: row.company_name,
    userId: row.user_id,
    personName: row.person_name,
    personEmail: row.person_email,
    requestId: row.request_id,
  };
}

/** What changed, as it was written down. */
export function presentDetail(detail: unknown): Record<string, unknown> {
  if (typeof detail !== "object" || detail === null) return {};
  return Object.fromEntries(Object.entries(detail));
}
