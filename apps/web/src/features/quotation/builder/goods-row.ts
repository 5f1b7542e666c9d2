import type { DimensionUnit, VolumeUnit, WeightUnit } from "@kilolane/domain";

/** One line of the goods grid as typed: nothing is parsed before it is sent or weighed. */
export interface GoodsRow {
  pieces: string;
  /** one of the list, or what a request of before names */
  packageType: string;
  /** of one piece; the volume of the line where `sizeUnit` is one of volumes */
  length: string;
  width: string;
  height: string;
  totalWeight: string;
  /** empty: those of the grid */
  sizeUnit: DimensionUnit | VolumeUnit | "";
  weightUnit: WeightUnit | "";
  stackable: boolean;
  tiltable: boolean;
}

/** The figures of a row, in the order of the grid's columns. */
export const FIGURE_COLUMNS = ["pieces", "length", "width", "height", "totalWeight"] as const;
export type FigureColumn = (typeof FIGURE_COLUMNS)[number];

/** Units the figures of the grid are typed in; these are the units that are rated. */
export interface EntryUnits {
  readonly dimensionUnit: DimensionUnit;
  readonly weightUnit: WeightUnit;
}

/** A row nobody has typed in yet. */
export function emptyGoodsRow(): GoodsRow {
  return {
    pieces: "",
    packageType: "Pieces",
    length: "",
    width: "",
    height: "",
    totalWeight: "",
    sizeUnit: "",
    weightUnit: "",
    stackable: true,
    tiltable: true,
  };
}

/** Whether a row says a volume instead of sides. */
export function isVolumeUnit(unit: GoodsRow["sizeUnit"] | undefined): unit is VolumeUnit {
  return unit === "m3" || unit === "ft3";
}

/** True when no figure of the row has been typed: the always-empty last row is not sent. */
export function isBlankRow(row: GoodsRow): boolean {
  return FIGURE_COLUMNS.every((column) => row[column].trim() === "");
}

/** Units that a paste names; null: it names none. */
type NamedUnits = { readonly [Unit in keyof EntryUnits]: EntryUnits[Unit] | null };

/** Rows pasted beside typed ones, which keep the grid's units: where the paste names other units, its rows carry them. */
export function withUnitsNamed(
  rows: readonly GoodsRow[],
  named: NamedUnits,
  units: EntryUnits,
): readonly GoodsRow[] {
  const sizeUnit = named.dimensionUnit === units.dimensionUnit ? "" : (named.dimensionUnit ?? "");
  const weightUnit = named.weightUnit === units.weightUnit ? "" : (named.weightUnit ?? "");
  return rows.map((row) => ({
    ...row,
    sizeUnit: row.sizeUnit || sizeUnit,
    weightUnit: row.weightUnit || weightUnit,
  }));
}
