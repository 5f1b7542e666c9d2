import type { RuleTrial } from "@kilolane/contract";
import {
  addExact,
  compareExact,
  currencyDecimals,
  type Exact,
  exact,
  formatExact,
  subtractExact,
  ZERO,
} from "@kilolane/domain";

/** One quotation as it was sent, and as tried rules make it; decimal strings in its currency. */
export interface TriedQuotation {
  readonly quotationId: string;
  readonly number: string;
  readonly airline: string;
  readonly lane: string;
  readonly currency: string;
  readonly sellNow: string;
  readonly sellThen: string;
  readonly profitNow: string;
  readonly profitThen: string;
  /** it would be below the floor, without an approval */
  readonly isBelowFloor: boolean;
}

const MOST_LISTED = 10;
const AMOUNTS = ["sellNow", "sellThen", "profitNow", "profitThen"] as const;

function isChanged({ sellNow, sellThen }: TriedQuotation): boolean {
  return compareExact(exact(sellNow), exact(sellThen)) !== 0;
}

/** How far the profit moves, whichever way. */
function moveOf({ profitNow, profitThen }: TriedQuotation): Exact {
  const difference = subtractExact(exact(profitThen), exact(profitNow));
  return compareExact(difference, ZERO) < 0 ? subtractExact(ZERO, difference) : difference;
}

function sumCurrency(currency: string, tried: readonly TriedQuotation[]): RuleTrial["currencies"][number] {
  const sumOf = (amount: (typeof AMOUNTS)[number]) =>
    formatExact(
      tried.reduce((sum, one) => addExact(sum, exact(one[amount])), ZERO),
      currencyDecimals(currency),
    );
  return {
    currency,
    quotations: tried.length,
    changed: tried.filter(isChanged).length,
    belowFloor: tried.filter(({ isBelowFloor }) => isBelowFloor).length,
    sellNow: sumOf("sellNow"),
    sellThen: sumOf("sellThen"),
    profitNow: sumOf("profitNow"),
    profitThen: sumOf("profitThen"),
  };
}

/** Sums by currency, the one with most quotations first, and the quotations that would change most. */
export function sumTrial(
  tried: readonly TriedQuotation[],
): Pick<RuleTrial, "quotations" | "changed" | "currencies" | "largest"> {
  const byCurrency = Map.groupBy(tried, ({ currency }) => currency);
  return {
    quotations: tried.length,
    changed: tried.filter(isChanged).length,
    currencies: [...byCurrency]
      .map(([currency, own]) => sumCurrency(currency, own))
      .toSorted((a, b) => b.quotations - a.quotations || (a.currency < b.currency ? -1 : 1)),
    largest: tried
      .filter(isChanged)
      .toSorted((a, b) => compareExact(moveOf(b), moveOf(a)))
      .slice(0, MOST_LISTED)
      .map(({ isBelowFloor: _isBelowFloor, ...one }) => one),
  };
}
