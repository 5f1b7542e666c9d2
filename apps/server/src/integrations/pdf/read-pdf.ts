import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A word or a run of words as it lies on the page; places and sizes in points from the page's left lower corner. */
export interface PlacedText {
  text: string;
  left: number;
  width: number;
  baseline: number;
  /** of its letters */
  size: number;
  rightToLeft: boolean;
}

interface ReadPage {
  /** All text without line structure, NFKC, without white space and direction controls: for "does it say". */
  compactText: string;
  /** Lines from the top, each from left to right as seen. */
  lines: PlacedText[][];
  /** Names of the structure tags on the page (H1, Table, TH …), in order. */
  tags: string[];
  fontNames: string[];
}

export interface ReadPdf {
  title: unknown;
  language: unknown;
  pages: ReadPage[];
}

/** Brings text into the form in which what was asked for and what was extracted can be compared. */
export function compact(text: string): string {
  return text.normalize("NFKC").replace(/[\s\u200b-\u200f\u061c\u2066-\u2069]/g, "");
}

async function readLines(page: PDFPageProxy): Promise<PlacedText[][]> {
  const { items } = await page.getTextContent();
  const lines = new Map<number, PlacedText[]>();
  for (const item of items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const [, , across = 0, up = 0, left = 0, baseline = 0]: number[] = item.transform;
    const { str: text, width } = item;
    const placed = {
      text,
      left,
      width,
      baseline,
      size: Math.hypot(across, up),
      rightToLeft: item.dir === "rtl",
    };
    const line = Math.round(baseline);
    lines.set(line, [...(lines.get(line) ?? []), placed]);
  }
  return [...lines]
    .toSorted(([one], [other]) => other - one)
    .map(([, placed]) => placed.toSorted((one, other) => one.left - other.left));
}

function collectTags(node: unknown, tags: string[]): string[] {
  if (typeof node !== "object" || node === null) return tags;
  if ("role" in node && typeof node.role === "string") tags.push(node.role);
  if ("children" in node && Array.isArray(node.children)) {
    for (const child of node.children) collectTags(child, tags);
  }
  return tags;
}

async function readFontNames(page: PDFPageProxy): Promise<string[]> {
  const operators = await page.getOperatorList();
  const ids = operators.argsArray.filter(
    (given): given is [string, number] =>
      Array.isArray(given) && /^g_d\d+_f\d+$/.test(String(given[0])) && given.length === 2,
  );
  const names = ids.map(([id]) => {
    const font: unknown = page.commonObjs.get(id);
    return typeof font === "object" && font !== null && "name" in font ? String(font.name) : "";
  });
  return [...new Set(names)].toSorted();
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const { items } = await page.getTextContent();
  const text = items.map((item) => ("str" in item ? item.str : "")).join("");
  return {
    compactText: compact(text),
    lines: await readLines(page),
    tags: collectTags(await page.getStructTree(), []),
    fontNames: await readFontNames(page),
  };
}

/** Reads a PDF with pdf.js, for tests: what it says, where the words lie, how it is tagged. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    fontExtraProperties: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const properties = new Map<string, unknown>(Object.entries(info));
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(await readPage(await document.getPage(number)));
  }
  await task.destroy();
  return { title: properties.get("Title"), language: properties.get("Language"), pages };
}
