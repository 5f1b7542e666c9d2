import type { Member } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { updateStatusIn, type StatusChange } from "./member-status.ts";

/** Suspends a member of the company or lets them in again. @throws AppError not-found, last-admin */
export function updateMemberStatus(scope: CompanyScope, change: StatusChange): Promise<Member> {
  return withTransaction(scope, (tx) => updateStatusIn(tx, change));
}
