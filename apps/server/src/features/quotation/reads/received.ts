import { CLOCK_NOW } from "../../../db/clock.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyScope, SystemScope } from "../../../db/scope.ts";
import type { CompanyTransaction, SystemTransaction, Transaction } from "../../../db/transaction.ts";
import { type ListFilter, type ListRow, type ListSort, SORT_COLUMNS, type StatusCounts } from "./list.ts";
import type { QuotationStatus } from "./status.ts";

/** Who a quotation was sent to: somebody who is signed in. */
export interface Reader {
  readonly companyId: string;
  readonly userId: string;
}

/** How a quotation reached its reader: the newest link that was mailed to it. */
export interface ReceivedLink {
  readonly companyId: string;
  readonly quotationId: string;
  readonly version: number;
  readonly forwarderUserId: string;
  readonly email: string;
  /** name of the reader */
  readonly name: string;
  readonly showAirline: boolean;
  readonly showRemarks: boolean;
  readonly tokenHash: Buffer;
  /** what became of the quotation since is the reader's too, see `IS_FOR_READER` */
  readonly isForReader: boolean;
  /** what the reader decided by it */
  readonly decision: "accepted" | "rejected" | null;
}

/**
 * Whether the newest version that was sent is for the reader of an older one too: it is for the same inquirer. `v` is the
 * version that the reader has, where that is not the newest of the quotation `q`.
 */
export const IS_FOR_READER = `(v.version is null or coalesce(
    kilolane_kept_inquirer(q.company_id, (v.content #>> '{inquirer,id}')::uuid)
      = kilolane_kept_inquirer(q.company_id, q.inquirer_id), false))`;

/** Joins `v`, the version that a link `r` was mailed with, where a newer one of `q` was sent since. */
const OLDER_VERSION = `left join quotation_version v on v.company_id = r.company_id
      and v.quotation_id = r.quotation_id and v.version = r.version and r.version <> q.version`;

/**
 * The newest link of each quotation that was mailed to the address of an account ($1 company, $2 person), with the
 * account's name. An address is proven before somebody signs in with it; a deactivated forwarder's are not shown.
 */
const LINKS = `select distinct on (l.company_id, l.quotation_id) l.*, trim(me.first_name || ' ' || me.last_name) as reader
  from user_account me
  join quotation_link l on lower(l.email) = lower(me.email)
  join company c on c.id = l.company_id and c.is_active
  where me.company_id = $1 and me.id = $2`;
const NEWEST_LINK = "order by l.company_id, l.quotation_id, l.created_at desc";

/** A quotation that was mailed to the reader, whichever company's it is; undefined for any other. */
export async function findReceivedLink(
  tx: SystemTransaction,
  { companyId, userId }: Reader,
  quotationId: string,
): Promise<ReceivedLink | undefined> {
  const [row] = await queryRows<ReceivedLink>(
    tx,
    `select r.company_id as "companyId", r.quotation_id as "quotationId", r.version, r.email, r.reader as name,
       q.owner_user_id as "forwarderUserId", r.show_airline as "showAirline", r.show_remarks as "showRemarks",
       r.token_hash as "tokenHash", ${IS_FOR_READER} as "isForReader", r.decision
     from (${LINKS} and l.quotation_id = $3 ${NEWEST_LINK}) r
     join quotation q on q.company_id = r.company_id and q.id = r.quotation_id
     ${OLDER_VERSION}`,
    [companyId, userId, quotationId],
  );
  return row;
}

/** The reader of a forwarder's own house: its client, whose quotations its forwarder keeps. */
const OWN_LINKS = `select q.company_id, q.id as quotation_id, q.version, q.sent_at as created_at, null as decision, coalesce((
    select l.show_airline from quotation_link l
    where l.company_id = q.company_id and l.quotation_id = q.id order by l.created_at desc limit 1), true) as show_airline
  from quotation q where q.company_id = $1 and q.client_user_id = $2 and q.sent_at is not null`;

/** Figures of the version `v` as the list has them, in its first option; older versions keep it in `form`. */
const OLDER_AIRLINES = `(select coalesce(string_agg(named.name, ', ' order by named.place), '') from (
    select o.value #>> '{airline,name}' as name, min(o.ordinality) as place
    from jsonb_array_elements(v.content -> 'options') with ordinality o group by 1) named where named.name <> '')`;
