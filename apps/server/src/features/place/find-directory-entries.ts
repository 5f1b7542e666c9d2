import { may } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentDirectoryEntry } from "./present.ts";
import { findDirectoryRows, findOwnDirectoryRows } from "./reads/directory.ts";

/**
 * Addresses and inquirers for what was typed. The forwarder's desk and a shipper search their company's; a client
 * of a forwarder belongs to the forwarder's company and therefore sees only its own entries.
 */
export async function findDirectoryEntries(scope: CompanyScope, search: string) {
  const find = may(scope.role, "seesOwnDirectoryOnly") ? findOwnDirectoryRows : findDirectoryRows;
  const rows = await withTransaction(scope, (tx) => find(tx, search));
  return rows.map(presentDirectoryEntry);
}
