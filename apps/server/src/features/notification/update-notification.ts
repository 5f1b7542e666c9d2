import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { countUnread } from "./reads.ts";
import { markRead } from "./writes.ts";

/**
 * Marks one notification of the caller as read. @returns how many are unread now
 * @throws AppError not-found when the caller has none of that id
 */
export function updateNotification(scope: UserScope, id: string): Promise<number> {
  return withTransaction(scope, async (tx) => {
    if ((await markRead(tx, [id])) === 0) throw new AppError("not-found");
    return countUnread(tx);
  });
}
