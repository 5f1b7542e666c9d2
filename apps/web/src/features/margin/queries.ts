import {
  createMarginRule,
  deleteMarginRule,
  exportMarginRules,
  getMarginRule,
  listMarginRules,
  listMarginRuleVersions,
  RULE_CONDITIONS,
  RULE_STATE_FILTERS,
  type RuleCondition,
  type RuleStateFilter,
  tryMarginRule,
  updateMarginRule,
} from "@kilolane/contract";
import { callEndpoint, type EndpointBody, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { exportOf, removalOf, storeOf } from "../../lib/api/record-calls.ts";
import { listInputOf } from "../../lib/lists/list-input.ts";
import type { ListPageState, ListState } from "../../lib/lists/use-list-state.ts";

/** What a change of the rules makes old. */
export const MARGIN_READS = [listMarginRules, getMarginRule, listMarginRuleVersions];

type RuleQuery = EndpointQuery<typeof listMarginRules>;
/** A rule as typed. */
export type RuleFormValues = EndpointBody<typeof createMarginRule>;

/** The open tab. */
export function openStateOf({ filter }: Pick<ListState, "filter">): RuleStateFilter {
  return RULE_STATE_FILTERS.find((state) => state === filter["state"]) ?? "all";
}

/** The condition that the list is narrowed to. */
export function openConditionOf({ filter }: Pick<ListState, "filter">): RuleCondition | "" {
  return RULE_CONDITIONS.find((condition) => condition === filter["condition"]) ?? "";
}

/** The state of the address line as the list call's query. */
export function toRuleQuery(state: ListPageState): RuleQuery {
  return { state: openStateOf(state), condition: openConditionOf(state), ...listInputOf(state, []) };
}

/** A page of the rules. */
export function rulesQuery(query: RuleQuery) {
  return qPage(listMarginRules, { query });
}

/** One rule as it is now. */
export function ruleQuery(id: string) {
  return q(getMarginRule, { params: { id } });
}

/** The filtered rules as a file. */
export const downloadRules = exportOf(exportMarginRules);

/** Enters a rule, or changes the one that was seen. */
export const storeRule = storeOf(createMarginRule, updateMarginRule);

/** Deletes a rule in the version that was seen. */
export const removeRule = removalOf(deleteMarginRule);

/** What last month's sent quotations would have earned with a rule as typed. */
export async function tryRule({
  values,
  ruleId,
}: {
  readonly values: RuleFormValues;
  readonly ruleId: string;
}) {
  return callEndpoint(tryMarginRule, { body: { ...values, ruleId } });
}
