import type { TruckingMarginForm } from "@kilolane/contract";
import { exact, type TruckingMarginEntry, truckingMarginRule, type MarginRule } from "@kilolane/domain";
import { z } from "zod";

/** `trucking_carrier.margin`: decimals as strings; amounts in the tariff's currency. */
const storedMargin = z.object({
  mode: z.enum(["dollar", "percentage"]),
  minimum: z.string(),
  margin: z.string(),
});
export type StoredCarrierMargin = z.output<typeof storedMargin>;

/** A typed trucking range entry as stored; null: the company's margin counts. */
export function storedMarginOf(form: TruckingMarginForm): StoredCarrierMargin | null {
  if (form.selectedTrucking === "company") return null;
  return form.selectedTrucking === "dollar"
    ? { mode: "dollar", minimum: form.truckingMinMarginDollar, margin: form.truckingMarginDollar }
    : {
        mode: "percentage",
        minimum: form.truckingMinMarginPercentage,
        margin: form.truckingMarginPercentage,
      };
}

/** The stored column; null: none of its own. Throws `ZodError` when it holds something else. */
export function parseStoredMargin(stored: unknown): StoredCarrierMargin | null {
  return stored === null || stored === undefined ? null : storedMargin.parse(stored);
}

/** A stored margin as the engine's rule, amounts in the tariff's currency. */
export function ruleOfMargin({ mode, minimum, margin }: StoredCarrierMargin): MarginRule {
  const entry: TruckingMarginEntry = { mode, minimum: exact(minimum), margin: exact(margin) };
  return truckingMarginRule(entry);
}

/** A stored margin as the form shows it. */
export function presentMargin(stored: StoredCarrierMargin | null): TruckingMarginForm {
  const none = {
    selectedTrucking: stored?.mode ?? ("company" as const),
    truckingMinMarginDollar: "0",
    truckingMarginDollar: "0",
    truckingMinMarginPercentage: "0",
    truckingMarginPercentage: "0",
  };
  if (stored === null) return none;
  return stored.mode === "dollar"
    ? { ...none, truckingMinMarginDollar: stored.minimum, truckingMarginDollar: stored.margin }
    : { ...none, truckingMinMarginPercentage: stored.minimum, truckingMarginPercentage: stored.margin };
}
