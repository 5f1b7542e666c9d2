import { notificationSetting, type NotificationSetting } from "@kilolane/contract";
import type { UserTransaction } from "../../db/transaction.ts";

/** The caller's own choice. */
export async function findOwnSetting(tx: UserTransaction): Promise<NotificationSetting | null> {
  const row = await tx.db
    .selectFrom("notification_setting")
    .select(["choices", "time_zone", "quiet_from", "quiet_to"])
    .where("company_id", "=", tx.scope.companyId)
    .where("user_id", "=", tx.scope.userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { choices, time_zone: timeZone, quiet_from: from, quiet_to: to } = row;
  const quiet = from === null || to === null ? null : { from, to };
  return notificationSetting.parse({ choices, timeZone, quiet });
}

/** Stores the caller's own choice; news that waits for a mail of a kind that gets none any more is taken off. */
export async function storeOwnSettingIn(tx: UserTransaction, setting: NotificationSetting): Promise<void> {
  const { companyId, userId } = tx.scope;
  const choices = JSON.stringify(setting.choices);
  await tx.query(
    `insert into notification_setting (company_id, user_id, choices, time_zone, quiet_from, quiet_to)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id) do update set choices = excluded.choices, time_zone = excluded.time_zone,
       quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, updated_at = now()`,
    [companyId, userId, choices, setting.timeZone, setting.quiet?.from ?? null, setting.quiet?.to ?? null],
  );
  await tx.query(
    `delete from notification_mail m using notification n
     where m.company_id = $1 and m.user_id = $2 and n.company_id = m.company_id and n.id = m.notification_id
       and coalesce($3::jsonb ->> n.main_menu, 'product') <> m.mode`,
    [companyId, userId, choices],
  );
}
