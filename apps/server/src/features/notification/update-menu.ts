import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { countUnread } from "./reads.ts";
import { markMenuRead } from "./writes.ts";

/** Marks the caller's notifications of a menu entry as read. @returns how many are unread now */
export function updateMenu(
  scope: UserScope,
  entry: { readonly menu: string; readonly subMenu: string | undefined },
): Promise<number> {
  return withTransaction(scope, async (tx) => {
    await markMenuRead(tx, entry);
    return countUnread(tx);
  });
}
