import type { FailedJob, JobKind, OpenSession } from "@kilolane/contract";
import type { FailedJobRow, JobKindRow } from "../../jobs/failed-jobs.ts";
import type { SessionRow } from "./reads/system.ts";

export function presentJobKind({ name, waiting, running, failed, done_at }: JobKindRow): JobKind {
  return { name, waiting, running, failed, lastDoneAt: done_at?.toISOString() ?? null };
}

export function presentFailedJob(row: FailedJobRow): FailedJob {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    failedAt: row.failed_at.toISOString(),
    attempts: row.attempts,
    reason: row.reason ?? "",
    companyId: row.company_id,
    companyName: row.company_name ?? "",
    recipient: row.recipient ?? "",
  };
}

/** A session as the operator sees it. */
export function presentSession(row: SessionRow, operatorId: string): OpenSession {
  return {
    id: row.id,
    userId: row.user_id,
    personName: row.person_name,
    email: row.email,
    role: row.role,
    companyName: row.company_name,
    startedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    ip: row.ip,
    userAgent: row.user_agent,
    isOwn: row.user_id === operatorId,
  };
}
