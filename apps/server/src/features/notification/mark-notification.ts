import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { countUnread } from "./reads.ts";
import { markMenuRead, markRead } from "./writes.ts";

/** Marks the caller's notifications of these ids as read; others change nothing. @returns how many are unread now */
export function markNotifications(scope: UserScope, ids: readonly string[]): Promise<number> {
  return withTransaction(scope, async (tx) => {
    if (ids.length > 0) await markRead(tx, ids);
    return countUnread(tx);
  });
}

/**
 * Marks one notification of the caller as read. @returns how many are unread now
 * @throws AppError not-found when the caller has none of that id
 */
export function markNotification(scope: UserScope, id: string): Promise<number> {
  return withTransaction(scope, async (tx) => {
    if ((await markRead(tx, [id])) === 0) throw new AppError("not-found");
    return countUnread(tx);
  });
}

/** Marks the caller's notifications of a menu entry as read. @returns how many are unread now */
export function markMenu(
  scope: UserScope,
  entry: { readonly menu: string; readonly subMenu: string | undefined },
): Promise<number> {
  return withTransaction(scope, async (tx) => {
    await markMenuRead(tx, entry);
    return countUnread(tx);
  });
}
