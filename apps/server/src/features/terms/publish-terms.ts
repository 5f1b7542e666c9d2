import type { TermsTexts } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { isUniqueViolation, withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getLatestVersion } from "./reads.ts";
import { insertVersion } from "./writes.ts";

/**
 * Publishes the next version. People at work finish; at the next sign-in everybody but the operator accepts it
 * before anything else.
 * @param afterVersion the version that the author started from
 * @throws AppError version-conflict when somebody else published meanwhile
 */
export async function publishTerms(
  scope: PlatformScope,
  texts: TermsTexts,
  afterVersion: number,
): Promise<void> {
  const version = afterVersion + 1;
  try {
    await withTransaction(scope, async (tx) => {
      const latest = await getLatestVersion(tx);
      if (latest !== afterVersion) throw new AppError("version-conflict", { currentVersion: latest });
      await insertVersion(tx, version, texts);
      await recordAuditIn(tx, {
        action: "terms.published",
        subjectKind: "terms",
        subjectId: String(version),
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("version-conflict", { currentVersion: version });
    throw error;
  }
}
