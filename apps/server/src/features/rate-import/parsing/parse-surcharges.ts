import { isCurrency, isSurchargeUnit, SURCHARGE_BASES, isCalendarDate } from "@kilolane/domain/sheet";
import type { StoredSheetTerms } from "../../rate/parsing/parse-terms.ts";
import { Refusal } from "./parse-cell.ts";

/*
 * All surcharges of a line in one cell, readable and without loss:
 *   Fuel = 0.95 per_kg, min 25, basis gross, code MY, due carrier; Security = 0.15 per_kg, from 2026-01-01
 * Inside a name `;`, `=` and `\` are written with a `\` before them.
 */

type Surcharges = NonNullable<StoredSheetTerms["surcharges"]>;
type Surcharge = Surcharges[number];
type Editable = { -readonly [K in keyof Surcharge]: Surcharge[K] };
type Condition = NonNullable<Surcharge["condition"]>;

const AMOUNT = /^\d{1,9}(\.\d{1,6})?$/;
const LONGEST_LABEL = 60;

/** Reads the surcharges of a cell. */
export function parseSurcharges(text: string): Surcharge[] | Refusal {
  const found: Surcharge[] = [];
  for (const part of splitAt(text, ";")) {
    if (part.trim() === "") continue;
    const [name = "", terms, ...rest] = splitAt(part, "=");
    if (terms === undefined || rest.length > 0) return new Refusal("surcharge-syntax");
    const label = name.replaceAll(/\\(.)/g, "$1").trim();
    if (label === "" || label.length > LONGEST_LABEL) return new Refusal("surcharge-syntax");
    if (found.some((each) => each.label === label)) return new Refusal("surcharge-twice");
    const surcharge = parseTerms(label, terms);
    if (surcharge instanceof Refusal) return surcharge;
    found.push(surcharge);
  }
  return found;
}

function parseTerms(label: string, text: string): Surcharge | Refusal {
  const [first = "", ...others] = text.split(",").map((part) => part.trim());
  const [value = "", unitWord = ""] = first.split(" ");
  if (!isSurchargeUnit(unitWord)) return new Refusal("unknown-surcharge-unit");
  if (!AMOUNT.test(value)) return new Refusal("surcharge-syntax");
  const surcharge: Editable = { label, unit: unitWord, value };
  for (const part of others) {
    const [word = "", ...rest] = part.split(" ");
    if (!addTerm(surcharge, word, rest.join(" "))) return new Refusal("surcharge-syntax");
  }
  return surcharge;
}

/** @returns false when the term is none */
function addTerm(surcharge: Editable, word: string, value: string): boolean {
  const setter = SETTERS[word];
  return setter !== undefined && value !== "" && setter(surcharge, value);
}

const LISTS: Readonly<Record<string, keyof Condition>> = {
  origins: "origins",
  destinations: "destinations",
  goods: "goodsTypes",
  aircraft: "aircraft",
};

const SETTERS: Readonly<Record<string, (surcharge: Editable, value: string) => boolean>> = {
  min: (surcharge, value) => AMOUNT.test(value) && Boolean((surcharge.minimum = value)),
  max: (surcharge, value) => AMOUNT.test(value) && Boolean((surcharge.maximum = value)),
  basis: (surcharge, value) => {
    const basis = SURCHARGE_BASES.find((known) => known === value);
    if (basis !== undefined) surcharge.basis = basis;
    return basis !== undefined;
  },
  code: (surcharge, value) => /^[A-Z]{2,3}$/.test(value) && Boolean((surcharge.awbCode = value)),
  due: (surcharge, value) => {
    if (value !== "agent" && value !== "carrier") return false;
    surcharge.due = value;
    return true;
  },
  currency: (surcharge, value) => isCurrency(value) && Boolean((surcharge.currency = value)),
  from: (surcharge, value) => isCalendarDate(value) && Boolean((surcharge.validFrom = value)),
  to: (surcharge, value) => isCalendarDate(value) && Boolean((surcharge.validTo = value)),
  ...Object.fromEntries(
    Object.entries(LISTS).map(([word, key]) => [
      word,
      (surcharge: Editable, value: string) => {
        surcharge.condition = { ...surcharge.condition, [key]: value.split("+") };
        return true;
      },
    ]),
  ),
};

/** Writes surcharges so that `parseSurcharges` reads the same again. */
export function presentSurcharges(surcharges: Surcharges | undefined): string {
  return (surcharges ?? []).map(presentSurcharge).join("; ");
}

function presentSurcharge(surcharge: Surcharge): string {
  const { condition } = surcharge;
  const terms: readonly (readonly [string, string | null | undefined])[] = [
    ["min", surcharge.minimum],
    ["max", surcharge.maximum],
    ["basis", surcharge.basis],
    ["code", surcharge.awbCode],
    ["due", surcharge.due],
    ["currency", surcharge.currency],
    ["from", surcharge.validFrom],
    ["to", surcharge.validTo],
    ...Object.entries(LISTS).map(
      ([word, key]) => [word, condition?.[key]?.join("+")] as readonly [string, string | undefined],
    ),
  ];
  const label = surcharge.label.replaceAll(/[\\;=]/g, "\\$&");
  const said = terms.filter(([, value]) => value !== null && value !== undefined && value !== "");
  return [
    `${label} = ${surcharge.value} ${surcharge.unit}`,
    ...said.map(([word, value]) => `${word} ${value}`),
  ].join(", ");
}

/** Parts between marks that have no `\` before them. */
function splitAt(text: string, mark: string): string[] {
  const parts: string[] = [""];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    const last = parts.length - 1;
    if (sign === "\\") {
      parts[last] += sign + (text[at + 1] ?? "");
      at += 1;
    } else if (sign === mark) parts.push("");
    else parts[last] += sign;
  }
  return parts;
}

type BandRules = NonNullable<StoredSheetTerms["bandRules"]>;

const BAND_RULE = /^(plus|all-in)(?: to (\d{1,6}(?:\.\d{1,3})?))?( only ?(.*))?$/;

/**
 * What bands say besides their price, in their order: `plus to 44; all-in to 99; plus only Fuel|Security; plus only`.
 * `to` is the upper limit as it was typed, for display.
 */
export function parseBandRules(text: string): BandRules | Refusal {
  const rules: BandRules[number][] = [];
  for (const part of splitAt(text, ";")) {
    const match = BAND_RULE.exec(part.trim());
    if (match === null) return new Refusal("band-rules");
    const [, word, upperRange, only, labels = ""] = match;
    rules.push({
      ...(upperRange === undefined ? {} : { upperRange }),
      surchargePricing: word === "all-in" ? "all-in" : "plus",
      applicableSurcharges: only === undefined ? null : parseLabels(labels),
    });
  }
  return rules;
}

function parseLabels(text: string): string[] {
  return splitAt(text, "|")
    .map((label) => label.replaceAll(/\\(.)/g, "$1").trim())
    .filter(Boolean);
}

/** Writes band rules so that `parseBandRules` reads the same again; empty when there are none. */
export function presentBandRules(rules: BandRules | undefined): string {
  return (rules ?? []).map(presentBandRule).join("; ");
}

function presentBandRule({ upperRange, surchargePricing = "plus", applicableSurcharges }: BandRules[number]) {
  const to = upperRange === null || upperRange === undefined ? "" : ` to ${upperRange}`;
  const labels = applicableSurcharges?.map((label) => label.replaceAll(/[\\;|]/g, "\\$&")).join("|");
  return `${surchargePricing}${to}${labels === undefined ? "" : ` only ${labels}`}`.trim();
}
