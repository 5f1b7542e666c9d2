import {
  findRequestRules,
  type KeptMarginRule,
  type RequestMarginRule,
  type RuleRequest,
} from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { LaneRate } from "../../rate/reads/pricing-lane.ts";
import { type CompanyRules, getMarginRules } from "../../margin/reads/cached-rules.ts";
import { type MoneyConversion, findConvertedMoney } from "../../exchange/reads/converted-money.ts";
import { isClientSide } from "../policy.ts";
import type { StoredAnswer } from "../reads/airline-answer.ts";
import type { StoredPricing } from "../reads/content.ts";
import { findParty } from "../reads/request.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import type { FormPlaces } from "./places.ts";

/** The offers that a request's rules can be about. */
interface Offers {
  readonly rates: readonly LaneRate[];
  /** what is offered without a rate: an airline's answer, typed lines */
  readonly answers: readonly Pick<StoredAnswer, "airlineId">[];
  /** who asks, where that was looked up already: it is the same for every pair of airports */
  readonly asker?: RuleAsker;
}

/** Where and when a request is priced, as rules ask for it. */
type RulePlaces = Pick<FormPlaces, "from" | "to" | "on">;

/** Who asks, as rules name them. */
export type RuleAsker = Pick<RuleRequest, "inquirerId" | "accountId">;

/** Who asks with a form of the desk. */
export async function findAsker(tx: CompanyTransaction, request: StoredRequest): Promise<RuleAsker> {
  return findWhoAsks(tx, request, await getMarginRules(tx), request.clientUserId);
}

/**
 * The margin rules that can count for a request, in their order, each with its least profit in the currency of the
 * quotation (docs/decisions/0030); nothing where there is none.
 * @throws AppError currency-without-rate
 */
export async function findRules(
  tx: CompanyTransaction,
  request: StoredRequest,
  places: RulePlaces,
  { rates, answers, asker }: Offers,
): Promise<Pick<StoredPricing, "marginRules">> {
  const rules = await getMarginRules(tx);
  if (rules.ordered.length === 0) return {};
  const { from, to, on } = places;
  return findAppliedRules(tx, rules, request, {
    origin: { airport: from.iata, country: from.country_code },
    destination: { airport: to.iata, country: to.country_code },
    agentId: isClientSide(tx.scope) ? null : tx.scope.userId,
    clientUserId: isClientSide(tx.scope) ? tx.scope.userId : request.clientUserId,
    on,
    airlineIds: [
      ...rates.map(({ candidate }) => candidate.airlineId),
      ...answers.map(({ airlineId }) => airlineId),
    ],
    ...(asker && { asker }),
  });
}

/**
 * The rules of a priced request with those of an airline that had no offer of it so far, so that its answer keeps their
 * margin and floor. What the request kept stays as it was: no other offer changes.
 * @throws AppError currency-without-rate
 */
export async function findRulesWith(
  tx: CompanyTransaction,
  { request, pricing }: { readonly request: StoredRequest; readonly pricing: StoredPricing },
  places: RulePlaces,
  {
    rates,
    answer,
  }: { readonly rates: readonly LaneRate[]; readonly answer: Pick<StoredAnswer, "airlineId"> },
): Promise<Pick<StoredPricing, "marginRules">> {
  const { marginRules = [], answers } = pricing;
  const { airlineId } = answer;
  const isKnown =
    rates.some(({ candidate }) => candidate.airlineId === airlineId) ||
    answers.some((former) => former.airlineId === airlineId);
  const found = isKnown ? {} : await findRules(tx, request, places, { rates: [], answers: [answer] });
  const rules = [...marginRules];
  let place = 0;
  for (const rule of found.marginRules ?? []) {
    const known = rules.findIndex(({ id }) => id === rule.id);
    if (known >= 0) place = known + 1;
    else if (rule.airlineId === airlineId) {
      rules.splice(place, 0, rule);
      place += 1;
    }
  }
  return rules.length === 0 ? {} : { marginRules: rules };
}

/** What of a request decides about rules besides who is named in it. */
interface RuledRequest extends Pick<RuleRequest, "origin" | "destination" | "agentId" | "on"> {
  /** of the client that prices, or that the desk prices for */
  readonly clientUserId: string | null | undefined;
  readonly airlineIds: readonly number[];
  readonly asker?: RuleAsker;
}

/**
 * Those of the rules that can count for a request, in their order, as they are stored with it.
 * @throws AppError currency-without-rate
 */
export async function findAppliedRules(
  tx: CompanyTransaction,
  rules: CompanyRules,
  request: StoredRequest,
  { clientUserId, airlineIds, asker, ...ruled }: RuledRequest,
): Promise<Pick<StoredPricing, "marginRules">> {
  if (rules.ordered.length === 0) return {};
  const airlines = new Set(airlineIds);
  const { on } = ruled;
  const whoAsks = asker ?? (await findWhoAsks(tx, request, rules, clientUserId));
  const found = findRequestRules(rules, { ...whoAsks, ...ruled });
  const marginRules: RequestMarginRule[] = [];
  for (const rule of found) {
    const { airlineId } = rule.conditions;
    if (airlineId !== null && !airlines.has(airlineId)) continue;
    const currency = rules.currencies.get(rule.id) ?? request.currency;
    marginRules.push(await inCurrency(tx, rule, { from: currency, to: request.currency, on }));
  }
  return marginRules.length === 0 ? {} : { marginRules };
}

/** Who asks, as rules name them: the inquirer that is kept of merged ones, and the client account behind the request. */
async function findWhoAsks(
  tx: CompanyTransaction,
  request: StoredRequest,
  { byClient }: CompanyRules,
  clientUserId: string | null | undefined,
): Promise<RuleAsker> {
  const isForAll = byClient.size === 1 && byClient.has("");
  const party = isForAll || !request.inquirerId ? undefined : await findParty(tx, request.inquirerId);
  const account = clientUserId ?? party?.clientUserId;
  return { inquirerId: party?.id ?? null, accountId: account ?? null };
}

async function inCurrency(
  tx: CompanyTransaction,
  { id, version, name, conditions, values }: KeptMarginRule,
  conversion: MoneyConversion,
): Promise<RequestMarginRule> {
  const { airlineId, rateType, fromKg } = conditions;
  const { leastProfit } = values;
  return {
    id,
    version,
    name,
    airlineId,
    rateType,
    fromKg,
    ...values,
    leastProfit: leastProfit && (await findConvertedMoney(tx, leastProfit, conversion)),
  };
}
