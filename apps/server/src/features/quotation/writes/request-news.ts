import { queryRows } from "../../../db/query-rows.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";
import type { NewsSubject } from "../reads/request-news.ts";
import type { RequestNewsKind } from "./incoming.ts";

export interface ShipperNews {
  /** of the notification: written once, however often it is tried */
  readonly id: string;
  /** the shipper's own */
  readonly companyId: string;
  readonly userId: string;
  readonly kind: RequestNewsKind;
  readonly subject: NewsSubject;
}

/** Stores a shipper's notification in its own company and wakes its screens; it names the forwarder, who is one of several. */
export async function insertShipperNews(tx: SystemTransaction, news: ShipperNews): Promise<void> {
  const { shipperRequestId, lane, fromStation, toStation, client, forwarder } = news.subject;
  const detail = { requestId: shipperRequestId, lane, fromStation, toStation, client, forwarder };
  await tx.query(
    `with news as (
       insert into notification (id, company_id, user_id, kind, main_menu, sub_menu, detail)
       values ($1, $2, $3, $4, 'sent-requests', 'list', $5)
       on conflict do nothing returning id
     )
     insert into outbox_event (company_id, user_id, topic, payload)
     select $2::uuid, $3::uuid, 'notification', '{}'::jsonb from news`,
    [news.id, news.companyId, news.userId, news.kind.replace("request-", "offer-"), JSON.stringify(detail)],
  );
}

/** Marks notifications as mailed. @returns the people to whom that had not happened yet */
export async function takeUnmailed(tx: SystemTransaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await queryRows<{ userId: string }>(
    tx,
    `update notification set mailed_at = $2 where id = any ($1::uuid[]) and mailed_at is null
     returning user_id as "userId"`,
    [ids, tx.now()],
  );
  return new Set(rows.map(({ userId }) => userId));
}
