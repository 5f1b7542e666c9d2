import {
  type CalendarDate,
  currencyDecimals,
  exact,
  formatExact,
  multiplyExact,
  roundHalfUp,
} from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { findExchange } from "./pricing.ts";

/** From which currency to which, at the rate of which day. */
export interface MoneyConversion {
  readonly from: string;
  readonly to: string;
  readonly on: CalendarDate;
}

/**
 * An amount that the company keeps in its own currency, in the one of a quotation; as it was typed where both are the
 * same. Rounded to that currency's decimals, unless others are asked for.
 * @throws AppError currency-without-rate
 */
export async function findConvertedMoney(
  tx: CompanyTransaction,
  amount: string,
  { from, to, on }: MoneyConversion,
  decimals = currencyDecimals(to),
): Promise<string> {
  if (from === to) return amount;
  const exchange = await findExchange(tx, { from, to }, on);
  if (exchange === null) throw new AppError("currency-without-rate");
  return convertMoney(amount, exchange.rate, decimals);
}

/** An amount at a rate, rounded to that many decimals. */
export function convertMoney(amount: string, rate: string, decimals: number): string {
  return formatExact(roundHalfUp(multiplyExact(exact(amount), exact(rate)), decimals), decimals);
}
