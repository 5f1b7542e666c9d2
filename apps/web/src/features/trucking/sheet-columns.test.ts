import { expect, test } from "vitest";
import { columnsAt } from "./sheet-columns.ts";

test("another header row keeps what columns of the same header hold", () => {
  const preview = [
    {
      sheet: "Tariff",
      rows: [
        { row: 1, cells: ["Acme Trucking", ""] },
        { row: 3, cells: ["Zone", "Min", "Remarks"] },
      ],
    },
  ];
  const mapping = {
    sheet: "Tariff",
    headerRow: 3,
    columns: [
      { column: 1, header: "Min", field: "minimum" as const },
      { column: 0, header: "Zone", field: "zone" as const },
    ],
    defaults: { currency: "" as const, validFrom: "" as const, validTo: "" as const },
    decimalSign: "auto" as const,
    dateOrder: "auto" as const,
  };
  expect(columnsAt(preview, mapping).map(({ field }) => field)).toEqual(["zone", "minimum", "ignore"]);
  expect(columnsAt(preview, { ...mapping, headerRow: 1 }).map(({ field }) => field)).toEqual([
    "ignore",
    "ignore",
  ]);
  expect(columnsAt(preview, { ...mapping, sheet: "Other" })).toEqual([]);
});
