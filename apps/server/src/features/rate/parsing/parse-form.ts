import type { RateSurcharge, RateTermsForm, SharedRateTerms } from "@kilolane/contract";
import { compareExact, exact, powerOfTen, type Exact } from "@kilolane/domain";
import type { FieldProblem } from "../../../http/app-error.ts";
import type { SheetDraft, StoredBandRule, StoredSheetTerms, StoredSurcharge } from "./parse-terms.ts";
import { parseSpecials } from "./parse-special.ts";

/** A lane with its amounts as whole numbers of 10^-scale; `breaks` in the order of the scheme. */
interface ParsedLane {
  readonly origin: string;
  readonly destination: string;
  readonly scale: number;
  readonly minCharge: number;
  readonly basicCharge: number | null;
  readonly breaks: readonly number[];
}

/** The columns of a sheet that a form says; whose it is comes from elsewhere. */
export type ParsedSheet = Pick<
  SheetDraft,
  | "currency"
  | "weightUnit"
  | "divisor"
  | "weightStep"
  | "goodsType"
  | "aircraft"
  | "transitDays"
  | "daysOfOperation"
  | "graceDays"
  | "terms"
> & { readonly provider: string };

/** Lanes of a form with the weights that their breaks begin at, ascending. */
export interface ParsedLanes {
  readonly weights: readonly string[];
  readonly lanes: readonly ParsedLane[];
  readonly bandRules: readonly StoredBandRule[];
}

/** More lanes come by import. */
const MOST_LANES = 10_000;
/** Amounts are stored as 32-bit integers. */
const MOST_UNITS = 2_147_483_647n;

/**
 * What all lanes share, as the sheet stores it.
 * @param kept what the form does not say and an edit must not lose
 */
export function parseSharedTerms(form: SharedRateTerms, kept: StoredSheetTerms = {}): ParsedSheet {
  const { goodsTypes, requestId, note, bandRules } = kept;
  return {
    currency: form.currency,
    weightUnit: form.weightUnit,
    // 0: the usual one of the units in use
    divisor: form.divisor ?? 0,
    weightStep: form.weightStep ?? "0",
    goodsType: form.typeOfGoods,
    aircraft: form.aircraft,
    transitDays: form.timeDuration,
    daysOfOperation: form.daysOfOperation,
    graceDays: form.gracePeriod,
    provider: form.provider,
    terms: {
      ...parseSpecials(form, kept),
      ...(goodsTypes?.includes(form.typeOfGoods) ? { goodsTypes } : {}),
      ...(requestId ? { requestId } : {}),
      ...(note ? { note } : {}),
      ...(bandRules ? { bandRules } : {}),
      surcharges: form.airlineSurcharges.map(parseSurcharge),
      eawbFee: form.eawbFee,
      mawbFee: form.mawbFee,
      hawbFee: form.hawbFee,
      unNumberFee: form.unNumberFee,
      additionalUnNumberFee: form.additionalUnNumberFee,
      unNumbersIncluded: form.unNumbersIncluded,
      allowNextBreak: form.allowNextBreak,
      surchargeOnRatedWeight: form.surchargeOnRatedWeight,
      ...(form.shipperTypes.length > 0 ? { shipperTypes: form.shipperTypes } : {}),
      ...(form.minimumWeight === null ? {} : { minimumWeight: form.minimumWeight }),
      ...(form.maximumWeight === null ? {} : { maximumWeight: form.maximumWeight }),
      ...(form.cutOff === null ? {} : { cutOff: form.cutOff }),
      ...(form.flights === null ? {} : { flights: form.flights }),
      ...(form.minimumDensityKgPerM3 === null ? {} : { minimumDensityKgPerM3: form.minimumDensityKgPerM3 }),
    },
  };
}

function parseSurcharge(typed: RateSurcharge): StoredSurcharge {
  const { condition } = typed;
  return {
    label: typed.additionSuchargeLabale,
    unit: typed.additionSuchargeUnit,
    value: typed.additionSuchargeValue,
    minimum: typed.additionSurchargeMinimumValue,
    maximum: typed.maximum,
    basis: typed.basis,
    currency: typed.currency,
    validFrom: typed.validFrom,
    validTo: typed.validTo,
    due: typed.due,
    awbCode: typed.awbCode,
    condition,
  };
}

/** The template's form of a surcharge list: the same as on a rate. */
export const parseSurcharges = (typed: readonly RateSurcharge[]): StoredSurcharge[] =>
  typed.map(parseSurcharge);

