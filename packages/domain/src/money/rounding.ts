import type { Exact } from "./exact.ts";

/** Rounding unit of a currency's amounts and, where coarser, of its minimum charges (pricing rules §6). */
export interface RoundingUnit {
  /** for example 0.05 for CHF in cash */
  readonly amount: Exact;
  /** for example 100 for JPY minimum charges; null: as `amount` */
  readonly minimumCharge: Exact | null;
}
