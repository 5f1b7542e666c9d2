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
import type { StoredOption, VersionContent } from "../reads/content.ts";
import { NO_AIRLINE } from "../reads/manual-content.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import { findPlatformExchange } from "../../exchange/reads/pricing.ts";
import type { ListFigures } from "../writes/quotation.ts";

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
 * Figures that the list shows. Dollars are by the platform's exchange rate of the pricing date, so that
 * they compare from company to company (pricing rules §6).
 * @throws AppError currency-without-rate
 */
export async function getListFigures(
  tx: CompanyTransaction,
  content: VersionContent,
  decidedQuoteId: string | null = null,
): Promise<ListFigures> {
  const main = mainOption(content, decidedQuoteId);
  const exchange = await findPlatformExchange(tx, { from: content.currency, to: "USD" }, content.pricedOn);
  if (exchange === null) throw new AppError("currency-without-rate");
  const usd = (amount: Exact) =>
    roundHalfUp(multiplyExact(amount, exact(exchange.rate)), currencyDecimals("USD"));
  const sellUsd = usd(exact(main.sellTotal));
  const buyUsd = usd(exact(main.buyTotal));
  const graceDays = Math.min(...content.options.map((option) => option.graceDays));
  return {
    buyTotal: main.buyTotal,
    sellTotal: main.sellTotal,
    sellTotalUsd: formatExact(sellUsd, 2),
    profitUsd: formatExact(subtractExact(sellUsd, buyUsd), 2),
    chargeableWeightKg: kilograms(main.chargeableWeight, main.weightUnit, 1),
    grossWeightKg: grossKg(content.request),
    mainAirlineId: main.airline.id === NO_AIRLINE.id ? null : main.airline.id,
    airlines: [
      ...new Set(content.options.map((option) => option.airline.name).filter((name) => name !== "")),
    ].join(", "),
    expiresAt: expiresAt(content.validUntil, graceDays, content.from.timeZone),
  };
}
