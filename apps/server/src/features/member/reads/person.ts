import { type MemberGroup, PERSON_STATES, type PersonSortField, type PersonState } from "@kilolane/contract";
import { sql } from "kysely";
import { CLOCK_NOW } from "../../../db/clock.ts";
import { likePatternsOf } from "../../../db/like-patterns.ts";
import type { CompanyScope, PlatformScope } from "../../../db/scope.ts";
import type { Transaction } from "../../../db/transaction.ts";
import type { ListPart } from "../../../integrations/sheets/read-windows.ts";
import type { MemberRow } from "../../seat/reads/member.ts";

/** What lists of people are narrowed to and sorted by. */
export interface PersonSearch {
  /** everybody when none is named */
  readonly roles: readonly string[];
  readonly companyId?: string | undefined;
  /** one person alone */
  readonly id?: string | undefined;
  readonly state: PersonState | "All";
  readonly search: string;
  readonly sort: PersonSortField;
  readonly direction: "asc" | "desc";
}

/** Somebody in a list of people. */
export interface PersonRow extends MemberRow {
  readonly state: PersonState;
  readonly company_name: string;
  readonly company_kind: string;
  /** nobody else of the company with that role can sign in */
  readonly is_last: boolean;
  /** the sign-in asks for the code of an app */
  readonly has_second_factor: boolean;
}

const LICENSED = `u.licence_state = 'open' and coalesce(u.licence_ends_at > ${CLOCK_NOW}, true)`;

/** What prevents signing in, in the order in which the sign-in says it. */
const STATE = `case when u.is_suspended then 'Suspended' when c.approval = 'rejected' then 'Rejected'
  when c.approval <> 'approved' then 'Waiting' when not c.is_active then 'Inactive'
  when not (${LICENSED}) then 'Unlicensed' else 'Active' end`;

const ORDERS: Readonly<Record<PersonSortField, string>> = {
  name: "lower(u.first_name || ' ' || u.last_name)",
  company: "lower(c.name)",
  lastSignIn: "coalesce(u.last_sign_in_at, '-infinity')",
  createdAt: "u.created_at",
};

const COLUMNS =
  sql.raw(`u.id, u.company_id, u.role, u.email, u.first_name, u.last_name, u.phone, u.country_code,
  u.avatar_file, u.locale, u.is_suspended, u.last_sign_in_at, u.created_at, u.version, k.id as key_id,
  not (${LICENSED}) as is_unlicensed, ${STATE} as state, c.name as company_name, c.kind as company_kind,
  not exists (select from user_account o where o.company_id = u.company_id and o.role = u.role and o.id <> u.id
    and not o.is_suspended and o.licence_state = 'open' and coalesce(o.licence_ends_at > ${CLOCK_NOW}, true)) as is_last,
  exists (select from second_factor f where f.company_id = u.company_id and f.user_id = u.id
    and f.confirmed_at is not null) as has_second_factor`);
const FROM = sql`user_account u join company c on c.id = u.company_id
  left join licence_key k on k.company_id = u.company_id and k.used_by = u.id`;

function foundBy({ roles, companyId, id, search }: PersonSearch) {
  return sql`(cardinality(${roles}::text[]) = 0 or u.role = any (${roles}::text[]))
    and (${companyId ?? null}::uuid is null or u.company_id = ${companyId ?? null}::uuid)
    and (${id ?? null}::uuid is null or u.id = ${id ?? null}::uuid)
    and lower(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || c.name)
      like all (${likePatternsOf(search)}::text[])`;
}

/** Part of the list; the same order for the same list, whatever the part. */
export async function findPersonRows(
  tx: Transaction<CompanyScope | PlatformScope>,
  search: PersonSearch,
  part: ListPart,
): Promise<PersonRow[]> {
  const direction = sql.raw(search.direction);
  const { rows } = await sql<PersonRow>`
    select ${COLUMNS} from ${FROM}
    where ${foundBy(search)} and (${search.state} = 'All' or ${sql.raw(STATE)} = ${search.state})
    order by ${sql.raw(ORDERS[search.sort])} ${direction}, u.id ${direction}
    limit ${sql.lit(part.limit)} offset ${sql.lit(part.offset)}`.execute(tx.db);
  return rows;
}

/** How many of them are in each state, whatever state the search asks for. */
export async function countPeople(
  tx: Transaction<CompanyScope | PlatformScope>,
  search: PersonSearch,
): Promise<Record<PersonState | "All", number>> {
  const parts = PERSON_STATES.map((state) => `count(*) filter (where state = '${state}') as "${state}"`);
  const { rows } = await sql<Record<PersonState | "All", number>>`
    select count(*) as "All", ${sql.raw(parts.join(", "))} from (select ${sql.raw(STATE)} as state
      from user_account u join company c on c.id = u.company_id where ${foundBy(search)}) p`.execute(tx.db);
  const [counts] = rows;
  if (counts === undefined) throw new Error("a count without a row");
  return counts;
}

export type PeopleScope = CompanyScope | PlatformScope;

/** What was asked for, before the roles of the list are known. */
export interface PersonQuery extends Omit<PersonSearch, "roles"> {
  readonly role: string;
  readonly group?: MemberGroup;
}

const ROLES_OF: Readonly<Record<MemberGroup, readonly string[]>> = {
  desk: ["ROLE_FFADMIN", "ROLE_FFAGENT", "ROLE_AIRLINE_ADMIN", "ROLE_AIRLINE_AGENT"],
  clients: ["ROLE_FFCLIENT"],
};

/** The search behind a query: inside a company its own people of that list, for the operator anybody's. */
export function personSearchOf(scope: PeopleScope, { role, group, ...choice }: PersonQuery): PersonSearch {
  const roles = group === undefined ? [] : ROLES_OF[group];
  const named = role === "ALL" ? roles : roles.length === 0 || roles.includes(role) ? [role] : ["none"];
  const companyId = scope.kind === "company" ? scope.companyId : choice.companyId;
  return { ...choice, roles: named, companyId };
}
