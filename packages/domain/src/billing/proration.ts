import { divideHalfUp } from "../money/rounding.ts";

const DAY_MS = 86_400_000;

/** Something that was paid for a stretch of time; moments are milliseconds since 1970. */
export interface PaidTerm {
  readonly netMinor: number;
  readonly startsMs: number;
  readonly endsMs: number;
}

/**
 * What of a paid term is still to come, for whole days and rounded down: the payer never gets back more than was paid.
 * @returns minor units
 */
export function unusedMinor({ netMinor, startsMs, endsMs }: PaidTerm, nowMs: number): number {
  const days = Math.floor((endsMs - startsMs) / DAY_MS);
  if (days <= 0 || netMinor <= 0) return 0;
  const left = Math.min(days, Math.max(0, Math.floor((endsMs - Math.max(nowMs, startsMs)) / DAY_MS)));
  return Number((BigInt(netMinor) * BigInt(left)) / BigInt(days));
}

/**
 * What a key costs that is added in the middle of a term, for the days that are left (a begun one counts) and rounded
 * half up.
 * @returns minor units
 */
export function proratedMinor(unitMinor: number, term: Omit<PaidTerm, "netMinor">, nowMs: number): number {
  const days = Math.ceil((term.endsMs - term.startsMs) / DAY_MS);
  if (days <= 0) return 0;
  // of a term that was renewed early more than one is left
  const left = Math.max(0, Math.ceil((term.endsMs - nowMs) / DAY_MS));
  return Number(divideHalfUp(BigInt(unitMinor) * BigInt(left), BigInt(days)));
}

/** Tax on a net amount, rounded half up. @param basisPoints hundredths of a per cent */
export function taxMinor(netMinor: number, basisPoints: number): number {
  return Number(divideHalfUp(BigInt(netMinor) * BigInt(basisPoints), 10_000n));
}

/** The same day so many months later, or the last day of a shorter month (UTC). */
export function addMonths(ms: number, months: number): number {
  const date = new Date(ms);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
