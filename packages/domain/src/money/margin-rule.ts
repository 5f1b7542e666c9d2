import type { Exact } from "./exact.ts";

/**
 * How profit is put on a component (pricing rules §7). `margin` is per cent of sell, `markup` per cent of cost;
 * `per-kg` and `flat` are amounts in the quotation currency.
 */
export type MarginForm = "margin" | "markup" | "per-kg" | "flat";

export interface MarginRule {
  readonly form: MarginForm;
  readonly value: Exact;
  /** least profit in the quotation currency: profit = max(rule, least) */
  readonly leastProfit: Exact | null;
  /** lowest margin in per cent of sell that may leave without approval */
  readonly floorPercent: Exact | null;
  /** lowest profit in the quotation currency that may leave without approval */
  readonly floorProfit?: Exact | null;
}
