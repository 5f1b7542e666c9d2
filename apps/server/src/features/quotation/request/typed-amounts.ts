import { exact, formatExact, type MoneyRule, moneyRule, roundMoney } from "@kilolane/domain";
import { parseStoredUnits } from "../pricing/stored-units.ts";
import type { StoredPricing } from "../reads/content.ts";

/** How amounts of a quotation's currency round in a pricing (pricing rules §6). */
export function moneyOf({ roundingUnits }: StoredPricing, currency: string): MoneyRule {
  return moneyRule(currency, parseStoredUnits(roundingUnits) ?? undefined);
}

/** An amount that was typed over, as it is stored: rounded as every amount of its pricing is. */
export function roundTyped(amount: string, money: MoneyRule): string {
  return formatExact(roundMoney(exact(amount), money), money.decimals);
}
