import { loadTranslator } from "@kilolane/phrases";
import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentNotification } from "./present.ts";
import { findNotificationRows } from "./reads.ts";

/** One page of the caller's notifications, newest first, in the caller's language. */
export async function findNotifications(
  scope: UserScope,
  window: { readonly page: number; readonly size: number },
) {
  const translate = await loadTranslator(scope.locale, "notification");
  const rows = await withTransaction(scope, (tx) => findNotificationRows(tx, window));
  return rows.map((row) => presentNotification(row, translate, scope.locale));
}
