import { queryRows } from "../../../db/query-rows.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";

/** What a shipper may know of a forwarder, whether they work together or not. */
export interface ForwarderRow {
  readonly companyId: string;
  readonly companyName: string;
  readonly city: string;
  readonly country: string;
  readonly lanes: readonly { readonly from: string; readonly to: string }[];
  /** null: too few answers to say */
  readonly answerHours: number | null;
  readonly isKnown: boolean;
  readonly fliesLane: boolean;
}

export interface ForwarderSearch {
  readonly search: string;
  readonly country: string;
  readonly from: string;
  readonly to: string;
  readonly show: "all" | "known";
}

/** Sent so often within half a year, a lane tells nobody's business; answered so often, a median says something. */
const LEAST_SEEN = 3;

const SINCE = "$2::timestamptz - interval '180 days'";

/**
 * Forwarders ($1 the shipper's company, $2 now) who can be asked: approved, active, listed unless they work with the
 * shipper already, and not those that shut it out.
 */
const ASKABLE = `company c
  left join lateral (select bool_or(s.is_suspended) as suspended, count(*) > 0 as known from forwarder_shipper s
    where s.company_id = c.id and s.shipper_company_id = $1) tie on true
  left join company_setting own on own.company_id = c.id
  where (tie.known or coalesce(own.in_directory, true)) and c.kind = 'forwarder' and c.approval = 'approved' and c.is_active and not coalesce(tie.suspended, false)`;

const COLUMNS = `c.id as "companyId", c.name as "companyName", c.city, c.country_code as country, tie.known as "isKnown",
  coalesce((select jsonb_agg(jsonb_build_object('from', l.from_airport, 'to', l.to_airport))
    from (select q.from_airport, q.to_airport from quotation q
      where q.company_id = c.id and q.status <> 'draft' and q.created_at > ${SINCE}
      group by q.from_airport, q.to_airport having count(*) >= ${LEAST_SEEN}
      order by count(*) desc, q.from_airport, q.to_airport limit 6) l), '[]') as lanes,
  (select case when count(*) >= ${LEAST_SEEN} then round(percentile_cont(0.5) within group (
      order by extract(epoch from i.answered_at - i.sent_at) / 3600)::numeric, 1)::float8 end
    from incoming_request i
    where i.company_id = c.id and i.answered_at is not null and i.sent_at > ${SINCE}) as "answerHours"`;

/** Whether it quotes that lane often enough to say so ($3 from, $4 to; one may be empty). */
const FLIES = `($3::text <> '' or $4::text <> '') and (select count(*) from (select from quotation q
    where q.company_id = c.id and q.status <> 'draft' and q.created_at > ${SINCE}
      and ($3::text = '' or q.from_airport = $3) and ($4::text = '' or q.to_airport = $4)
    limit ${LEAST_SEEN}) seen) >= ${LEAST_SEEN}`;

function foundBy({ search, country, show }: ForwarderSearch, values: unknown[]): string {
  const clauses: string[] = [];
  if (search !== "")
    clauses.push(
      `position($${values.push(search.toLowerCase())}::text in lower(c.name || ' ' || c.city)) > 0`,
    );
  if (country !== "") clauses.push(`c.country_code = $${values.push(country.toUpperCase())}`);
  if (show === "known") clauses.push("tie.known");
  return clauses.map((clause) => ` and ${clause}`).join("");
}

/** Part of the forwarders that a shipper can ask: those that quote its lane first, then those it works with. */
export function findForwarderRows(
  tx: SystemTransaction,
  shipperCompanyId: string,
  search: ForwarderSearch,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ForwarderRow[]> {
  const values: unknown[] = [shipperCompanyId, tx.now(), search.from, search.to];
  const where = foundBy(search, values);
  return queryRows<ForwarderRow>(
    tx,
    `with page as (
       select c.id, tie.known, ${FLIES} as flies from ${ASKABLE}${where}
       order by flies desc, tie.known desc, lower(c.name), c.id
       limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}
     )
     select ${COLUMNS.replace("tie.known", "page.known")}, page.flies as "fliesLane"
     from page join company c on c.id = page.id
     order by page.flies desc, page.known desc, lower(c.name), c.id`,
    values,
  );
}

/** How many forwarders fit. */
export async function countForwarders(
  tx: SystemTransaction,
  shipperCompanyId: string,
  search: ForwarderSearch,
): Promise<number> {
  const values: unknown[] = [shipperCompanyId];
  const where = foundBy(search, values);
  const [row] = await queryRows<{ count: number }>(
    tx,
    `select count(*)::int as count from ${ASKABLE}${where}`,
    values,
  );
  return row?.count ?? 0;
}

/** One forwarder that the shipper can ask. */
export async function findForwarder(
  tx: SystemTransaction,
  shipperCompanyId: string,
  id: string,
): Promise<ForwarderRow | undefined> {
  const [row] = await queryRows<ForwarderRow>(
    tx,
    `select ${COLUMNS}, false as "fliesLane" from ${ASKABLE} and c.id = $3`,
    [shipperCompanyId, tx.now(), id],
  );
  return row;
}

/** Names of those of the companies that the shipper can ask. */
export function findAskableNames(
  tx: SystemTransaction,
  shipperCompanyId: string,
  ids: readonly string[],
): Promise<{ readonly companyId: string; readonly companyName: string }[]> {
  return queryRows(
    tx,
    `select c.id as "companyId", c.name as "companyName" from ${ASKABLE} and c.id = any ($2::uuid[])
     order by lower(c.name), c.id`,
    [shipperCompanyId, ids],
  );
}
