import type { QuoteOption } from "@kilolane/contract";
import { isCalendarDate, isOldRate } from "@kilolane/domain";
import { today } from "../../lib/format/dates.ts";

type UsedRate = QuoteOption["exchange"][number];

/** Whether an exchange rate that a price rests on is too old to be sent today without a second look. */
export function isOldNow({ asOf }: UsedRate): boolean {
  const day = asOf.slice(0, 10);
  const now = today();
  return isCalendarDate(day) && isCalendarDate(now) && isOldRate(day, now);
}

/** The old rates of these options, each once. */
export function oldRatesOf(options: readonly Pick<QuoteOption, "exchange">[]): UsedRate[] {
  const rates = options.flatMap(({ exchange }) => exchange).filter(isOldNow);
  return [...new Map(rates.map((rate) => [`${rate.from}${rate.to}${rate.rate}`, rate])).values()];
}
