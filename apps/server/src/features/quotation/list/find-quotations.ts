import type { EndpointOutput, listQuotations } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { visibilityOf } from "../reads/visibility.ts";
import { presentRow } from "../present/quotation.ts";
import { getSettings } from "../reads/reference.ts";
import { findPage, type ListQuery } from "./quotation-page.ts";

/** Quotations that the caller may see, a page at a time, with how many there are in each state. */
export function findQuotations(
  scope: CompanyScope,
  query: ListQuery,
): Promise<EndpointOutput<typeof listQuotations>> {
  return withTransaction(scope, async (tx) =>
    findPage(tx, visibilityOf(scope, await getSettings(tx)), query, presentRow),
  );
}
