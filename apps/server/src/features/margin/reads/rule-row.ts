import {
  type KeptMarginRule,
  parseCalendarDate,
  RATE_TYPES,
  REGIONS,
  type RulePlace,
} from "@kilolane/domain";
import { sql, type Selectable } from "kysely";
import { z } from "zod";
import type { MarginRuleTable } from "../../../db/tables/margin-rule.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

/** A rule as stored, with the names of what its conditions point at. */
export interface RuleRow extends Selectable<MarginRuleTable> {
  /** the inquirer that a merged one became; null: the rule is for none */
  readonly kept_inquirer_id: string | null;
  readonly client_name: string;
  readonly airline_name: string;
  /** by name */
  readonly agents: readonly { readonly id: string; readonly name: string }[];
}

const share = z.object({ form: z.enum(["margin", "markup"]), value: z.string() });
const ruleValues = z.object({
  freight: share,
  leastProfit: z.string().nullable(),
  floorPercent: z.string().nullable(),
  surcharges: share.nullable(),
  trucking: share.nullable(),
  insurance: share.nullable(),
});

/** Every rule of the company, or the one of that id; there are at most some hundreds. */
export async function findRuleRows(tx: CompanyTransaction, id: string | null = null): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select r.*, case when r.inquirer_id is null then null
        else kilolane_kept_inquirer(r.company_id, r.inquirer_id) end as kept_inquirer_id,
      coalesce(i.company_name, trim(c.first_name || ' ' || c.last_name), '') as client_name,
      coalesce(a.name, '') as airline_name,
      (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name))
          order by u.first_name, u.last_name, u.id), '[]') from user_account u
        where u.company_id = r.company_id and u.id = any(r.agent_user_ids)) as agents
    from margin_rule r
    left join inquirer i on i.company_id = r.company_id and i.id = r.inquirer_id
    left join user_account c on c.company_id = r.company_id and c.id = r.client_user_id
    left join airline a on a.id = r.airline_id
    where r.company_id = ${tx.scope.companyId} and (${id}::uuid is null or r.id = ${id}::uuid)`.execute(
    tx.db,
  );
  return rows;
}

/** A place as the two columns hold it; null: anywhere. */
function placeOf(kind: string | null, code: string | null): RulePlace | null {
  if (kind === "airport" || kind === "country") return { kind, code: code ?? "" };
  const region = REGIONS.find((known) => known === code);
  return kind === "region" && region !== undefined ? { kind, code: region } : null;
}

/** A row in the domain's words. Throws `ZodError` when its content is no rule's. */
export function keptRuleOf(row: RuleRow): KeptMarginRule {
  const { kept_inquirer_id: inquirer, client_user_id: account } = row;
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    validFrom: parseCalendarDate(row.valid_from),
    validTo: row.valid_to && parseCalendarDate(row.valid_to),
    conditions: {
      client:
        inquirer === null
          ? account === null
            ? null
            : { kind: "account", id: account }
          : { kind: "inquirer", id: inquirer },
      origin: placeOf(row.origin_kind, row.origin_code),
      destination: placeOf(row.destination_kind, row.destination_code),
      airlineId: row.airline_id,
      rateType: RATE_TYPES.find((type) => type === row.rate_type) ?? null,
      fromKg: row.from_kg,
      agentIds: row.agent_user_ids,
    },
    values: ruleValues.parse(row.content),
  };
}
