import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { findPublishedSets, findSetOwner } from "../rate/reads/published-set.ts";
import { rollBackSet } from "../rate/revoke-set.ts";
import { getKeptAirline } from "../rate/find-airline.ts";
import { hiddenTypesOf, keeperDeskOf } from "../rate/find-shelf.ts";
import type { Page } from "./reads/import.ts";

/** Lanes of 100,000 lines may have to come back from the archive. */
const TIMEOUT_MS = 120_000;

/** The published sets of an airline that the caller may roll back. @throws AppError not-found */
export async function listSets(scope: CompanyScope, filter: Page & { readonly airlineId: number }) {
  const { rows, total } = await withTransaction(scope, async (tx) => {
    await getKeptAirline(tx, keeperDeskOf(tx), filter.airlineId);
    return findPublishedSets(tx, {
      ...filter,
      hiddenTypes: hiddenTypesOf(tx),
      forwarderId: keeperDeskOf(tx).kind === "own" ? scope.companyId : null,
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

/**
 * Takes a published set back: a forwarder its own ones, everybody else those of their airlines that no forwarder made.
 * @throws AppError not-found; state-conflict, rate-set-replaced (see `rollBackSet`)
 */
export async function revokePublishedSet(
  scope: CompanyScope,
  setId: number,
  withLater: boolean,
): Promise<{ rolledBack: number[] }> {
  return withTransaction(
    scope,
    async (tx) => {
      const owner = await findSetOwner(tx, setId, hiddenTypesOf(tx));
      if (owner === undefined) throw new AppError("not-found");
      await getKeptAirline(tx, keeperDeskOf(tx), owner.airline_id);
      const isOurs =
        keeperDeskOf(tx).kind === "own" ? owner.author_company_id === scope.companyId : !owner.is_forwarders;
      if (!isOurs) throw new AppError("not-found");
      const { companyId, userId } = scope;
      return { rolledBack: await rollBackSet(tx, { setId, withLater, author: { companyId, userId } }) };
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
}
