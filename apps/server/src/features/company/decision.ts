import type { ManagedCompany } from "@kilolane/contract";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { type NoticeKind, sendNoticeIn } from "../notification/notice.ts";
import { presentManaged } from "./present.ts";
import { findCaretakers, findManaged, type ManagedRow } from "./reads.ts";
import { lockCompany } from "./writes.ts";

/** Locks a company for a decision. @throws AppError not-found, for the operator's own too */
export async function getLockedCompany(tx: PlatformTransaction, id: string): Promise<ManagedRow> {
  await lockCompany(tx, id);
  const row = await findManaged(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

export async function getManaged(tx: PlatformTransaction, id: string): Promise<ManagedCompany> {
  const row = await findManaged(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentManaged(row);
}

interface Decision {
  readonly kind: Extract<NoticeKind, "approved" | "rejected" | "activated" | "deactivated">;
  readonly reason?: string;
}

/** Writes the decision to the audit and mails it to those who look after the company. */
export async function recordDecisionIn(
  tx: PlatformTransaction,
  app: App,
  company: ManagedRow,
  { kind, reason = "" }: Decision,
): Promise<void> {
  await recordAuditIn(tx, {
    action: `company.${kind}`,
    subjectKind: "company",
    subjectId: company.id,
    companyId: company.id,
    detail: reason === "" ? {} : { reason },
  });
  const opens = kind === "approved" || kind === "activated";
  for (const person of await findCaretakers(tx, company.id)) {
    await sendNoticeIn(tx, app, {
      kind,
      to: person.email,
      name: person.first_name,
      language: person.locale,
      values: { company: company.name, reason },
      ...(opens ? { path: "/sign-in" } : {}),
    });
  }
}
