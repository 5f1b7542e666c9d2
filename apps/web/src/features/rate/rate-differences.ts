import type { GridRow } from "../../ui/grid/grid-types.ts";
import { priceColumn, type RateDraft, type RateField } from "./rate-draft.ts";
import { keptLines } from "./rate-wire.ts";

/** What a difference is about: a field, or a line of a grid by what it is known by. */
type DifferencePlace =
  | { readonly kind: "field"; readonly field: RateField | "fromStations" | "toStation" }
  | { readonly kind: "switch"; readonly field: "allowNextBreak" | "surchargeOnRatedWeight" }
  | { readonly kind: "band" | "surcharge" | "lane"; readonly name: string };

/** One thing that differs; null: it was not there, or is not any more. */
export interface Difference {
  readonly place: DifferencePlace;
  readonly before: string | null;
  readonly after: string | null;
}

const FIELDS = [
  "typeOfGoods",
  "currency",
  "weightUnit",
  "aircraft",
  "startDate",
  "expiryDate",
  "gracePeriod",
  "timeDuration",
  "daysOfOperation",
  "minCharges",
  "basicCharge",
  "eawbFee",
  "mawbFee",
  "hawbFee",
  "unNumberFee",
  "additionalUnNumberFee",
  "unNumbersIncluded",
  "divisor",
  "weightStep",
  "minimumWeight",
  "maximumWeight",
  "minimumDensityKgPerM3",
  "shipperType",
  "provider",
] as const satisfies readonly RateField[];
const SWITCHES = ["allowNextBreak", "surchargeOnRatedWeight"] as const;

const joined = (row: GridRow, columns: readonly string[]) =>
  columns
    .map((column) => row[column] ?? "")
    .filter((cell) => cell !== "")
    .join(" · ");

/** A line under what it is known by. */
function line(kind: "band" | "surcharge" | "lane", name: string, text: string) {
  return [`${kind} ${name}`, { place: { kind, name }, before: null, after: text }] as const;
}

/** The lines of a draft's grids by what people know them by, each as one text. */
function linesOf(draft: RateDraft): ReadonlyMap<string, Difference> {
  const { bands, surcharges, lanes } = keptLines(draft);
  const prices = bands.map(({ index }) => priceColumn(index));
  const bandColumns = [
    "upperRange",
    ...(draft.isPerLane ? [] : ["perUnitCharge"]),
    "surchargePricing",
    "applicable",
  ];
  return new Map([
    ...bands.map(({ row }) => line("band", row["lowerRange"] ?? "", joined(row, bandColumns))),
    ...surcharges.map(({ row }) => {
      const columns = Object.keys(row).filter((column) => column !== "label");
      return line("surcharge", row["label"] ?? "", joined(row, columns));
    }),
    ...lanes.map(({ row }) =>
      line(
        "lane",
        `${row["fromStation"] ?? ""}–${row["toStation"] ?? ""}`,
        joined(row, ["minCharges", ...prices]),
      ),
    ),
  ]);
}

/** What differs between two states of a rate, fields first, in the order of the screen. */
export function differencesOf(before: RateDraft, after: RateDraft): readonly Difference[] {
  const stations = before.isPerLane || after.isPerLane ? [] : (["fromStations", "toStation"] as const);
  const fields = [...stations, ...FIELDS]
    .filter((field) => before[field] !== after[field])
    .map((field): Difference => ({
      place: { kind: "field", field },
      before: before[field],
      after: after[field],
    }));
  const switches = SWITCHES.filter((field) => before[field] !== after[field]).map((field): Difference => ({
    place: { kind: "switch", field },
    before: String(before[field]),
    after: String(after[field]),
  }));
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const lines = [...new Set([...old.keys(), ...fresh.keys()])].flatMap((name): Difference[] => {
    const [was, is] = [old.get(name), fresh.get(name)];
    const place = (is ?? was)?.place;
    if (place === undefined || was?.after === is?.after) return [];
    return [{ place, before: was?.after ?? null, after: is?.after ?? null }];
  });
  return [...fields, ...switches, ...lines];
}
