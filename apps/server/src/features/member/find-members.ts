import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findMemberRows } from "../seat/reads/member.ts";
import { presentMember } from "./present/member.ts";

/** The people of the caller's company, of one role or of all. */
export async function findMembers(scope: CompanyScope, roles: readonly string[]) {
  const rows = await withTransaction(scope, (tx) => findMemberRows(tx, scope.companyId, roles));
  return rows.map(presentMember);
}
