import type { Member } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { endSessionsIn } from "../account/sessions.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { refuseLastAdmin } from "../seat/last-admin.ts";
import { findMember } from "../seat/reads/member.ts";
import { getMember } from "./member.ts";
import { updateSuspended } from "./writes/member.ts";

/** Who is suspended or let in again. */
export interface StatusChange {
  readonly id: string;
  readonly status: "active" | "suspended";
}

/**
 * Suspends a member, whose session ends at once, or lets them in again; asked twice it does nothing the second time.
 * @throws AppError not-found, last-admin
 */
export async function updateStatusIn(tx: CompanyTransaction, change: StatusChange): Promise<Member> {
  const row = await findMember(tx, change.id);
  if (row === undefined) throw new AppError("not-found");
  const suspends = change.status === "suspended";
  if (suspends) await refuseLastAdmin(tx, row);
  if (await updateSuspended(tx, change.id, suspends)) {
    if (suspends) await endSessionsIn(tx, [change.id]);
    const action = suspends ? "user.suspended" : "user.activated";
    await recordAuditIn(tx, { action, subjectKind: "user", subjectId: change.id });
  }
  return getMember(tx, change.id);
}
