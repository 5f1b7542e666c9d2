import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentByCompany } from "./present.ts";
import { findInquirerRows } from "./reads.ts";

/** Inquirers for what was typed, under their companies. */
export async function findInquirerCompanies(scope: CompanyScope, search: string) {
  return presentByCompany(await withTransaction(scope, (tx) => findInquirerRows(tx, search)));
}
