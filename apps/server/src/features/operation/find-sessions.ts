import type { EndpointOutput, EndpointParsed, listOpenSessions } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentSession } from "./present.ts";
import { countOpenSessions, findOpenSessions } from "./reads/system.ts";

/** A page of who is signed in. */
export function findSessions(
  scope: PlatformScope,
  { search, page, size }: EndpointParsed<typeof listOpenSessions>["query"],
): Promise<EndpointOutput<typeof listOpenSessions>> {
  return withTransaction(scope, async (tx) => {
    const rows = await findOpenSessions(tx, search, { limit: size, offset: (page - 1) * size });
    return {
      content: rows.map((row) => presentSession(row, scope.userId)),
      total: await countOpenSessions(tx, search),
    };
  });
}
