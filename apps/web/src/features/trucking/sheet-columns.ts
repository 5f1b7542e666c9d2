import type { TruckingSheetMapping } from "@kilolane/contract";
import type { SheetDetail } from "./sheet-queries.ts";

/**
 * The columns under the chosen header row: one whose header stood in the mapping before keeps what it holds, the others
 * are left out until somebody says.
 */
export function columnsAt(
  preview: SheetDetail["preview"],
  { sheet, headerRow, columns }: TruckingSheetMapping,
): TruckingSheetMapping["columns"] {
  const rows = preview.find((one) => one.sheet === sheet)?.rows ?? [];
  const headers = rows.find(({ row }) => row === headerRow)?.cells ?? [];
  const known = new Map(columns.map(({ header, field }) => [header, field]));
  return headers.map((header, column) => ({ column, header, field: known.get(header) ?? "ignore" }));
}
