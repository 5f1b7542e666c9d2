import { RATE_FEES } from "@kilolane/domain";
import type { GridRow } from "../../ui/grid/grid-types.ts";
import { priceColumn, type RateDraft, type RateField } from "./rate-draft.ts";
import { keptLines } from "./rate-wire.ts";
import { SPECIAL_FIELDS } from "./special-fields.ts";

/** One thing that differs; null: it was not there, or is not any more. */
export type Difference =
  | {
      readonly kind: "field";
      readonly name: RateField | "fromStations" | "toStation" | "allowNextBreak" | "surchargeOnRatedWeight";
      readonly before: string;
      readonly after: string;
    }
  | {
      /** a line of a grid, by what it is known by */
      readonly kind: "band" | "surcharge" | "lane";
      readonly name: string;
      readonly before: GridRow | null;
      readonly after: GridRow | null;
    };
type LineDifference = Exclude<Difference, { readonly kind: "field" }>;

const FIELDS = [
  "typeOfGoods",
  "currency",
  "weightUnit",
  "aircraft",
  "startDate",
  "expiryDate",
  "gracePeriod",
  "timeDuration",
  "cutOff",
  "flights",
  "daysOfOperation",
  "minCharges",
  "basicCharge",
  ...RATE_FEES,
  "unNumbersIncluded",
  "divisor",
  "weightStep",
  "minimumWeight",
  "maximumWeight",
  "minimumDensityKgPerM3",
  "shipperType",
  "provider",
  ...SPECIAL_FIELDS,
] as const satisfies readonly RateField[];
const SWITCHES = ["allowNextBreak", "surchargeOnRatedWeight"] as const;

/** A line under what it is known by, with the cells that count. */
function line(kind: LineDifference["kind"], name: string, row: GridRow, columns: readonly string[]) {
  const cells = Object.fromEntries(columns.map((column) => [column, row[column] ?? ""]));
  return [`${kind} ${name}`, { kind, name, before: null, after: cells }] as const;
}

/** The lines of a draft's grids by what people know them by. */
function linesOf(draft: RateDraft): ReadonlyMap<string, LineDifference> {
  const { bands, surcharges, lanes } = keptLines(draft);
  const prices = bands.map(({ index }) => priceColumn(index));
  const bandColumns = [
    "upperRange",
    ...(draft.isPerLane ? [] : ["perUnitCharge"]),
    "surchargePricing",
    "applicable",
  ];
  return new Map([
    ...bands.map(({ row }) => line("band", row["lowerRange"] ?? "", row, bandColumns)),
    ...surcharges.map(({ row }) => {
      const columns = Object.keys(row).filter((column) => column !== "label");
      return line("surcharge", row["label"] ?? "", row, columns);
    }),
    ...lanes.map(({ row }) =>
      line("lane", `${row["fromStation"] ?? ""}–${row["toStation"] ?? ""}`, row, ["minCharges", ...prices]),
    ),
  ]);
}

/** What differs between two states of a rate, fields first, in the order of the screen. */
export function differencesOf(before: RateDraft, after: RateDraft): readonly Difference[] {
  const stations = before.isPerLane || after.isPerLane ? [] : (["fromStations", "toStation"] as const);
  const fields = [...stations, ...FIELDS, ...SWITCHES]
    .filter((name) => before[name] !== after[name])
    .map((name): Difference => ({
      kind: "field",
      name,
      before: String(before[name]),
      after: String(after[name]),
    }));
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const lines = [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key): Difference[] => {
    const [was, is] = [old.get(key), fresh.get(key)];
    const known = is ?? was;
    if (known === undefined || JSON.stringify(was?.after) === JSON.stringify(is?.after)) return [];
    return [{ ...known, before: was?.after ?? null, after: is?.after ?? null }];
  });
  return [...fields, ...lines];
}
