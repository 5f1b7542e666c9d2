import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { countUnread } from "./reads.ts";

/** How many of the caller's notifications are unread. */
export async function getUnreadCount(scope: UserScope) {
  return { notificationCount: await withTransaction(scope, countUnread) };
}
