import type { EndpointOutput, listClientQuotations } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { visibilityOf } from "../reads/visibility.ts";
import { presentClientRow } from "../present/quotation.ts";
import { getSettings } from "../reads/reference.ts";
import { findPage, type ListQuery } from "./quotation-page.ts";

/** A client's own quotations: drafts are the forwarder's business until they are sent. */
export function findClientQuotations(
  scope: CompanyScope,
  query: ListQuery,
): Promise<EndpointOutput<typeof listClientQuotations>> {
  return withTransaction(scope, async (tx) =>
    findPage(tx, visibilityOf(scope, await getSettings(tx)), query, presentClientRow),
  );
}
