import { LANE_IMPORT_FIELDS, type ImportField } from "@kilolane/contract";
import { formatCutOff, formatFlights, Exact } from "@kilolane/domain";
import { cellText } from "../../../integrations/sheets/cell-text.ts";
import type { StoredSheetTerms } from "../../rate/parsing/parse-terms.ts";
import type { SegmentLane, SegmentSheet } from "../../rate/reads/segment.ts";
import { FIELD_HEADERS, isHeaded } from "../parsing/parse-header-words.ts";
import { presentBandRules, presentSurcharges } from "../parsing/parse-surcharges.ts";

type Cell = string | number | null;
type SheetField = Exclude<
  ImportField,
  | "ignore"
  | "band"
  | "surcharge"
  | "airline"
  | "origin"
  | "destination"
  | "validFrom"
  | "validTo"
  | "minCharge"
  | "basicCharge"
  | "breakWeight"
  | "breakRate"
>;

/** Each part of the stored terms has its column: a new part does not compile until it has one. */
const TERM_FIELDS: Readonly<Record<keyof StoredSheetTerms, readonly ImportField[]>> = {
  surcharges: ["surcharges"],
  eawbFee: ["eawbFee"],
  mawbFee: ["mawbFee"],
  hawbFee: ["hawbFee"],
  unNumberFee: ["unNumberFee"],
  additionalUnNumberFee: ["additionalUnNumberFee"],
  unNumbersIncluded: ["unNumbersIncluded"],
  allowNextBreak: ["allowNextBreak"],
  surchargeOnRatedWeight: ["surchargeOnRatedWeight"],
  classRate: ["classPercent", "classBase", "classMinWeight", "classMinPercent"],
  specificCommodity: ["commodityItem", "commodityMinWeight", "commodityRate"],
  uld: ["uldPivotWeight", "uldPivotCharge", "uldOverPivotRate", "uldTare"],
  bandRules: ["bandRules"],
  goodsTypes: ["goods"],
  shipperTypes: ["shipperTypes"],
  minimumWeight: ["minimumWeight"],
  maximumWeight: ["maximumWeight"],
  minimumDensityKgPerM3: ["minimumDensity"],
  requestId: ["request"],
  cutOff: ["cutOff"],
  flights: ["flights"],
  note: ["note"],
};

/** The columns of our own sheets before and behind the bands. */
const PRICE_FIELDS = ["minCharge", "basicCharge"] as const;
const OTHER_FIELDS = [
  ...(["weightUnit", "divisor", "weightStep", "transitDays", "daysOfOperation", "graceDays"] as const),
  ...Object.values(TERM_FIELDS)
    .flat()
    .filter((field) => field !== "goods"),
  ...(["provider", "isActive", "isDemonstration"] as const),
];

/** Header of the band from 0; further bands are headed by their weight. */
const NORMAL = "Norm";

/** The headers of a full sheet with these bands: lower limits as decimal strings, ascending. */
export function presentHeaders(weights: readonly string[]): string[] {
  return [
    ...[...LANE_IMPORT_FIELDS, ...PRICE_FIELDS].map((field) => FIELD_HEADERS[field]),
    ...weights.map((weight) => (Number(weight) === 0 ? NORMAL : weight)),
    ...OTHER_FIELDS.map((field) => (isHeaded(field) ? FIELD_HEADERS[field] : "")),
  ];
}

/** The cells of a sheet by field; the same for all its lanes. */
export type SheetCells = ReadonlyMap<string, Cell>;

