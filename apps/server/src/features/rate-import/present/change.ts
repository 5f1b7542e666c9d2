import type { ImportField, laneChange } from "@kilolane/contract";
import { formatCutOff, formatFlights, Exact } from "@kilolane/domain";
import type { z } from "zod";
import type { StoredSheetTerms, StoredSurcharge } from "../../rate/parsing/parse-terms.ts";
import { presentBandRules } from "../parsing/parse-surcharges.ts";
import type { ChangedLane, SetChange } from "../../rate/reads/set-change.ts";

type LaneView = NonNullable<z.output<typeof laneChange>["after"]>;

/** One lane of the difference, amounts as decimal strings. */
export function presentChange(
  change: SetChange,
  kind: "added" | "changed" | "ended",
): z.output<typeof laneChange> {
  const { origin, destination, after, before } = change;
  return { kind, origin, destination, after: presentLane(after), before: presentLane(before) };
}

function presentLane(lane: ChangedLane | null): LaneView | null {
  if (lane === null) return null;
  const { terms } = lane;
  const amount = (units: number): string => new Exact(BigInt(units), lane.scale).toString();
  return {
    goods: [...(terms.goodsTypes ?? (lane.goods_type === "" ? [] : [lane.goods_type]))],
    aircraft: lane.aircraft,
    validFrom: lane.valid_from,
    validTo: lane.valid_to,
    currency: lane.currency,
    weightUnit: lane.weight_unit,
    minCharge: amount(lane.min_charge),
    breaks: lane.breaks.map((units, place) => ({ weight: lane.weights[place] ?? "0", rate: amount(units) })),
    transitDays: lane.transit_days,
    cutOff: terms.cutOff ? formatCutOff(terms.cutOff) : null,
    flights: terms.flights ? formatFlights(terms.flights) : null,
    basicCharge: lane.basic_charge === null ? null : amount(lane.basic_charge),
    classRate: presentClass(terms.classRate),
    specificCommodity: terms.specificCommodity ?? null,
    uld: presentUld(terms.uld),
    surcharges: (terms.surcharges ?? []).map(presentSurcharge),
    terms: presentTerms(lane),
  };
}

function presentClass(rate: StoredSheetTerms["classRate"]) {
  if (!rate) return null;
  const { percent, base, minWeight = null, minPercent = null } = rate;
  return { percent, base, minWeight, minPercent };
}

function presentUld(uld: StoredSheetTerms["uld"]) {
  if (!uld) return null;
  const { pivotWeight, pivotCharge, overPivotRate, tare = null } = uld;
  return { pivotWeight, pivotCharge, overPivotRate, tare };
}

function presentSurcharge({
  label,
  value,
  unit,
  ...stored
}: StoredSurcharge): LaneView["surcharges"][number] {
  const { condition } = stored;
  const said: readonly (readonly [part: string, value: string | null | undefined])[] = [
    ["basis", stored.basis ?? "chargeable"],
    ["minimum", plain(stored.minimum) === "0" ? "" : stored.minimum],
    ["maximum", stored.maximum],
    ["currency", stored.currency],
    ["validFrom", stored.validFrom],
    ["validTo", stored.validTo],
    ["due", stored.due],
    ["awbCode", stored.awbCode],
    ["origins", list(condition?.origins)],
    ["destinations", list(condition?.destinations)],
    ["goodsTypes", list(condition?.goodsTypes)],
    ["aircraft", list(condition?.aircraft)],
  ];
  const parts = said.flatMap(([part, text]) => (text ? [{ part, value: plain(text) }] : []));
  return { label, value: plain(value), unit, parts };
}

function list(codes: readonly string[] | undefined): string {
  return (codes ?? []).join(", ");
}

/** What is compared of a rate besides its prices, surcharges, dates and goods, by the fields of a sheet. */
function presentTerms(lane: ChangedLane): LaneView["terms"] {
  const { terms } = lane;
  const said: readonly (readonly [ImportField, string | number | boolean | null | undefined])[] = [
    ["divisor", lane.divisor],
    ["weightStep", lane.weight_step],
    ["eawbFee", terms.eawbFee ?? "0"],
    ["mawbFee", terms.mawbFee ?? "0"],
    ["hawbFee", terms.hawbFee ?? "0"],
    ["unNumberFee", terms.unNumberFee ?? "0"],
    ["additionalUnNumberFee", terms.additionalUnNumberFee ?? "0"],
    ["unNumbersIncluded", terms.unNumbersIncluded ?? 1],
    ["graceDays", lane.grace_days],
    ["allowNextBreak", terms.allowNextBreak ?? true],
    ["surchargeOnRatedWeight", terms.surchargeOnRatedWeight ?? false],
    ["minimumDensity", terms.minimumDensityKgPerM3],
    ["bandRules", presentBandRules(terms.bandRules)],
    ["note", terms.note],
    ["isActive", lane.is_active],
  ];
  return said.flatMap(([field, value]) =>
    value === null || value === undefined || value === "" ? [] : [{ field, value: plain(String(value)) }],
  );
}

/** 5 and 5.00 are the same. */
function plain(text: string | null | undefined): string {
  return /^\d+\.\d+$/.test(text ?? "") ? (text ?? "").replace(/\.?0+$/, "") : (text ?? "");
}
