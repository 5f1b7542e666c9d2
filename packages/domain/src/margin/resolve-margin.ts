import { exact } from "../money/exact.ts";
import { type Fraction, compareFractions, toFraction } from "../money/fraction.ts";
import type { RateType } from "../rating/candidate.ts";
import { regionOf } from "../reference/regions.ts";
import { compareMarginRules } from "./margin-rule-order.ts";
import type {
  KeptMarginRule,
  RequestMarginRule,
  RuleConditions,
  RuleEnd,
  RulePlace,
  RuleRequest,
  RuleValues,
} from "./margin-rule-types.ts";

/** A company's rules in the order in which they count, by whom they are for. */
export interface MarginRuleIndex {
  readonly ordered: readonly KeptMarginRule[];
  /** by kind and id of the client; `""` holds those for everybody */
  readonly byClient: ReadonlyMap<string, readonly KeptMarginRule[]>;
}

function clientKey({ client }: RuleConditions): string {
  return client === null ? "" : `${client.kind} ${client.id}`;
}

/** Sorts a company's rules once, so that a request looks at those of its client and those for everybody alone. */
export function indexMarginRules(rules: readonly KeptMarginRule[]): MarginRuleIndex {
  const ordered = rules.toSorted(compareMarginRules);
  return { ordered, byClient: Map.groupBy(ordered, ({ conditions }) => clientKey(conditions)) };
}

/** Whether an end of a lane is at a rule's place; null: anywhere. */
export function isAtPlace(place: RulePlace | null, { airport, country }: RuleEnd): boolean {
  if (place === null) return true;
  switch (place.kind) {
    case "airport":
      return place.code === airport;
    case "country":
      return place.code === country;
    case "region":
      return place.code === regionOf(country);
  }
}

function fitsRequest({ conditions, validFrom, validTo }: KeptMarginRule, request: RuleRequest): boolean {
  const { origin, destination, agentIds } = conditions;
  return (
    validFrom <= request.on &&
    (validTo === null || request.on <= validTo) &&
    (agentIds.length === 0 || (request.agentId !== null && agentIds.includes(request.agentId))) &&
    isAtPlace(origin, request.origin) &&
    isAtPlace(destination, request.destination)
  );
}

/** The rules that can count for a request, in their order: who asks, where, when and who prices is settled. */
export function findRequestRules(
  { byClient }: MarginRuleIndex,
  request: RuleRequest,
): readonly KeptMarginRule[] {
  const keys = [
    ...(request.inquirerId === null ? [] : [`inquirer ${request.inquirerId}`]),
    ...(request.accountId === null ? [] : [`account ${request.accountId}`]),
    "",
  ];
  return keys.flatMap((key) => byClient.get(key)?.filter((rule) => fitsRequest(rule, request)) ?? []);
}

/** What of an offer rules are chosen by. */
export interface RuleOption {
  /** null: typed lines that name no airline */
  readonly airlineId: number | null;
  /** null: typed lines, which are of no rate */
  readonly rateType: RateType | null;
  readonly chargeableKg: Fraction;
}

/** The rules that count for an option, in their order: the first sets its freight. */
export function findOptionRules(
  rules: readonly RequestMarginRule[],
  { airlineId, rateType, chargeableKg }: RuleOption,
): readonly RequestMarginRule[] {
  return rules.filter(
    (rule) =>
      (rule.airlineId === null || rule.airlineId === airlineId) &&
      (rule.rateType === null || rule.rateType === rateType) &&
      (rule.fromKg === null || compareFractions(toFraction(exact(rule.fromKg)), chargeableKg) <= 0),
  );
}

/** What rules set of an option; null: none of them does, so the company's own margins do. */
export type ResolvedMargin = { readonly [Part in keyof RuleValues]: RuleValues[Part] | null };

/** Each part as the first of the rules sets it that says something of it. */
export function resolveMargin(rules: readonly RequestMarginRule[]): ResolvedMargin {
  return {
    freight: rules[0]?.freight ?? null,
    leastProfit: firstOf(rules, "leastProfit"),
    floorPercent: firstOf(rules, "floorPercent"),
    surcharges: firstOf(rules, "surcharges"),
    trucking: firstOf(rules, "trucking"),
    insurance: firstOf(rules, "insurance"),
  };
}

function firstOf<Part extends keyof RuleValues>(
  rules: readonly RequestMarginRule[],
  part: Part,
): RuleValues[Part] | null {
  return rules.find((rule) => rule[part] !== null)?.[part] ?? null;
}