export function presentSheetCells(sheet: SegmentSheet): SheetCells {
  const { terms } = sheet;
  const goods = terms.goodsTypes ?? (sheet.goods_type === "" ? [] : [sheet.goods_type]);
  const cells: Readonly<Record<SheetField, Cell>> = {
    goods: goods.length === 0 ? "Any" : goods.join(", "),
    aircraft: sheet.aircraft,
    currency: sheet.currency,
    weightUnit: sheet.weight_unit,
    divisor: sheet.divisor,
    weightStep: decimal(sheet.weight_step),
    transitDays: sheet.transit_days,
    daysOfOperation: sheet.days_of_operation,
    graceDays: sheet.grace_days,
    ...presentTerms(terms),
    provider: sheet.provider,
    isActive: cellText(sheet.is_active),
    isDemonstration: cellText(sheet.is_demonstration),
  };
  return new Map<string, Cell>(Object.entries(cells));
}

function presentTerms(terms: StoredSheetTerms) {
  const { classRate, specificCommodity, uld } = terms;
  return {
    surcharges: presentSurcharges(terms.surcharges),
    eawbFee: decimal(terms.eawbFee) ?? 0,
    mawbFee: decimal(terms.mawbFee) ?? 0,
    hawbFee: decimal(terms.hawbFee) ?? 0,
    unNumberFee: decimal(terms.unNumberFee) ?? 0,
    additionalUnNumberFee: decimal(terms.additionalUnNumberFee) ?? 0,
    unNumbersIncluded: terms.unNumbersIncluded ?? 1,
    allowNextBreak: cellText(terms.allowNextBreak ?? true),
    surchargeOnRatedWeight: cellText(terms.surchargeOnRatedWeight ?? false),
    classPercent: decimal(classRate?.percent),
    classBase: classRate?.base ?? null,
    classMinWeight: decimal(classRate?.minWeight),
    classMinPercent: decimal(classRate?.minPercent),
    commodityItem: specificCommodity?.item ?? null,
    commodityMinWeight: decimal(specificCommodity?.minWeight),
    commodityRate: decimal(specificCommodity?.rate),
    uldPivotWeight: decimal(uld?.pivotWeight),
    uldPivotCharge: decimal(uld?.pivotCharge),
    uldOverPivotRate: decimal(uld?.overPivotRate),
    uldTare: decimal(uld?.tare),
    bandRules: presentBandRules(terms.bandRules),
    shipperTypes: (terms.shipperTypes ?? []).join(", "),
    minimumWeight: decimal(terms.minimumWeight),
    maximumWeight: decimal(terms.maximumWeight),
    minimumDensity: decimal(terms.minimumDensityKgPerM3),
    cutOff: terms.cutOff ? formatCutOff(terms.cutOff) : null,
    flights: terms.flights ? formatFlights(terms.flights) : null,
    request: terms.requestId ?? null,
    note: terms.note ?? null,
  };
}

/** One lane as a row of the sheet. */
export function presentRateRow(
  lane: SegmentLane,
  context: {
    readonly airline: string;
    readonly sheet: SheetCells;
    /** all bands of the file, and those of the lane */
    readonly weights: readonly string[];
    readonly scheme: readonly string[];
  },
): Cell[] {
  const amount = (units: number): number => Number(new Exact(BigInt(units), lane.scale).toString());
  const prices = new Map(
    lane.breaks.map((units, place) => [Number(context.scheme[place] ?? "0"), amount(units)]),
  );
  const own = new Map<ImportField, Cell>([
    ["airline", context.airline],
    ["origin", lane.origin],
    ["destination", lane.destination],
    ["validFrom", lane.valid_from],
    ["validTo", lane.valid_to],
    ["minCharge", amount(lane.min_charge)],
    ["basicCharge", lane.basic_charge === null ? null : amount(lane.basic_charge)],
  ]);
  const cell = (field: ImportField): Cell => own.get(field) ?? context.sheet.get(field) ?? null;
  return [
    ...LANE_IMPORT_FIELDS.map(cell),
    ...PRICE_FIELDS.map(cell),
    ...context.weights.map((weight) => prices.get(Number(weight)) ?? null),
    ...OTHER_FIELDS.map(cell),
  ];
}

function decimal(text: string | null | undefined): number | null {
  return text === null || text === undefined || text === "" ? null : Number(text);
}
