import { parseRoundingUnits, type RoundingUnits } from "@kilolane/domain";
import type { CompanySettings } from "../settings/reads/company.ts";

/** What the company's amounts round to now, beside each currency's own minor unit. */
export function unitsOf({
  roundingUnits,
}: Pick<CompanySettings, "roundingUnits">): RoundingUnits | undefined {
  const units = parseRoundingUnits(roundingUnits);
  return typeof units === "string" ? undefined : units;
}
