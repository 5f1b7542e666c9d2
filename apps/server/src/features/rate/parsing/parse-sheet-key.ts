import { Exact, formatCutOff, formatFlights } from "@kilolane/domain/sheet";
import { parseSheetTerms, type StoredSheetTerms } from "./parse-terms.ts";

/** A sheet as far as comparing goes; the columns of `rate_sheet`. */
export interface ComparableSheet {
  readonly rate_type: string;
  readonly currency: string;
  readonly weight_unit: string;
  readonly divisor: number;
  readonly weight_step: string;
  readonly goods_type: string;
  readonly aircraft: string;
  readonly transit_days: number | null;
  readonly days_of_operation: string;
  readonly grace_days: number;
  readonly provider: string;
  readonly terms: StoredSheetTerms;
  readonly is_active: boolean;
}

/** The columns that make the key. */
type SheetIdentity = Pick<
  ComparableSheet,
  "rate_type" | "goods_type" | "aircraft" | "days_of_operation" | "provider" | "terms"
>;

/**
 * What makes two rates of one owner the same offer: type, goods, aircraft and for which shipments they are. With
 * origin, destination and first day of validity it is the key by which sets are compared; everything else is what
 * may have changed.
 */
export function sheetKeyOf(sheet: SheetIdentity): string {
  const { terms } = sheet;
  return JSON.stringify([
    sheet.rate_type,
    sorted(terms.goodsTypes) ?? [sheet.goods_type],
    sheet.aircraft,
    sheet.days_of_operation,
    sheet.provider,
    sorted(terms.shipperTypes) ?? [],
    terms.specificCommodity?.item ?? "",
    plain(terms.minimumWeight),
    plain(terms.maximumWeight),
    terms.requestId ?? "",
  ]);
}

/** All that a sheet says, in one spelling: missing parts and their defaults, 5 and 5.00 are the same. */
export function sheetContentOf(sheet: ComparableSheet): string {
  const { terms } = sheet;
  const priced = parseSheetTerms({
    currency: sheet.currency,
    weightUnit: sheet.weight_unit,
    divisor: sheet.divisor,
    weightStep: sheet.weight_step,
    terms,
  });
  return JSON.stringify(
    [
      priced,
      sheet.transit_days,
      sheet.grace_days,
      sheet.is_active,
      plain(terms.minimumDensityKgPerM3),
      ruleTexts(terms.bandRules),
      terms.note ?? "",
      terms.cutOff ? formatCutOff(terms.cutOff) : "",
      formatFlights(terms.flights ?? []),
    ],
    (_key, value: unknown) => (value instanceof Exact ? value.toString() : value),
  );
}

/** One text per band up to the last that says anything. */
function ruleTexts(rules: StoredSheetTerms["bandRules"]): string[] {
  const texts = (rules ?? []).map((rule) =>
    JSON.stringify([
      rule.surchargePricing ?? "plus",
      rule.applicableSurcharges ?? null,
      plain(rule.upperRange),
    ]),
  );
  while (texts.at(-1) === SILENT_RULE) texts.pop();
  return texts;
}

const SILENT_RULE = JSON.stringify(["plus", null, ""]);

function sorted(words: readonly string[] | undefined): readonly string[] | undefined {
  return words === undefined || words.length === 0 ? undefined : words.toSorted();
}

function plain(decimal: string | null | undefined): string {
  return decimal === null || decimal === undefined || decimal === "" ? "" : String(Number(decimal));
}
