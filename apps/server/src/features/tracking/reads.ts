import type { ShipmentFilter, ShipmentSortField } from "@kilolane/contract";
import type { ShipmentState, StatusCode } from "@kilolane/domain";
import { sql } from "kysely";
import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import type {
  CompanyTransaction,
  PlatformTransaction,
  SystemTransaction,
  Transaction,
} from "../../db/transaction.ts";
import type { ListPart } from "../../integrations/sheets/read-windows.ts";
import { likePatternsOf } from "../../db/like-patterns.ts";
import { getVisibility } from "../quotation/saved/own-visibility.ts";

/** The desk of a forwarder, or the operator, who reads the shipments of all. */
export type ReadingTransaction =
  | CompanyTransaction
  | PlatformTransaction
  | Transaction<CompanyScope | PlatformScope>;

/** A milestone as stored; `local_at` as `YYYY-MM-DDTHH:MM`. */
export interface MilestoneRow {
  readonly id: string;
  readonly code: StatusCode;
  readonly airport: string;
  readonly to_airport: string;
  readonly flight: string;
  readonly local_text: string;
  readonly has_time: boolean;
  readonly time_zone: string | null;
  readonly time_kind: "" | "A" | "E" | "S";
  readonly pieces: number | null;
  readonly is_partial: boolean;
  readonly discrepancy: string;
  readonly note: string;
  readonly created_by: string | null;
  readonly person: string | null;
}

/** A shipment as stored, with its quotation. */
export interface ShipmentRow {
  readonly id: string;
  readonly company_id: string;
  readonly company: string;
  readonly awb: string;
  readonly state: ShipmentState;
  readonly quotation_id: string;
  readonly number: string;
  readonly client: string;
  readonly from_airport: string;
  readonly to_airport: string;
  readonly airline: string;
  readonly expected_prefix: string | null;
  readonly next_ask_at: Date | null;
  readonly asked_at: Date | null;
  readonly problem: "" | "unreachable" | "timeout" | "status" | "too-large" | "format" | "other-shipment";
  readonly version: number;
  readonly last: MilestoneRow | null;
}

/** What the list is narrowed to and sorted by. */
export interface ShipmentSearch {
  readonly state: ShipmentFilter;
  readonly search: string;
  readonly sort: ShipmentSortField;
  readonly direction: "asc" | "desc";
}

const ORDERS: Readonly<Record<ShipmentSortField, string>> = {
  awb: "s.awb",
  quotation: "q.number",
  client: "lower(q.inquirer_company)",
  company: "lower(c.name)",
  state: "s.state",
  lastAt: "coalesce(s.last_at, s.created_at)",
};

const MILESTONE = sql`m.id, m.code, m.airport, m.to_airport, m.flight,
  to_char(m.local_at, 'YYYY-MM-DD"T"HH24:MI') as local_text, m.has_time, a.time_zone, m.time_kind, m.pieces, m.is_partial,
  m.discrepancy, m.note, m.created_by, trim(u.first_name || ' ' || u.last_name) as person`;
const MILESTONE_SOURCE = sql`shipment_milestone m left join airport a on a.iata = m.airport
  left join user_account u on u.company_id = m.company_id and u.id = m.created_by`;
/** The oldest first; of two at the same time, the one that usually comes first by its writing. */
const MILESTONE_ORDER = sql`m.at, m.has_time, m.created_at, m.id`;

const COLUMNS = sql`s.id, s.company_id, c.name as company, s.awb, s.state, s.quotation_id, q.number, s.from_airport,
  s.to_airport, coalesce(o.value #>> '{airline,name}', '') as airline, o.value #>> '{airline,awbPrefix}' as expected_prefix,
  s.next_ask_at, s.asked_at, s.problem, s.version,
  (select to_jsonb(l) from (select ${MILESTONE} from ${MILESTONE_SOURCE}
    where m.company_id = s.company_id and m.shipment_id = s.id and m.awb = s.awb
    order by m.at desc, m.has_time desc, m.created_at desc, m.id desc limit 1) l) as last`;
/** Shipments with their quotation and the option that was accepted. */
const SOURCE = sql`shipment s join company c on c.id = s.company_id
  join quotation q on q.company_id = s.company_id and q.id = s.quotation_id
  left join quotation_version v on v.company_id = q.company_id and v.quotation_id = q.id and v.version = q.version
  left join lateral (select e.value from jsonb_array_elements(v.content -> 'options') e
    where e.value ->> 'quoteId' = q.decided_quote_id::text limit 1) o on true`;

const isDesk = (tx: ReadingTransaction): tx is CompanyTransaction => tx.scope.kind === "company";

/** Whose goods they are is the forwarder's own matter: the operator sees the forwarder alone. */
function columnsFor(tx: ReadingTransaction) {
  return sql`${COLUMNS}, ${isDesk(tx) ? sql`q.inquirer_company` : sql`''`} as client`;
}

/** Who may see a quotation may see its shipment. */
async function seenBy(tx: ReadingTransaction) {
  if (!isDesk(tx)) return sql`true`;
  const visibility = await getVisibility(tx);
  const own = sql`s.company_id = ${tx.scope.companyId}`;
  if (visibility.kind === "client") return sql`false`;
  return visibility.kind === "company" ? own : sql`${own} and q.owner_user_id = ${visibility.userId}`;
}

