import { exact, type MarginRule } from "@kilolane/domain";
import type { StoredMargin } from "../reads/content.ts";

/** A margin rule in the engine's exact numbers. */
export function parseMargin(stored: StoredMargin): MarginRule {
  return {
    form: stored.form,
    value: exact(stored.value),
    leastProfit: stored.leastProfit === null ? null : exact(stored.leastProfit),
    floorPercent: stored.floorPercent === null ? null : exact(stored.floorPercent),
  };
}

/** A component that is passed through. */
export const AT_COST: StoredMargin = { form: "margin", value: "0", leastProfit: null, floorPercent: null };
