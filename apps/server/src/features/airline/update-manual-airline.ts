import type { EndpointParsed, updateManualAirline as updateManualAirlineEndpoint } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { type ManualAirline, manualValues } from "./airline-values.ts";
import { presentManualAirline } from "./present.ts";
import { findManualAirlineRows } from "./reads/airline.ts";
import * as writes from "./writes.ts";

/** Changes one of the forwarder's own airlines. @throws AppError not-found, version-conflict */
export function updateManualAirline(
  scope: CompanyScope,
  id: number,
  form: EndpointParsed<typeof updateManualAirlineEndpoint>["body"],
): Promise<ManualAirline> {
  return withTransaction(scope, async (tx) => {
    const seen = { id, version: form.version };
    const isStored = await writes.updateManualAirlineRow(tx, seen, manualValues(form, form.isActive));
    const [row] = await findManualAirlineRows(tx, { id });
    if (row === undefined) throw new AppError("not-found");
    if (!isStored) throw new AppError("version-conflict", { currentVersion: row.version });
    await recordAuditIn(tx, {
      action: "airline.updated",
      subjectKind: "airline",
      subjectId: String(id),
    });
    return presentManualAirline(row);
  });
}
