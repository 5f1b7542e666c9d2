import type { ClientRequestState, SentRequestState } from "@kilolane/domain";
import { queryRows } from "../../../db/query-rows.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";
import type { ListPart } from "../../../integrations/sheets/read-windows.ts";
import type { RequestInRow, StoredRequest } from "./request-content.ts";
import { parseStoredRequest } from "./request-form.ts";

/** Who is signed in and sent the requests. */
export interface Asker {
  readonly companyId: string;
  readonly userId: string;
}

/** A forwarder that was asked, and how far it is. */
export interface AskedRow {
  /** the sender's own request */
  readonly sentId: string;
  /** the forwarder's */
  readonly requestId: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly status: ClientRequestState;
  readonly version: number;
  readonly note: string;
  readonly sentAt: Date;
  readonly answerBy: Date;
  readonly answeredAt: Date | null;
  readonly quotationId: string | null;
  /** the lane and day that this forwarder was asked for */
  readonly fromAirport: string;
  readonly toAirport: string;
  readonly readyDate: string;
}

/** What the sender asked for, with the furthest state of those who were asked. */
export interface SentRow {
  readonly sentId: string;
  readonly state: SentRequestState;
  readonly sentAt: Date;
  /** in the sender's own words, whatever the desk has priced since; of several sendings those of the last */
  readonly request: StoredRequest;
}

/** A client's request is its forwarder's; of a shipper's each forwarder has one of its own. */
const SENT_ID = "coalesce(i.shipper_request_id, i.request_id)";

/** The sender's requests ($1 company, $2 person), each with its furthest state and with whom it was last sent to. */
const SENT = `select ${SENT_ID} as sent_id, min(i.sent_at) as sent_at, string_agg(f.name, ' ') as forwarders,
    (array_agg(i.company_id order by i.sent_at desc, i.company_id))[1] as last_company_id,
    (array_agg(i.request_id order by i.sent_at desc, i.company_id))[1] as last_request_id,
    case when bool_or(i.status = 'confirmed') then 'confirmed' when bool_or(i.status = 'replied') then 'replied'
      when bool_or(i.status = 'quoted' and i.answered_at is not null) then 'quoted'
      when bool_or(i.status in ('new', 'assigned', 'quoted')) then 'waiting' else 'cancelled' end as state
  from incoming_request i join company f on f.id = i.company_id
  where i.client_user_id = $2 and coalesce(i.shipper_company_id, i.company_id) = $1
  group by ${SENT_ID}`;

export interface SentFilter {
  /** empty: of every state */
  readonly state: SentRequestState | "";
  /** part of an airport's code or of a forwarder's name */
  readonly search: string;
}

function filterClause({ companyId, userId }: Asker, filter: SentFilter) {
  const values: unknown[] = [companyId, userId];
  const conditions = ["true"];
  if (filter.search !== "") {
    const words = `lower(concat_ws(' ', a.asked_from, a.asked_to, s.forwarders))`;
    conditions.push(`position($${values.push(filter.search.toLowerCase())}::text in ${words}) > 0`);
  }
  return { values, conditions };
}

const TABLES = `(${SENT}) s
  join incoming_request a on a.company_id = s.last_company_id and a.request_id = s.last_request_id`;

/** Part of the sender's requests, the newest first. */
export async function findSentRows(
  tx: SystemTransaction,
  asker: Asker,
  filter: SentFilter,
  { limit, offset }: ListPart,
): Promise<SentRow[]> {
  const { values, conditions } = filterClause(asker, filter);
  if (filter.state !== "") conditions.push(`s.state = $${values.push(filter.state)}`);
  const rows = await queryRows<Omit<SentRow, "request"> & { readonly request: RequestInRow }>(
    tx,
    `select s.sent_id as "sentId", s.state, s.sent_at as "sentAt", a.asked as request
     from ${TABLES} where ${conditions.join(" and ")}
     order by s.sent_at desc, s.sent_id limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`,
    values,
  );
  return rows.map((row) => ({ ...row, request: parseStoredRequest(row.request) }));
}

/** How many of the sender's requests there are in each state. */
export async function countSent(
  tx: SystemTransaction,
  asker: Asker,
  filter: SentFilter,
): Promise<{ state: SentRequestState; count: number }[]> {
  const { values, conditions } = filterClause(asker, filter);
  return queryRows(
    tx,
    `select s.state, count(*)::int as count from ${TABLES} where ${conditions.join(" and ")} group by s.state`,
    values,
  );
}

/** One of the sender's requests; undefined for any other, and for one that was not sent. */
export async function findSent(
  tx: SystemTransaction,
  { companyId, userId }: Asker,
  sentId: string,
): Promise<SentRow | undefined> {
  const [row] = await queryRows<Omit<SentRow, "request"> & { readonly request: RequestInRow }>(
    tx,
    `select s.sent_id as "sentId", s.state, s.sent_at as "sentAt", a.asked as request
     from ${TABLES} where s.sent_id = $3`,
    [companyId, userId, sentId],
  );
  return row && { ...row, request: parseStoredRequest(row.request) };
}

const ASKED = `select ${SENT_ID} as "sentId", i.request_id as "requestId", i.company_id as "companyId",
    f.name as "companyName", i.status, i.version, i.note, i.sent_at as "sentAt", i.answer_by as "answerBy",
    i.answered_at as "answeredAt", i.quotation_id as "quotationId", i.asked_from as "fromAirport",
    i.asked_to as "toAirport", i.asked ->> 'readyDate' as "readyDate"
  from incoming_request i join company f on f.id = i.company_id
  where i.client_user_id = $2 and coalesce(i.shipper_company_id, i.company_id) = $1`;

/** The forwarders that were asked for these requests of the sender's, in the order in which they answered. */
export function findAskedRows(
  tx: SystemTransaction,
  { companyId, userId }: Asker,
  sentIds: readonly string[],
): Promise<AskedRow[]> {
  return queryRows<AskedRow>(
    tx,
    `${ASKED} and ${SENT_ID} = any ($3::uuid[]) order by i.answered_at nulls last, f.name, i.request_id`,
    [companyId, userId, sentIds],
  );
}

/** What the sender asked one forwarder for, the newest first. */
export function findAskedOf(
  tx: SystemTransaction,
  { companyId, userId }: Asker,
  forwarderId: string,
): Promise<AskedRow[]> {
  return queryRows<AskedRow>(tx, `${ASKED} and i.company_id = $3 order by i.sent_at desc limit 20`, [
    companyId,
    userId,
    forwarderId,
  ]);
}

/** A request that the caller sent to a forwarder who still works with it, by the forwarder's id of it. */
export async function findAskedCompany(
  tx: SystemTransaction,
  { companyId, userId }: Asker,
  requestId: string,
): Promise<string | undefined> {
  const [row] = await queryRows<{ companyId: string }>(
    tx,
    `select i.company_id as "companyId" from incoming_request i
     join company f on f.id = i.company_id and f.is_active
     where i.request_id = $3 and i.client_user_id = $2 and i.shipper_company_id = $1
       and not exists (select from forwarder_shipper s where s.company_id = i.company_id
         and s.shipper_company_id = $1 and s.is_suspended)`,
    [companyId, userId, requestId],
  );
  return row?.companyId;
}
