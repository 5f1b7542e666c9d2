import type { SystemScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { hashToken } from "../../http/session-lookup.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findFounded } from "./reads.ts";
import { updateAbout } from "./writes.ts";

/**
 * Stores what a new company says about itself, within a day of its sign-up and while it waits for approval.
 * @throws AppError pin-wrong when the token names no such company
 */
export function updateDescription(
  scope: SystemScope,
  said: { readonly signUpToken: string; readonly about: string; readonly website: string },
): Promise<void> {
  return withTransaction(scope, async (tx) => {
    const company = await findFounded(tx, hashToken(said.signUpToken));
    if (company === undefined) throw new AppError("pin-wrong");
    await updateAbout(tx, company.id, said);
    await recordAuditIn(tx, {
      action: "company.described",
      subjectKind: "company",
      subjectId: company.id,
      companyId: company.id,
    });
  });
}
