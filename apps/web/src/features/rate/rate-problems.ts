import type { FieldError, RateFinding } from "@kilolane/contract";
import { BAND_FINDING_FIELDS, exact, validateBands } from "@kilolane/domain";
import type { GridMark, GridRow } from "../../ui/grid/grid-types.ts";
import { priceColumn, type RateDraft } from "./rate-draft.ts";
import { keptLines } from "./rate-wire.ts";

/** What is wrong or remarkable, by its place on the screen: `bands.2.lowerRange`, `eawbFee`. */
export type RateMarks = ReadonlyMap<string, GridMark>;

const SURCHARGE_COLUMNS: Readonly<Record<string, string>> = {
  additionSuchargeLabale: "label",
  additionSuchargeUnit: "unit",
  additionSuchargeValue: "value",
  additionSurchargeMinimumValue: "minimum",
};

interface Lines {
  readonly bands: readonly { readonly index: number }[];
  readonly surcharges: readonly { readonly index: number }[];
  readonly lanes: readonly { readonly index: number }[];
}

/** The column of a surcharge's field as the wire names it. */
export function placeOfSurcharge(name: string, deeper: string | undefined): string {
  return name === "condition" ? (deeper ?? name) : (SURCHARGE_COLUMNS[name] ?? name);
}

/** The place on the screen of a field as the wire names it; empty lines are not sent, so that places shift. */
function placeOf(field: string, lines: Lines): string {
  const [list = "", at = "", name = "", deeper] = field.split(".");
  const lineOf = (kept: Lines["bands"]) => String(kept[Number(at)]?.index ?? at);
  if (list === "perUnitCharges" && at !== "") {
    return `bands.${lineOf(lines.bands)}.${name === "applicableSurcharge" ? "applicable" : name}`;
  }
  if (list === "airlineSurcharges" && at !== "") {
    return `surcharges.${lineOf(lines.surcharges)}.${placeOfSurcharge(name, deeper)}`;
  }
  if (list === "lanes" && at !== "") {
    const band = lines.bands[Number(deeper ?? 0)]?.index ?? 0;
    return `lanes.${lineOf(lines.lanes)}.${name === "prices" ? priceColumn(band) : name}`;
  }
  if (list === "shipperTypes") return "shipperType";
  return list;
}

/** Marks for the server's refusals. */
export function marksOfErrors(errors: readonly FieldError[], draft: RateDraft): RateMarks {
  const lines = keptLines(draft);
  return new Map(
    errors.map(({ field, message }) => [placeOf(field, lines), { severity: "error", text: message }]),
  );
}

/** Marks for the server's findings. */
export function marksOfFindings(findings: readonly RateFinding[], draft: RateDraft): RateMarks {
  const lines = keptLines(draft);
  return new Map(
    findings.map(({ field, severity, message }) => [placeOf(field, lines), { severity, text: message }]),
  );
}

const FIGURE = /^\d{1,9}(\.\d{1,6})?$/;
const figureOf = (row: GridRow, column: string) => {
  const text = row[column] ?? "";
  return FIGURE.test(text) ? exact(text) : null;
};

export type BandFindingCode = keyof typeof BAND_FINDING_FIELDS;

/** What the domain says of the bands as they stand, at every key press, without asking the server. */
export function marksOfBands(draft: RateDraft, textOf: (code: BandFindingCode) => string): RateMarks {
  const bands = keptLines(draft).bands.flatMap(({ row, index }) => {
    const lowerRange = figureOf(row, "lowerRange");
    if (lowerRange === null) return [];
    const perUnitCharge = draft.isPerLane ? null : figureOf(row, "perUnitCharge");
    return [{ index, lowerRange, upperRange: figureOf(row, "upperRange"), perUnitCharge }];
  });
  return new Map(
    validateBands(bands).map(({ code, index, severity }) => [
      `bands.${bands[index]?.index ?? index}.${BAND_FINDING_FIELDS[code]}`,
      { severity, text: textOf(code) },
    ]),
  );
}

/** Marks on top of each other: the later ones win. */
export function joinMarks(...layers: readonly RateMarks[]): RateMarks {
  return new Map(layers.flatMap((layer) => [...layer]));
}
