/** A text that a spreadsheet would run as a formula gets an apostrophe in front. */
const FORMULA = /^[=+\-@\t\r]/;
/** Amounts come as decimal strings; a loss is a number and no formula. */
const AMOUNT = /^-\d+(?:\.\d+)?$/;

function cellOf(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) && !AMOUNT.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a CSV file that spreadsheets open as UTF-8 (RFC 4180, with a byte order mark). */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`;
}
