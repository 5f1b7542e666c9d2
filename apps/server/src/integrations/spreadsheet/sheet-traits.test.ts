import { expect, test } from "vitest";
import { buildRawWorkbook, rawRow } from "../../../test/build-raw-workbook.ts";
import { buildZip } from "../../../test/build-zip.ts";
import { checkSpreadsheet } from "./check-file.ts";
import { readRows } from "./read-sheets.ts";

/** The rows as text, each with its number; an empty cell as `·`. */
async function rowsOf(bytes: Buffer): Promise<string[]> {
  expect(await checkSpreadsheet(bytes, "rates.xlsx")).toEqual({ kind: "xlsx" });
  const rows: string[] = [];
  for await (const { row, cells } of readRows(bytes, "xlsx", 0)) {
    rows.push([row, ...cells.map((cell) => (cell === null ? "·" : String(cell)))].join(" "));
  }
  return rows;
}

test("a formula without a stored result is shown as a formula, and none is an empty cell", async () => {
  const rows =
    rawRow(1, [4.1, "<c><f>A1*1.1</f><v></v></c>", "<c><f>A1</f><v/></c>", '<c><f t="shared" si="0"/></c>']) +
    rawRow(2, [
      "<c><f>A1*2</f><v>8.2</v></c>",
      '<c t="str"><f>""</f><v></v></c>',
      "<c><f>0*1</f><v>0</v></c>",
    ]);
  expect(await rowsOf(buildRawWorkbook({ rows }))).toEqual(["1 4.1 #=A1*1.1 #=A1 #=", "2 8.2 · 0"]);
});

test("a zero is no result in a file whose formulas are calculated when it is opened", async () => {
  const rows = rawRow(1, ["<c><f>B9*2</f><v>0</v></c>", "<c><f>B9</f><v>3</v></c>", 0]);
  const workbook = '<calcPr calcId="124519" fullCalcOnLoad="1"/>';
  expect(await rowsOf(buildRawWorkbook({ rows, workbook }))).toEqual(["1 #=B9*2 3 0"]);
});

test("a cell merged over rows counts in each of them that says anything itself", async () => {
  const rows =
    rawRow(1, ["JFK", "FRA", 4.1]) +
    rawRow(2, [null, "NRT"]) +
    rawRow(3, ["<c/>"]) +
    rawRow(4, [null, "ORD", 3]) +
    rawRow(5, [null, "LHR"]);
  const behind =
    '<mergeCells><mergeCell ref="A1:A4"/><mergeCell ref="C1:D2"/><mergeCell ref="A5:B5"/></mergeCells>';
  expect(await rowsOf(buildRawWorkbook({ rows, behind }))).toEqual([
    "1 JFK FRA 4.1",
    "2 JFK NRT 4.1",
    "3 ·",
    "4 JFK ORD 3",
    "5 · LHR",
  ]);
});

test("a percentage is what the sheet shows and not the fraction that it stores", async () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="0.0##%"/><numFmt numFmtId="165" formatCode="0&quot;%&quot;"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
  const rows = rawRow(1, [
    '<c s="1"><v>1.5</v></c>',
    '<c s="2"><v>0.12125</v></c>',
    '<c s="1"><v>0.07</v></c>',
    '<c s="3"><v>7</v></c>',
    7,
  ]);
  expect(await rowsOf(buildRawWorkbook({ rows, styles }))).toEqual(["1 150% 12.1250% 7% 7 7"]);
});

test("elements with a prefix say the same", async () => {
  const rows =
    '<x:row r="1"><x:c r="A1"><x:v>4</x:v></x:c><x:c r="B1"><x:f>A1</x:f></x:c></x:row>' +
    '<x:row r="2"><x:c r="B2"><x:v>5</x:v></x:c></x:row>';
  const behind = '<x:mergeCells><x:mergeCell ref="A1:A2"/></x:mergeCells>';
  expect(await rowsOf(buildRawWorkbook({ rows, behind, prefix: "x" }))).toEqual(["1 4 #=A1", "2 4 5"]);
});

test("a long sheet is read piece by piece with nothing lost between them", async () => {
  const count = 5_000;
  const rows = Array.from({ length: count }, (_, at) => rawRow(at + 1, ["x", "<c><f>A1&amp;A2</f></c>"]));
  const merged = Array.from(
    { length: count / 2 },
    (_, at) => `<mergeCell ref="C${at * 2 + 1}:C${at * 2 + 2}"/>`,
  );
  const first = rows.map((row, at) =>
    at % 2 === 0 ? row.replace("</row>", `<c r="C${at + 1}"><v>${at}</v></c></row>`) : row,
  );
  const behind = `<mergeCells>${merged.join("")}</mergeCells>`;
  const read = await rowsOf(buildRawWorkbook({ rows: first.join(""), behind }));
  expect(read).toEqual(rows.map((_, at) => `${at + 1} x #=A1&A2 ${at - (at % 2)}`));
});

const ODS = "application/vnd.oasis.opendocument.spreadsheet";
const NAMES = ["office", "style", "number", "table", "text"].map((each) => {
  const last = each === "number" ? "datastyle" : each;
  return `xmlns:${each}="urn:oasis:names:tc:opendocument:xmlns:${last}:1.0"`;
});

const float = (value: number, more = ""): string =>
  `<table:table-cell office:value-type="float" office:value="${value}" ${more}><text:p>${value}</text:p></table:table-cell>`;

test("an OpenDocument sheet is read as it is shown too", async () => {
  const percent =
    '<number:percentage-style style:name="N1"><number:number number:decimal-places="0"/><number:text>%</number:text></number:percentage-style>' +
    '<style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/>';
  const rows = [
    float(4, 'table:number-rows-spanned="2"'),
    '<table:table-cell table:style-name="ce1" office:value-type="percentage" office:value="1.5"><text:p>150%</text:p></table:table-cell>',
    '<table:table-cell table:formula="of:=[.A1]*2"/>',
    float(8, 'table:formula="of:=[.A1]*2"'),
  ].join("");
  const text =
    `<office:document-content ${NAMES.join(" ")}><office:automatic-styles>${percent}</office:automatic-styles>` +
    `<office:body><office:spreadsheet><table:table table:name="Rates"><table:table-row>${rows}</table:table-row>` +
    `<table:table-row><table:covered-table-cell/>${float(7)}</table:table-row></table:table></office:spreadsheet>` +
    "</office:body></office:document-content>";
  const bytes = buildZip([
    { name: "mimetype", text: ODS },
    { name: "content.xml", text },
  ]);
  const read: string[] = [];
  for await (const { row, cells } of readRows(bytes, "ods", 0)) read.push([row, ...cells].join(" "));
  expect(read).toEqual(["1 4 150% #=A1*2 8", "2 4 7"]);
});
