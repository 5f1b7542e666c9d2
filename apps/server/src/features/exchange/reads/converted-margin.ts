import type { MarginForm } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { type MoneyConversion, findConvertedMoney } from "./converted-money.ts";
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

/** Whether a margin can be said in another currency: a percentage always can, money needs a rate of that day. */
export async function isConvertibleMargin(
  tx: CompanyTransaction,
  { form, leastProfit }: Pick<MarginAmounts, "leastProfit"> & { readonly form: MarginForm },
  { on, ...pair }: MoneyConversion,
): Promise<boolean> {
  if (IS_SHARE[form] && leastProfit === null) return true;
  return (await findExchange(tx, pair, on)) !== null;
}

/**
 * The amounts of a margin that the company keeps in one currency, in another one at the rate of the day; a
 * percentage stays as it is and needs no rate.
 * @throws AppError currency-without-rate
 */
export async function findConvertedMargin(
  tx: CompanyTransaction,
  { form, value, leastProfit }: MarginAmounts & { readonly form: MarginForm },
  conversion: MoneyConversion,
): Promise<MarginAmounts> {
  const decimals = form === "per-kg" ? PER_KG_DECIMALS : undefined;
  return {
    value: IS_SHARE[form] ? value : await findConvertedMoney(tx, value, conversion, decimals),
    leastProfit: leastProfit && (await findConvertedMoney(tx, leastProfit, conversion)),
  };
}
