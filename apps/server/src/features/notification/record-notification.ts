import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { CompanyTransaction, SystemTransaction, UserTransaction } from "../../db/transaction.ts";

/** What people are told about; the text is the phrase `notification.kind.<kind>` with `detail` as its values. */
export const NOTIFICATION_KINDS = [
  "quotation-sent",
  "quotation-accepted",
  "quotation-rejected",
  "quotation-cancelled",
  "quotation-confirmed",
  "quotation-expired",
  "quotation-expiring",
  "quotation-opened",
  "quotation-assigned",
  "request-created",
  "request-cancelled",
  "margin-below-floor",
  "mail-failed",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export interface NewNotification {
  readonly companyId: string;
  /** who is told; the same person twice is told once */
  readonly userIds: readonly string[];
  readonly kind: NotificationKind;
  readonly quotationId: string | null;
  readonly fromUserId: string | null;
  /** values of the phrase: `number`, `client`, `lane`, `date`, `person` */
  readonly detail: Readonly<Record<string, string>>;
}

/** Tells people of something, in the transaction in which it happens; the one who did it is not told. */
export async function recordNotification(
  tx: CompanyTransaction | UserTransaction | SystemTransaction,
  notification: NewNotification,
): Promise<void> {
  const userIds = new Set(notification.userIds.filter((id) => id !== notification.fromUserId));
  if (userIds.size === 0) return;
  const subMenu = notification.quotationId === null ? "quotation-requests" : "quotation-list";
  await sql`
    insert into notification (id, company_id, user_id, kind, main_menu, sub_menu, quotation_id, from_user_id, detail)
    select told.id, ${notification.companyId}, told.user_id, ${notification.kind}, 'quotation', ${subMenu},
      ${notification.quotationId}::uuid, ${notification.fromUserId}::uuid, ${JSON.stringify(notification.detail)}::jsonb
    from unnest(${[...userIds].map(() => uuid())}::uuid[], ${[...userIds]}::uuid[]) as told (id, user_id)`.execute(
    tx.db,
  );
}
