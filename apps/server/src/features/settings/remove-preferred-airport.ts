import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { deletePreferredAirportRow } from "./writes.ts";

/** Takes an airport off the company's list. @throws AppError not-found */
export function removePreferredAirport(scope: CompanyScope, id: string): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => {
    const iata = await deletePreferredAirportRow(tx, id);
    if (iata === undefined) throw new AppError("not-found");
    await recordAuditIn(tx, { action: "preferred-airport.removed", subjectKind: "airport", subjectId: iata });
    return { id };
  });
}
