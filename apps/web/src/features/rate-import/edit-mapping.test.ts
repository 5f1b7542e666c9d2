import { parseCalendarDate } from "@kilolane/domain";
import { IMPORT_FIELDS, type ImportMapping } from "@kilolane/contract";
import { expect, test } from "vitest";
import { ALL_FIELDS } from "./column-fields.ts";
import {
  asMarketplace,
  asRemembered,
  columnsOf,
  doublesOf,
  needsOf,
  samplesOf,
  wireMapping,
  withField,
  withHeaderRow,
  type SheetMapping,
} from "./edit-mapping.ts";

const preview = {
  sheet: "Rates",
  rows: [
    { row: 1, cells: ["Summer tariff"] },
    { row: 2, cells: ["From", "To", "+45 kg", "Fuel"] },
    { row: 3, cells: ["JFK", "FRA", "3,05", ""] },
    { row: 4, cells: ["JFK", "NRT", "", "0.9"] },
  ],
};
const sheet: SheetMapping = {
  sheet: "Rates",
  isUsed: true,
  headerRow: 2,
  columns: [
    { column: 0, header: "From", field: "origin" },
    { column: 1, header: "To", field: "destination" },
  ],
};

test("the screen offers every field of the contract, each once", () => {
  expect([...ALL_FIELDS].toSorted()).toEqual([...IMPORT_FIELDS].toSorted());
});

test("columns that mean nothing yet are there too, with their headers and first values", () => {
  expect(columnsOf(sheet, preview).map(({ header, field }) => [header, field])).toEqual([
    ["From", "origin"],
    ["To", "destination"],
    ["+45 kg", "ignore"],
    ["Fuel", "ignore"],
  ]);
  expect(samplesOf(sheet, preview, 2)).toEqual(["3,05"]);
  expect(samplesOf(sheet, preview, 0)).toEqual(["JFK", "JFK"]);
});

test("a price column starts with the weight of its header, a surcharge with its name", () => {
  const band = { column: 2, header: "+45 kg", field: "ignore" as const };
  expect(withField(band, "band")).toEqual({ column: 2, header: "+45 kg", field: "band", weight: "45" });
  expect(withField({ ...band, header: "Norm" }, "band")).toMatchObject({ weight: "" });
  expect(withField({ ...band, header: "Fuel" }, "surcharge")).toMatchObject({
    label: "Fuel",
    unit: "per_kg",
    basis: "chargeable",
  });
  expect(withField(withField(band, "band"), "currency")).toEqual({ ...band, field: "currency" });
});

test("another header row renames the columns and keeps their meanings", () => {
  const moved = withHeaderRow(sheet, preview, 3);
  expect(moved.headerRow).toBe(3);
  expect(moved.columns.map(({ header, field }) => `${header} ${field}`)).toEqual([
    "JFK origin",
    "FRA destination",
    "3,05 ignore",
    "Fuel ignore",
  ]);
});

test("the marketplace shape goes by place", () => {
  const wide = { sheet: "Rates", rows: [{ row: 1, cells: Array.from({ length: 18 }, () => "x") }] };
  const { columns } = asMarketplace({ ...sheet, columns: [] }, wide);
  expect(columns.map(({ field }) => field)).toEqual([
    "airline",
    "origin",
    "destination",
    "goods",
    "currency",
    "validFrom",
    "validTo",
    "minCharge",
    "band",
    "band",
    "band",
    "band",
    "band",
    "band",
    "surcharge",
    "surcharge",
    "transitDays",
    "ignore",
  ]);
  expect(columns.slice(8, 14).map(({ weight }) => weight)).toEqual(["0", "45", "100", "300", "500", "1000"]);
});

const mapping: ImportMapping = { sheets: [sheet], defaults: {}, decimalSign: "auto", dateOrder: "auto" };

test("a stored mapping finds its columns by their headers, wherever they are now", () => {
  const remembered: ImportMapping = {
    ...mapping,
    decimalSign: "comma",
    sheets: [
      {
        ...sheet,
        columns: [
          { column: 7, header: "FROM ", field: "origin" },
          { column: 8, header: "to", field: "destination" },
          { column: 9, header: "+45  kg", field: "band", weight: "45" },
        ],
      },
    ],
  };
  const read = asRemembered(mapping, [preview], remembered);
  expect(read.decimalSign).toBe("comma");
  expect(read.sheets[0]?.columns.map(({ column, field }) => `${column} ${field}`)).toEqual([
    "0 origin",
    "1 destination",
    "2 band",
    "3 ignore",
  ]);
});

const missing = (defaults: ImportMapping["defaults"], columns = sheet.columns) =>
  needsOf({ ...sheet, columns }, defaults)
    .filter(({ isMet }) => !isMet)
    .map(({ field }) => field);

test("what is missing is named until a column or a value for the whole file provides it", () => {
  expect(missing({})).toEqual(["currency", "validFrom", "validTo", "band"]);
  expect(
    missing({
      currency: "USD",
      validFrom: parseCalendarDate("2026-01-01"),
      validTo: parseCalendarDate("2026-12-31"),
    }),
  ).toEqual(["band"]);
  expect(missing({ currency: "" }, [{ column: 0, header: "", field: "band", weight: "0" }])).toEqual([
    "origin",
    "destination",
    "currency",
    "validFrom",
    "validTo",
  ]);
});

test("one meaning on two columns is noticed at the second, prices may repeat", () => {
  const twice = [
    { column: 0, header: "", field: "origin" as const },
    { column: 1, header: "", field: "band" as const, weight: "45" },
    { column: 2, header: "", field: "band" as const, weight: "100" },
    { column: 3, header: "", field: "origin" as const },
  ];
  expect([...doublesOf(twice)]).toEqual([3]);
});

test("empty answers are not sent", () => {
  const band = { column: 2, header: "", field: "band" as const, weight: "" };
  const sent = wireMapping({
    ...mapping,
    defaults: { currency: "", weightUnit: "kg" },
    sheets: [{ ...sheet, columns: [band] }],
  });
  expect(sent.defaults).toEqual({ weightUnit: "kg" });
  expect(sent.sheets[0]?.columns[0]).toEqual({ column: 2, header: "", field: "band" });
});
