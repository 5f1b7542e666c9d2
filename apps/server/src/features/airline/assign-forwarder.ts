import type { addContractForwarder, EndpointOutput } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getDeskAirline } from "../rate/find-airline.ts";
import { presentForwarder } from "./present.ts";
import { findContractForwarders, findOtherForwarders, isForwarder } from "./reads/forwarder.ts";
import { deleteContractForwarder, insertContractForwarder } from "./writes.ts";

/** Which airline's list and which forwarder a call means. */
interface ListEntry {
  readonly airlineId?: number | undefined;
  readonly companyId: string;
}

/** Forwarders that may have contract and spot rates of the airline. @throws AppError not-found, airline-missing */
export function listForwarders(
  scope: CompanyScope,
  query: { readonly airlineId?: number | undefined; readonly search: string },
) {
  return withTransaction(scope, async (tx) => {
    const airlineId = await getDeskAirline(tx, query.airlineId);
    const rows = await findContractForwarders(tx, airlineId, { term: query.search });
    return { content: rows.map(presentForwarder), total: rows.length };
  });
}

/** Forwarder companies that could be added. @throws AppError not-found, airline-missing */
export function searchForwarders(
  scope: CompanyScope,
  query: { readonly airlineId?: number | undefined; readonly search: string },
) {
  return withTransaction(scope, async (tx) => {
    const airlineId = await getDeskAirline(tx, query.airlineId);
    const rows = await findOtherForwarders(tx, airlineId, query.search);
    return {
      content: rows.map((row) => ({ companyId: row.id, companyName: row.name, city: row.city })),
    };
  });
}

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

/**
 * Takes a forwarder off the list.
 * @throws AppError not-found; state-conflict while rates for it are live: end them first
 */
export function unassignForwarder(scope: CompanyScope, entry: ListEntry): Promise<{ companyId: string }> {
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
