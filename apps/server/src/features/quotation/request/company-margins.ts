import { rememberingOf } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { findConvertedMargin } from "../../exchange/reads/converted-margin.ts";
import type { MoneyConversion } from "../../exchange/reads/converted-money.ts";
import type { CompanySettings } from "../../settings/reads/company.ts";
import type { StoredMargin, StoredMargins } from "../reads/content.ts";

function storeRule(rule: CompanySettings["margins"]["freight"]): StoredMargin | null {
  return (
    rule && {
      form: rule.form,
      value: rule.value.toString(),
      leastProfit: rule.leastProfit?.toString() ?? null,
      floorPercent: rule.floorPercent?.toString() ?? null,
    }
  );
}

/** The company's margins as they are kept, money in the currency it was set in; settings stay in memory for a minute. */
export const companyMargins = rememberingOf(({ margins }: CompanySettings): StoredMargins => ({
  freight: storeRule(margins.freight),
  surcharges: storeRule(margins.surcharges),
  trucking: storeRule(margins.trucking),
  insurance: storeRule(margins.insurance),
}));

/**
 * The company's margins for a quotation in a currency: a least profit, and a margin that is an amount, converted at
 * the rate of the day, as the least profits of margin rules are (docs/decisions/0030).
 * @throws AppError currency-without-rate
 */
export async function findCompanyMargins(
  tx: CompanyTransaction,
  settings: CompanySettings,
  { to, on }: Pick<MoneyConversion, "to" | "on">,
): Promise<StoredMargins> {
  const margins = companyMargins(settings);
  const conversion = { from: settings.marginCurrency, to, on };
  if (conversion.from === to) return margins;
  return {
    freight: await inCurrency(tx, margins.freight, conversion),
    surcharges: await inCurrency(tx, margins.surcharges, conversion),
    trucking: await inCurrency(tx, margins.trucking, conversion),
    insurance: await inCurrency(tx, margins.insurance, conversion),
  };
}

async function inCurrency(
  tx: CompanyTransaction,
  margin: StoredMargin | null,
  conversion: MoneyConversion,
): Promise<StoredMargin | null> {
  return margin && { ...margin, ...(await findConvertedMargin(tx, margin, conversion)) };
}
