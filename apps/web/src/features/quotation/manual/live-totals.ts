import type { EndpointOutput, getManualQuotationDefaults } from "@kilolane/contract";
import {
  exact,
  ExchangeTable,
  isCurrency,
  type ManualLine,
  moneyRule,
  parseDecimal,
  parseRoundingUnits,
  type PricedManualLines,
  priceManualLines,
  SELL_STEPS,
  type WeighedGoods,
  ZERO,
} from "@kilolane/domain";
import type { ManualRow } from "./manual-form.ts";

export type ManualDefaults = EndpointOutput<typeof getManualQuotationDefaults>;

/** Totals of what is typed so far; `sells` in the order of the screen, null where a line is not finished. */
export interface LiveTotals extends Omit<PricedManualLines, "lines"> {
  readonly sells: readonly (string | null)[];
  readonly quantities: readonly (string | null)[];
}

function figureOf(text: string) {
  const figure = parseDecimal(text.trim() === "" ? "0" : text);
  return figure !== null && figure.units >= 0n ? figure : null;
}

function lineOf(row: ManualRow, exchange: ExchangeTable): ManualLine | null {
  const [buy, sell] = [figureOf(row.buy), figureOf(row.sell)];
  const quantity = row.basis === "unit" ? figureOf(row.quantity) : null;
  const isUnfinished = buy === null || sell === null || (row.basis === "unit" && quantity === null);
  if (isUnfinished || !isCurrency(row.currency) || !exchange.has(row.currency)) return null;
  return { basis: row.basis, quantity, buy, sell, currency: row.currency };
}

/**
 * Works out typed lines as the server will, by the same calculation and the exchange rates of today.
 * @param currency the quotation's; null until the rates into it are there
 */
export function totalsOfRows(
  rows: readonly ManualRow[],
  weighed: WeighedGoods | null,
  { currency, ...defaults }: ManualDefaults,
): LiveTotals {
  const units = parseRoundingUnits(defaults.roundingUnits);
  const exchange = new ExchangeTable(
    currency,
    defaults.exchange.map(({ from, rate, asOf }) => ({
      from,
      to: currency,
      rate: exact(rate),
      takenAt: asOf,
    })),
  );
  const typed = rows.map((row) => lineOf(row, exchange));
  const { lines, ...totals } = priceManualLines(
    typed.filter((line) => line !== null),
    {
      weights: {
        pieces: weighed?.pieces ?? 0,
        grossWeight: weighed?.grossWeight ?? ZERO,
        chargeableWeight: weighed?.chargeableWeight ?? ZERO,
      },
      money: moneyRule(currency, typeof units === "string" ? undefined : units),
      exchange,
      sellStep: SELL_STEPS.find((step) => step === defaults.sellStep) ?? "currency",
      floorPercent: exact(defaults.marginFloorPercent),
    },
  );
  const queue = [...lines];
  const placed = typed.map((line) => (line === null ? undefined : queue.shift()));
  return {
    ...totals,
    sells: placed.map((line) => line?.sell.toString() ?? null),
    quantities: placed.map((line) => line?.quantity?.toString() ?? null),
  };
}

/** Whether what is typed so far sells below the company's floor; nothing bought yet is not. */
export function isBelowFloor(totals: LiveTotals | null): boolean {
  return totals !== null && totals.isBelowFloor && totals.buy.units > 0n;
}
