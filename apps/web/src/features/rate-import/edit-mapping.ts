import type { ImportColumn, ImportDetail, ImportField, ImportMapping } from "@kilolane/contract";
import { MARKETPLACE_COLUMNS, mayRepeat } from "./column-fields.ts";

export type SheetMapping = ImportMapping["sheets"][number];
export type PreviewSheet = ImportDetail["preview"][number];

const cellAt = (preview: PreviewSheet | undefined, row: number, column: number) =>
  preview?.rows.find((line) => line.row === row)?.cells[column] ?? "";

/** Every column that the sheet has, mapped or not, from A on. */
export function columnsOf(sheet: SheetMapping, preview: PreviewSheet | undefined): ImportColumn[] {
  const widths = (preview?.rows ?? []).map(({ cells }) => cells.length);
  const width = Math.max(0, ...widths, ...sheet.columns.map(({ column }) => column + 1));
  return Array.from(
    { length: width },
    (_, column) =>
      sheet.columns.find((known) => known.column === column) ?? {
        column,
        header: cellAt(preview, sheet.headerRow, column),
        field: "ignore",
      },
  );
}

/** First values under the headers of a column, for telling what it holds. */
export function samplesOf(sheet: SheetMapping, preview: PreviewSheet | undefined, column: number): string[] {
  return (preview?.rows ?? [])
    .filter(({ row }) => row > sheet.headerRow)
    .map(({ cells }) => cells[column] ?? "")
    .filter((cell) => cell !== "")
    .slice(0, 3);
}

/** A column with another meaning; what only the old one needed is gone. */
export function withField({ column, header }: ImportColumn, field: ImportField): ImportColumn {
  const digits = /\d+(?:[.,]\d+)?/.exec(header)?.[0]?.replace(",", ".");
  if (field === "band") return { column, header, field, weight: digits ?? "" };
  if (field !== "surcharge") return { column, header, field };
  return { column, header, field, label: header.slice(0, 60), unit: "per_kg", basis: "chargeable" };
}

/** The sheet with another meaning of one of its columns. */
export function withColumn(
  sheet: SheetMapping,
  preview: PreviewSheet | undefined,
  changed: ImportColumn,
): SheetMapping {
  const columns = columnsOf(sheet, preview).map((column) =>
    column.column === changed.column ? changed : column,
  );
  return { ...sheet, columns };
}

/** The sheet read with other headers: columns that are not used yet get their new names. */
export function withHeaderRow(
  sheet: SheetMapping,
  preview: PreviewSheet | undefined,
  headerRow: number,
): SheetMapping {
  const columns = columnsOf(sheet, preview).map((column) => ({
    ...column,
    header: headerRow === 0 ? "" : cellAt(preview, headerRow, column.column) || column.header,
  }));
  return { ...sheet, headerRow, columns };
}

/** The sheet read as the marketplace shape, column by column, whatever its headers say. */
export function asMarketplace(sheet: SheetMapping, preview: PreviewSheet | undefined): SheetMapping {
  const columns = columnsOf(sheet, preview).map(({ column, header }): ImportColumn => {
    const known = MARKETPLACE_COLUMNS[column];
    if (known === undefined) return { column, header, field: "ignore" };
    const { field, weight, label } = known;
    if (weight !== undefined) return { column, header, field, weight };
    return label === undefined
      ? { column, header, field }
      : { column, header, field, label, unit: "per_kg", basis: "chargeable" };
  });
  return { ...sheet, isUsed: true, columns };
}

const plain = (header: string) => header.trim().toLocaleLowerCase().replaceAll(/\s+/g, " ");

/** The file read by a remembered mapping: columns are found again by their headers. */
export function asRemembered(
  mapping: ImportMapping,
  previews: readonly PreviewSheet[],
  remembered: ImportMapping,
): ImportMapping {
  const known = new Map(
    remembered.sheets
      .filter(({ isUsed }) => isUsed)
      .flatMap(({ columns }) => columns)
      .filter(({ field, header }) => field !== "ignore" && header !== "")
      .map((column) => [plain(column.header), column]),
  );
  const sheets = mapping.sheets.map((sheet) => {
    const preview = previews.find((shown) => shown.sheet === sheet.sheet);
    const columns = columnsOf(sheet, preview).map((column): ImportColumn => {
      const match = known.get(plain(column.header));
      const { column: place, header } = column;
      return match === undefined
        ? { column: place, header, field: "ignore" }
        : { ...match, column: place, header };
    });
    return { ...sheet, isUsed: columns.some(({ field }) => field === "origin"), columns };
  });
  return { ...remembered, sheets };
}

/** What every rate needs, from a column or from what is said for the whole file. */
const NEEDED = ["origin", "destination", "currency", "validFrom", "validTo", "band"] as const;
export type NeededField = (typeof NEEDED)[number];

/** Which of the needed fields a sheet has. A price may be a break, a minimum alone, or a specific commodity or unit. */
export function needsOf(
  { columns }: SheetMapping,
  defaults: ImportMapping["defaults"],
): { readonly field: NeededField; readonly isMet: boolean }[] {
  const has = (field: ImportField) => columns.some((column) => column.field === field);
  const isSaid = (field: NeededField) =>
    (field === "currency" || field === "validFrom" || field === "validTo") && (defaults[field] ?? "") !== "";
  const hasBreakRows = has("breakWeight") && has("breakRate");
  const hasPrice = has("band") || hasBreakRows || has("commodityRate") || has("uldPivotCharge");
  return NEEDED.map((field) => ({
    field,
    isMet: field === "band" ? hasPrice : has(field) || isSaid(field),
  }));
}

/** Columns whose meaning another column has already. */
export function doublesOf(columns: readonly ImportColumn[]): ReadonlySet<number> {
  const taken = new Set<ImportField>();
  return new Set(
    columns.flatMap(({ column, field }) => {
      if (mayRepeat(field)) return [];
      if (taken.has(field)) return [column];
      taken.add(field);
      return [];
    }),
  );
}

/** The mapping as it is sent: without empty answers. */
export function wireMapping(mapping: ImportMapping): ImportMapping {
  const defaults = Object.fromEntries(Object.entries(mapping.defaults).filter(([, value]) => value !== ""));
  const sheets = mapping.sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map(({ weight, ...column }) =>
      weight === undefined || weight === "" ? column : { ...column, weight },
    ),
  }));
  return { ...mapping, defaults, sheets };
}
