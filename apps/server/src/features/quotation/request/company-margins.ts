import { type MarginForm, rememberingOf } from "@kilolane/domain";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { CompanySettings } from "../../settings/reads/company.ts";
import type { StoredMargin, StoredMargins } from "../reads/content.ts";
import { type MoneyConversion, findConvertedMoney } from "./converted-money.ts";

/** Decimals of an amount per kg: the currency's own would make another margin of a few cents. */
const PER_KG_DECIMALS = 4;

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

/** The company's margins as they are kept, money in the company's currency; settings stay in memory for a minute. */
export const companyMargins = rememberingOf(({ margins }: CompanySettings): StoredMargins => ({
  freight: storeRule(margins.freight),
  surcharges: storeRule(margins.surcharges),
  trucking: storeRule(margins.trucking),
  insurance: storeRule(margins.insurance),
}));

const IS_SHARE: Readonly<Record<MarginForm, boolean>> = {
  margin: true,
  markup: true,
  "per-kg": false,
  flat: false,
};

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
  const conversion = { from: settings.preferredCurrency, to, on };
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
  if (margin === null || (IS_SHARE[margin.form] && margin.leastProfit === null)) return margin;
  const { form, value, leastProfit } = margin;
  const decimals = form === "per-kg" ? PER_KG_DECIMALS : undefined;
  return {
    ...margin,
    value: IS_SHARE[form] ? value : await findConvertedMoney(tx, value, conversion, decimals),
    leastProfit: leastProfit && (await findConvertedMoney(tx, leastProfit, conversion)),
  };
}
