import {
  INQUIRER_COLUMNS,
  inquirerForm,
  type InquirerFile,
  type InquirerFileField,
} from "@kilolane/contract";
import { plainText } from "../../../integrations/spreadsheet/guard-text.ts";
import { readCsvRows } from "../../../integrations/spreadsheet/read-csv.ts";
import { SheetLimitError } from "../../../integrations/spreadsheet/sheet-limit-error.ts";
import type { InquirerFields } from "../writes.ts";

type Problem = InquirerFile["problems"][number];
export type InquirerColumn = Exclude<InquirerFileField, "file">;

/** What the columns may be called, in lower case: in every language of the product. */
export type InquirerColumnNames = Readonly<Record<InquirerColumn, ReadonlySet<string>>>;

/** Without these nobody can be entered. */
const NEEDED = ["companyName", "nameofInquirer", "country", "email"] as const;
const MOST_LINES = 5000;
const MOST_COLUMNS = 30;
/** More are no help: the file is another one. */
const MOST_PROBLEMS = 100;

/** What a file of inquirers says. */
export interface ParsedInquirerFile {
  /** lines under the header that hold anything */
  readonly lines: number;
  readonly good: readonly (InquirerFields & { readonly line: number })[];
  readonly bad: number;
  readonly problems: readonly Problem[];
}

/** What is known, to check a line against. */
export interface InquirerFileContext {
  readonly currencies: ReadonlySet<string>;
  /** ISO alpha-2 by the code and by the country's name, in lower case */
  readonly countries: ReadonlyMap<string, string>;
}

/** Reads a CSV file of inquirers: a header that names the columns, then one person a line. */
export function parseInquirerFile(
  bytes: Uint8Array,
  names: InquirerColumnNames,
  context: InquirerFileContext,
): ParsedInquirerFile {
  const problems: Problem[] = [];
  const good: (InquirerFields & { line: number })[] = [];
  let columns: ReadonlyMap<InquirerColumn, number> | undefined;
  let number = 0;
  let bad = 0;
  try {
    for (const cells of readCsvRows(bytes, MOST_COLUMNS)) {
      number += 1;
      if (cells.every((cell) => cell.trim() === "")) continue;
      if (columns === undefined) {
        columns = findColumns(cells, names);
        const found = columns;
        if (NEEDED.some((column) => !found.has(column))) return fileProblem(number, "inquirer-columns");
        continue;
      }
      if (good.length + bad >= MOST_LINES) return fileProblem(number, "too-many-lines");
      const parsed = parseLine(cells, columns, context);
      if ("fields" in parsed) good.push({ ...parsed.fields, line: number });
      else {
        bad += 1;
        problems.push(...parsed.problems.map((problem) => ({ ...problem, line: number })));
      }
    }
  } catch (error) {
    if (error instanceof SheetLimitError) return fileProblem(number, "file-csv");
    throw error;
  }
  const lines = good.length + bad;
  if (lines === 0) return fileProblem(1, "no-lines");
  return { lines, good, bad, problems: problems.slice(0, MOST_PROBLEMS) };
}

function fileProblem(line: number, code: string): ParsedInquirerFile {
  return { lines: 0, good: [], bad: 0, problems: [{ line: Math.max(1, line), field: "file", code }] };
}

/** Where the columns are: the first cell of the header that is called so. */
function findColumns(
  cells: readonly string[],
  names: InquirerColumnNames,
): ReadonlyMap<InquirerColumn, number> {
  const words = cells.map((cell) =>
    plainText(cell)
      .replace(/^\uFEFF/, "")
      .trim()
      .toLowerCase(),
  );
  const found = INQUIRER_COLUMNS.map((column): [InquirerColumn, number] => [
    column,
    words.findIndex((word) => names[column].has(word)),
  ]);
  return new Map(found.filter(([, place]) => place >= 0));
}

type LineProblem = Omit<Problem, "line">;

function parseLine(
  cells: readonly string[],
  columns: ReadonlyMap<InquirerColumn, number>,
  { currencies, countries }: InquirerFileContext,
): { fields: InquirerFields } | { problems: LineProblem[] } {
  const cell = (column: InquirerColumn): string | undefined => {
    const typed = plainText(cells[columns.get(column) ?? -1] ?? "").trim();
    return typed === "" ? undefined : typed;
  };
  const country = cell("country");
  const typed = Object.fromEntries(INQUIRER_COLUMNS.map((column) => [column, cell(column)]));
  const parsed = inquirerForm.safeParse({
    ...typed,
    country: country === undefined ? undefined : (countries.get(country.toLowerCase()) ?? "??"),
    language: cell("language")?.toLowerCase(),
    currency: cell("currency")?.toUpperCase(),
  });
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => ({
      field: INQUIRER_COLUMNS.find((column) => column === issue.path[0]) ?? ("file" as const),
      code: issue.message,
    }));
    return { problems };
  }
  const { nameofInquirer: name, country: countryCode, ...rest } = parsed.data;
  if (!currencies.has(rest.currency)) return { problems: [{ field: "currency", code: "unknown-currency" }] };
  return { fields: { ...rest, name, countryCode } };
}
