import type { Shipper } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { presentShipper } from "./present/shipper.ts";
import { findShipperAccounts, type ShipperRow } from "./reads/shipper.ts";

/** Shippers with the state of their accounts, which no forwarder may read by itself. */
export async function presentShippers(scope: CompanyScope, rows: readonly ShipperRow[]): Promise<Shipper[]> {
  const system = actAsSystem(scope, "how far the accounts of a forwarder's shippers are");
  const accounts = await withTransaction(system, (tx) =>
    findShipperAccounts(
      tx,
      rows.map((row) => row.shipper_user_id),
    ),
  );
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return rows.map((row) => presentShipper(scope, row, byId.get(row.shipper_user_id)));
}
