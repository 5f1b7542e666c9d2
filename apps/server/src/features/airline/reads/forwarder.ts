import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

/** A forwarder company on an airline's list. */
export interface ContractForwarderRow {
  readonly id: string;
  readonly name: string;
  readonly country_code: string;
  readonly city: string;
  readonly added_at: Date;
  readonly rate_count: number;
}

/** Forwarders that a search answers at most. */
const MOST_FOUND = 20;

const patternOf = (term: string): string => `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Forwarders that the airline makes contract rates for, by name; with how many of its live rates are theirs. */
export function findContractForwarders(
  tx: CompanyTransaction,
  airlineId: number,
  choice: { readonly term?: string; readonly forwarderId?: string } = {},
): Promise<ContractForwarderRow[]> {
  return queryRows(
    tx,
    `select c.id, c.name, c.country_code, c.city, f.added_at,
       (select count(*)::integer from rate_sheet s join rate_set t on t.id = s.set_id
        where s.owner_id = f.forwarder_id and s.airline_id = f.airline_id and t.state = 'live'
          and s.ended_by_set is null and t.author_company_id is distinct from s.owner_id) as rate_count
     from contract_forwarder f join company c on c.id = f.forwarder_id
     where f.airline_id = $1 and c.name ilike $2 and ($3::uuid is null or f.forwarder_id = $3::uuid)
     order by c.name, c.id`,
    [airlineId, patternOf(choice.term ?? ""), choice.forwarderId ?? null],
  );
}

/** Approved, active forwarder companies that are not on the airline's list yet, by name. */
export function findOtherForwarderRows(
  tx: CompanyTransaction,
  airlineId: number,
  term: string,
): Promise<{ id: string; name: string; city: string }[]> {
  return queryRows(
    tx,
    `select c.id, c.name, c.city from company c
     where c.kind = 'forwarder' and c.approval = 'approved' and c.is_active and c.name ilike $2
       and not exists (select from contract_forwarder f where f.airline_id = $1 and f.forwarder_id = c.id)
     order by c.name, c.id limit ${MOST_FOUND}`,
    [airlineId, patternOf(term)],
  );
}

/** Whether that is a forwarder company that works on the platform. */
export async function isForwarder(tx: CompanyTransaction, companyId: string): Promise<boolean> {
  const rows = await queryRows(
    tx,
    "select id from company where id = $1 and kind = 'forwarder' and approval = 'approved' and is_active",
    [companyId],
  );
  return rows.length > 0;
}

/** Which airline's list and which forwarder a call means. */
export interface ListEntry {
  readonly airlineId?: number | undefined;
  readonly companyId: string;
}
