import { createInflateRaw } from "node:zlib";
import { decodeText } from "./decode-text.ts";
import { readZipEntries, type ZipEntry } from "./zip-entries.ts";

/** What a file may be. */
export type SpreadsheetKind = "xlsx" | "csv";

/** Why a file is not read; the name of its phrase. */
export type SpreadsheetProblem =
  | "sheet-empty"
  | "sheet-too-large"
  | "sheet-wrong-type"
  | "sheet-old-excel"
  | "sheet-macro"
  | "sheet-encrypted"
  | "sheet-entities"
  | "sheet-bomb"
  | "sheet-damaged";

/** Limits of a workbook (reliability-security P24). */
const MAX_XLSX_BYTES = 10 * 1024 * 1024;
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
const ENTITIES = ["<!DOCTYPE", "<!ENTITY"].map((text) => Buffer.from(text));

/**
 * Looks into a file before anything reads it: its bytes decide, not its name. Workbooks are inflated once, entry by
 * entry and without keeping them, so that a bomb is noticed by what it holds and not by what it claims.
 */
export async function checkSpreadsheet(
  bytes: Buffer,
  originalName: string,
): Promise<{ readonly kind: SpreadsheetKind } | { readonly problem: SpreadsheetProblem }> {
  if (bytes.length === 0) return { problem: "sheet-empty" };
  const startsWith = (magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic);
  if (startsWith(OLE)) {
    return { problem: bytes.includes(ENCRYPTED_STREAM) ? "sheet-encrypted" : "sheet-old-excel" };
  }
  if (startsWith(ZIP)) {
    const problem = bytes.length > MAX_XLSX_BYTES ? "sheet-too-large" : await checkWorkbook(bytes);
    return problem === undefined ? { kind: "xlsx" } : { problem };
  }
  if (!/\.(csv|tsv|txt)$/i.test(originalName)) return { problem: "sheet-wrong-type" };
  if (bytes.length > MAX_CSV_BYTES) return { problem: "sheet-too-large" };
  return isTable(bytes) ? { kind: "csv" } : { problem: "sheet-wrong-type" };
}

/** Text without control characters that is no web page. */
function isTable(bytes: Buffer): boolean {
  const beginning = decodeText(bytes.subarray(0, 4_096));
  return !/\p{Cc}/u.test(beginning.replaceAll(/[\t\r\n]/g, "")) && !/^\s*(<|%PDF)/.test(beginning);
}

async function checkWorkbook(bytes: Buffer): Promise<SpreadsheetProblem | undefined> {
  const entries = readZipEntries(bytes, MAX_ENTRIES);
  if (entries === undefined) return "sheet-damaged";
  if (entries.some((entry) => entry.isEncrypted)) return "sheet-encrypted";
  if (entries.some((entry) => /vbaProject|\/macrosheets\/|\/activeX\//i.test(entry.name)))
    return "sheet-macro";
  const names = new Set(entries.map((entry) => entry.name));
  if (!names.has("[Content_Types].xml") || !names.has("xl/workbook.xml")) return "sheet-wrong-type";
  const claimed = entries.reduce((sum, entry) => sum + entry.plainBytes, 0);
  if (claimed > MAX_PLAIN_BYTES) return "sheet-bomb";
  for (const entry of entries) {
    const problem = await checkEntry(entry);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Inflates one entry to the end or to the first problem. */
async function checkEntry(entry: ZipEntry): Promise<SpreadsheetProblem | undefined> {
  const isXml = /\.(xml|rels|vml)$/i.test(entry.name);
  const isTypes = entry.name === "[Content_Types].xml";
  let plain = 0;
  // the end of the last piece, so that a word cut in two is seen
  let tail = Buffer.alloc(0);
  try {
    for await (const piece of inflate(entry)) {
      plain += piece.length;
      // beyond its own claim: the directory lies
      if (plain > entry.plainBytes || isBomb(plain, entry.packedBytes)) return "sheet-bomb";
      if (!isXml) continue;
      const text = Buffer.concat([tail, piece]);
      if (ENTITIES.some((word) => text.includes(word))) return "sheet-entities";
      if (isTypes && text.includes("macroEnabled")) return "sheet-macro";
      tail = Buffer.from(text.subarray(-16));
    }
  } catch {
    return "sheet-damaged";
  }
  return plain === entry.plainBytes ? undefined : "sheet-damaged";
}

function isBomb(plain: number, packed: number): boolean {
  return plain > RATIO_COUNTS_FROM && plain > packed * MAX_RATIO;
}

async function* inflate(entry: ZipEntry): AsyncGenerator<Buffer> {
  if (entry.method === 0) {
    yield entry.packed;
    return;
  }
  if (entry.method !== 8) throw new RangeError("unknown packing");
  const inflater = createInflateRaw({ chunkSize: 256 * 1024 });
  inflater.end(entry.packed);
  for await (const piece of inflater) if (Buffer.isBuffer(piece)) yield piece;
}
