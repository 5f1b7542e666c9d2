import {
  carryDecisions,
  type LostDecision,
  type MoneyRule,
  type Offer,
  type OptionDecision,
} from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { getRates, type LaneRate } from "../../rate/reads/pricing-lane.ts";
import type { StoredOption, StoredPricing } from "../reads/content.ts";
import type { GoneOption } from "../reads/option-change.ts";
import { priceStored, type PricingTask } from "./pricing.ts";
import { moneyOf, roundTyped } from "./typed-amounts.ts";

/** What makes a lane's rate the same offer after it was published again, the surest first. */
function identitiesOf({ sheet }: LaneRate): string[] {
  const { rateId, airlineId, rateType, aircraft, goodsType, forwarderId } = sheet;
  return [`rate ${rateId}`, [airlineId, rateType, aircraft, goodsType, forwarderId ?? ""].join(" ")];
}

function offersOf(
  options: readonly StoredOption[],
  pricing: StoredPricing,
  rates: readonly LaneRate[],
): Offer[] {
  const byQuote = new Map(rates.map((rate, index) => [pricing.quoteIds[index], rate]));
  return options.map(({ quoteId, currency, buyTotal, sellTotal, marginPercent, lines }) => {
    const rate = byQuote.get(quoteId);
    const identities = rate === undefined ? [] : identitiesOf(rate);
    return { quoteId, identities, currency, buyTotal, sellTotal, marginPercent, lines };
  });
}

/**
 * A decision on an option that is not offered for the time being, should it come back: without amounts, because
 * nobody can say what they would fall on.
 */
function withoutMoney(
  { margin, sell, floorApproval, lost = [], ...others }: OptionDecision,
  currency: string,
): OptionDecision {
  const isShare = margin?.leastProfit === null && (margin.form === "margin" || margin.form === "markup");
  const lostNow: LostDecision[] = [
    ...lost,
    ...Object.entries(sell ?? {}).map(([label, amount]) => ({
      kind: "typed-amount" as const,
      label,
      amount,
      currency,
    })),
    ...(margin === undefined || isShare
      ? []
      : [{ kind: "margin" as const, label: "", amount: "", currency }]),
    ...(floorApproval === undefined
      ? []
      : [{ kind: "floor-approval" as const, label: "", amount: "", currency }]),
  ];
  return {
    ...others,
    ...(isShare ? { margin } : {}),
    ...(lostNow.length === 0 ? {} : { lost: lostNow }),
  };
}

/** Typed amounts as today's pricing rounds them: the company may have set another unit since they were typed. */
function withRounded({ sell, ...decision }: OptionDecision, money: MoneyRule): OptionDecision {
  if (sell === undefined) return decision;
  const rounded = Object.entries(sell).map(([code, amount]) => [code, roundTyped(amount, money)] as const);
  return { ...decision, sell: Object.fromEntries(rounded) };
}

/** Carriers that were chosen and are not any more: every price that was decided on had them in it. */
function lostCarriers({ pricing: { chosenTrucking: former }, request }: PricingTask, next: StoredPricing) {
  return (["pickup", "delivery"] as const).flatMap((leg): LostDecision[] => {
    const carrier = former[leg];
    if (carrier === undefined || next.chosenTrucking[leg] !== undefined) return [];
    return [{ kind: `${leg}-carrier`, label: carrier.carrier, amount: "", currency: request.currency }];
  });
}

/** Notes with a decision what none of them could keep. */
function withLost(decision: OptionDecision, lost: readonly LostDecision[]): OptionDecision {
  return lost.length === 0 ? decision : { ...decision, lost: [...(decision.lost ?? []), ...lost] };
}

/** The former pricing with decisions, and the next one as it was found, before any decision. */
export interface Repricing {
  readonly former: PricingTask;
  readonly next: PricingTask;
  readonly rates: readonly LaneRate[];
}

/**
 * The next pricing with what was decided on the former one (pricing rules §4, §7): the same offer goes on under its
 * quote id with margin, typed amounts and remarks; what cannot be kept is named beside its option or in `gone`.
 */
export async function carryPricingIn(
  tx: CompanyTransaction,
  { former, next, rates }: Repricing,
): Promise<StoredPricing> {
  const { changes, chosenQuoteIds: chosen, gone: goneBefore = [] } = former.pricing;
  const bare = { ...next.pricing, changes: {}, chosenQuoteIds: chosen };
  if (Object.keys(changes).length === 0 && chosen.length === 0) return bare;
  const formerRates = await getRates(tx, former.pricing.lanes);
  const { options } = await priceStored(tx, former, { rates: formerRates });
  const { options: offered } = await priceStored(tx, { ...next, pricing: bare }, { rates });
  const carried = carryDecisions({
    former: offersOf(options, former.pricing, formerRates),
    next: offersOf(offered, bare, rates),
    decisions: changes,
    chosen,
  });
  const isOffered = new Set(carried.quoteIds.values());
  const dormant = Object.entries(changes).flatMap(([quoteId, change]) =>
    isOffered.has(quoteId) ? [] : [[quoteId, withoutMoney(change, former.request.currency)] as const],
  );
  const back = Object.entries(changes).flatMap(([quoteId, change]) =>
    isOffered.has(quoteId) && carried.decisions[quoteId] === undefined ? [[quoteId, change] as const] : [],
  );
  const money = moneyOf(bare, next.request.currency);
  const lost = lostCarriers(former, bare);
  const decided = Object.entries(carried.decisions).map(
    ([quoteId, decision]) => [quoteId, withLost(withRounded(decision, money), lost)] as const,
  );
  const goneNow = carried.gone.map(({ quoteId, sellTotal, currency }): GoneOption => {
    const airline = options.find((option) => option.quoteId === quoteId)?.airline.name ?? "";
    return { quoteId, airline, sellTotal, currency };
  });
  const gone = [...goneBefore.filter(({ quoteId }) => !isOffered.has(quoteId)), ...goneNow];
  return {
    ...bare,
    quoteIds: bare.quoteIds.map((quoteId) => carried.quoteIds.get(quoteId) ?? quoteId),
    changes: Object.fromEntries([...dormant, ...back, ...decided]),
    ...(gone.length === 0 ? {} : { gone }),
  };
}
