import type { EndpointParsed, Shipper, updateShipper } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getShipper } from "./find-shippers.ts";
import { findShipper } from "./reads/shipper.ts";
import { updateShipperRow, updateShipperSuspended } from "./writes/shipper.ts";

type Form = EndpointParsed<typeof updateShipper>["body"];

/**
 * Changes what the forwarder has noted about a shipper, if nobody changed it since; the shipper's own account is the
 * shipper's.
 * @throws AppError not-found, version-conflict
 */
export async function changeShipper(scope: CompanyScope, form: Form): Promise<Shipper> {
  await withTransaction(scope, async (tx) => {
    const { id, version } = form;
    if (!(await updateShipperRow(tx, { id, version }, form))) {
      const current = await findShipper(tx, id);
      if (current === undefined) throw new AppError("not-found");
      throw new AppError("version-conflict", { currentVersion: current.version });
    }
    await recordAudit(tx, { action: "shipper.updated", subjectKind: "shipper", subjectId: id });
  });
  return getShipper(scope, form.id);
}

/**
 * Ends the tie to a shipper, who then no longer sees the forwarder, or takes it up again; asked twice it does nothing
 * the second time.
 * @throws AppError not-found
 */
export async function updateShipperStatus(
  scope: CompanyScope,
  wish: { readonly id: string; readonly status: "active" | "suspended" },
): Promise<Shipper> {
  const suspends = wish.status === "suspended";
  await withTransaction(scope, async (tx) => {
    if (!(await updateShipperSuspended(tx, wish.id, suspends))) return;
    const action = suspends ? "shipper.suspended" : "shipper.activated";
    await recordAudit(tx, { action, subjectKind: "shipper", subjectId: wish.id });
  });
  return getShipper(scope, wish.id);
}
