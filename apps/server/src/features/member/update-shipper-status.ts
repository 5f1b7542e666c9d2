import type { Shipper } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { actForAccounts, getShipperCard, getShipperRow } from "./shipper-accounts.ts";
import { updateShipperSuspended } from "./writes/shipper.ts";

/**
 * Ends the tie to a shipper, who then no longer sees the forwarder, or takes it up again; asked twice it does nothing
 * the second time.
 * @throws AppError not-found
 */
export async function updateShipperStatus(
  scope: CompanyScope,
  change: { readonly id: string; readonly status: "active" | "suspended" },
): Promise<Shipper> {
  const suspends = change.status === "suspended";
  const row = await withTransaction(scope, async (tx) => {
    if (await updateShipperSuspended(tx, change.id, suspends)) {
      const action = suspends ? "shipper.suspended" : "shipper.activated";
      await recordAuditIn(tx, { action, subjectKind: "shipper", subjectId: change.id });
    }
    return getShipperRow(tx, change.id);
  });
  return withTransaction(actForAccounts(scope), (tx) => getShipperCard(tx, scope, row));
}
