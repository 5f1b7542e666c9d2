import { currencyCode, type ExchangeRateFile, exchangeRateInput } from "@kilolane/contract";
import { isCalendarDate } from "@kilolane/domain";
import { SheetLimitError } from "../../../integrations/spreadsheet/sheet-limit-error.ts";
import { readCsvRows } from "../../../integrations/spreadsheet/read-csv.ts";
import { plainText } from "../../../integrations/spreadsheet/guard-text.ts";
import { dayProblem } from "../rate-day.ts";
import type { NewRate } from "../writes.ts";

type RateFileProblem = ExchangeRateFile["problems"][number];
type Column = "date" | "from" | "to" | "rate";

/** What a file of rates says. */
export interface ParsedRateFile {
  /** lines under the header that hold anything */
  readonly lines: number;
  readonly rates: readonly (NewRate & { readonly line: number })[];
  readonly problems: readonly RateFileProblem[];
}

/** What the columns may be called, in lower case: in every language of the product. */
export type ColumnNames = Readonly<Record<Column, ReadonlySet<string>>>;

const COLUMNS = ["date", "from", "to", "rate"] as const;
/** All pairs of a year of working days, and some. */
const MOST_LINES = 20_000;
const MOST_COLUMNS = 20;
/** More are no help: the file is another one. */
const MOST_PROBLEMS = 100;

/**
 * Reads a CSV file of rates: a header that names the columns, then one rate a line.
 * @param currencies codes that are known
 * @param now what a date may be is counted from it
 */
export function parseRateFile(
  bytes: Uint8Array,
  names: ColumnNames,
  { currencies, now }: { readonly currencies: ReadonlySet<string>; readonly now: Date },
): ParsedRateFile {
  const problems: RateFileProblem[] = [];
  const rates: (NewRate & { line: number })[] = [];
  const seen = new Set<string>();
  let lines = 0;
  let columns: Readonly<Record<Column, number>> | undefined;
  try {
    let number = 0;
    for (const cells of readCsvRows(bytes, MOST_COLUMNS)) {
      number += 1;
      if (problems.length >= MOST_PROBLEMS) break;
      if (cells.every((cell) => cell.trim() === "")) continue;
      if (columns === undefined) {
        columns = findColumns(cells, names);
        if (columns === undefined) return fileProblem(number, "rate-columns");
        continue;
      }
      lines += 1;
      if (lines > MOST_LINES) return fileProblem(number, "too-many-lines");
      const parsed = parseLine(cells, columns, { line: number, currencies, now });
      if (!("rate" in parsed)) problems.push(...parsed.problems);
      else if (seen.size === seen.add(`${parsed.base}/${parsed.quote}/${parsed.asOf}`).size)
        problems.push({ line: number, field: "rate", code: "double" });
      else rates.push(parsed);
    }
  } catch (error) {
    if (error instanceof SheetLimitError) return fileProblem(1, "file-csv");
    throw error;
  }
  if (lines === 0) return fileProblem(1, "no-lines");
  return { lines, rates, problems: problems.slice(0, MOST_PROBLEMS) };
}

function fileProblem(line: number, code: string): ParsedRateFile {
  return { lines: 0, rates: [], problems: [{ line, field: "file", code }] };
}

/** Where the columns are; undefined unless each is there once. */
function findColumns(cells: readonly string[], names: ColumnNames): Record<Column, number> | undefined {
  const words = cells.map((cell) =>
    plainText(cell)
      .replace(/^\uFEFF/, "")
      .trim()
      .toLowerCase(),
  );
  const found = COLUMNS.map((column) =>
    words.flatMap((word, index) => (names[column].has(word) ? [index] : [])),
  );
  const [date, from, to, rate] = found.map((places) => (places.length === 1 ? places[0] : undefined));
  if (date === undefined || from === undefined || to === undefined || rate === undefined) return undefined;
  return { date, from, to, rate };
}

interface LineContext {
  readonly line: number;
  readonly currencies: ReadonlySet<string>;
  readonly now: Date;
}

function parseLine(
  cells: readonly string[],
  columns: Readonly<Record<Column, number>>,
  { line, currencies, now }: LineContext,
): (NewRate & { line: number }) | { problems: RateFileProblem[] } {
  const cell = (column: Column): string => plainText(cells[columns[column]] ?? "").trim();
  const problems: RateFileProblem[] = [];
  const refuse = (field: Column, code: string): undefined => {
    problems.push({ line, field, code });
  };
  const currency = (field: "from" | "to"): string | undefined => {
    const parsed = currencyCode.safeParse(cell(field));
    return parsed.success && currencies.has(parsed.data) ? parsed.data : refuse(field, "unknown-currency");
  };
  const date = cell("date");
  const asOf = isCalendarDate(date) ? date : refuse("date", date === "" ? "required" : "date");
  const dayCode = asOf && dayProblem(asOf, now);
  if (dayCode !== undefined) refuse("date", dayCode);
  const base = currency("from");
  const quote = currency("to");
  if (base !== undefined && base === quote) refuse("to", "same-currency");
  const typed = cell("rate");
  // a decimal comma or a thousands comma: who knows
  const rate = typed.includes(",") ? undefined : exchangeRateInput.safeParse(typed);
  if (rate?.success !== true) refuse("rate", rate?.error.issues[0]?.message ?? "number");
  if (asOf === undefined || base === undefined || quote === undefined || rate?.success !== true)
    return { problems };
  return problems.length > 0 ? { problems } : { base, quote, asOf, rate: rate.data, line };
}
