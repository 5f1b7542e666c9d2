import type { CalendarDate } from "../measure/calendar.ts";
import { compareExact, Exact, exact, multiplyExact, powerOfTen } from "./exact.ts";
import { addFractions, divideFractions, type Fraction, multiplyFractions, toFraction } from "./fraction.ts";
import { divideHalfUp } from "./rounding.ts";

/** A rate as somebody published or entered it: 1 unit of `base` is `rate` units of `quote`. */
export interface RateQuote {
  readonly base: string;
  readonly quote: string;
  readonly rate: Exact;
  readonly asOf: CalendarDate;
}

/** The rate of a pair, and the day that it is of. */
export interface FoundRate {
  readonly rate: Exact;
  readonly asOf: CalendarDate;
}

/** A rate that is this much above or below the one before is asked about: most are typed the wrong way round. */
const USUAL_SHARE = exact("1.2");

/** Significant digits of a rate that was calculated; one that was entered or published is taken as it is. */
const CALCULATED_DIGITS = 10;

/** Currencies that rates are published against: two others are exchanged by way of them. */
const HUBS: readonly string[] = ["EUR", "USD"];

const ONE: Fraction = { numerator: 1n, denominator: 1n };

/** Whether a rate is so far from the one that was known before that somebody should look again. */
export function isUnusualRate(rate: Exact, known: Exact, usualShare: Exact = USUAL_SHARE): boolean {
  return (
    compareExact(rate, multiplyExact(known, usualShare)) > 0 ||
    compareExact(known, multiplyExact(rate, usualShare)) > 0
  );
}

/**
 * Rates of many pairs as they count on one day, and the pairs that follow from them: the other way round, and by way
 * of the euro and the dollar. Of several ways to a pair the one whose oldest rate is newest counts, then the shortest.
 */
export class RateQuotes {
  private readonly quotes: ReadonlyMap<string, RateQuote>;

  /** @param quotes one of each pair in each direction: the newest */
  constructor(quotes: readonly RateQuote[]) {
    this.quotes = new Map(
      quotes.filter(({ rate }) => rate.units > 0n).map((quote) => [`${quote.base}${quote.quote}`, quote]),
    );
  }

  /** The rate from one currency to another; null where there is no way between them. */
  find(from: string, to: string): FoundRate | null {
    let found: Way | null = null;
    for (const stops of waysBetween(from, to)) {
      const way = this.followed(stops);
      if (way !== null && (found === null || way.asOf > found.asOf)) found = way;
    }
    return found && { rate: found.entered ?? roundRate(found.factor), asOf: found.asOf };
  }

  private followed(stops: readonly string[]): Way | null {
    const legs: Way[] = [];
    for (const [index, to] of stops.entries()) {
      const from = stops[index - 1];
      if (from === undefined) continue;
      const leg = this.leg(from, to);
      if (leg === null) return null;
      legs.push(leg);
    }
    const [only, ...rest] = legs;
    if (only === undefined || rest.length === 0) return only ?? null;
    return rest.reduce<Way>(
      (way, leg) => ({
        factor: multiplyFractions(way.factor, leg.factor),
        asOf: way.asOf < leg.asOf ? way.asOf : leg.asOf,
        entered: null,
      }),
      only,
    );
  }

  /** The newer of the two directions; at the same date the one that was published as asked for. */
  private leg(from: string, to: string): Way | null {
    const straight = this.quotes.get(`${from}${to}`);
    const inverse = this.quotes.get(`${to}${from}`);
    if (straight !== undefined && (inverse === undefined || straight.asOf >= inverse.asOf))
      return { factor: toFraction(straight.rate), asOf: straight.asOf, entered: straight.rate };
    if (inverse === undefined) return null;
    return { factor: divideFractions(ONE, toFraction(inverse.rate)), asOf: inverse.asOf, entered: null };
  }
}

interface Way {
  readonly factor: Fraction;
  readonly asOf: CalendarDate;
  /** the rate itself where nothing had to be calculated */
  readonly entered: Exact | null;
}

/** The ways between two currencies, the shortest first. */
function waysBetween(from: string, to: string): string[][] {
  const between = [[], ...HUBS.map((hub) => [hub]), HUBS, HUBS.toReversed()];
  return between
    .filter((hubs) => !hubs.includes(from) && !hubs.includes(to))
    .map((hubs) => [from, ...hubs, to]);
}

/**
 * A rate with a buffer on top. An exchange rate turns a cost into the currency of the quotation, so that a higher one
 * always makes the cost dearer: the buffer protects the forwarder whichever currencies the pair has.
 * @param percent ≥ 0, e.g. 1.5
 */
export function bufferRate(rate: Exact, percent: Exact): Exact {
  if (percent.units === 0n) return rate;
  const share = divideFractions(toFraction(percent), toFraction(exact(100)));
  return roundRate(multiplyFractions(toFraction(rate), addFractions(ONE, share)));
}

/** A calculated rate to ten significant digits, half up. */
function roundRate({ numerator, denominator }: Fraction): Exact {
  let decimals = Math.max(0, CALCULATED_DIGITS - String(numerator).length + String(denominator).length);
  const rounded = (): bigint => divideHalfUp(numerator * powerOfTen(decimals), denominator);
  while (decimals > 0 && String(rounded()).length > CALCULATED_DIGITS) decimals -= 1;
  return new Exact(rounded(), decimals);
}
