import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { findCompany } from "../account/reads/company.ts";
import { findMemberRows } from "../seat/reads/member.ts";
import { presentMember } from "./present/member.ts";

/** The people of any company, for the operator. @throws AppError not-found */
export async function findCompanyMembers(scope: PlatformScope, companyId: string, roles: readonly string[]) {
  const rows = await withTransaction(scope, async (tx) => {
    if ((await findCompany(tx, companyId)) === undefined) throw new AppError("not-found");
    return findMemberRows(tx, companyId, roles);
  });
  return rows.map(presentMember);
}
