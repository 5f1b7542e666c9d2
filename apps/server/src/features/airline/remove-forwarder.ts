import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getDeskAirline } from "../rate/airline.ts";
import { findContractForwarders, type ListEntry } from "./reads/forwarder.ts";
import { deleteContractForwarder } from "./writes.ts";

/**
 * Takes a forwarder off the list.
 * @throws AppError not-found; state-conflict while rates for it are live: end them first
 */
export function removeForwarder(scope: CompanyScope, entry: ListEntry): Promise<{ companyId: string }> {
  return withTransaction(scope, async (tx) => {
    const airlineId = await getDeskAirline(tx, entry.airlineId);
    const [row] = await findContractForwarders(tx, airlineId, { forwarderId: entry.companyId });
    if (row === undefined) throw new AppError("not-found");
    if (row.rate_count > 0) throw new AppError("state-conflict");
    await deleteContractForwarder(tx, airlineId, entry.companyId);
    await recordAuditIn(tx, {
      action: "airline.forwarder-removed",
      subjectKind: "airline",
      subjectId: String(airlineId),
      detail: { forwarderId: entry.companyId },
    });
    return { companyId: entry.companyId };
  });
}