const OLDER_KG = `round((v.content #>> '{options,0,chargeableWeight}')::numeric
    * case v.content #>> '{options,0,weightUnit}' when 'lb' then 0.45359237 else 1 end, 1)`;
const OLDER_STATUS = `coalesce(r.decision, case when ((v.content ->> 'validUntil')::date + 1)::timestamp
    at time zone (v.content #>> '{from,timeZone}') <= ${CLOCK_NOW} then 'expired' else 'sent' end)`;

/** A column of the version `v` where there is one, else of the quotation. */
function older(own: string, newest: string): string {
  return `case when v.version is null then ${newest} else ${own} end`;
}

/**
 * The reader's quotations ($1 company, $2 person) as `received q`, each as it was sent to it: with what the version says
 * that it holds, should a newer one have gone to somebody else, and without an airline that the mail hid. What became of
 * one that went to somebody else is not told.
 */
export function receivedBy({ scope }: ReaderTransaction): string {
  return `(select q.company_id, q.id, q.number, r.version, q.is_manual, q.created_at,
      case when ${IS_FOR_READER} then q.updated_at else v.created_at end as updated_at,
      case when ${IS_FOR_READER} then q.sent_at else r.created_at end as sent_at,
      case when ${IS_FOR_READER} then q.decided_at end as decided_at,
      case when not ${IS_FOR_READER} then ${OLDER_STATUS}
        when q.status = 'sent' and q.expires_at <= ${CLOCK_NOW} then 'expired' else q.status end as status,
      ${older("coalesce(v.content #>> '{inquirer,companyName}', '')", "q.inquirer_company")} as inquirer_company,
      ${older("coalesce(v.content #>> '{inquirer,name}', '')", "q.inquirer_name")} as inquirer_name,
      ${older("v.content #>> '{from,code}'", "q.from_airport")} as from_airport,
      ${older("v.content #>> '{to,code}'", "q.to_airport")} as to_airport,
      ${older("coalesce(v.content #>> '{request,readyDate}', v.content #>> '{form,readyDate}')::date", "q.ready_date")} as ready_date,
      ${older("coalesce(v.content #>> '{request,goodsType}', v.content #>> '{form,typeOfGoods}')", "q.goods_type")} as goods_type,
      case when r.show_airline then ${older(OLDER_AIRLINES, "q.airlines")} else '' end as airlines,
      ${older(OLDER_KG, "q.chargeable_weight_kg")} as chargeable_weight_kg,
      ${older("v.content ->> 'currency'", "q.currency")} as currency,
      ${older("(v.content ->> 'sellTotal')::numeric", "q.sell_total")} as sell_total,
      case when v.version is null then q.sell_total_usd end as sell_total_usd,
      ${older("(v.content ->> 'validUntil')::date", "q.valid_until")} as valid_until, c.name as forwarder
    from (${scope.kind === "system" ? `${LINKS} ${NEWEST_LINK}` : OWN_LINKS}) r
    join quotation q on q.company_id = r.company_id and q.id = r.quotation_id and q.status <> 'draft'
    ${OLDER_VERSION}
    join company c on c.id = r.company_id)`;
}

/** A shipper reads over all forwarders, a client in its forwarder's company. */
export type ReaderTransaction = Transaction<CompanyScope | SystemScope>;

/** A row of a reader's list; the columns that a client never sees are not read. */
export type ReceivedRow = Omit<
  ListRow,
  | "draft_version"
  | "profit_usd"
  | "owner_user_id"
  | "owner_name"
  | "client_name"
  | "sort_key"
  | "gross_weight_kg"
  | "expires_at"
> & { readonly forwarder: string };

const WORDS = `lower(concat_ws(' ', q.number, q.from_airport, q.to_airport, q.forwarder, q.inquirer_company,
  q.inquirer_name, q.airlines,
  (select string_agg(a.city, ' ') from airport a where a.iata in (q.from_airport, q.to_airport))))`;

