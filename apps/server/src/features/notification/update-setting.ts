import { notificationSetting, type NotificationSetting } from "@kilolane/contract";
import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { storeOwnSettingIn } from "./setting-rows.ts";

/** Stores how the caller wants news. What waits for a mail that they no longer want is not sent. */
export async function updateSetting(
  scope: UserScope,
  setting: NotificationSetting,
): Promise<NotificationSetting> {
  await withTransaction(scope, (tx) => storeOwnSettingIn(tx, setting));
  return notificationSetting.parse(setting);
}