/** All that narrows the list but the tab. */
async function foundBy(tx: ReadingTransaction, search: string) {
  return sql`${await seenBy(tx)}
    and lower(s.awb || ' ' || substr(s.awb, 1, 3) || '-' || substr(s.awb, 4) || ' ' || q.number || ' '
      || ${isDesk(tx) ? sql`q.inquirer_company` : sql`c.name`} || ' ' || s.from_airport || ' ' || s.to_airport) like all (${likePatternsOf(search)}::text[])`;
}

/** Part of the list; the same order for the same search, whatever the part. */
export async function findShipmentRows(
  tx: ReadingTransaction,
  search: ShipmentSearch,
  part: ListPart,
): Promise<ShipmentRow[]> {
  const direction = sql.raw(search.direction);
  const { rows } = await sql<ShipmentRow>`
    select ${columnsFor(tx)} from ${SOURCE}
    where ${await foundBy(tx, search.search)} and (${search.state} = 'all' or s.state = ${search.state})
    order by ${sql.raw(ORDERS[search.sort])} ${direction}, s.id ${direction}
    limit ${sql.lit(part.limit)} offset ${sql.lit(part.offset)}`.execute(tx.db);
  return rows;
}

/** How many shipments there are in each state. */
export async function countShipments(
  tx: ReadingTransaction,
  search: string,
): Promise<Record<ShipmentFilter, number>> {
  const { rows } = await sql<Record<ShipmentFilter, number>>`
    select count(*) as "all", count(*) filter (where s.state = 'waiting') as "waiting",
      count(*) filter (where s.state = 'accepted') as "accepted",
      count(*) filter (where s.state = 'underway') as "underway",
      count(*) filter (where s.state = 'arrived') as "arrived",
      count(*) filter (where s.state = 'delivered') as "delivered",
      count(*) filter (where s.state = 'trouble') as "trouble"
    from ${SOURCE} where ${await foundBy(tx, search)}`.execute(tx.db);
  const [counts] = rows;
  if (counts === undefined) throw new Error("a count without a row");
  return counts;
}

/** One shipment that the caller may see, by its own id or its quotation's. */
export async function findShipment(
  tx: ReadingTransaction,
  by: { readonly id: string } | { readonly quotationId: string },
): Promise<ShipmentRow | undefined> {
  const which = "id" in by ? sql`s.id = ${by.id}` : sql`s.quotation_id = ${by.quotationId}`;
  const { rows } = await sql<ShipmentRow>`
    select ${columnsFor(tx)} from ${SOURCE} where ${await seenBy(tx)} and ${which}`.execute(tx.db);
  return rows[0];
}

/** What happened to a shipment under its present number, the oldest first. */
export async function findMilestones(
  tx: ReadingTransaction | SystemTransaction,
  companyId: string,
  shipmentId: string,
): Promise<MilestoneRow[]> {
  const { rows } = await sql<MilestoneRow>`
    select ${MILESTONE} from ${MILESTONE_SOURCE}
    join shipment s on s.company_id = m.company_id and s.id = m.shipment_id and s.awb = m.awb
    where m.company_id = ${companyId} and m.shipment_id = ${shipmentId}
    order by ${MILESTONE_ORDER}`.execute(tx.db);
  return rows;
}

/** Lines of the carrier that are no milestones. */
export async function findNotes(
  tx: ReadingTransaction,
  shipment: Pick<ShipmentRow, "id" | "awb" | "company_id">,
) {
  return tx.db
    .selectFrom("shipment_note")
    .where("company_id", "=", shipment.company_id)
    .where("shipment_id", "=", shipment.id)
    .where("awb", "=", shipment.awb)
    .orderBy("at")
    .orderBy("id")
    .select(["words", "at"])
    .execute();
}

/** Who changed what of a shipment, the newest first. */
export async function findChanges(
  tx: ReadingTransaction,
  { id, company_id: companyId }: Pick<ShipmentRow, "id" | "company_id">,
) {
  const { rows } = await sql<{
    kind: "awb-set" | "awb-changed" | "milestone-added" | "milestone-removed";
    before_text: string;
    after_text: string;
    person: string;
    at: Date;
  }>`
    select c.kind, c.before_text, c.after_text, c.at, trim(u.first_name || ' ' || u.last_name) as person
    from shipment_change c join user_account u on u.company_id = c.company_id and u.id = c.created_by
    where c.company_id = ${companyId} and c.shipment_id = ${id}
    order by c.at desc, c.id desc limit 100`.execute(tx.db);
  return rows;
}

/** A shipment whose carrier is to be asked. */
export interface DueShipment {
  readonly id: string;
  readonly company_id: string;
  readonly awb: string;
  readonly from_airport: string;
  readonly to_airport: string;
  readonly failures: number;
}

/** IANA zones of airports by their codes. */
export async function findZones(
  tx: CompanyTransaction | SystemTransaction,
  airports: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ iata: string; time_zone: string }>`
    select iata, time_zone from airport where iata = any (${[...new Set(airports)]}::text[])`.execute(tx.db);
  return new Map(rows.map((row) => [row.iata, row.time_zone]));
}
