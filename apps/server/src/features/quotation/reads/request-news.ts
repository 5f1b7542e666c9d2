import type { Role } from "@kilolane/domain";
import { queryRows } from "../../../db/query-rows.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";

/** What news of a request is about. */
export interface NewsSubject {
  readonly requestId: string;
  /** the shipper's own, of which it was made; null: a client's of the forwarder */
  readonly shipperRequestId: string | null;
  /** `JFK – FRA`, as it was asked for */
  readonly lane: string;
  readonly fromStation: string;
  readonly toStation: string;
  readonly client: string;
  readonly forwarder: string;
}

/** The words of a request's news. */
export async function getNewsSubject(
  tx: SystemTransaction,
  { companyId, requestId }: { readonly companyId: string; readonly requestId: string },
): Promise<NewsSubject> {
  const [row] = await queryRows<NewsSubject>(
    tx,
    `select i.request_id as "requestId", i.shipper_request_id as "shipperRequestId",
       i.asked_from || ' – ' || i.asked_to as lane, i.asked_from as "fromStation", i.asked_to as "toStation",
       coalesce(s.company_name, trim(u.first_name || ' ' || u.last_name)) as client, c.name as forwarder
     from incoming_request i
     join company c on c.id = i.company_id
     join user_account u on u.id = i.client_user_id
     left join forwarder_shipper s on s.company_id = i.company_id and s.shipper_user_id = i.client_user_id
     where i.company_id = $1 and i.request_id = $2`,
    [companyId, requestId],
  );
  if (row === undefined) throw new Error("news of a request that is not there");
  return row;
}

/** Somebody who hears of a request. */
export interface NewsPerson {
  readonly userId: string;
  readonly companyId: string;
  readonly role: Role;
  readonly email: string;
  readonly firstName: string;
  readonly locale: string;
  /** says in the settings where news goes: that decides about mails too */
  readonly hasChosen: boolean;
}

/** Those of the people who can sign in. */
export function findNewsPeople(tx: SystemTransaction, userIds: readonly string[]): Promise<NewsPerson[]> {
  return queryRows<NewsPerson>(
    tx,
    `select u.id as "userId", u.company_id as "companyId", u.role, u.email, u.first_name as "firstName", u.locale,
       exists (select from notification_setting s where s.user_id = u.id) as "hasChosen"
     from user_account u join company c on c.id = u.company_id and c.is_active
     where u.id = any ($1::uuid[]) and not u.is_suspended`,
    [userIds],
  );
}
