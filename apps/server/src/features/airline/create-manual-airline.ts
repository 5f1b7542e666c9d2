import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { type ManualAirline, type ManualForm, manualValues } from "./airline-values.ts";
import { presentManualAirline } from "./present.ts";
import { findManualAirlineRows } from "./reads/airline.ts";
import * as writes from "./writes.ts";

/** Adds an airline of the forwarder's own; nobody else sees it. */
export function createManualAirline(scope: CompanyScope, form: ManualForm): Promise<ManualAirline> {
  return withTransaction(scope, async (tx) => {
    const id = await writes.insertManualAirline(tx, manualValues(form, true));
    await recordAuditIn(tx, { action: "airline.created", subjectKind: "airline", subjectId: String(id) });
    const [row] = await findManualAirlineRows(tx, { id });
    if (row === undefined) throw new Error("the airline is gone");
    return presentManualAirline(row);
  });
}
