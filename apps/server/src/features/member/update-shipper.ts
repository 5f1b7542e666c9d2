import type { EndpointParsed, Shipper, updateShipper as endpoint } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { actForAccounts, getShipperCard, getShipperRow } from "./shipper-accounts.ts";
import { findShipper } from "./reads/shipper.ts";
import { updateShipperRow } from "./writes/shipper.ts";

type UpdateForm = EndpointParsed<typeof endpoint>["body"] & { readonly id: string };

/**
 * Changes what the forwarder has noted about a shipper, if nobody changed it since; the shipper's own account is the
 * shipper's.
 * @throws AppError not-found, version-conflict
 */
export async function updateShipper(scope: CompanyScope, form: UpdateForm): Promise<Shipper> {
  const row = await withTransaction(scope, async (tx) => {
    const { id, version } = form;
    if (!(await updateShipperRow(tx, { id, version }, form))) {
      const current = await findShipper(tx, id);
      if (current === undefined) throw new AppError("not-found");
      throw new AppError("version-conflict", { currentVersion: current.version });
    }
    await recordAuditIn(tx, { action: "shipper.updated", subjectKind: "shipper", subjectId: id });
    return getShipperRow(tx, id);
  });
  return withTransaction(actForAccounts(scope), (tx) => getShipperCard(tx, scope, row));
}