type LaneForm = Pick<
  RateTermsForm,
  | "fromStations"
  | "toStation"
  | "lanes"
  | "minCharges"
  | "basicCharge"
  | "perUnitCharges"
  | "airlineSurcharges"
>;

/** The lanes of a form; what is wrong with them is pushed to `problems`. */
export function parseLanes(form: LaneForm, problems: FieldProblem[]): ParsedLanes {
  const order = form.perUnitCharges
    .map((band, index) => ({ band, index, lower: exact(band.lowerRange) }))
    .toSorted((a, b) => compareExact(a.lower, b.lower) || a.index - b.index);
  const labels = new Set(form.airlineSurcharges.map((surcharge) => surcharge.additionSuchargeLabale));
  for (const { band, index } of order) {
    const unknown = (band.applicableSurcharge ?? []).some((label) => !labels.has(label));
    if (unknown) problems.push({ field: `perUnitCharges.${index}.applicableSurcharge`, code: "unknown" });
  }
  return {
    weights: order.map(({ lower }) => lower.toString()),
    lanes: (form.lanes === undefined ? pairLanes(form, problems) : ownLanes(form, problems)).map(
      ({ place, from, to, minimum, prices }) =>
        scaleLane(
          { from, to, place },
          [minimum, form.basicCharge, ...order.map(({ index }) => prices[index] ?? "0")],
          problems,
        ),
    ),
    bandRules: order.map(({ band }) => ({
      upperRange: band.upperRange,
      surchargePricing: band.surchargePricing,
      applicableSurcharges: band.applicableSurcharge,
    })),
  };
}

interface TypedLane {
  readonly place: string;
  readonly from: string;
  readonly to: string;
  readonly minimum: string;
  /** in the order of `perUnitCharges` as typed */
  readonly prices: readonly string[];
}

/** Every pair of the stations, at the same prices. */
function pairLanes(form: LaneForm, problems: FieldProblem[]): TypedLane[] {
  const prices = form.perUnitCharges.map((band) => band.perUnitCharge);
  if (form.fromStations.length * form.toStation.length > MOST_LANES) {
    problems.push({ field: "toStation", code: "too-many" });
    return [];
  }
  const lanes = form.fromStations.flatMap((from) =>
    form.toStation
      .filter((to) => to !== from)
      .map((to) => ({ place: "perUnitCharges", from, to, minimum: form.minCharges, prices })),
  );
  if (lanes.length === 0) problems.push({ field: "toStation", code: "same-airport" });
  return lanes;
}

/** Lanes with prices of their own. */
function ownLanes(form: LaneForm, problems: FieldProblem[]): TypedLane[] {
  const seen = new Set<string>();
  const common = form.perUnitCharges.map((band) => band.perUnitCharge);
  if (form.lanes?.length === 0) problems.push({ field: "lanes", code: "required" });
  return (form.lanes ?? []).map((lane, index) => {
    const place = `lanes.${index}`;
    const { fromStation: from, toStation: to } = lane;
    if (from === to) problems.push({ field: `${place}.toStation`, code: "same-airport" });
    if (seen.has(`${from}${to}`)) problems.push({ field: `${place}.toStation`, code: "double" });
    seen.add(`${from}${to}`);
    const prices = lane.prices ?? common;
    if (prices.length !== common.length) problems.push({ field: `${place}.prices`, code: "count" });
    return { place, from, to, minimum: lane.minCharges ?? form.minCharges, prices };
  });
}

/** Amounts as whole numbers of the smallest decimal place that any of them has. */
function scaleLane(
  lane: { readonly from: string; readonly to: string; readonly place: string },
  typed: readonly string[],
  problems: FieldProblem[],
): ParsedLane {
  // 1.5000 is 1.5
  const amounts = typed.map((amount) => exact(exact(amount).toString()));
  const scale = Math.max(...amounts.map((amount) => amount.scale));
  const units = amounts.map((amount) => unitsAt(amount, scale));
  if (units.some((amount) => amount > MOST_UNITS)) {
    const isKnown = problems.some(({ field }) => field === lane.place);
    if (!isKnown) problems.push({ field: lane.place, code: "too-large" });
  }
  const [minCharge = 0, basicCharge = 0, ...breaks] = units.map(Number);
  return {
    origin: lane.from,
    destination: lane.to,
    scale,
    minCharge,
    basicCharge: basicCharge === 0 ? null : basicCharge,
    breaks,
  };
}

function unitsAt(amount: Exact, scale: number): bigint {
  return amount.units * powerOfTen(scale - amount.scale);
}
