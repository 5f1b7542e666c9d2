import {
  type EndpointOutput,
  type EndpointParsed,
  type listAuditEntries,
  MOST_AUDIT_ENTRIES,
} from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentEntry } from "./present.ts";
import { countAuditRows, findAuditRows } from "./reads.ts";

/** A page of what happened. */
export function findEntries(
  scope: PlatformScope,
  { page, size, ...filter }: EndpointParsed<typeof listAuditEntries>["query"],
): Promise<EndpointOutput<typeof listAuditEntries>> {
  return withTransaction(scope, async (tx) => {
    const rows = await findAuditRows(tx, filter, { limit: size, offset: (page - 1) * size });
    return { content: rows.map(presentEntry), total: await countAuditRows(tx, filter, MOST_AUDIT_ENTRIES) };
  });
}