/** Conditions of a reader's filter, without the parts that are the desk's alone; the values are added to those given. */
export function filterReceived(filter: ListFilter, values: unknown[]): string {
  const place = (value: unknown) => `$${values.push(value)}`;
  const clauses = ["true"];
  if (filter.from) clauses.push(`q.from_airport = ${place(filter.from.toUpperCase())}`);
  if (filter.to) clauses.push(`q.to_airport = ${place(filter.to.toUpperCase())}`);
  if (filter.goods) clauses.push(`q.goods_type = ${place(filter.goods)}`);
  if (filter.type) clauses.push(filter.type === "manual" ? "q.is_manual" : "not q.is_manual");
  if (filter.createdFrom) clauses.push(`q.created_at >= ${place(filter.createdFrom)}::date::timestamptz`);
  if (filter.createdTo) clauses.push(`q.created_at < (${place(filter.createdTo)}::date + 1)::timestamptz`);
  const words = (filter.search ?? "").toLowerCase().split(/\s+/);
  for (const word of words) if (word !== "") clauses.push(`position(${place(word)} in ${WORDS}) > 0`);
  return clauses.join(" and ");
}

/** What is read of the list; `limit` and `offset` are validated integers. */
interface ReceivedWindow {
  readonly filter: ListFilter;
  readonly sort: ListSort;
  readonly limit: number;
  readonly offset: number;
}

/** A window of a reader's list: whole rows in order. */
export function findReceivedRows(
  tx: ReaderTransaction,
  { companyId, userId }: Reader,
  { filter, sort, limit, offset }: ReceivedWindow,
): Promise<ReceivedRow[]> {
  const values: unknown[] = [companyId, userId];
  const where = filterReceived(filter, values);
  const statuses = filter.status ?? [];
  const direction = sort.direction === "asc" ? "asc" : "desc";
  return queryRows<ReceivedRow>(
    tx,
    `select q.id, q.number, q.version, q.status, q.is_manual, q.created_at, q.updated_at, q.inquirer_company, q.inquirer_name,
       q.from_airport, q.to_airport, q.ready_date, q.goods_type, q.airlines, q.chargeable_weight_kg,
       q.currency, q.sell_total, q.sell_total_usd, q.valid_until, q.forwarder
     from ${receivedBy(tx)} q
     where ${where} ${statuses.length === 0 ? "" : `and q.status = any($${values.push(statuses)}::text[])`}
     order by ${SORT_COLUMNS[sort.field]} ${direction}, q.id ${direction}
     limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`,
    values,
  );
}

/** How many of a reader's quotations match by status, whatever status the filter names. */
export async function countReceived(
  tx: ReaderTransaction,
  { companyId, userId }: Reader,
  filter: ListFilter,
): Promise<StatusCounts> {
  const values: unknown[] = [companyId, userId];
  const where = filterReceived(filter, values);
  const rows = await queryRows<{ status: QuotationStatus; count: string }>(
    tx,
    `select q.status, count(*) from ${receivedBy(tx)} q where ${where} group by q.status`,
    values,
  );
  const counts = { draft: 0, sent: 0, accepted: 0, rejected: 0, cancelled: 0, expired: 0 };
  for (const { status, count } of rows) counts[status] = Number(count);
  return counts;
}

/** What a client's own quotation was last mailed with; undefined when it never was. */
export async function findLastLink(
  tx: CompanyTransaction,
  quotationId: string,
): Promise<Pick<ReceivedLink, "showAirline" | "showRemarks"> | undefined> {
  const [row] = await queryRows<Pick<ReceivedLink, "showAirline" | "showRemarks">>(
    tx,
    `select show_airline as "showAirline", show_remarks as "showRemarks" from quotation_link
     where company_id = $1 and quotation_id = $2 order by created_at desc limit 1`,
    [tx.scope.companyId, quotationId],
  );
  return row;
}

/** Name and address of an account. */
export async function findReaderAccount(
  tx: Transaction,
  { companyId, userId }: Reader,
): Promise<{ readonly name: string; readonly email: string }> {
  const [row] = await queryRows<{ name: string; email: string }>(
    tx,
    `select trim(first_name || ' ' || last_name) as name, email from user_account where company_id = $1 and id = $2`,
    [companyId, userId],
  );
  if (row === undefined) throw new Error("nobody is signed in");
  return row;
}
