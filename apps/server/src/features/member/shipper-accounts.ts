import type { Shipper } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import type { CompanyTransaction, SystemTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError } from "../../http/app-error.ts";
import { presentShipper } from "./present/shipper.ts";
import { findShipper, findShipperAccounts, type ShipperRow } from "./reads/shipper.ts";

/** The product's own look at how far the accounts of a forwarder's shippers are. */
export function actForAccounts(scope: CompanyScope) {
  return actAsSystem(scope, "how far the accounts of a forwarder's shippers are");
}

/** Shippers with the state of their accounts, which no forwarder may read by itself. */
export async function getShipperCards(
  tx: SystemTransaction,
  scope: CompanyScope,
  rows: readonly ShipperRow[],
): Promise<Shipper[]> {
  const accounts = await findShipperAccounts(
    tx,
    rows.map((row) => row.shipper_user_id),
  );
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return rows.map((row) => presentShipper(scope, row, byId.get(row.shipper_user_id)));
}

/** One shipper of the forwarder. @throws AppError not-found */
export async function getShipperRow(tx: CompanyTransaction, id: string): Promise<ShipperRow> {
  const row = await findShipper(tx, id);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

/** The same with the state of its account. @throws AppError not-found */
export async function getShipperCard(
  tx: SystemTransaction,
  scope: CompanyScope,
  row: ShipperRow,
): Promise<Shipper> {
  const [shipper] = await getShipperCards(tx, scope, [row]);
  if (shipper === undefined) throw new AppError("not-found");
  return shipper;
}
