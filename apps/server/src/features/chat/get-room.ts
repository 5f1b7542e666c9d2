import type { ChatRoom } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentRoom } from "./present.ts";
import { getSeenRoom, readingScope } from "./reader.ts";

/** One room of the caller's. @throws AppError not-found */
export function getRoom(scope: CompanyScope, id: string): Promise<ChatRoom> {
  return withTransaction(readingScope(scope), async (tx) => {
    const { reader, room } = await getSeenRoom(tx, scope, id);
    return presentRoom(room, reader);
  });
}
