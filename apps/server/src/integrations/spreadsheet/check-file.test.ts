import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { buildBomb, buildZip, frame } from "../../../test/build-zip.ts";
import { checkSpreadsheet } from "./check-file.ts";
import { decodeText } from "./decode-text.ts";

const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const SHEET = "xl/worksheets/sheet1.xml";
const MACRO_TYPES =
  '<Types><Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>';
const ENTITY = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet>&e;</worksheet>';

function workbook(...parts: readonly { name: string; text: string; claims?: number }[]): Buffer {
  const names = new Set(parts.map(({ name }) => name));
  return buildZip([...frame().filter(({ name }) => !names.has(name)), ...parts]);
}

async function problemOf(bytes: Buffer, name = "rates.xlsx"): Promise<string> {
  const checked = await checkSpreadsheet(bytes, name);
  return "problem" in checked ? checked.problem : `none: ${checked.kind}`;
}

test.each<[string, Buffer, string, string?]>([
  ["nothing", Buffer.alloc(0), "sheet-empty"],
  [
    "an encrypted workbook",
    Buffer.concat([OLE, Buffer.from("EncryptedPackage", "utf16le")]),
    "sheet-encrypted",
  ],
  ["a workbook with macros", workbook({ name: "xl/vbaProject.bin", text: "Sub X()" }), "sheet-macro"],
  ["a renamed .xlsm", workbook({ name: "[Content_Types].xml", text: MACRO_TYPES }), "sheet-macro"],
  ["an external entity", workbook({ name: SHEET, text: ENTITY }), "sheet-entities"],
  [
    "an entity behind a long comment",
    workbook({ name: SHEET, text: `<!--${" ".repeat(262_138)}--><!DOCTYPE x>` }),
    "sheet-entities",
  ],
  ["a text document", buildZip([{ name: "word/document.xml", text: "<w/>" }]), "sheet-wrong-type"],
  ["a PDF by the name of a workbook", Buffer.from("%PDF-1.7 …"), "sheet-wrong-type"],
  ["a PDF by the name of a table", Buffer.from("%PDF-1.7 …"), "sheet-wrong-type", "rates.csv"],
  [
    "a picture by the name of a table",
    Buffer.from("89504e470d0a1a0a0000", "hex"),
    "sheet-wrong-type",
    "rates.csv",
  ],
  ["a web page by the name of a table", Buffer.from(" <html>"), "sheet-wrong-type", "rates.csv"],
  ["a table by the name of a workbook", Buffer.from("a,b\n1,2"), "sheet-wrong-type"],
  [
    "a workbook cut in two",
    workbook({ name: SHEET, text: "<x/>".repeat(99) }).subarray(0, 150),
    "sheet-damaged",
  ],
  [
    "a directory that claims too little",
    workbook({ name: SHEET, text: "x".repeat(9_000), claims: 10 }),
    "sheet-bomb",
  ],
  ["a directory that claims a gigabyte", workbook({ name: SHEET, text: "x", claims: 1e9 }), "sheet-bomb"],
  [
    "a thousand and one files",
    buildZip(Array.from({ length: 1_001 }, (_, n) => ({ name: `x${n}`, text: "" }))),
    "sheet-damaged",
  ],
  ["a table of 26 MB", Buffer.alloc(26 * 1024 * 1024, "a,b\n"), "sheet-too-large", "rates.csv"],
])("%s is refused", async (_name, bytes, problem, fileName) => {
  expect(await problemOf(bytes, fileName)).toBe(problem);
});

test("a zip bomb of half a megabyte is refused before it has taken memory", async () => {
  const bomb = await buildBomb(512);
  expect(bomb.length).toBeLessThan(600 * 1024);
  const before = process.memoryUsage().rss;
  expect(await problemOf(bomb)).toBe("sheet-bomb");
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

test("a bomb that stays below the total is known by its ratio", async () => {
  expect(await problemOf(await buildBomb(64))).toBe("sheet-bomb");
});

test("a workbook that lists macro types for endings it does not use is taken", async () => {
  const types =
    '<Types><Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/>' +
    '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats"/></Types>';
  expect(await problemOf(workbook({ name: "[Content_Types].xml", text: types }))).toBe("none: xlsx");
});

test("workbooks and tables as programs write them are taken", async () => {
  const rows = [
    ["Origin", "Destination"],
    ["JFK", "FRA"],
  ];
  const plain = await writeXlsx({ sheets: [{ name: "Rates", rows }] });
  expect(await problemOf(Buffer.from(plain), "whatever.csv")).toBe("none: xlsx");
  expect(await problemOf(Buffer.from("a;b\n1,5;2"), "RATES.CSV")).toBe("none: csv");
  expect(await problemOf(Buffer.from("\uFEFFa\tb", "utf16le"), "rates.txt")).toBe("none: csv");
});

test("tables are read in the encodings that spreadsheets write", () => {
  expect(decodeText(Buffer.from("Zürich"))).toBe("Zürich");
  expect(decodeText(Buffer.from("Zürich", "latin1"))).toBe("Zürich");
  expect(decodeText(Buffer.from("\uFEFFZürich", "utf16le"))).toBe("Zürich");
});
