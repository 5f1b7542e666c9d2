import { newId } from "../../db/new-id.ts";
import type { PlatformTransaction, SystemTransaction } from "../../db/transaction.ts";

/** News for one person; its words are the phrase `notification.kind.<kind>` with `detail` as values. */
export interface PersonalNews {
  readonly companyId: string;
  readonly userId: string;
  /** who caused it, where that is somebody of the same company */
  readonly fromUserId?: string;
  readonly kind:
    | "company-waiting"
    | "feedback-created"
    | "feedback-answered"
    | "key-used"
    | "audit-broken"
    | "company-viewed"
    | "tariff-proposed"
    | "proposal-taken"
    | "proposal-partly"
    | "proposal-declined";
  readonly mainMenu: string;
  readonly subMenu: string;
  readonly detail: Readonly<Record<string, string>>;
}

/** Stores a notification for each and wakes their screens after the commit. */
export async function notifyPeopleIn(
  tx: PlatformTransaction | SystemTransaction,
  news: readonly PersonalNews[],
): Promise<void> {
  if (news.length === 0) return;
  const rows = news.map((one) => ({
    id: newId(),
    company_id: one.companyId,
    user_id: one.userId,
    from_user_id: one.fromUserId ?? null,
    kind: one.kind,
    main_menu: one.mainMenu,
    sub_menu: one.subMenu,
    detail: JSON.stringify(one.detail),
  }));
  await tx.db.insertInto("notification").values(rows).execute();
  const events = rows.map(({ company_id, user_id }) => ({
    company_id,
    user_id,
    topic: "notification",
    payload: "{}",
  }));
  await tx.db.insertInto("outbox_event").values(events).execute();
}

/** Stores the same notification for each of these people. */
export function notifyEachIn(
  tx: PlatformTransaction | SystemTransaction,
  people: readonly { readonly id: string; readonly company_id: string }[],
  news: Omit<PersonalNews, "companyId" | "userId">,
): Promise<void> {
  return notifyPeopleIn(
    tx,
    people.map(({ company_id: companyId, id: userId }) => ({ ...news, companyId, userId })),
  );
}
