import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { getManagedAirline } from "../rate/airline.ts";
import { findSetOwner } from "../rate/reads/published-set.ts";
import { hiddenTypesOf, keeperDeskOf } from "../rate/segment.ts";
import { rollBackSetIn } from "../rate/set-rollback.ts";

/** Lanes of 100,000 lines may have to come back from the archive. */
const TIMEOUT_MS = 120_000;

/**
 * Takes a published set back: a forwarder its own ones, everybody else those of their airlines that no forwarder made.
 * @throws AppError not-found; state-conflict, rate-set-replaced (see `rollBackSet`)
 */
export async function cancelSet(
  scope: CompanyScope,
  setId: number,
  withLater: boolean,
): Promise<{ rolledBack: number[] }> {
  return withTransaction(
    scope,
    async (tx) => {
      const owner = await findSetOwner(tx, setId, hiddenTypesOf(tx.scope));
      if (owner === undefined) throw new AppError("not-found");
      await getManagedAirline(tx, keeperDeskOf(tx.scope), owner.airline_id);
      const isOurs =
        keeperDeskOf(tx.scope).kind === "own"
          ? owner.author_company_id === scope.companyId
          : !owner.is_forwarders;
      if (!isOurs) throw new AppError("not-found");
      const { companyId, userId } = scope;
      return { rolledBack: await rollBackSetIn(tx, { setId, withLater, author: { companyId, userId } }) };
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
}
