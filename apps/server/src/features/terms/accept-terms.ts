import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findCurrentTerms } from "./reads.ts";
import { insertAcceptance } from "./writes.ts";

/**
 * Accepts the terms in force: stored with version, time and address, and every call is open again.
 * @param version the one that the person has read
 * @throws AppError not-found before the first version; version-conflict when a newer one is in force meanwhile
 */
export function acceptTerms(
  scope: UserScope,
  version: number,
  ip: string,
): Promise<{ version: number; acceptedAt: string }> {
  return withTransaction(scope, async (tx) => {
    const current = await findCurrentTerms(tx);
    if (current === undefined) throw new AppError("not-found");
    if (current.version !== version)
      throw new AppError("version-conflict", { currentVersion: current.version });
    await insertAcceptance(tx, { version, ip, language: scope.locale });
    await recordAuditIn(tx, { action: "terms.accepted", subjectKind: "terms", subjectId: String(version) });
    const acceptedAt = (await findCurrentTerms(tx))?.accepted_at;
    if (!acceptedAt) throw new Error("the acceptance was not stored");
    return { version, acceptedAt: acceptedAt.toISOString() };
  });
}
