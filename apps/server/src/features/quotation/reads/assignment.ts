import { type AssignmentRule, type DeskPerson, REGIONS, type RulePlace } from "@kilolane/domain";
import type { Selectable } from "kysely";
import { queryRows } from "../../../db/query-rows.ts";
import type { AssignmentRuleTable } from "../../../db/tables/assignment-rule.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

/** A rule as stored, with the names of those it names. */
export interface AssignmentRow extends Selectable<AssignmentRuleTable> {
  readonly client_name: string;
  readonly assignees: readonly { readonly id: string; readonly name: string; readonly isActive: boolean }[];
  /** requests that it gave to somebody within 30 days */
  readonly assigned: number;
}

/** A place as the two columns hold it; null: anywhere. */
function placeOf(kind: string | null, code: string | null): RulePlace | null {
  if (kind === "airport" || kind === "country") return { kind, code: code ?? "" };
  const region = REGIONS.find((known) => known === code);
  return kind === "region" && region !== undefined ? { kind, code: region } : null;
}

/** A row in the domain's words. */
export function assignmentRuleOf(
  row: Pick<
    AssignmentRow,
    | "id"
    | "name"
    | "client_user_id"
    | "origin_kind"
    | "origin_code"
    | "destination_kind"
    | "destination_code"
    | "assignee_user_ids"
  >,
): AssignmentRule {
  return {
    id: row.id,
    name: row.name,
    conditions: {
      clientId: row.client_user_id,
      origin: placeOf(row.origin_kind, row.origin_code),
      destination: placeOf(row.destination_kind, row.destination_code),
    },
    userIds: row.assignee_user_ids,
  };
}

/** All rules of the company with the names that a person needs; there are some dozens at most. */
export function findAssignmentRows(tx: CompanyTransaction): Promise<AssignmentRow[]> {
  return queryRows<AssignmentRow>(
    tx,
    `select r.*,
       coalesce(trim(c.first_name || ' ' || c.last_name), nullif(s.company_name, ''), '') as client_name,
       coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name),
           'isActive', not u.is_suspended) order by u.first_name, u.last_name, u.id)
         from user_account u where u.company_id = r.company_id and u.id = any (r.assignee_user_ids)), '[]') as assignees,
       (select count(*)::int from incoming_request i where i.company_id = r.company_id and i.assigned_by_rule = r.name
         and i.sent_at > $2::timestamptz - interval '30 days') as assigned
     from assignment_rule r
     left join user_account c on c.company_id = r.company_id and c.id = r.client_user_id
     left join forwarder_shipper s on s.company_id = r.company_id and s.shipper_user_id = r.client_user_id
     where r.company_id = $1`,
    [tx.scope.companyId, tx.now()],
  );
}

/** The rules as they count, locked: requests that arrive at once are given out one after the other. */
export async function lockAssignmentRules(tx: CompanyTransaction): Promise<AssignmentRule[]> {
  const rows = await queryRows<AssignmentRow>(
    tx,
    "select r.* from assignment_rule r where r.company_id = $1 order by r.id for update",
    [tx.scope.companyId],
  );
  return rows.map(assignmentRuleOf);
}

/** Everybody of the desk who can sign in, with the requests that wait for an answer of theirs. */
export async function findDeskPeople(tx: CompanyTransaction): Promise<DeskPerson[]> {
  const rows = await queryRows<Omit<DeskPerson, "lastAssignedAt"> & { readonly lastAssignedAt: Date | null }>(
    tx,
    `select u.id, u.role = 'ROLE_FFAGENT' as "isAgent",
       (count(i.request_id) filter (where i.answered_at is null and i.status in ('new', 'assigned', 'quoted')))::int as open,
       max(i.assigned_at) as "lastAssignedAt"
     from user_account u
     left join incoming_request i on i.company_id = u.company_id and i.assignee_user_id = u.id
     where u.company_id = $1 and u.role in ('ROLE_FFADMIN', 'ROLE_FFAGENT') and not u.is_suspended
     group by u.id, u.role`,
    [tx.scope.companyId],
  );
  return rows.map((row) => ({ ...row, lastAssignedAt: row.lastAssignedAt?.getTime() ?? null }));
}

/** Which of these people work at the company's desk. */
export async function findDeskIds(tx: CompanyTransaction, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await queryRows<{ id: string }>(
    tx,
    `select id from user_account where company_id = $1 and id = any ($2::uuid[])
       and role in ('ROLE_FFADMIN', 'ROLE_FFAGENT')`,
    [tx.scope.companyId, userIds],
  );
  return new Set(rows.map((row) => row.id));
}
