import type { approveCompany as endpoint, EndpointParsed, ManagedCompany } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction, type PlatformTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { giveCarrier } from "../airline/assign-carrier.ts";
import { refusingDoubles } from "../airline/save-airline.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { queueNotice, type NoticeKind } from "../notification/send-notice.ts";
import { endSessionsOf } from "../session/revoke-sessions.ts";
import { presentManaged } from "./present.ts";
import { findCaretakers, findManaged, findPeople, type ManagedRow } from "./reads.ts";
import { lockCompany, updateCompanyRow } from "./writes.ts";

/** Locks a company for a decision. @throws AppError not-found, for the operator's own too */
async function getLocked(tx: PlatformTransaction, id: string): Promise<ManagedRow> {
  await lockCompany(tx, id);
  const row = await findManaged(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

async function getManaged(tx: PlatformTransaction, id: string): Promise<ManagedCompany> {
  const row = await findManaged(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return presentManaged(row);
}

interface Decision {
  readonly kind: Extract<NoticeKind, "approved" | "rejected" | "activated" | "deactivated">;
  readonly reason?: string;
}

/** Writes the decision to the audit and mails it to those who look after the company. */
async function tellCompany(
  tx: PlatformTransaction,
  app: App,
  company: ManagedRow,
  { kind, reason = "" }: Decision,
): Promise<void> {
  await recordAudit(tx, {
    action: `company.${kind}`,
    subjectKind: "company",
    subjectId: company.id,
    companyId: company.id,
    detail: reason === "" ? {} : { reason },
  });
  const opens = kind === "approved" || kind === "activated";
  for (const person of await findCaretakers(tx, company.id)) {
    await queueNotice(tx, app, {
      kind,
      to: person.email,
      name: person.first_name,
      language: person.locale,
      values: { company: company.name, reason },
      ...(opens ? { path: "/sign-in" } : {}),
    });
  }
}

/**
 * Approves a company that waits or was refused; approving it again does nothing. An airline company gets the airline
 * whose rates its people keep, unless it has one already.
 * @throws AppError not-found; validation (airlineId required, unknown or taken; newAirline.iata double)
 */
export function approveCompany(
  scope: PlatformScope,
  app: App,
  { companyId, ...carrier }: EndpointParsed<typeof endpoint>["body"],
): Promise<ManagedCompany> {
  return refusingDoubles("newAirline.iata", () =>
    withTransaction(scope, async (tx) => {
      const company = await getLocked(tx, companyId);
      if (company.approval !== "approved") {
        if (company.kind === "airline") await giveCarrier(tx, companyId, carrier);
        await updateCompanyRow(tx, companyId, {
          approval: "approved",
          rejection_reason: "",
          decided_at: new Date(),
          decided_by: scope.userId,
        });
        await tellCompany(tx, app, company, { kind: "approved" });
      }
      return getManaged(tx, companyId);
    }),
  );
}

/**
 * Refuses a company that waits, with the reason that its people read.
 * @throws AppError not-found, state-conflict when it does not wait: an approved one is deactivated instead
 */
export function rejectCompany(
  scope: PlatformScope,
  app: App,
  companyId: string,
  reason: string,
): Promise<ManagedCompany> {
  return withTransaction(scope, async (tx) => {
    const company = await getLocked(tx, companyId);
    if (company.approval !== "unapproved") throw new AppError("state-conflict");
    await updateCompanyRow(tx, companyId, {
      approval: "rejected",
      rejection_reason: reason,
      decided_at: new Date(),
      decided_by: scope.userId,
    });
    await tellCompany(tx, app, company, { kind: "rejected", reason });
    return getManaged(tx, companyId);
  });
}

/** An approved company is let in or shut out; the reason is for shutting out. */
export interface ActiveChange {
  readonly companyId: string;
  readonly isActive: boolean;
  readonly reason: string;
}

/**
 * Shuts a company out, ending every session of its people, or lets it in again; asked twice it does nothing.
 * @throws AppError not-found, state-conflict when it was never approved
 */
export function updateCompanyActive(
  scope: PlatformScope,
  app: App,
  { companyId, isActive, reason }: ActiveChange,
): Promise<ManagedCompany> {
  return withTransaction(scope, async (tx) => {
    const company = await getLocked(tx, companyId);
    if (company.approval !== "approved") throw new AppError("state-conflict");
    if (company.is_active !== isActive) {
      await updateCompanyRow(tx, companyId, { is_active: isActive });
      if (!isActive) await endSessionsOf(tx, await findPeople(tx, companyId));
      await tellCompany(tx, app, company, { kind: isActive ? "activated" : "deactivated", reason });
    }
    return getManaged(tx, companyId);
  });
}
