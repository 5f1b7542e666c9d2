import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "csv-stringify/sync";
import { readCsvRows } from "./read-csv.ts";
import { readRows } from "./read-sheets.ts";
import { SheetLimitError } from "./sheet-limit-error.ts";

function rowsOf(text: string | Buffer, most = 300): (readonly string[])[] {
  return [...readCsvRows(Buffer.from(text), most)];
}

function limitOf(text: string | Buffer): string {
  try {
    return `none: ${rowsOf(text).length} rows`;
  } catch (error) {
    if (error instanceof SheetLimitError) return `${error.code} ${error.row}`;
    throw error;
  }
}

test.each([
  ["rows of any line ending", "a,b\nc,d\r\ne,f\rg,h", ["a|b", "c|d", "e|f", "g|h"]],
  ["a quoted cell with signs and lines in it", 'a,"b, ""c""\r\nd"\nx,y', ['a|b, "c"\r\nd', "x|y"]],
  ["a quote inside a cell is text", 'a,5" pipe\nb,c', ['a|5" pipe', "b|c"]],
  ["text behind a closing quote belongs to the cell", 'a,"b"c\nd,e', ["a|bc", "d|e"]],
  ["empty cells and lines keep their places", 'a,,b\n\n,"",c\n', ["a||b", "", "||c"]],
  ["semicolons", "a;b;c\nd;1,5;e", ["a|b|c", "d|1,5|e"]],
  ["a byte order mark is no text", "\uFEFFa,b", ["a|b"]],
] as const)("%s", (_name, text, rows) => {
  expect(rowsOf(text).map((cells) => cells.join("|"))).toEqual(rows);
});

test("whatever was written is read again, wherever a piece of the file ends", () => {
  // which sign separates is guessed from the first lines: cells full of the others are another test's
  const text = string().map((signs) => signs.replaceAll(/[;\t|]/g, ""));
  const cell = oneof(text, constantFrom('"', ",", "\n", "\r\n", "ü", "😀", ""));
  // two cells that are not empty: a row of one empty cell and the sign between cells cannot be distinguished
  const row = array(cell, { minLength: 1, maxLength: 4 }).map((cells) => ["a", "b", ...cells]);
  assert(
    property(array(row, { minLength: 1, maxLength: 6 }), (rows) => {
      const long = [["x".repeat(30_000), "y".repeat(30_000), "z".repeat(5_500)], ...rows];
      expect(rowsOf(stringify(long, { quoted: true }))).toEqual(long);
    }),
  );
});

test.each([
  ["sep=;\r\n", ";"],
  ["sep=|\n", "|"],
  ['"sep=,"\r\n', ","],
])("a first line %j names the sign between cells and keeps its number", (line, sign) => {
  const [table, read] = [
    ["Origin", "N", "x;y"],
    ["", "Origin|N|x;y", "JFK|4,5|z"],
  ];
  const text = `${line}${table.map((cell) => `"${cell}"`).join(sign)}\nJFK${sign}"4,5"${sign}z`;
  expect(rowsOf(`\uFEFF${text}`).map((cells) => cells.join("|"))).toEqual(read);
});

test("Chinese letters of Windows are read, and accents of Western Europe stay what they are", () => {
  // 始发站,目的站 and 仅限普货 in GB 18030
  const chinese = Buffer.from("cabcb7a2d5be2cc4bfb5c4d5be0a4a464b2cbdf6cfdec6d5bbf5", "hex");
  expect(rowsOf(chinese)).toEqual([
    ["始发站", "目的站"],
    ["JFK", "仅限普货"],
  ]);
  for (const text of ["Währung;Größe\nÄäöü;Straße", "Année;Côté\ndéjà;reçu", "Größe;1", "©®±;Zürich;é"]) {
    expect(rowsOf(Buffer.from(text, "latin1"))).toEqual(text.split("\n").map((row) => row.split(";")));
  }
});

test("UTF-16 and Windows letters are decoded piece by piece", () => {
  const rows = Array.from({ length: 20_000 }, (_, n) => [`Zürich ${n}`, "Köln"]);
  const text = rows.map((cells) => cells.join(";")).join("\n");
  expect(rowsOf(Buffer.from(text, "latin1"))).toEqual(rows);
  expect(rowsOf(Buffer.from(`\uFEFF${text}`, "utf16le"))).toEqual(rows);
});

test.each([
  ["a quote that is never closed", 'a,b\nc,"d', "sheet-open-quote 2"],
  ["a quote that swallows the file", `a,b\nc,d\ne,"${"x".repeat(40_000)}`, "sheet-open-quote 3"],
  ["a cell that no spreadsheet holds", `a,b\n${"x".repeat(40_000)},d`, "sheet-long-cell 2"],
  ["a row that no spreadsheet holds", `a,b\n${",".repeat(20_000)}`, "sheet-too-wide 2"],
  ["more rows than a spreadsheet has", "\n".repeat(1_048_577), "sheet-too-many-lines 1048576"],
  ["as many rows as a spreadsheet has", "\n".repeat(1_048_576), "none: 1048576 rows"],
])("%s is named with its row", (_name, text, limit) => {
  expect(limitOf(text)).toBe(limit);
});

test("columns beyond those that are asked for are left out", () => {
  expect(rowsOf("a,b,c\nd", 2)).toEqual([["a", "b"], ["d"]]);
});

test("lines without a cell are no rows of the sheet, and their numbers stay free", async () => {
  const rows: string[] = [];
  for await (const { row, cells } of readRows(Buffer.from('\n,,\na,b\n\n"",c\n\n'), "csv", 0)) {
    rows.push(`${row}: ${cells.join("|")}`);
  }
  expect(rows).toEqual(["3: a|b", "5: |c"]);
});
