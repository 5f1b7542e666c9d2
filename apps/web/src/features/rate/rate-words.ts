import { isSurchargeUnit, SURCHARGE_UNIT_RULES } from "@kilolane/domain";
import { intlLocaleOf, type Language } from "@kilolane/phrases";
import type { Translate } from "../../lib/i18n/use-translation.ts";
import { formatDate } from "../../lib/format/dates.ts";
import { readFigure } from "../../lib/format/figure-input.ts";
import { formatMoney } from "../../lib/format/money.ts";
import { formatNumber } from "../../lib/format/numbers.ts";
import type { WeightUnit } from "../../lib/format/weights.ts";
import type { GridRow } from "../../ui/grid/grid-types.ts";
import { NONE } from "./rate-draft.ts";
import { WEEKDAYS, weekdayName } from "./weekday-name.ts";

/** What a figure of a rate is meant in, and in whose words it is shown. */
export interface WordsContext {
  readonly t: Translate<"rate">;
  /** words for codes, which come back as they are when there are none */
  readonly codeText: (group: string, code: string) => string;
  readonly language: Language;
  readonly currency: string;
  readonly weightUnit: WeightUnit;
}

/** Decimals of a price per kilogram. */
const PRICE_DECIMALS = 4;
const FIGURE = /^\d+(\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

type Writer = (value: string, context: WordsContext) => string;

/** Writes what is a figure, and leaves alone what somebody typed that is none. */
const figure =
  (write: (figure: string, context: WordsContext) => string): Writer =>
  (value, context) => {
    const read = readFigure(value, context.language);
    return FIGURE.test(read) ? write(read, context) : value;
  };

const amount = figure((value, { currency, language }) =>
  formatMoney(value, currency, language, PRICE_DECIMALS),
);
const count = figure((value, { language }) => formatNumber(value, language));
const weight = figure((value, { weightUnit, language }) => `${formatNumber(value, language)} ${weightUnit}`);
const days = figure((value, { language }) =>
  new Intl.NumberFormat(intlLocaleOf(language), { style: "unit", unit: "day", unitDisplay: "long" }).format(
    Number(value),
  ),
);
const date: Writer = (value, { language }) => (DAY.test(value) ? formatDate(value, language) : value);
const yesOrNo: Writer = (value, { t }) => t(value === "true" ? "difference.on" : "difference.off");
const weekdays: Writer = (value, { language }) =>
  WEEKDAYS.filter((day) => value.includes(day))
    .map((day) => weekdayName(day, language))
    .join(" ");

/** Each of a list of codes in words of a group. */
const wordsOf =
  (group: string): Writer =>
  (value, { codeText }) =>
    value
      .split(/\s*[,;]\s*/)
      .map((code) => codeText(group, code))
      .join(", ");
const pricing: Writer = (value, { t }) => t(value === "all-in" ? "band.allIn" : "band.plus");
const applicable: Writer = (value, { t }) => (value === NONE ? t("band.none") : value);

/** How each field is written; a text of its own stays as it is. */
const WRITERS: Readonly<Record<string, Writer>> = {
  typeOfGoods: wordsOf("goods"),
  goodsTypes: wordsOf("goods"),
  aircraft: wordsOf("aircraft"),
  shipperType: wordsOf("shipper"),
  shipperTypes: wordsOf("shipper"),
  startDate: date,
  expiryDate: date,
  validFrom: date,
  validTo: date,
  gracePeriod: days,
  timeDuration: days,
  daysOfOperation: weekdays,
  minCharges: amount,
  basicCharge: amount,
  eawbFee: amount,
  mawbFee: amount,
  hawbFee: amount,
  unNumberFee: amount,
  additionalUnNumberFee: amount,
  minimum: amount,
  maximum: amount,
  perUnitCharge: amount,
  value: count,
  unNumbersIncluded: count,
  divisor: count,
  minimumDensityKgPerM3: count,
  weightStep: weight,
  minimumWeight: weight,
  maximumWeight: weight,
  classMinWeight: weight,
  commodityMinWeight: weight,
  commodityRate: amount,
  uldPivotWeight: weight,
  uldPivotCharge: amount,
  uldOverPivotRate: amount,
  uldTare: weight,
  lowerRange: weight,
  upperRange: weight,
  allowNextBreak: yesOrNo,
  surchargeOnRatedWeight: yesOrNo,
  unit: wordsOf("surcharge.units"),
  basis: wordsOf("surcharge.bases"),
  due: wordsOf("surcharge.dues"),
  surchargePricing: pricing,
  applicable,
};

/** A value of a rate as people say it; a dash where there is none. */
export function valueInWords(field: string, value: string | null, context: WordsContext): string {
  if (value === null || value === "") return "–";
  return WRITERS[field]?.(value, context) ?? value;
}

/** Parts of a surcharge that are named when they say something. */
const SURCHARGE_PARTS = [
  "minimum",
  "maximum",
  "currency",
  "validFrom",
  "validTo",
  "due",
  "awbCode",
  "origins",
  "destinations",
] as const;

/** The name of a surcharge's part. */
export function surchargePart(part: string, { t, codeText }: WordsContext): string {
  if (part === "goodsTypes") return t("field.typeOfGoods");
  return part === "aircraft" ? t("field.aircraft") : codeText("surcharge", part);
}

/** A surcharge in one line: `$0.95 / kg · Minimum: $25.00`. */
export function surchargeInWords(row: GridRow, context: WordsContext): string {
  const cell = (part: string) => valueInWords(part, row[part] ?? "", context);
  const unit = row["unit"];
  const isShare = isSurchargeUnit(unit) && SURCHARGE_UNIT_RULES[unit].per === "freight";
  const value = row["value"] ?? "";
  const price = isShare || (row["currency"] ?? "") !== "" ? cell("value") : amount(value, context);
  const more = SURCHARGE_PARTS.filter((part) => (row[part] ?? "") !== "").map(
    (part) => `${surchargePart(part, context)}: ${cell(part)}`,
  );
  return [
    `${value === "" ? "0" : price}${isShare ? " " : " / "}${cell("unit")}`,
    cell("basis"),
    ...more,
  ].join(" · ");
}

/** A weight range in one line: `To 44.9 kg · $4.10 · Added`. */
export function bandInWords(row: GridRow, context: WordsContext): string {
  const cell = (part: string) => valueInWords(part, row[part] ?? "", context);
  return [
    ...((row["upperRange"] ?? "") === "" ? [] : [`${context.t("band.upper")} ${cell("upperRange")}`]),
    ...((row["perUnitCharge"] ?? "") === "" ? [] : [cell("perUnitCharge")]),
    cell("surchargePricing"),
    ...((row["applicable"] ?? "") === "" ? [] : [`${context.t("band.applicable")}: ${cell("applicable")}`]),
  ].join(" · ");
}

/** The prices of a lane; ranges by their lower limits. */
export interface LanePrices {
  readonly minCharges: string;
  readonly bands: readonly { readonly lowerRange: string; readonly perUnitCharge: string }[];
}

/** The prices of a lane in one line: the minimum first, then each range: `Minimum: $75.00 · +45: $3.05`. */
export function pricesInWords(prices: LanePrices, context: WordsContext): string {
  const least = prices.minCharges === "" ? "0" : prices.minCharges;
  const bands = prices.bands
    .filter(({ perUnitCharge }) => perUnitCharge !== "")
    .map(
      ({ lowerRange, perUnitCharge }) => `+${count(lowerRange, context)}: ${amount(perUnitCharge, context)}`,
    );
  return [`${context.t("field.minCharges")}: ${amount(least, context)}`, ...bands].join(" · ");
}
