import { Exact, exact, multiplyExact } from "../money/exact.ts";
import type { ExchangeTable } from "../money/exchange.ts";
import { fractionToMinor, multiplyFractions, toFraction } from "../money/fraction.ts";
import { isBelowFloor, marginOf } from "../money/margin.ts";
import { addMoney, fromMinor, type Money, type MoneyRule, subtractMoney } from "../money/rounding.ts";
import { amountOfRate, roundSellRate, type SellStep, sellStepOf } from "../money/sell-rate.ts";

/*
 * Manual quotations: a person types the lines, nothing is rated (product.md, manual quotation). The arithmetic is the one
 * of priced quotations: each line is rounded once, and a printed rate × the printed quantity is the printed amount.
 */

/** What a typed rate is multiplied by: once, a typed quantity, or a figure of the goods. */
export const MANUAL_BASES = ["flat", "unit", "piece", "chargeable", "gross"] as const;
export type ManualBasis = (typeof MANUAL_BASES)[number];

/** What a typed line may be charged for. */
export const MANUAL_KINDS = ["freight", "surcharge", "fee", "trucking", "insurance", "other"] as const;

/** Most lines of a manual quotation. */
export const MOST_MANUAL_LINES = 60;

/** A typed line. Rates are per unit of the basis, in `currency`. */
export interface ManualLine {
  readonly basis: ManualBasis;
  /** of a basis `unit`; ignored for the others */
  readonly quantity: Exact | null;
  readonly buy: Exact;
  readonly sell: Exact;
  /** ISO 4217 */
  readonly currency: string;
}

/** Figures of the goods that a basis may ask for, in the units typed. */
export interface ManualWeights {
  readonly pieces: number;
  readonly grossWeight: Exact;
  readonly chargeableWeight: Exact;
}

/** How typed lines are worked out. */
export interface ManualTerms {
  readonly weights: ManualWeights;
  /** of the quotation's currency */
  readonly money: MoneyRule;
  readonly exchange: ExchangeTable;
  /** to what a rate is rounded that was typed in another currency */
  readonly sellStep: SellStep;
  /** the company's floor under the margin */
  readonly floorPercent: Exact;
}

/** A typed line in the quotation's currency. */
export interface PricedManualLine {
  /** null: charged once */
  readonly quantity: Exact | null;
  /** per unit: × quantity it is `sell`; null of a line that is charged once */
  readonly sellRate: Exact | null;
  readonly buy: Money;
  readonly sell: Money;
}

export interface PricedManualLines {
  readonly lines: readonly PricedManualLine[];
  readonly buy: Money;
  readonly sell: Money;
  readonly profit: Money;
  /** profit in per cent of sell, two decimals; null when nothing is sold */
  readonly marginPercent: Exact | null;
  readonly isBelowFloor: boolean;
}

/** How many units a line is for; null: it is charged once. Throws `RangeError` for a `unit` line without a quantity. */
export function manualQuantity(
  { basis, quantity }: Pick<ManualLine, "basis" | "quantity">,
  weights: ManualWeights,
): Exact | null {
  switch (basis) {
    case "flat":
      return null;
    case "piece":
      return exact(weights.pieces);
    case "chargeable":
      return weights.chargeableWeight;
    case "gross":
      return weights.grossWeight;
    case "unit":
      if (quantity === null) throw new RangeError("a line by unit without a quantity");
      return quantity;
  }
}

function priceLine(line: ManualLine, terms: ManualTerms): PricedManualLine {
  const { money, exchange } = terms;
  const quantity = manualQuantity(line, terms.weights);
  const factor = exchange.factor(line.currency);
  const bought = quantity === null ? line.buy : multiplyExact(line.buy, quantity);
  const buy = fromMinor(fractionToMinor(multiplyFractions(toFraction(bought), factor), money), money);
  const sold = multiplyFractions(toFraction(line.sell), factor);
  if (quantity === null) {
    return { quantity, sellRate: null, buy, sell: fromMinor(fractionToMinor(sold, money), money) };
  }
  const isOwnCurrency = line.currency === money.currency;
  const sellRate = isOwnCurrency
    ? line.sell
    : roundSellRate(sold, sellStepOf(terms.sellStep, money.currency));
  return { quantity, sellRate, buy, sell: fromMinor(amountOfRate(sellRate, quantity, money), money) };
}

/**
 * Works out typed lines: amounts in the quotation's currency, totals, profit, and whether they lie below the company's
 * floor. A buy amount is converted and rounded once; a sell rate of another currency is rounded as a rate first, so that
 * a document prints no product that is wrong (pricing rules §6). Throws `RangeError` for a currency without a rate.
 */
export function priceManualLines(lines: readonly ManualLine[], terms: ManualTerms): PricedManualLines {
  const priced = lines.map((line) => priceLine(line, terms));
  const none = fromMinor(0n, terms.money);
  const buy = priced.reduce((sum, line) => addMoney(sum, line.buy), none);
  const sell = priced.reduce((sum, line) => addMoney(sum, line.sell), none);
  const floor = {
    form: "margin",
    value: new Exact(0n, 0),
    leastProfit: null,
    floorPercent: terms.floorPercent,
  } as const;
  return {
    lines: priced,
    buy,
    sell,
    profit: subtractMoney(sell, buy),
    marginPercent: marginOf(buy, sell).marginPercent,
    isBelowFloor: isBelowFloor(buy, sell, floor),
  };
}
