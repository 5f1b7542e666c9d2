import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { countUnread } from "./reads.ts";
import { markRead } from "./writes.ts";

/** Marks the caller's notifications of these ids as read; others change nothing. @returns how many are unread now */
export function updateNotifications(scope: UserScope, ids: readonly string[]): Promise<number> {
  return withTransaction(scope, async (tx) => {
    if (ids.length > 0) await markRead(tx, ids);
    return countUnread(tx);
  });
}
