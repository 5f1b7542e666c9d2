import type { EndpointOutput, getQuotationDefaults } from "@kilolane/contract";
import { utcDateOf } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { getMeasurementUnit } from "../../settings/reads/company.ts";
import { maySellBelowFloor } from "../policy.ts";
import { visibilityOf } from "../reads/visibility.ts";
import { countByStatus } from "../reads/list.ts";
import { getSettings } from "../reads/reference.ts";

const KINDS = { margin: "margin", markup: "markup", "per-kg": "per_kg", flat: "flat" } as const;

/** What the create screen needs before the first key press. */
export function getDefaults(
  scope: CompanyScope,
  now: Date,
): Promise<EndpointOutput<typeof getQuotationDefaults>> {
  return withTransaction(scope, async (tx) => {
    const settings = await getSettings(tx);
    const counts = await countByStatus(tx, visibilityOf(scope, settings), {});
    const { freight } = settings.margins;
    const { marginCurrency } = settings;
    return {
      measurementUnit: await getMeasurementUnit(tx),
      pdfMeasurementUnit: settings.pdfMeasurementUnit,
      currency: settings.preferredCurrency,
      departureUsaOnly: settings.departureUsaOnly,
      margin:
        freight === null
          ? { kind: "margin" as const, value: "0", least: null, currency: marginCurrency }
          : {
              kind: KINDS[freight.form],
              value: freight.value.toString(),
              least: freight.leastProfit?.toString() ?? null,
              currency: marginCurrency,
            },
      marginFloorPercent: settings.marginFloorPercent,
      maySellBelowFloor: maySellBelowFloor(scope),
      terms: settings.terms,
      today: utcDateOf(now.getTime()),
      quotationCount: Object.values(counts).reduce((sum, count) => sum + count, 0),
    };
  });
}
