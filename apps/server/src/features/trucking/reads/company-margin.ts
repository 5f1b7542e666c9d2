import { exact, type MarginRule, utcDateOf } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { findMarginIn } from "../../exchange/reads/converted-margin.ts";
import type { CompanySettings } from "../../settings/reads/company.ts";

/** A margin that is money, for a tariff in a currency that it cannot be converted to. */
export const WITHOUT_RATE = "without-rate";

/**
 * The company's margin on trucking for a tariff in a currency; null: passed through at cost. What of it is money is in
 * the currency it was set in and is converted at the rate of the day, as in a quotation (docs/decisions/0030).
 */
export async function findCompanyMargin(
  tx: CompanyTransaction,
  { margins: { trucking: rule }, marginCurrency: from }: CompanySettings,
  to: string,
): Promise<MarginRule | typeof WITHOUT_RATE | null> {
  if (rule === null || from === to) return rule;
  const kept = {
    form: rule.form,
    value: rule.value.toString(),
    leastProfit: rule.leastProfit?.toString() ?? null,
  };
  const on = utcDateOf(tx.now().getTime());
  const found = await findMarginIn(tx, kept, { from, to, on });
  if (found === null) return WITHOUT_RATE;
  const { value, leastProfit } = found;
  return { ...rule, value: exact(value), leastProfit: leastProfit === null ? null : exact(leastProfit) };
}
