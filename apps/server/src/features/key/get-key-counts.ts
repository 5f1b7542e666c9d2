import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getKeyCompany } from "../seat/reads/key.ts";
import { findSeats } from "../seat/reads/seats.ts";
import { countKeyStates } from "./reads/list.ts";

/** How many keys there are, by state and by type. */
export function getKeyCounts(scope: CompanyScope) {
  return withTransaction(scope, async (tx) => {
    const { kind } = await getKeyCompany(tx);
    return { ...(await countKeyStates(tx)), types: await findSeats(tx, kind) };
  });
}
