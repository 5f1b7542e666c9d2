import type { AnalysedQuotation, EndpointParsed, listAnalysedQuotations } from "@kilolane/contract";
import { addDays, type CalendarDate } from "@kilolane/domain";
import { sql, type RawBuilder } from "kysely";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { EFFECTIVE_STATUS } from "../quotation/reads/list.ts";
import { statusClause } from "../quotation/reads/status.ts";

/** A quotation as the operator sees it: without costs, profit and the company's client. */
export interface AnalysedRow {
  readonly id: string;
  readonly company_id: string;
  readonly company_name: string;
  readonly number: string;
  readonly version: number;
  readonly status: AnalysedQuotation["status"];
  readonly is_manual: boolean;
  readonly from_airport: string;
  readonly to_airport: string;
  readonly goods_type: string;
  readonly airline: string;
  readonly chargeable_weight_kg: string;
  readonly gross_weight_kg: string;
  readonly currency: string;
  readonly sell_total: string;
  readonly sell_total_usd: string;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly decided_at: Date | null;
  readonly valid_until: CalendarDate;
  readonly ready_date: CalendarDate;
  readonly language: string;
}

export type AnalysisFilter = Omit<
  EndpointParsed<typeof listAnalysedQuotations>["query"],
  "page" | "size" | "from" | "to"
> & { readonly from: CalendarDate | undefined; readonly to: CalendarDate | undefined };

const COLUMNS = sql`q.id, q.company_id, c.name as company_name, q.number, q.version,
  ${sql.raw(EFFECTIVE_STATUS)} as status, q.is_manual, q.from_airport, q.to_airport, q.goods_type, coalesce(a.name, q.airlines) as airline, q.chargeable_weight_kg,
  q.gross_weight_kg, q.currency, q.sell_total, q.sell_total_usd, q.created_at, q.sent_at, q.decided_at, q.valid_until,
  q.ready_date, q.language`;
// As the index of all companies spells it: no company's own list is ever read through that one.
const CREATED = sql`(q.created_at at time zone 'UTC')`;
const SOURCE = sql`quotation q join company c on c.id = q.company_id left join airline a on a.id = q.main_airline_id`;

function matches(filter: AnalysisFilter): RawBuilder<unknown> {
  const { search, companyId, airlineId, origin, destination, status, kind, from, to } = filter;
  const begins = `${search.toUpperCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const tests = [
    sql`true`,
    ...(search === "" ? [] : [sql`upper(q.number) like ${begins}`]),
    ...(companyId === "" ? [] : [sql`q.company_id = ${companyId}::uuid`]),
    ...(airlineId === "" ? [] : [sql`q.main_airline_id = ${airlineId}`]),
    ...(origin === "" ? [] : [sql`q.from_airport = ${origin}`]),
    ...(destination === "" ? [] : [sql`q.to_airport = ${destination}`]),
    ...(status === "all" ? [] : [sql.raw(statusClause(status))]),
    ...(kind === "all" ? [] : [sql`q.is_manual = ${kind === "manual"}`]),
    ...(from === undefined ? [] : [sql`${CREATED} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`${CREATED} < ${addDays(to, 1)}::date`]),
  ];
  return sql.join(tests, sql` and `);
}

/** A page of all companies' quotations, the newest first. */
export async function findAnalysedRows(
  tx: PlatformTransaction,
  filter: AnalysisFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AnalysedRow[]> {
  const { rows } = await sql<AnalysedRow>`
    select ${COLUMNS} from ${SOURCE} where ${matches(filter)}
    order by ${CREATED} desc, q.id desc limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(tx.db);
  return rows;
}

/** How many quotations a filter holds, how many of them are accepted, and what those sold for. */
export async function sumAnalysed(tx: PlatformTransaction, filter: AnalysisFilter) {
  const { rows } = await sql<{ total: number; accepted: number; usd: string }>`
    select count(*)::integer as total, (count(*) filter (where q.status = 'accepted'))::integer as accepted,
      round(coalesce(sum(q.sell_total_usd) filter (where q.status = 'accepted'), 0), 2) as usd
    from quotation q where ${matches(filter)}`.execute(tx.db);
  const [row] = rows;
  if (row === undefined) throw new Error("a sum without a row");
  return row;
}

interface QuotationId {
  readonly companyId: string;
  readonly id: string;
}

/** One quotation of a company. */
export async function findAnalysedRow(
  tx: PlatformTransaction,
  { companyId, id }: QuotationId,
): Promise<AnalysedRow | undefined> {
  const { rows } = await sql<AnalysedRow>`
    select ${COLUMNS} from ${SOURCE} where q.company_id = ${companyId} and q.id = ${id}`.execute(tx.db);
  return rows[0];
}

/** What happened to a quotation, without what was said, and without what tells of its margin. */
export function findCourse(tx: PlatformTransaction, { companyId, id }: QuotationId) {
  return tx.db
    .selectFrom("quotation_event")
    .select(["kind", "version", "at"])
    .where("company_id", "=", companyId)
    .where("quotation_id", "=", id)
    .where("kind", "<>", "floor-approved")
    .orderBy("id")
    .execute();
}

/** Quotations of a filter after another one, the newest first: a list that grows is read on behind what was read. */
export async function findAnalysedAfter(
  tx: PlatformTransaction,
  filter: AnalysisFilter,
  after: QuotationId | undefined,
  limit: number,
): Promise<AnalysedRow[]> {
  const behind =
    after === undefined
      ? sql`true`
      : sql`(${CREATED}, q.id) < (select l.created_at at time zone 'UTC', l.id from quotation l
          where l.company_id = ${after.companyId}::uuid and l.id = ${after.id}::uuid)`;
  const { rows } = await sql<AnalysedRow>`
    select ${COLUMNS} from ${SOURCE} where ${matches(filter)} and ${behind}
    order by ${CREATED} desc, q.id desc limit ${sql.lit(limit)}`.execute(tx.db);
  return rows;
}
