import { currencyDecimals, type MarginForm } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { convertMoney, type MoneyConversion } from "./converted-money.ts";
import { findExchange } from "./pricing.ts";

/** Decimals of an amount per kg: the currency's own would make another margin of a few cents. */
const PER_KG_DECIMALS = 4;

const IS_SHARE: Readonly<Record<MarginForm, boolean>> = {
  margin: true,
  markup: true,
  "per-kg": false,
  flat: false,
};

/** What of a margin can be money, as decimal strings. */
interface MarginAmounts {
  readonly value: string;
  readonly leastProfit: string | null;
}

/**
 * The amounts of a margin that the company keeps in one currency, in another one at the rate of the day; null where
 * there is none. A percentage stays as it is and needs no rate.
 */
export async function findMarginIn(
  tx: CompanyTransaction,
  { form, value, leastProfit }: MarginAmounts & { readonly form: MarginForm },
  { from, to, on }: MoneyConversion,
): Promise<MarginAmounts | null> {
  if (from === to || (IS_SHARE[form] && leastProfit === null)) return { value, leastProfit };
  const exchange = await findExchange(tx, { from, to }, on);
  if (exchange === null) return null;
  const decimals = currencyDecimals(to);
  const valueDecimals = form === "per-kg" ? PER_KG_DECIMALS : decimals;
  return {
    value: IS_SHARE[form] ? value : convertMoney(value, exchange.rate, valueDecimals),
    leastProfit: leastProfit && convertMoney(leastProfit, exchange.rate, decimals),
  };
}

/**
 * The same where it has to be known.
 * @throws AppError currency-without-rate
 */
export async function findConvertedMargin(
  tx: CompanyTransaction,
  margin: MarginAmounts & { readonly form: MarginForm },
  conversion: MoneyConversion,
): Promise<MarginAmounts> {
  const found = await findMarginIn(tx, margin, conversion);
  if (found === null) throw new AppError("currency-without-rate");
  return found;
}
