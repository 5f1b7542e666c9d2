/**
 * Says what moment it is wherever the product decides by a date: calendar days, validity, expiry, jobs that are due.
 * When a record was written, how old a session is and how many calls came are the database's own `now()`; the two are
 * never compared with each other.
 */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** The machine's clock, or for tests at a chosen moment one that shows `start` now and goes on from there. */
export function openClock(start: Date | undefined): Clock {
  if (start === undefined) return systemClock;
  const madeAt = performance.now();
  return { now: () => new Date(start.getTime() + performance.now() - madeAt) };
}

/*
 * The clock in SQL: each transaction carries the moment at which it began (transaction.ts), as it carries its tenant.
 * Only what was stored by the clock is compared with it.
 */

/** The moment by the clock, a timestamptz. */
export const CLOCK_NOW = "current_setting('kilolane.now')::timestamptz";
/** The calendar day by the clock in UTC, a date. */
export const CLOCK_TODAY = "left(current_setting('kilolane.now'), 10)::date";
