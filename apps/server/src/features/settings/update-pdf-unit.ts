import type { UnitSystem } from "@kilolane/domain";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { recordSettingsIn } from "./setting-change.ts";
import { upsertCompanySetting } from "./writes.ts";

/** Chooses the units of the company's documents. */
export function updatePdfUnit(scope: CompanyScope, unit: UnitSystem): Promise<UnitSystem> {
  return withTransaction(scope, async (tx) => {
    await upsertCompanySetting(tx, { pdf_measurement_unit: unit });
    await recordSettingsIn(tx, ["pdfMeasurementUnit"]);
    return unit;
  });
}
