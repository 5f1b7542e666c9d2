import { inflateRawSync } from "node:zlib";
import { decodeText } from "./decode-text.ts";
import { inflateEntry, readZipEntries, type ZipEntry } from "./zip-entries.ts";

/** What a file may be. */
export type SpreadsheetKind = "xlsx" | "csv" | "xls" | "ods";

/** Why a file is not read; the name of its phrase. */
type SpreadsheetProblem =
  | "sheet-empty"
  | "sheet-too-large"
  | "sheet-wrong-type"
  | "sheet-macro"
  | "sheet-encrypted"
  | "sheet-entities"
  | "sheet-bomb"
  | "sheet-damaged";

/** What a file is, or why it is not read. */
type SpreadsheetCheck = { readonly kind: SpreadsheetKind } | { readonly problem: SpreadsheetProblem };

/** Limits of a workbook (reliability-security P24). */
const MAX_WORKBOOK_BYTES = 10 * 1024 * 1024;
const MAX_CSV_BYTES = 25 * 1024 * 1024;
const MAX_PLAIN_BYTES = 200 * 1024 * 1024;
const MAX_RATIO = 100;
/** Below this size a high ratio is harmless: an empty sheet packs well. */
const RATIO_COUNTS_FROM = 4 * 1024 * 1024;
const MAX_ENTRIES = 1_000;

const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ZIP = Buffer.from("504b0304", "hex");
/** UTF-16: the stream in which an encrypted workbook lies inside its OLE container. */
const ENCRYPTED_STREAM = Buffer.from("EncryptedPackage", "utf16le");
/** UTF-16: the storage of an .xls workbook's macros. */
const MACRO_STORAGE = Buffer.from("_VBA_PROJECT_CUR", "utf16le");
/** Parts that hold code: of Excel, and of LibreOffice. */
const MACRO_PART = /vbaProject|\/macrosheets\/|\/activeX\/|^Basic\/|^Scripts\//i;
/** A part that is declared to be a macro workbook; a default for an ending says nothing, many writers list them all. */
const MACRO_OVERRIDE = /<Override\b[^>]*macroEnabled/i;
const MAX_DECLARATION_LENGTH = 1024 * 1024;
const ODS_TYPE = "application/vnd.oasis.opendocument.spreadsheet";
const ENTITIES = ["<!DOCTYPE", "<!ENTITY"].map((text) => Buffer.from(text));
/** Longer than any of these. */
const SEAM = 16;

/**
 * Looks into a file before anything reads it: its bytes decide, not its name. Workbooks are inflated once, entry by
 * entry and without keeping them, so that a bomb is noticed by what it holds and not by what it claims.
 */
export async function checkSpreadsheet(bytes: Buffer, originalName: string): Promise<SpreadsheetCheck> {
  if (bytes.length === 0) return { problem: "sheet-empty" };
  const isOle = bytes.subarray(0, OLE.length).equals(OLE);
  if (isOle || isZip(bytes)) {
    if (bytes.length > MAX_WORKBOOK_BYTES) return { problem: "sheet-too-large" };
    return isOle ? checkContainer(bytes) : checkWorkbook(bytes);
  }
  if (!/\.(csv|tsv|txt)$/i.test(originalName)) return { problem: "sheet-wrong-type" };
  if (bytes.length > MAX_CSV_BYTES) return { problem: "sheet-too-large" };
  return isTable(bytes) ? { kind: "csv" } : { problem: "sheet-wrong-type" };
}

/** Whether a file begins as workbooks do; of what is in it this says nothing yet. */
export function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, ZIP.length).equals(ZIP);
}

/** Text without control characters that is no web page. */
function isTable(bytes: Buffer): boolean {
  const beginning = decodeText(bytes.subarray(0, 4_096));
  return !/\p{Cc}/u.test(beginning.replaceAll(/[\t\r\n]/g, "")) && !/^\s*(<|%PDF)/.test(beginning);
}

