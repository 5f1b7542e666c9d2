import type { RateHistoryEntry } from "@kilolane/contract";
import type { GridRow } from "../../ui/grid/grid-types.ts";
import { NONE } from "./rate-draft.ts";
import { placeOfSurcharge } from "./rate-problems.ts";
import {
  bandInWords,
  pricesInWords,
  surchargeInWords,
  surchargePart,
  valueInWords,
  type LanePrices,
  type WordsContext,
} from "./rate-words.ts";

/** A line of the table of differences. */
export interface DifferenceLine {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

type FieldDifference = RateHistoryEntry["differences"][number];

/** What every surcharge and every range has: where it was not, the whole line was not. */
const ALWAYS_SAID = ["additionSuchargeUnit", "surchargePricing"];

const LISTS = ["airlineSurcharges", "perUnitCharges"];

/** List, name and part of a field: `airlineSurcharges.Fuel.additionSuchargeValue`; names may hold points. */
function partsOf(field: string): readonly [list: string, name: string, part: string] | null {
  const found = /^(airlineSurcharges|perUnitCharges)\.(.*)\.(\w+)$/s.exec(field);
  return found === null ? null : [found[1] ?? "", found[2] ?? "", found[3] ?? ""];
}

/** Fields come first, then the surcharges and the ranges line by line, whatever order they arrived in. */
const listPlaceOf = ([first]: readonly FieldDifference[]) =>
  LISTS.indexOf(partsOf(first?.field ?? "")?.[0] ?? "");

/** The cells of one side of a line that came or went. */
function rowOf(group: readonly FieldDifference[], side: "before" | "after"): GridRow {
  const cells = group.map(({ field, [side]: value }): [string, string] => {
    const [list = "", , part = ""] = partsOf(field) ?? [];
    const isAmountless = /^0+(\.0+)?$/.test(value ?? "") && part === "additionSurchargeMinimumValue";
    return [columnOf(list, part), isAmountless ? "" : (value ?? "")];
  });
  return Object.fromEntries(cells);
}

function columnOf(list: string, part: string): string {
  if (list === "airlineSurcharges") return placeOfSurcharge(part, undefined);
  return part === "applicableSurcharge" ? "applicable" : part;
}

/** What a line of the surcharges or ranges says differently: as a whole when it came or went, else part by part. */
function linesOfGroup(group: readonly FieldDifference[], words: WordsContext): DifferenceLine[] {
  const [list = "", name = ""] = partsOf(group[0]?.field ?? "") ?? [];
  const isSurcharge = list === "airlineSurcharges";
  const title = isSurcharge
    ? words.t("difference.surcharge", { name })
    : words.t("difference.band", { name: valueInWords("lowerRange", name, words) });
  const whole = group.find(({ field }) => ALWAYS_SAID.some((part) => field.endsWith(`.${part}`)));
  const say = (side: "before" | "after") =>
    whole?.[side] === null ? "–" : (isSurcharge ? surchargeInWords : bandInWords)(rowOf(group, side), words);
  if (whole !== undefined && (whole.before === null || whole.after === null))
    return [{ name: title, before: say("before"), after: say("after") }];
  return group.map(({ field, before, after }) => {
    const column = columnOf(list, partsOf(field)?.[2] ?? "");
    const part = isSurcharge ? surchargePart(column, words) : bandPart(column, words);
    const write = (value: string | null) =>
      (column === "applicable" ? applicable : valueInWords)(column, value, words);
    return { name: `${title} · ${part}`, before: write(before), after: write(after) };
  });
}

function bandPart(column: string, { t }: WordsContext): string {
  if (column === "upperRange") return t("band.upper");
  return column === "applicable" ? t("band.applicable") : t("band.surcharges");
}

/** No list means all of them. */
function applicable(column: string, value: string | null, words: WordsContext): string {
  if (value === null) return words.t("band.all");
  return valueInWords(column, value === "" ? NONE : value, words);
}

/** What a state of a rate says differently from the one before, in the reader's words. */
export function differencesInWords(entry: RateHistoryEntry, words: WordsContext): DifferenceLine[] {
  const groups = Map.groupBy(entry.differences, ({ field }) => {
    const parts = partsOf(field);
    return parts === null ? field : `${parts[0]}.${parts[1]}`;
  });
  const ordered = [...groups.values()].toSorted((one, other) => listPlaceOf(one) - listPlaceOf(other));
  const fields = ordered.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { field, before, after } = first;
    if (partsOf(field) !== null) return linesOfGroup(group, words);
    const name = field === "shipperTypes" ? words.t("field.shipperType") : words.codeText("field", field);
    return [{ name, before: valueInWords(field, before, words), after: valueInWords(field, after, words) }];
  });
  const prices = (side: LanePrices | null) => (side === null ? "–" : pricesInWords(side, words));
  const lanes = entry.laneChanges.examples.map(({ fromStation, toStation, before, after }) => ({
    name: words.t("difference.lane", { name: `${fromStation}–${toStation}` }),
    before: prices(before),
    after: prices(after),
  }));
  return [...fields, ...lanes];
}
