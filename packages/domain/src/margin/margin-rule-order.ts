import { compareExact, exact } from "../money/exact.ts";
import type { KeptMarginRule, RuleConditions, RulePlace } from "./margin-rule-types.ts";

const NARROWNESS = { airport: 3, country: 2, region: 1 } as const;

/** How narrow a place of a rule is; 0: anywhere. */
export function narrownessOf(place: RulePlace | null): number {
  return place === null ? 0 : NARROWNESS[place.kind];
}

/** How narrow a rule's conditions are, the deciding figure first; a greater one counts first. */
function ranksOf({ client, origin, destination, airlineId, rateType }: RuleConditions): readonly number[] {
  const from = narrownessOf(origin);
  const to = narrownessOf(destination);
  return [
    client === null ? 0 : client.kind === "inquirer" ? 2 : 1,
    Math.max(from, to),
    Math.min(from, to),
    from,
    airlineId === null ? 0 : 1,
    rateType === null ? 0 : 1,
  ];
}

/** One person's rule before that of several, both before everybody's. */
function agentRankOf({ agentIds }: Pick<RuleConditions, "agentIds">): number {
  return agentIds.length === 0 ? 0 : agentIds.length === 1 ? 2 : 1;
}

function compareBreaks(a: string | null, b: string | null): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  return compareExact(exact(b), exact(a));
}

/**
 * The order in which rules count: client, lane, airline, rate type, weight break, agent (docs/decisions/0030).
 * Negative when `a` counts first. Rules that meet the same request are never equal, unless they have equal conditions;
 * the ids then keep lists of other days steady.
 */
export function compareMarginRules(a: KeptMarginRule, b: KeptMarginRule): number {
  const ranks = ranksOf(b.conditions);
  for (const [index, rank] of ranksOf(a.conditions).entries()) {
    const difference = (ranks[index] ?? 0) - rank;
    if (difference !== 0) return difference;
  }
  const breaks = compareBreaks(a.conditions.fromKg, b.conditions.fromKg);
  if (breaks !== 0) return breaks;
  const agents = agentRankOf(b.conditions) - agentRankOf(a.conditions);
  return agents === 0 ? (a.id < b.id ? -1 : a.id > b.id ? 1 : 0) : agents;
}

function placeKey(place: RulePlace | null): string {
  return place === null ? "" : `${place.kind} ${place.code}`;
}

function conditionKey({ client, origin, destination, ...others }: RuleConditions): string {
  const { airlineId, rateType, fromKg } = others;
  return JSON.stringify([
    client && [client.kind, client.id],
    placeKey(origin),
    placeKey(destination),
    airlineId,
    rateType,
    fromKg === null ? null : exact(fromKg).toString(),
    agentRankOf(others),
  ]);
}

/** Whether somebody is meant by both rules, given that both name people, or neither does. */
function shareAgent(one: RuleConditions, other: RuleConditions): boolean {
  return one.agentIds.length === 0 || one.agentIds.some((id) => other.agentIds.includes(id));
}

/**
 * A rule with the same conditions for some of the same people on some of the same days, which would leave open which of
 * the two counts.
 */
export function findCompetingRule(
  rule: Omit<KeptMarginRule, "version" | "values">,
  others: readonly KeptMarginRule[],
): KeptMarginRule | undefined {
  const key = conditionKey(rule.conditions);
  return others.find(
    (other) =>
      other.id !== rule.id &&
      (other.validTo === null || rule.validFrom <= other.validTo) &&
      (rule.validTo === null || other.validFrom <= rule.validTo) &&
      conditionKey(other.conditions) === key &&
      shareAgent(rule.conditions, other.conditions),
  );
}
