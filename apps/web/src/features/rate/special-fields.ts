import type { RateDetail } from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import { readFigure } from "../../lib/format/figure-input.ts";

/** Class rate, specific commodity and unit load: each group is whole or not there. */
export const SPECIAL_GROUPS = {
  class: ["classPercent", "classBase", "classMinWeight", "classMinPercent"],
  commodity: ["commodityItem", "commodityMinWeight", "commodityRate"],
  uld: ["uldPivotWeight", "uldPivotCharge", "uldOverPivotRate", "uldTare"],
} as const;

export const SPECIAL_FIELDS = [
  ...SPECIAL_GROUPS.class,
  ...SPECIAL_GROUPS.commodity,
  ...SPECIAL_GROUPS.uld,
] as const;
export type SpecialField = (typeof SPECIAL_FIELDS)[number];
export type SpecialTexts = Readonly<Record<SpecialField, string>>;

/** Texts, not figures: the base is a choice, an item number keeps its zeros. */
const isText = (field: SpecialField) => field === "classBase" || field === "commodityItem";

function each(write: (field: SpecialField) => string): SpecialTexts {
  return {
    classPercent: write("classPercent"),
    classBase: write("classBase"),
    classMinWeight: write("classMinWeight"),
    classMinPercent: write("classMinPercent"),
    commodityItem: write("commodityItem"),
    commodityMinWeight: write("commodityMinWeight"),
    commodityRate: write("commodityRate"),
    uldPivotWeight: write("uldPivotWeight"),
    uldPivotCharge: write("uldPivotCharge"),
    uldOverPivotRate: write("uldOverPivotRate"),
    uldTare: write("uldTare"),
  };
}

/** Nothing typed. */
export const BLANK_SPECIALS = each(() => "");

/** As they are typed. */
export function specialsOf(rate: Pick<RateDetail, SpecialField>): SpecialTexts {
  return each((field) => rate[field] ?? "");
}

const BASES = ["N", "ALL", "MIN"] as const;

/** As the wire names them; empty ones take away what was stored. */
export function wireSpecials(draft: SpecialTexts, language: Language) {
  const written = each((field) => (isText(field) ? draft[field].trim() : readFigure(draft[field], language)));
  return { ...written, classBase: BASES.find((base) => base === written.classBase) ?? ("" as const) };
}

const orNull = (text: string) => (text === "" ? null : text);

/** The same for the preview, which takes them in groups. */
export function previewSpecials(draft: SpecialTexts, language: Language) {
  const written = wireSpecials(draft, language);
  const isWhole = (...fields: readonly SpecialField[]) => fields.every((field) => written[field] !== "");
  return {
    classRate: isWhole("classPercent", "classBase")
      ? {
          percent: written.classPercent,
          base: written.classBase,
          minWeight: orNull(written.classMinWeight),
          minPercent: orNull(written.classMinPercent),
        }
      : null,
    specificCommodity: isWhole("commodityItem", "commodityMinWeight", "commodityRate")
      ? { item: written.commodityItem, minWeight: written.commodityMinWeight, rate: written.commodityRate }
      : null,
    uld: isWhole("uldPivotWeight", "uldPivotCharge", "uldOverPivotRate")
      ? {
          pivotWeight: written.uldPivotWeight,
          pivotCharge: written.uldPivotCharge,
          overPivotRate: written.uldOverPivotRate,
          tare: orNull(written.uldTare),
        }
      : null,
  };
}
