import { currencyDecimals } from "../reference/currencies.ts";
import { type Exact, powerOfTen } from "./exact.ts";
import { type Fraction, divideFractions, multiplyFractions, toFraction } from "./fraction.ts";
import { type MoneyRule, toMinorFraction } from "./rounding.ts";

const ONE: Fraction = { numerator: 1n, denominator: 1n };

/** One stored exchange rate: 1 unit of `from` is `rate` units of `to`, the quotation currency. */
export interface ExchangeRate {
  readonly from: string;
  readonly to: string;
  readonly rate: Exact;
  /** when the rate was taken, ISO instant; stored with the quotation */
  readonly takenAt: string;
  /** what of the rate is the company's buffer, per cent; absent: none */
  readonly bufferPercent?: string | undefined;
}

/** The stored rates of one pricing: looked up once per currency, never fetched again (pricing rules §6). */
export class ExchangeTable {
  readonly currency: string;
  private readonly rates: ReadonlyMap<string, ExchangeRate>;
  private readonly factors: ReadonlyMap<string, Fraction>;

  constructor(currency: string, rates: readonly ExchangeRate[]) {
    this.currency = currency;
    this.rates = new Map(
      rates.filter((rate) => rate.to === currency && rate.rate.units > 0n).map((rate) => [rate.from, rate]),
    );
    this.factors = new Map([...this.rates].map(([from, { rate }]) => [from, toFraction(rate)]));
  }

  /** True for the quotation currency and every currency with a stored rate. */
  has(from: string): boolean {
    return from === this.currency || this.rates.has(from);
  }

  /** The stored rate of a foreign currency; null for the quotation currency itself and unknown ones. */
  find(from: string): ExchangeRate | null {
    return from === this.currency ? null : (this.rates.get(from) ?? null);
  }

  /** Factor from a currency to the quotation currency. Throws `RangeError` when no rate is stored. */
  factor(from: string): Fraction {
    if (from === this.currency) return ONE;
    const factor = this.factors.get(from);
    if (!factor) throw new RangeError(`no exchange rate from ${from} to ${this.currency}`);
    return factor;
  }

  /** An amount of `from` in the quotation currency, unrounded: a line is rounded once, after its margin. */
  convert(amount: Exact, from: string): Fraction {
    const cost = toFraction(amount);
    return from === this.currency ? cost : multiplyFractions(cost, this.factor(from));
  }

  /** Minor units of `from` in minor units of `to`'s rule, rounded; by way of the quotation currency. */
  crossMinor(from: string, minor: bigint, to: MoneyRule): bigint {
    const amount = { numerator: minor, denominator: powerOfTen(currencyDecimals(from)) };
    const crossed = divideFractions(multiplyFractions(amount, this.factor(from)), this.factor(to.currency));
    return toMinorFraction(crossed.numerator, crossed.denominator, to);
  }
}
