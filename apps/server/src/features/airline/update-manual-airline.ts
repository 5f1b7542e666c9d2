import type { EndpointParsed, updateManualAirline as updateManualAirlineEndpoint } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { type ManualAirline, manualValues } from "./airline-values.ts";
import { presentManualAirline } from "./present.ts";
import { findManualAirlineRows } from "./reads/airline.ts";
import * as writes from "./writes.ts";

/** Changes one of the forwarder's own airlines. @throws AppError not-found */
export function updateManualAirline(
  scope: CompanyScope,
  id: number,
  form: EndpointParsed<typeof updateManualAirlineEndpoint>["body"],
): Promise<ManualAirline> {
  return withTransaction(scope, async (tx) => {
    if (!(await writes.updateManualAirlineRow(tx, id, manualValues(form, form.isActive))))
      throw new AppError("not-found");
    await recordAuditIn(tx, {
      action: "airline.updated",
      subjectKind: "airline",
      subjectId: String(id),
    });
    const [row] = await findManualAirlineRows(tx, { id });
    if (row === undefined) throw new AppError("not-found");
    return presentManualAirline(row);
  });
}
