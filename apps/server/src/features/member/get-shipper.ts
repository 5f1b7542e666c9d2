import type { Shipper } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actForAccounts, getShipperCard, getShipperRow } from "./shipper-accounts.ts";

/** One shipper of the forwarder. @throws AppError not-found */
export async function getShipper(scope: CompanyScope, id: string): Promise<Shipper> {
  const row = await withTransaction(scope, (tx) => getShipperRow(tx, id));
  return withTransaction(actForAccounts(scope), (tx) => getShipperCard(tx, scope, row));
}
