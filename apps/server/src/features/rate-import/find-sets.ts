import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getManagedAirline } from "../rate/airline.ts";
import { findPublishedSets } from "../rate/reads/published-set.ts";
import { hiddenTypesOf, keeperDeskOf } from "../rate/segment.ts";
import type { Page } from "./reads/import.ts";

/** The published sets of an airline that the caller may roll back. @throws AppError not-found */
export async function findSets(scope: CompanyScope, filter: Page & { readonly airlineId: number }) {
  const { rows, total } = await withTransaction(scope, async (tx) => {
    await getManagedAirline(tx, keeperDeskOf(tx.scope), filter.airlineId);
    return findPublishedSets(tx, {
      ...filter,
      hiddenTypes: hiddenTypesOf(tx.scope),
      forwarderId: keeperDeskOf(tx.scope).kind === "own" ? scope.companyId : null,
    });
  });
  const content = rows.map((row) => ({
    id: row.id,
    airlineId: row.airline_id,
    airlineName: row.airline_name,
    source: row.source,
    state: row.state,
    sheets: row.sheets,
    liveSheets: row.live_sheets,
    author: row.author,
    publishedAt: row.published_at?.toISOString() ?? null,
    rolledBackAt: row.rolled_back_at?.toISOString() ?? null,
  }));
  return { content, total };
}
