import { remembering } from "@kilolane/domain/sheet";
import type { Cell } from "../../../integrations/spreadsheet/read-sheets.ts";
import { Refusal, textOf } from "./parse-cell.ts";

export type DecimalSign = "auto" | "dot" | "comma";

/** More decimals than any tariff has; further ones would be lost in the stored whole numbers. */
const MAX_DECIMALS = 6;
const MAX_DIGITS = 12;
/** What binary arithmetic of a spreadsheet leaves behind a sum of prices. */
const NOISE = 1e-9;
const GROUPED_BY_COMMA = /^\d{1,3}(,\d{3})+$/;
const GROUPED_BY_DOT = /^\d{1,3}(\.\d{3})+$/;

/**
 * A number that is not negative, as plain decimal text (`1234.5`). Numbers written as text may have either decimal
 * sign, thousands signs, the currency's code and `/kg`; what could be read both ways is refused while the sign is `auto`.
 * A date is refused by a name of its own: spreadsheets turn 3.05 into the third of May.
 *
 * @param currency code that may stand before or behind the figure
 */
export function parseNumber(cell: Cell | undefined, sign: DecimalSign, currency?: string): string | Refusal {
  if (typeof cell === "number") return parseFigure(cell);
  if (cell instanceof Date) return new Refusal("date-not-number");
  if (typeof cell === "boolean") return new Refusal("number");
  const typed = textOf(cell)
    .toUpperCase()
    .replace(/ ?\/ ?(KGS?|LBS?)$/, "");
  const code = /^([A-Z]{3}) ?[\d.,-]|[\d.,] ?([A-Z]{3})$/.exec(typed);
  const named = code?.[1] ?? code?.[2];
  if (named !== undefined && currency !== undefined && named !== currency)
    return new Refusal("other-currency");
  const text = (named === undefined ? typed : typed.replace(named, "")).replaceAll(/[ '’]/g, "");
  return parseText(text, sign);
}

/** The cell of a percentage without its sign. */
export function withoutPercent(cell: Cell | undefined): Cell | undefined {
  return typeof cell === "string" ? cell.replace(/\s*%\s*$/, "") : cell;
}

/** A spreadsheet may keep 150 % as 1.5; a class rate of less than this is rather such a fraction. */
const LEAST_PERCENT = 5;

/** A percentage of a rate, with or without its sign. */
export function parsePercent(cell: Cell | undefined, sign: DecimalSign): string | Refusal {
  const figure = withoutPercent(cell);
  const parsed = parseNumber(figure, sign);
  if (parsed instanceof Refusal || figure !== cell) return parsed;
  return Number(parsed) > 0 && Number(parsed) < LEAST_PERCENT ? new Refusal("percent-fraction") : parsed;
}

/** A whole number from 0; `3.0` of a spreadsheet is one. */
export function parseCount(cell: Cell | undefined, sign: DecimalSign, max: number): number | Refusal {
  const parsed = parseNumber(cell, sign);
  if (parsed instanceof Refusal) return parsed;
  const count = Number(parsed);
  if (!Number.isInteger(count)) return new Refusal("whole-number");
  return count > max ? new Refusal("too-large") : count;
}

const MAX_TRANSIT_DAYS = 60;

/** Days under way: `2`, `2 days`, `2d`, `2-3`, which counts as the longer. */
export function parseTransit(text: string, sign: DecimalSign): number | Refusal {
  const range =
    /^(?:\d{1,2} ?[-–] ?)?(\d{1,2}) ?(?:d|days?|tage?|d[ií]as?|j|jours?|giorn[io]|天|日|يوم|أيام)?$/i.exec(
      text,
    );
  return parseCount(range?.[1] ?? text, sign, MAX_TRANSIT_DAYS);
}

const parseFigure = remembering((value: number): string | Refusal => {
  if (!Number.isFinite(value)) return new Refusal("number");
  if (value < 0) return new Refusal("negative");
  if (value >= 10 ** MAX_DIGITS) return new Refusal("too-large");
  const rounded = Math.round(value * 10 ** MAX_DECIMALS) / 10 ** MAX_DECIMALS;
  if (Math.abs(rounded - value) > NOISE * Math.max(1, value)) return new Refusal("too-many-decimals");
  return plainDecimal(rounded.toFixed(MAX_DECIMALS));
});

function parseText(text: string, sign: DecimalSign): string | Refusal {
  if (/^-[\d.,]+$/.test(text) || /^\([\d.,]+\)$/.test(text)) return new Refusal("negative");
  if (!/^\+?[\d.,]*\d[\d.,]*$/.test(text)) return new Refusal("number");
  const plain = withDot(text.replace("+", ""), sign);
  if (plain instanceof Refusal) return plain;
  if (!/^\d*(\.\d*)?$/.test(plain)) return new Refusal("number");
  const [whole = "", decimals = ""] = plain.split(".");
  if (whole.replace(/^0+/, "").length > MAX_DIGITS) return new Refusal("too-large");
  if (decimals.replace(/0+$/, "").length > MAX_DECIMALS) return new Refusal("too-many-decimals");
  return plainDecimal(`${whole}.${decimals}`);
}

/** The same figure with a dot before the decimals and no thousands sign. */
function withDot(text: string, sign: DecimalSign): string | Refusal {
  const dot = text.lastIndexOf(".");
  const comma = text.lastIndexOf(",");
  if (dot >= 0 && comma >= 0) {
    // both stand there: the last one parts the decimals, the other one must group thousands
    const [whole, decimals] =
      dot > comma ? [text.slice(0, dot), text.slice(dot + 1)] : [text.slice(0, comma), text.slice(comma + 1)];
    const isGrouped = (dot > comma ? GROUPED_BY_COMMA : GROUPED_BY_DOT).test(whole);
    return isGrouped ? `${whole.replaceAll(/[.,]/g, "")}.${decimals}` : new Refusal("number");
  }
  if (dot < 0 && comma < 0) return text;
  const mark = dot >= 0 ? "." : ",";
  const isDecimalSign = sign === (mark === "." ? "dot" : "comma");
  const isGrouped = (mark === "." ? GROUPED_BY_DOT : GROUPED_BY_COMMA).test(text);
  if (isDecimalSign || !isGrouped) return text.replace(mark, ".");
  // `0.850` and `0,850` group nothing
  if (text.startsWith("0")) return text.replace(mark, ".");
  if (sign === "auto" && text.indexOf(mark) === text.lastIndexOf(mark))
    return new Refusal("ambiguous-number");
  return text.replaceAll(mark, "");
}

function plainDecimal(text: string): string {
  const [whole = "", decimals = ""] = text.split(".");
  const fraction = decimals.replace(/0+$/, "");
  return `${whole.replace(/^0+(?=\d)/, "") || "0"}${fraction === "" ? "" : `.${fraction}`}`;
}

/** Which sign parts the decimals of a sheet, by the numbers it writes as text; `auto` when nothing or both tell. */
export function guessDecimalSign(texts: Iterable<string>): DecimalSign {
  const told = new Set<DecimalSign>();
  for (const text of texts) {
    if (/^\d+,\d{1,2}$|^\d+,\d{4,}$|^\d{1,3}(\.\d{3})+,\d+$|^0,\d+$/.test(text)) told.add("comma");
    if (/^\d+\.\d{1,2}$|^\d+\.\d{4,}$|^\d{1,3}(,\d{3})+\.\d+$|^0\.\d+$/.test(text)) told.add("dot");
  }
  const [sign] = told;
  return sign !== undefined && told.size === 1 ? sign : "auto";
}