/** An OLE container: an .xls workbook, or the wrapping of an encrypted one. */
function checkContainer(bytes: Buffer): SpreadsheetCheck {
  if (bytes.includes(ENCRYPTED_STREAM)) return { problem: "sheet-encrypted" };
  return bytes.includes(MACRO_STORAGE) ? { problem: "sheet-macro" } : { kind: "xls" };
}

async function checkWorkbook(bytes: Buffer): Promise<SpreadsheetCheck> {
  const entries = readZipEntries(bytes, MAX_ENTRIES);
  if (entries === undefined) return { problem: "sheet-damaged" };
  if (entries.some((entry) => entry.isEncrypted)) return { problem: "sheet-encrypted" };
  if (entries.some((entry) => MACRO_PART.test(entry.name))) return { problem: "sheet-macro" };
  const kind = kindOf(entries);
  if (kind === undefined) return { problem: "sheet-wrong-type" };
  const claimed = entries.reduce((sum, entry) => sum + entry.plainBytes, 0);
  if (claimed > MAX_PLAIN_BYTES) return { problem: "sheet-bomb" };
  for (const entry of entries) {
    const problem = await checkEntry(entry);
    if (problem !== undefined) return { problem };
  }
  return { kind };
}

/** What the parts of a ZIP make it; an .ods names itself in an entry of its own. */
function kindOf(entries: readonly ZipEntry[]): "xlsx" | "ods" | undefined {
  const names = new Set(entries.map((entry) => entry.name));
  if (names.has("[Content_Types].xml") && names.has("xl/workbook.xml")) return "xlsx";
  const type = entries.find((entry) => entry.name === "mimetype");
  const text =
    type?.method === 0 ? type.packed : type && inflateRawSync(type.packed, { maxOutputLength: 100 });
  return text?.toString() === ODS_TYPE && names.has("content.xml") ? "ods" : undefined;
}

/** What an entry by that name may not say. */
function refusedWords(name: string): { readonly problem: SpreadsheetProblem; readonly pattern: RegExp }[] {
  if (name === "[Content_Types].xml") return [{ problem: "sheet-macro", pattern: MACRO_OVERRIDE }];
  if (name === "META-INF/manifest.xml") return [{ problem: "sheet-encrypted", pattern: /encryption-data/ }];
  return [];
}

/** Inflates one entry to the end or to the first problem. */
async function checkEntry(entry: ZipEntry): Promise<SpreadsheetProblem | undefined> {
  const isXml = /\.(xml|rels|vml)$/i.test(entry.name);
  const refused = refusedWords(entry.name);
  let plain = 0;
  let declaration = "";
  // the end of one piece and the beginning of the next, so that a word cut in two is seen
  let seam = Buffer.alloc(0);
  try {
    for await (const piece of inflateEntry(entry)) {
      plain += piece.length;
      // beyond its own claim: the directory lies
      if (plain > entry.plainBytes || isBomb(plain, entry.packedBytes)) return "sheet-bomb";
      if (!isXml) continue;
      seam = Buffer.concat([seam, piece.subarray(0, SEAM)]);
      if (ENTITIES.some((word) => seam.includes(word) || piece.includes(word))) return "sheet-entities";
      seam = piece.length < SEAM ? seam.subarray(-SEAM) : Buffer.from(piece.subarray(-SEAM));
      if (refused.length === 0) continue;
      declaration += piece.toString("latin1");
      if (declaration.length > MAX_DECLARATION_LENGTH) return "sheet-bomb";
    }
  } catch {
    return "sheet-damaged";
  }
  if (plain !== entry.plainBytes) return "sheet-damaged";
  return refused.find(({ pattern }) => pattern.test(declaration))?.problem;
}

function isBomb(plain: number, packed: number): boolean {
  return plain > RATIO_COUNTS_FROM && plain > packed * MAX_RATIO;
}
