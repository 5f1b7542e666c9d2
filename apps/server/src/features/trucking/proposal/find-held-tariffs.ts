import type { HeldTariffRow } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { findHeldRows } from "../reads/tie.ts";
import { actForProposer } from "./keeper.ts";

/** The forwarders that keep the caller's trucking company among their carriers. */
export function findHeldTariffs(scope: CompanyScope): Promise<{ content: HeldTariffRow[] }> {
  return withTransaction(actForProposer(scope), async (tx) => {
    const rows = await findHeldRows(tx, scope.companyId);
    return {
      content: rows.map((row) => ({
        id: row.id,
        forwarder: row.forwarder,
        name: row.name,
        zones: row.zones,
        validTo: row.valid_to,
        takesProposals: row.takes_proposals,
        open: row.open,
      })),
    };
  });
}
