import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { buildZip } from "../../../test/build-zip.ts";
import { checkSpreadsheet } from "./check-file.ts";
import { listSheets, readRows } from "./read-sheets.ts";

/* The same two rates as other programs write them: SheetJS 0.18, ExcelJS 4.4, LibreOffice 7.4. */

const WORKBOOKS = new URL("../../../test/workbooks/", import.meta.url);
const read = async (name: string): Promise<Buffer> => readFile(new URL(name, WORKBOOKS));

test.each([
  ["sheetjs.xlsx", "xlsx", 4.05],
  ["exceljs.xlsx", "xlsx", 4.05],
  ["libreoffice.xlsx", "xlsx", 4.1],
  ["sheetjs.xls", "xls", 4.05],
  ["libreoffice.xls", "xls", 4.1],
  ["sheetjs.ods", "ods", 4.05],
  ["libreoffice.ods", "ods", 4.05],
] as const)("%s is taken, and read with the stored results of its formulas", async (name, kind, result) => {
  const bytes = await read(name);
  expect(await checkSpreadsheet(bytes, name)).toEqual({ kind });
  expect((await listSheets(bytes, kind)).map((sheet) => sheet.name)).toEqual(["Rates", "Conditions"]);
  const rows: string[] = [];
  for await (const { row, cells } of readRows(bytes, kind, 0)) {
    const texts = cells.map((cell) =>
      cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell),
    );
    rows.push([row, ...texts].join(" "));
  }
  expect(rows).toEqual([
    "1 Origin Destination Currency Valid from Valid to Min Norm 45 100",
    "2 JFK FRA USD 2026-01-01 2026-12-31 75.5 4.1 3.05 2.8",
    `3 JFK NRT USD 2026-01-01 2026-12-31 80 5.1 ${result} 3.8`,
  ]);
});

const ODS = "application/vnd.oasis.opendocument.spreadsheet";
const odsOf = (...parts: readonly { name: string; text: string }[]): Buffer =>
  buildZip([{ name: "mimetype", text: ODS }, { name: "content.xml", text: "<x/>" }, ...parts]);
const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");

test.each([
  ["an .xls with macros", Buffer.concat([OLE, Buffer.from("_VBA_PROJECT_CUR", "utf16le")]), "sheet-macro"],
  ["an .ods with macros", odsOf({ name: "Basic/Standard/Module1.xml", text: "<x/>" }), "sheet-macro"],
  [
    "an encrypted .ods",
    odsOf({ name: "META-INF/manifest.xml", text: "<manifest:encryption-data/>" }),
    "sheet-encrypted",
  ],
  ["an .ods with an entity", odsOf({ name: "styles.xml", text: "<!ENTITY e 'x'>" }), "sheet-entities"],
  ["an OpenDocument text", buildZip([{ name: "mimetype", text: `${ODS}x` }]), "sheet-wrong-type"],
  ["an .xls of 11 MB", Buffer.concat([OLE, Buffer.alloc(11 * 1024 * 1024)]), "sheet-too-large"],
])("%s is refused", async (_name, bytes, problem) => {
  expect(await checkSpreadsheet(bytes, "rates.xls")).toEqual({ problem });
});

test("a workbook of Excel 95 is no workbook that can be read", async () => {
  const bytes = await read("excel-95.xls");
  await expect(listSheets(bytes, "xls")).rejects.toThrow("Only BIFF8");
});
