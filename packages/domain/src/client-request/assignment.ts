import { narrownessOf } from "../margin/margin-rule-order.ts";
import type { RuleEnd, RulePlace } from "../margin/margin-rule-types.ts";
import { isAtPlace } from "../margin/resolve-margin.ts";

/** For which requests an assignment rule counts; null: whatever it is. */
export interface AssignmentConditions {
  /** id of the account that asks */
  readonly clientId: string | null;
  readonly origin: RulePlace | null;
  readonly destination: RulePlace | null;
}

/** Who gets the requests that meet the conditions: the least busy of these people. */
export interface AssignmentRule {
  readonly id: string;
  readonly name: string;
  readonly conditions: AssignmentConditions;
  /** ids of people of the desk; empty: every agent */
  readonly userIds: readonly string[];
}

/** What of a request is looked at. */
export interface AskedRequest {
  readonly clientId: string;
  readonly origin: RuleEnd;
  readonly destination: RuleEnd;
}

/** Somebody of the desk who can sign in, with the requests that wait for an answer of theirs. */
export interface DeskPerson {
  readonly id: string;
  readonly isAgent: boolean;
  readonly open: number;
  /** epoch milliseconds; null: never got one */
  readonly lastAssignedAt: number | null;
}

/** How narrow the conditions are, the deciding figure first: the client, then the lane. */
function ranksOf({ clientId, origin, destination }: AssignmentConditions): readonly number[] {
  const from = narrownessOf(origin);
  const to = narrownessOf(destination);
  return [clientId === null ? 0 : 1, Math.max(from, to), Math.min(from, to), from];
}

/** The order in which rules count, as margin rules do: by client, by lane, then everybody's. Negative: `a` first. */
export function compareAssignmentRules(a: AssignmentRule, b: AssignmentRule): number {
  const ranks = ranksOf(b.conditions);
  for (const [index, rank] of ranksOf(a.conditions).entries()) {
    const difference = (ranks[index] ?? 0) - rank;
    if (difference !== 0) return difference;
  }
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function conditionKey({ clientId, origin, destination }: AssignmentConditions): string {
  return JSON.stringify([clientId, origin?.kind, origin?.code, destination?.kind, destination?.code]);
}

/** A rule with the same conditions, which would leave open which of the two counts. */
export function findSameAssignment(
  rule: Pick<AssignmentRule, "id" | "conditions">,
  others: readonly AssignmentRule[],
): AssignmentRule | undefined {
  const key = conditionKey(rule.conditions);
  return others.find((other) => other.id !== rule.id && conditionKey(other.conditions) === key);
}

function compareBusy(a: DeskPerson, b: DeskPerson): number {
  if (a.open !== b.open) return a.open - b.open;
  const last = (a.lastAssignedAt ?? 0) - (b.lastAssignedAt ?? 0);
  return last === 0 ? (a.id < b.id ? -1 : 1) : last;
}

/**
 * Who gets a request, and by which rule: the first rule that fits and has somebody who can sign in; among them who has
 * the fewest open requests, of equals who waited longest for one.
 *
 * @returns null where no rule fits, or nobody of those that do can sign in
 */
export function assignByRules(
  rules: readonly AssignmentRule[],
  request: AskedRequest,
  people: readonly DeskPerson[],
): { readonly rule: AssignmentRule; readonly userId: string } | null {
  for (const rule of rules.toSorted(compareAssignmentRules)) {
    const { clientId, origin, destination } = rule.conditions;
    const fits =
      (clientId === null || clientId === request.clientId) &&
      isAtPlace(origin, request.origin) &&
      isAtPlace(destination, request.destination);
    if (!fits) continue;
    const [person] = people
      .filter(({ id, isAgent }) => (rule.userIds.length === 0 ? isAgent : rule.userIds.includes(id)))
      .toSorted(compareBusy);
    if (person !== undefined) return { rule, userId: person.id };
  }
  return null;
}
