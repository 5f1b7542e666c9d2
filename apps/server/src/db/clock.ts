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
