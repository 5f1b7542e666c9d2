import type { Cell } from "../../../integrations/spreadsheet/read-sheets.ts";
import { plainText } from "../../../integrations/spreadsheet/guard-text.ts";
import { OPEN_FORMULA } from "../../../integrations/spreadsheet/sheet-traits.ts";

/** Why a cell cannot be what its column says; the name of the phrase `problem.<code>`. */
export class Refusal {
  readonly code: string;
  /** what the phrase names besides: another line, what a city could be, the figure next to it */
  readonly other: string | undefined;
  constructor(code: string, other?: string) {
    this.code = code;
    this.other = other;
  }
}

/** What stands for "nothing" in rate sheets. */
const NOTHING = new Set(["", "-", "–", "—", "n/a", "na", "n.a.", "nil", "none", "null"]);
/** What a spreadsheet shows for a formula that failed. */
const FAILED_FORMULA =
  /^#(REF|VALUE|N\/A|NAME|DIV\/0|NUM|NULL|SPILL|CALC|GETTING_DATA|BLOCKED|BUSY|CONNECT|EXTERNAL|FIELD|PYTHON|UNKNOWN)[!?]?$/i;

/** The cell as text, white space made plain; dates as `YYYY-MM-DD`. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "string") {
    return isPlain(cell)
      ? cell
      : plainText(cell)
          .replaceAll(/[\s\u00A0\u202F]+/g, " ")
          .trim();
  }
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  return String(cell);
}

/** Whether a text is what it says already; most cells are, and each is asked several times. */
function isPlain(text: string): boolean {
  if (text.charCodeAt(0) <= 39) return false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 32) return false;
    if (code > 126) return !/[\s\u00A0]/.test(text);
  }
  return text !== "";
}

/** True for an empty cell and for what people write when there is nothing to say. */
export function isBlank(text: string): boolean {
  return text === "" || (text.length <= 4 && NOTHING.has(text.toLowerCase()));
}

/** The same of a cell as it is stored. */
export function isBlankCell(cell: Cell | undefined): boolean {
  if (typeof cell === "number" || typeof cell === "boolean") return false;
  return isBlank(textOf(cell));
}

/** Why a cell is no value but a formula without one: it failed, or the file does not hold its result. */
export function formulaProblem(text: string): "failed-formula" | "formula-without-result" | undefined {
  if (!text.startsWith("#")) return undefined;
  if (text.startsWith(OPEN_FORMULA)) return "formula-without-result";
  return FAILED_FORMULA.test(text) ? "failed-formula" : undefined;
}

const YES = new Set([
  "yes",
  "y",
  "true",
  "1",
  "x",
  "si",
  "sì",
  "sí",
  "s",
  "oui",
  "o",
  "ja",
  "j",
  "是",
  "نعم",
]);
const NO = new Set(["no", "n", "false", "0", "non", "nein", "否", "لا"]);

/** Yes or no in the six languages and German. */
export function parseYesNo(text: string): boolean | Refusal {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : new Refusal("yes-no");
}

/** Letters of a column as spreadsheets name it: 0 → A, 26 → AA. */
export function columnLetters(index: number): string {
  let letters = "";
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return letters;
}
