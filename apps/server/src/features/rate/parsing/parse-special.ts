import type { SpecialRates } from "@kilolane/contract";
import type { StoredSheetTerms } from "./parse-terms.ts";

type Specials = Pick<StoredSheetTerms, "classRate" | "specificCommodity" | "uld">;

/** Class rate, commodity and unit load as the sheet stores them; a group that was not named stays as it was. */
export function parseSpecials(form: SpecialRates, kept: StoredSheetTerms): Specials {
  const classRate = form.classPercent === undefined ? kept.classRate : classOf(form);
  const specificCommodity = form.commodityItem === undefined ? kept.specificCommodity : commodityOf(form);
  const uld = form.uldPivotWeight === undefined ? kept.uld : uldOf(form);
  return {
    ...(classRate ? { classRate } : {}),
    ...(specificCommodity ? { specificCommodity } : {}),
    ...(uld ? { uld } : {}),
  };
}

function classOf({
  classPercent,
  classBase,
  classMinWeight,
  classMinPercent,
}: SpecialRates): Specials["classRate"] {
  if (!classPercent || !classBase) return null;
  return {
    percent: classPercent,
    base: classBase,
    minWeight: classMinWeight ?? null,
    minPercent: classMinPercent ?? null,
  };
}

function commodityOf({ commodityItem, commodityMinWeight, commodityRate }: SpecialRates) {
  if (!commodityItem || !commodityMinWeight || !commodityRate) return null;
  return { item: commodityItem, minWeight: commodityMinWeight, rate: commodityRate };
}

function uldOf({ uldPivotWeight, uldPivotCharge, uldOverPivotRate, uldTare }: SpecialRates): Specials["uld"] {
  if (!uldPivotWeight || !uldPivotCharge || !uldOverPivotRate) return null;
  return {
    pivotWeight: uldPivotWeight,
    pivotCharge: uldPivotCharge,
    overPivotRate: uldOverPivotRate,
    tare: uldTare ?? null,
  };
}
