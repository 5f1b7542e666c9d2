import { sql, type RawBuilder } from "kysely";
import type { CompanyScope } from "../../../db/scope.ts";
import { EVERYONE } from "../owner.ts";
import { deskOf, type RateDesk } from "../policy.ts";

/** Airlines whose company has people who can sign in: data entry leaves their rates alone. */
export const HAS_PEOPLE = sql<boolean>`exists (select from company c where c.id = a.airline_company_id
  and c.is_active and c.approval = 'approved')`;

/** Typed by the forwarder that owns it: nobody else's business, not even the airline's. */
export const IS_MANUAL = sql<boolean>`(s.owner_id <> ${sql.lit(EVERYONE)} and s.owner_id is not distinct from t.author_company_id)`;

/** Which airlines (`a`) a desk keeps the rates of. */
export function airlinesOf(desk: RateDesk): RawBuilder<boolean> {
  switch (desk.kind) {
    case "airline":
      return sql`a.owner_company_id is null and a.airline_company_id = ${desk.companyId}`;
    case "data-entry":
      return sql`a.owner_company_id is null and a.is_active and not ${HAS_PEOPLE}`;
    case "operator":
      return sql`a.owner_company_id is null`;
    case "own":
    case "usable":
      return sql`a.is_active and (a.owner_company_id is null or a.owner_company_id = ${desk.companyId})`;
  }
}

/** Which airlines (`a`) the caller keeps the rates of. */
export function managedAirlines(scope: CompanyScope): RawBuilder<boolean> {
  return airlinesOf(deskOf(scope));
}

/** Which rates (sheet `s`, set `t`, airline `a`) a desk may see: the one place that decides it. */
export function ratesOfDesk(desk: RateDesk): RawBuilder<boolean> {
  switch (desk.kind) {
    case "airline":
      return sql`${airlinesOf(desk)} and not ${IS_MANUAL}
        and ${desk.readsContracts ? sql`true` : sql`s.rate_type <> 'contract'`}`;
    case "data-entry":
      return sql`${airlinesOf(desk)} and s.owner_id = ${sql.lit(EVERYONE)}`;
    case "operator":
      return sql`${airlinesOf(desk)} and not ${IS_MANUAL}`;
    case "own":
      return sql`s.owner_id = ${desk.companyId}::uuid and t.author_company_id = ${desk.companyId}::uuid`;
    case "usable":
      return sql`s.owner_id in (${sql.lit(EVERYONE)}, ${desk.companyId}::uuid) and s.is_active
        and a.is_active and t.state = 'live' and s.ended_by_set is null`;
  }
}

/** When the rate was first stored, whatever was changed since. */
export const ADDED_AT = sql<Date>`(select f.created_at from rate_sheet f where f.rate_id = s.rate_id order by f.id limit 1)`;
/** The day of it, in UTC. */
export const ADDED_ON = sql`(${ADDED_AT} at time zone 'UTC')::date`;
