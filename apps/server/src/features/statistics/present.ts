import type { PeriodResult, QuotationResult } from "@kilolane/contract";
import { exact } from "@kilolane/domain";
import type { PeriodRow, ResultRow } from "./reads.ts";

/** A share in per cent with one decimal, rounded half up; null of nothing. */
export function percentOf(part: string, whole: string): string | null {
  const [{ units: over, scale: overScale }, { units: under, scale: underScale }] = [
    exact(part),
    exact(whole),
  ];
  if (under <= 0n) return null;
  const top = over * 1000n * 10n ** BigInt(underScale);
  const bottom = under * 10n ** BigInt(overScale);
  const sign = top < 0n ? -1n : 1n;
  const tenths = (2n * sign * top + bottom) / (2n * bottom);
  const text = `${tenths / 10n}.${tenths % 10n}`;
  return sign < 0n && tenths > 0n ? `-${text}` : text;
}

/** Sums of a group as the wire says them. */
export function presentResult(row: ResultRow): QuotationResult {
  const [accepted, rejected] = [Number(row.accepted), Number(row.rejected)];
  return {
    quotations: Number(row.quotations),
    accepted,
    rejected,
    revenueUsd: row.revenue,
    profitUsd: row.profit,
    marginPercent: percentOf(row.profit, row.revenue),
    winPercent: percentOf(String(accepted), String(accepted + rejected)),
  };
}

/** Sums of a period as the wire says them. */
export function presentPeriod(row: PeriodRow): PeriodResult {
  const seconds = row.seconds_to_send;
  return {
    ...presentResult(row),
    sent: Number(row.sent),
    minutesToSend: seconds === null ? null : Math.round(seconds / 60),
  };
}
