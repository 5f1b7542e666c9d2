import type { TRUCKING_DIRECTIONS, TruckingSheetField, TruckingSheetMapping } from "@kilolane/contract";
import { ACCESSORIAL_CODES, type AccessorialCode, isCalendarDate } from "@kilolane/domain";
import type { Cell } from "../../../integrations/spreadsheet/read-sheets.ts";
import {
  formulaProblem,
  isBlankCell,
  parseYesNo,
  Refusal,
  textOf,
} from "../../rate-import/parsing/parse-cell.ts";
import { parseDate, parseLastDay } from "../../rate-import/parsing/parse-date.ts";
import { parseNumber } from "../../rate-import/parsing/parse-number.ts";

/** A service whose cell says that the carrier does not do it. */
export const NOT_OFFERED = "not-offered";
const NOT_OFFERED_WORDS = new Set(["not offered", "no service", "not available", "no", "not-offered"]);
const ON_REQUEST_WORDS = new Set(["on request", "ask", "tbd", "call", "quote", "request"]);
const FREE_WORDS = new Set(["free", "included", "incl", "incl."]);
const DIRECTION_WORDS: Readonly<Record<string, (typeof TRUCKING_DIRECTIONS)[number]>> = {
  both: "both",
  "pickup and delivery": "both",
  "pickup & delivery": "both",
  "p&d": "both",
  "pu/del": "both",
  pickup: "pickup",
  "pick up": "pickup",
  "pick-up": "pickup",
  pu: "pickup",
  "pickup only": "pickup",
  export: "pickup",
  delivery: "delivery",
  del: "delivery",
  "delivery only": "delivery",
  import: "delivery",
};
const MODE_WORDS: Readonly<Record<string, "cwt" | "mile">> = {
  cwt: "cwt",
  weight: "cwt",
  lb: "cwt",
  lbs: "cwt",
  "100 lb": "cwt",
  "per cwt": "cwt",
  "per 100 lb": "cwt",
  mile: "mile",
  miles: "mile",
  mi: "mile",
  "per mile": "mile",
  mileage: "mile",
};
/** An upper limit that is none: "and up". */
const OPEN_UPPER = /^(\+|and (up|over|above)|up|over|max\.?|no limit|∞)$/i;

function isAccessorial(field: TruckingSheetField): field is AccessorialCode {
  return ACCESSORIAL_CODES.some((code) => code === field);
}

/**
 * A cell in the words of the tariff's form; empty when it says nothing.
 * A service's cell: a price, `not-offered`, or empty for one whose price is asked for. `N/A` there is refused, because
 * it is written for both.
 */
export function parseTariffCell(
  field: Exclude<TruckingSheetField, "ignore">,
  cell: Cell | undefined,
  { decimalSign, dateOrder }: Pick<TruckingSheetMapping, "decimalSign" | "dateOrder">,
  currency: string,
): string | Refusal {
  const text = textOf(cell);
  const formula = formulaProblem(text);
  if (formula !== undefined) return new Refusal(formula);
  if (isAccessorial(field)) return parseService(text, cell, (left) => figureOf(left, decimalSign, currency));
  if (isBlankCell(cell)) return "";
  switch (field) {
    case "zone":
    case "zipFrom":
    case "zipTo":
    case "zips":
      return field === "zone" ? text : paddedZips(text);
    case "airport":
      return text.toUpperCase();
    case "currency":
      return /^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : new Refusal("unknown-currency");
    case "validFrom":
      // a day of our own spelling may be any that a carrier's form takes
      return isCalendarDate(text) ? text : parseDate(cell, dateOrder);
    case "validTo":
      return isCalendarDate(text) ? text : parseLastDay(cell, dateOrder);
    case "direction":
      return DIRECTION_WORDS[text.toLowerCase()] ?? new Refusal("direction");
    case "mode":
      return MODE_WORDS[text.toLowerCase()] ?? new Refusal("unknown-unit");
    case "fuelOnAccessorials": {
      const said = parseYesNo(text);
      return said instanceof Refusal ? said : String(said);
    }
    case "fuelPercent":
      return parsePercent(cell, decimalSign);
    case "upperLb":
      return OPEN_UPPER.test(text) ? "" : parseNumber(withoutUnit(cell), decimalSign);
    case "lowerLb":
    case "density":
    case "divisor":
      return parseNumber(withoutUnit(cell), decimalSign);
    case "ratePerCwt":
    case "ratePerMile":
    case "minimum":
    case "fuelPerMile":
      return figureOf(cell, decimalSign, currency);
  }
}

type Sign = TruckingSheetMapping["decimalSign"];

/** An amount in the zone's currency; a dollar sign says no more than that it is one. */
function figureOf(cell: Cell | undefined, sign: Sign, currency: string): string | Refusal {
  const plain = typeof cell === "string" && currency === "USD" ? cell.replace(/^\s*\$\s*/, "") : cell;
  return parseNumber(plain, sign, currency === "" ? undefined : currency);
}

function withoutUnit(cell: Cell | undefined): Cell | undefined {
  return typeof cell === "string" ? cell.replace(/\s*(lbs?|#)\.?\s*$/i, "") : cell;
}

/** A workbook keeps 22 % as 0.22: which of the two is meant must be said. */
function parsePercent(cell: Cell | undefined, sign: Sign): string | Refusal {
  const isText = typeof cell === "string";
  const parsed = parseNumber(isText ? cell.replace(/\s*%\s*$/, "") : cell, sign);
  if (parsed instanceof Refusal || isText) return parsed;
  return Number(parsed) > 0 && Number(parsed) < 1 ? new Refusal("percent-fraction") : parsed;
}

function parseService(
  text: string,
  cell: Cell | undefined,
  figure: (left: Cell | undefined) => string | Refusal,
): string | Refusal {
  const word = text.toLowerCase();
  if (NOT_OFFERED_WORDS.has(word)) return NOT_OFFERED;
  if (FREE_WORDS.has(word)) return "0";
  if (word === "" || ON_REQUEST_WORDS.has(word)) return "";
  return isBlankCell(cell) ? new Refusal("service-unclear") : figure(cell);
}

/** Spreadsheets drop the first zero of a ZIP. */
function paddedZips(text: string): string {
  return text.replaceAll(/(?<![\d*])\d{3,4}(?![\d*])/g, (digits) => digits.padStart(5, "0"));
}
