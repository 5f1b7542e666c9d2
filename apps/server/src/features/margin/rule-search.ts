import type { MarginRule, RuleCondition, RuleStateFilter } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { presentRules } from "./present.ts";
import { findRuleRows } from "./reads/rule-row.ts";

/** What a list of rules is narrowed by. */
export interface RuleSearch {
  readonly search: string;
  readonly state: RuleStateFilter;
  readonly condition: RuleCondition | "";
}

/** Whether a rule is in the state that is asked for. */
export function isInState(rule: MarginRule, state: RuleStateFilter): boolean {
  return state === "all" || rule.state === state;
}

/** The conditions that a rule has. */
function conditionsOf(rule: MarginRule): ReadonlySet<RuleCondition> {
  const { inquirerId, clientUserId, originKind, destinationKind, airlineId, rateType, fromKg, agentIds } =
    rule;
  const found = new Set<RuleCondition>();
  if (inquirerId !== "" || clientUserId !== "") found.add("client");
  if (originKind !== "any" || destinationKind !== "any") found.add("lane");
  if (airlineId !== null) found.add("airline");
  if (rateType !== "") found.add("rateType");
  if (fromKg !== "") found.add("fromKg");
  if (agentIds.length > 0) found.add("agent");
  return found.size === 0 ? new Set(["none"]) : found;
}

/** The company's rules in the order in which they count: by name, client, airline, agent and lane, state and condition. */
export async function findFilteredRules(
  tx: CompanyTransaction,
  { search, state, condition }: RuleSearch,
): Promise<MarginRule[]> {
  const words = search.toLowerCase().split(/\s+/u);
  return presentRules(await findRuleRows(tx), tx.now()).filter((rule) => {
    const { name, clientName, airlineName, agents, originCode, destinationCode } = rule;
    const people = agents.map((agent) => agent.name);
    const text = [name, clientName, airlineName, ...people, originCode, destinationCode]
      .join(" ")
      .toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      isInState(rule, state) &&
      (condition === "" || conditionsOf(rule).has(condition))
    );
  });
}
