import type { EndpointOutput, retrieveMessages } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentDays, presentMessage } from "./present.ts";
import { getSeenRoom, readingScope } from "./reader.ts";
import { findMessageRows } from "./reads/messages.ts";

/**
 * The last messages of a room, or those before one, by the reader's days.
 * @param query `GMT`: the zone in which days begin, as Intl takes it
 * @throws AppError not-found
 */
export function findMessages(
  scope: CompanyScope,
  query: {
    readonly GMT: string;
    readonly roomId: string;
    readonly before?: number | undefined;
    readonly size: number;
  },
): Promise<EndpointOutput<typeof retrieveMessages>> {
  return withTransaction(readingScope(scope), async (tx) => {
    const { reader, room } = await getSeenRoom(tx, scope, query.roomId);
    const rows = await findMessageRows(tx, reader, room, query);
    return presentDays(
      rows.map((row) => presentMessage(row, room, reader)),
      query.GMT,
    );
  });
}
