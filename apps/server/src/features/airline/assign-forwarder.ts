import type { addContractForwarder, EndpointOutput } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getDeskAirline } from "../rate/airline.ts";
import { presentForwarder } from "./present.ts";
import { findContractForwarders, isForwarder, type ListEntry } from "./reads/forwarder.ts";
import { insertContractForwarder } from "./writes.ts";

/** Lets a forwarder have contract rates; adding it twice changes nothing. @throws AppError not-found, airline-missing */
export function assignForwarder(
  scope: CompanyScope,
  entry: ListEntry,
): Promise<EndpointOutput<typeof addContractForwarder>> {
  return withTransaction(scope, async (tx) => {
    const airlineId = await getDeskAirline(tx, entry.airlineId);
    if (!(await isForwarder(tx, entry.companyId))) throw new AppError("not-found");
    await insertContractForwarder(tx, airlineId, entry.companyId);
    await recordAuditIn(tx, {
      action: "airline.forwarder-added",
      subjectKind: "airline",
      subjectId: String(airlineId),
      detail: { forwarderId: entry.companyId },
    });
    const [row] = await findContractForwarders(tx, airlineId, { forwarderId: entry.companyId });
    if (row === undefined) throw new Error("the forwarder is gone");
    return presentForwarder(row);
  });
}
