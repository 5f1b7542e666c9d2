import type { badRow, laneChange } from "@kilolane/contract";
import { formatCutOff, formatFlights, Exact, SURCHARGE_UNITS } from "@kilolane/domain";
import { findPhrase, loadPhrases, type Language } from "@kilolane/phrases";
import type { z } from "zod";
import type { ChangedLane, SetChange } from "../../rate/reads/set-change.ts";
import type { BadRowRecord } from "../reads/finding.ts";

/** Says in a language why a line is not imported, or why its price is to be confirmed. */
export type Explain = (code: string, figures: { readonly value?: string; readonly other?: string }) => string;

const UNITS = SURCHARGE_UNITS.join(", ");

export async function loadReasons(language: Language): Promise<Explain> {
  const phrases = await loadPhrases(language, "rate-import");
  return (code, { value = "", other = "" }) =>
    findPhrase(phrases, language, `problem.${code}`, { value, other, units: UNITS }) ?? code;
}

export function presentBadRow(row: BadRowRecord, explain: Explain): z.output<typeof badRow> {
  return {
    sheet: row.sheet,
    row: row.row_number,
    problems: row.problems.map(({ column, field, code, value, other }) => ({
      column,
      field,
      code,
      value,
      message: explain(code, { value, ...(other === undefined ? {} : { other }) }),
    })),
  };
}

/** One lane of the difference, amounts as decimal strings. */
export function presentChange(
  change: SetChange,
  kind: "added" | "changed" | "ended",
): z.output<typeof laneChange> {
  const { origin, destination, after, before } = change;
  return { kind, origin, destination, after: presentLane(after), before: presentLane(before) };
}

function presentLane(lane: ChangedLane | null) {
  if (lane === null) return null;
  const amount = (units: number): string => new Exact(BigInt(units), lane.scale).toString();
  return {
    goods: [...(lane.goods_types ?? (lane.goods_type === "" ? [] : [lane.goods_type]))],
    aircraft: lane.aircraft,
    validFrom: lane.valid_from,
    validTo: lane.valid_to,
    currency: lane.currency,
    weightUnit: lane.weight_unit,
    minCharge: amount(lane.min_charge),
    breaks: lane.breaks.map((units, place) => ({ weight: lane.weights[place] ?? "0", rate: amount(units) })),
    transitDays: lane.transit_days,
    cutOff: lane.cut_off === null ? null : formatCutOff(lane.cut_off),
    flights: lane.flights === null ? null : formatFlights(lane.flights),
    basicCharge: lane.basic_charge === null ? null : amount(lane.basic_charge),
    classRate: presentClass(lane.class_rate),
    specificCommodity: lane.specific_commodity,
    uld: presentUld(lane.uld),
  };
}

function presentClass(rate: ChangedLane["class_rate"]) {
  if (rate === null) return null;
  const { percent, base, minWeight = null, minPercent = null } = rate;
  return { percent, base, minWeight, minPercent };
}

function presentUld(uld: ChangedLane["uld"]) {
  if (uld === null) return null;
  const { pivotWeight, pivotCharge, overPivotRate, tare = null } = uld;
  return { pivotWeight, pivotCharge, overPivotRate, tare };
}
