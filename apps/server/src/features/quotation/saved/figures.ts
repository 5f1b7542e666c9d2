import {
  convertWeight,
  currencyDecimals,
  divideHalfUp,
  Exact,
  exact,
  expiresAt,
  formatExact,
  measureGoods,
  multiplyExact,
  powerOfTen,
  roundHalfUp,
  subtractExact,
} from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { parseShipment } from "../pricing/parse-form.ts";
import type { StoredExchange, StoredOption, VersionContent } from "../reads/content.ts";
import { NO_AIRLINE } from "../reads/manual-content.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import { findPlatformExchange } from "../../exchange/reads/pricing.ts";
import type { DecidedFigures, ListFigures } from "../writes/quotation.ts";

function kilograms(weight: string, unit: "kg" | "lb", decimals: number): string {
  const value = exact(weight);
  const kg = convertWeight(value.units, value.scale, unit, "kg");
  return formatExact(
    new Exact(divideHalfUp(kg.numerator * powerOfTen(decimals), kg.denominator), decimals),
    decimals,
  );
}

function grossKg(request: StoredRequest): string {
  const { goods, weightUnit } = parseShipment(request);
  return kilograms(measureGoods(goods).totalWeight.toString(), weightUnit, 3);
}

/** The option that lists and statistics count: the one decided for, else the first. */
function mainOption(content: VersionContent, decidedQuoteId: string | null = null): StoredOption {
  const decided = content.options.find((option) => option.quoteId === decidedQuoteId);
  const main = decided ?? content.options[0];
  if (main === undefined) throw new AppError("no-option-chosen");
  return main;
}

/**
 * The platform's rate into dollars that a version is counted by, so that figures compare from company to company: the
 * one that was kept, as long as it is priced as it was (pricing rules §6).
 * @throws AppError currency-without-rate
 */
export async function findUsdExchange(
  tx: CompanyTransaction,
  { currency, pricedOn }: Pick<VersionContent, "currency" | "pricedOn">,
  former?: Pick<VersionContent, "pricedOn" | "usdExchange"> | null,
): Promise<StoredExchange> {
  const kept = former?.pricedOn === pricedOn ? former.usdExchange : undefined;
  if (kept?.from === currency) return kept;
  const found = await findPlatformExchange(tx, { from: currency, to: "USD" }, pricedOn);
  if (found === null) throw new AppError("currency-without-rate");
  return found;
}

type Dollars = Pick<ListFigures, "sellTotalUsd" | "profitUsd">;

function dollarsOf({ sellTotal, buyTotal }: StoredOption, { rate }: StoredExchange): Dollars {
  const usd = (amount: string) =>
    roundHalfUp(multiplyExact(exact(amount), exact(rate)), currencyDecimals("USD"));
  const sellUsd = usd(sellTotal);
  return {
    sellTotalUsd: formatExact(sellUsd, 2),
    profitUsd: formatExact(subtractExact(sellUsd, usd(buyTotal)), 2),
  };
}

/** Figures of the option that lists count, besides those in dollars. */
function figuresOf(main: StoredOption): Omit<DecidedFigures, "dollars"> {
  return {
    buyTotal: main.buyTotal,
    sellTotal: main.sellTotal,
    chargeableWeightKg: kilograms(main.chargeableWeight, main.weightUnit, 1),
    mainAirlineId: main.airline.id === NO_AIRLINE.id ? null : main.airline.id,
  };
}

/**
 * Figures that the list shows, in dollars by the version's own rate.
 * @throws AppError currency-without-rate, for an older version that has no rate of its own
 */
export async function getListFigures(tx: CompanyTransaction, content: VersionContent): Promise<ListFigures> {
  const main = mainOption(content);
  const graceDays = Math.min(...content.options.map((option) => option.graceDays));
  return {
    ...figuresOf(main),
    ...dollarsOf(main, await findUsdExchange(tx, content, content)),
    grossWeightKg: grossKg(content.request),
    airlines: [
      ...new Set(content.options.map((option) => option.airline.name).filter((name) => name !== "")),
    ].join(", "),
    expiresAt: expiresAt(content.validUntil, graceDays, content.from.timeZone),
  };
}

/** The figures that follow an option that was decided for; no exchange rate is looked up for a decision. */
export function decidedFigures(content: VersionContent, quoteId: string): DecidedFigures {
  const main = mainOption(content, quoteId);
  const { usdExchange } = content;
  return {
    ...figuresOf(main),
    dollars: usdExchange === undefined ? null : dollarsOf(main, usdExchange),
  };
}
