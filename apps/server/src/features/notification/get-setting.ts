import type { NotificationSetting } from "@kilolane/contract";
import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findOwnSetting } from "./setting-rows.ts";

/** How the caller wants news; null before they have chosen. */
export async function getSetting(
  scope: UserScope,
): Promise<{ readonly setting: NotificationSetting | null }> {
  return { setting: await withTransaction(scope, findOwnSetting) };
}
