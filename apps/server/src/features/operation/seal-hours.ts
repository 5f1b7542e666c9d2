/**
 * How far back each minute looks for entries without a seal. A transaction is never open as long; what is found later
 * all the same, the nightly look over every entry seals.
 */
export const RECENT_HOURS = 2;
