import { CARGO_TYPES, isCurrency, type CargoType, type ShipperType } from "@kilolane/domain/sheet";
import { Refusal } from "./parse-cell.ts";

/** Words and codes of the trade for the kinds of goods. */
const GOODS: readonly (readonly [CargoType, RegExp])[] = [
  [
    "General",
    /^(general( cargo)?|gen|gcr|gco|general freight|allgemein|generale?s?|généra(l|le|ux)|普通货物?|عام)$/,
  ],
  [
    "Dangerous Goods",
    /^(dangerous( goods)?|dgr?|haz(mat|ardous)?|gefahrgut|mercanc[ií]as peligrosas|marchandises dangereuses|merci pericolose|危险品|بضائع خطرة)$/,
  ],
  ["Express", /^(express|exp|xps)$/],
  ["Temperature Controlled", /^(temperature( controlled)?|temp|pil|col|crt|fro|pharma|温控)$/],
  ["Perishable", /^(perishables?|per|pef|verderblich|perecederos?|périssables?|deperibil[ei]|易腐)$/],
  ["Oversized", /^(oversized?|oog|big|hea|heavy)$/],
];
const ANY_GOODS = /^(any|all|fak|freight all kinds|\*)$/;

/** Goods a line is for: one or several by comma, slash, plus or semicolon; an empty list means any. */
export function parseGoods(text: string): CargoType[] | Refusal {
  if (ANY_GOODS.test(text.toLowerCase())) return [];
  const found: CargoType[] = [];
  for (const part of text.split(/[,;/+|]/)) {
    const word = part.trim().toLowerCase();
    if (word === "") continue;
    const type =
      CARGO_TYPES.find((known) => known.toLowerCase() === word) ??
      GOODS.find(([, pattern]) => pattern.test(word))?.[0];
    if (type === undefined) return new Refusal("unknown-goods");
    if (!found.includes(type)) found.push(type);
  }
  return found.length === 0 ? new Refusal("unknown-goods") : found;
}

export function parseShippers(text: string): ShipperType[] | Refusal {
  const found = new Set<ShipperType>();
  for (const part of text.split(/[,;/+|]/)) {
    const word = part.trim().toLowerCase();
    if (/^(known( shipper)?|kc)$/.test(word)) found.add("Known Shipper");
    else if (/^(unknown( shipper)?|uc)$/.test(word)) found.add("Unknown Shipper");
    else return new Refusal("unknown-shipper");
  }
  return [...found];
}

export function parseAircraft(text: string): "passenger" | "freighter" | Refusal {
  const word = text.toLowerCase();
  if (/^(passenger|pax|p|belly|pax aircraft|passenger aircraft)$/.test(word)) return "passenger";
  if (/^(freighter|frt|f|cao|cargo|cargo aircraft( only)?|freighters?)$/.test(word)) return "freighter";
  return new Refusal("unknown-aircraft");
}

export function parseWeightUnit(text: string): "kg" | "lb" | Refusal {
  const word = text.toLowerCase().replace(/\.$/, "");
  if (/^(kgs?|k|kilos?|kilograms?)$/.test(word)) return "kg";
  return /^(lbs?|l|pounds?)$/.test(word) ? "lb" : new Refusal("unknown-weight-unit");
}

/** ISO 4217, upper case. */
export function parseCurrency(text: string): string | Refusal {
  const code = text.toUpperCase();
  return isCurrency(code) ? code : new Refusal("unknown-currency");
}

const DAY_NAMES = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** Days of operation as digits from 1, Monday: `1234567`, `1.3.5..`, `Mon, Wed`, `daily`. */
export function parseDays(text: string): string | Refusal {
  const word = text.toLowerCase();
  if (/^(daily|d|d[1-7]|all)$/.test(word)) return "1234567";
  const days = new Set<number>();
  for (const part of word.split(/[,;/ ]+/)) {
    const named = DAY_NAMES.findIndex((name) => part.startsWith(name)) + 1;
    if (named > 0) days.add(named);
    else if (/^[1-7.\-x]+$/.test(part))
      for (const digit of part.replaceAll(/\D/g, "")) days.add(Number(digit));
    else return new Refusal("unknown-days");
  }
  return days.size === 0 ? new Refusal("unknown-days") : [...days].toSorted((a, b) => a - b).join("");
}
