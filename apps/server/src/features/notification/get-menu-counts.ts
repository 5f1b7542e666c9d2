import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentMenuCount } from "./present.ts";
import { countUnreadByMenu } from "./reads.ts";

/** How many of the caller's notifications are unread under each menu entry. */
export async function getMenuCounts(scope: UserScope) {
  return (await withTransaction(scope, countUnreadByMenu)).map(presentMenuCount);
}
