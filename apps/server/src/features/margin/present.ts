import { type MarginRule, type MarginRuleForm, type PartForm, RULE_PLACE_KINDS } from "@kilolane/contract";
import { compareMarginRules, type MarginShare, utcDateOf } from "@kilolane/domain";
import { keptRuleOf, type RuleRow } from "./reads/rule-row.ts";

function placeKindOf(kind: string | null): MarginRuleForm["originKind"] {
  return RULE_PLACE_KINDS.find((known) => known === kind) ?? "any";
}

function formOf(share: MarginShare | null): PartForm {
  return share?.form ?? "next";
}

function presentRule(row: RuleRow, place: number, now: Date): MarginRule {
  const { values, conditions, validFrom, validTo } = keptRuleOf(row);
  const today = utcDateOf(now.getTime());
  return {
    id: row.id,
    version: row.version,
    place,
    name: row.name,
    state: validFrom > today ? "future" : validTo !== null && validTo < today ? "ended" : "live",
    validFrom,
    validTo: validTo ?? "",
    inquirerId: row.inquirer_id ?? "",
    clientUserId: row.client_user_id ?? "",
    clientName: row.client_name,
    originKind: placeKindOf(row.origin_kind),
    originCode: row.origin_code ?? "",
    destinationKind: placeKindOf(row.destination_kind),
    destinationCode: row.destination_code ?? "",
    airlineId: row.airline_id,
    airlineName: row.airline_name,
    rateType: conditions.rateType ?? "",
    fromKg: conditions.fromKg ?? "",
    agentIds: [...row.agent_user_ids],
    agents: [...row.agents],
    freightForm: values.freight.form,
    freightValue: values.freight.value,
    leastProfit: values.leastProfit ?? "",
    currency: row.currency,
    floorPercent: values.floorPercent ?? "",
    surchargesForm: formOf(values.surcharges),
    surchargesValue: values.surcharges?.value ?? "",
    truckingForm: formOf(values.trucking),
    truckingValue: values.trucking?.value ?? "",
    insuranceForm: formOf(values.insurance),
    insuranceValue: values.insurance?.value ?? "",
    updatedAt: row.updated_at.toISOString(),
  };
}

/** All rules of a company in the order in which they count, each with its place in it. */
export function presentRules(rows: readonly RuleRow[], now: Date): MarginRule[] {
  return rows
    .map((row) => ({ row, kept: keptRuleOf(row) }))
    .toSorted((a, b) => compareMarginRules(a.kept, b.kept))
    .map(({ row }, index) => presentRule(row, index + 1, now));
}
