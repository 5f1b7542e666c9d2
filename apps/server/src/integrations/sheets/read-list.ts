import type { ListFile } from "@kilolane/contract";
import type { z } from "zod";
import { plainText } from "../spreadsheet/guard-text.ts";
import { readCsvRows } from "../spreadsheet/read-csv.ts";
import { SheetLimitError } from "../spreadsheet/sheet-limit-error.ts";

type ListProblem = ListFile["problems"][number];
type ListChange = ListFile["changes"][number];

/** More are no help: the file is another one. */
const MOST_PROBLEMS = 100;
const MOST_CHANGES = 200;
const MOST_LINES = 20_000;
const MOST_COLUMNS = 60;

/** What a column may be called, in lower case: in every language of the product. */
type ColumnNames<Field extends string> = Readonly<Record<Field, ReadonlySet<string>>>;

/** A list that can be written from a file: which columns, how a row is checked, and what names a row. */
export interface ListFormat<Field extends string, Row> {
  readonly fields: readonly Field[];
  readonly names: ColumnNames<Field>;
  readonly schema: z.ZodType<Row>;
  readonly keyOf: (row: Row) => string;
  /** how a change names the row; by its key without one */
  readonly nameOf?: (row: Row) => string;
  /** the row as the file spells it */
  readonly textOf: (row: Row, field: Field) => string;
  /** whether the row is offered; without it every row is */
  readonly isInUse?: (row: Row) => boolean;
}

/** What a file of a list says. */
export interface ParsedList<Row> {
  /** lines under the header that hold anything */
  readonly lines: number;
  readonly rows: readonly { readonly line: number; readonly row: Row }[];
  readonly problems: readonly ListProblem[];
}

/** Reads a CSV file of a list: a header that names the columns, then one row a line; each row comes once. */
export function readList<Field extends string, Row>(
  bytes: Uint8Array,
  format: ListFormat<Field, Row>,
): ParsedList<Row> {
  try {
    return parseLines(bytes, format);
  } catch (error) {
    if (error instanceof SheetLimitError) return fileProblem("file-csv");
    throw error;
  }
}

function parseLines<Field extends string, Row>(
  bytes: Uint8Array,
  format: ListFormat<Field, Row>,
): ParsedList<Row> {
  const problems: ListProblem[] = [];
  const rows: { line: number; row: Row }[] = [];
  const seen = new Set<string>();
  let line = 0;
  let lines = 0;
  let places: ReadonlyMap<Field, number> | undefined;
  for (const cells of readCsvRows(bytes, MOST_COLUMNS)) {
    line += 1;
    if (problems.length >= MOST_PROBLEMS) break;
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (places === undefined) {
      places = findColumns(cells, format);
      if (places === undefined) return fileProblem("columns");
      continue;
    }
    lines += 1;
    if (lines > MOST_LINES) return fileProblem("too-many-lines");
    const parsed = parseLine(cells, places, format);
    if ("problems" in parsed) problems.push(...parsed.problems.map((one) => ({ line, ...one })));
    else if (seen.size === seen.add(format.keyOf(parsed.row)).size)
      problems.push({ line, field: format.fields[0] ?? "", code: "double" });
    else rows.push({ line, row: parsed.row });
  }
  if (lines === 0) return fileProblem("no-lines");
  return { lines, rows, problems: problems.slice(0, MOST_PROBLEMS) };
}

function fileProblem(code: string): { lines: number; rows: []; problems: ListProblem[] } {
  return { lines: 0, rows: [], problems: [{ line: 1, field: "file", code }] };
}

/** Where the columns are; undefined unless each is there once. */
function findColumns<Field extends string, Row>(
  cells: readonly string[],
  { fields, names }: ListFormat<Field, Row>,
): ReadonlyMap<Field, number> | undefined {
  const words = cells.map((cell) =>
    plainText(cell)
      .replace(/^\uFEFF/, "")
      .trim()
      .toLowerCase(),
  );
  const found = new Map<Field, number>();
  for (const field of fields) {
    const places = words.flatMap((word, index) => (names[field].has(word) ? [index] : []));
    const [place] = places;
    if (place === undefined || places.length > 1) return undefined;
    found.set(field, place);
  }
  return found;
}

function parseLine<Field extends string, Row>(
  cells: readonly string[],
  places: ReadonlyMap<Field, number>,
  { schema }: ListFormat<Field, Row>,
): { readonly row: Row } | { readonly problems: readonly Omit<ListProblem, "line">[] } {
  const typed = Object.fromEntries(
    [...places].map(([field, place]) => [field, plainText(cells[place] ?? "").trim()]),
  );
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { row: parsed.data };
  return {
    problems: parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), code: message })),
  };
}

/** What the rows of a file change of what is stored, which is given by key. */
export function compareList<Field extends string, Row>(
  rows: ParsedList<Row>["rows"],
  stored: ReadonlyMap<string, Row>,
  { fields, keyOf, nameOf = keyOf, textOf, isInUse = () => true }: ListFormat<Field, Row>,
): Pick<ListFile, "added" | "changed" | "outOfUse" | "unchanged" | "changes"> & {
  readonly differing: readonly Row[];
} {
  const changes: ListChange[] = [];
  const differing: Row[] = [];
  let added = 0;
  let outOfUse = 0;
  for (const { line, row } of rows) {
    const key = keyOf(row);
    const before = stored.get(key);
    const differences = fields.flatMap((field): ListChange[] => {
      const [was, after] = [before === undefined ? null : textOf(before, field), textOf(row, field)];
      return was === after ? [] : [{ line, key: nameOf(row), field, before: was, after }];
    });
    if (differences.length === 0) continue;
    differing.push(row);
    if (before === undefined) added += 1;
    else if (isInUse(before) && !isInUse(row)) outOfUse += 1;
    changes.push(...differences);
  }
  const changed = differing.length - added - outOfUse;
  const unchanged = rows.length - differing.length;
  return { added, changed, outOfUse, unchanged, changes: changes.slice(0, MOST_CHANGES), differing };
}
