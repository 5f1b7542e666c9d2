import type { EndpointOutput, listChatRooms } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentRoom } from "./present.ts";
import { getReader, readingScope } from "./reader.ts";
import { findRoomRows } from "./reads/rooms.ts";

/** One page of the caller's rooms, the last spoken in first. */
export function findRooms(
  scope: CompanyScope,
  query: { readonly search: string; readonly page: number; readonly size: number },
): Promise<EndpointOutput<typeof listChatRooms>> {
  return withTransaction(readingScope(scope), async (tx) => {
    const reader = await getReader(tx, scope);
    const { rows, total } = await findRoomRows(tx, reader, query);
    return { content: rows.map((row) => presentRoom(row, reader)), total };
  });
}
