import type { EndpointOutput, listSurcharges, RateDetail, RateLaneView, RateRow } from "@kilolane/contract";
import { formatCutOff, formatFlights, Exact, type RateBand } from "@kilolane/domain";
import type { LaneRow, LaneShape } from "../reads/lane.ts";
import type { RateSheetRow } from "../reads/rate.ts";
import type { ListedRateRow } from "../reads/rate-page.ts";
import type { StoredSheetTerms, StoredSurcharge } from "../parsing/parse-terms.ts";
import { EVERYONE } from "../owner.ts";

type SurchargeView = EndpointOutput<typeof listSurcharges>["content"][number]["surcharges"][number];

/** What every answer about a rate says of it. */
export function presentRow(row: RateSheetRow): Omit<RateRow, "prices" | "addedAt"> {
  const { first_origin: fromStation, first_destination: toStation } = row;
  return {
    id: row.rate_id,
    version: row.version,
    state: row.state,
    badges: [...row.badges],
    airline: { id: row.airline_id, iata: row.airline_iata, name: row.airline_name },
    rateType: row.rate_type,
    freightForwarder: row.owner_id === EVERYONE ? null : { id: row.owner_id, name: row.owner_name ?? "" },
    isManual: row.is_manual,
    isDemonstration: row.is_demonstration,
    typeOfGoods: row.goods_type,
    aircraft: row.aircraft === "freighter" ? "freighter" : "passenger",
    currency: row.currency,
    weightUnit: row.weight_unit === "lb" ? "lb" : "kg",
    laneCount: row.lane_count,
    firstLane: fromStation === null || toStation === null ? null : { fromStation, toStation },
    startDate: row.valid_from,
    expiryDate: row.valid_to,
    provider: row.provider,
    updatedAt: row.saved_at.toISOString(),
    updatedBy: row.published_by ?? row.saved_by,
  };
}

/** An amount of a lane as decimal string. */
function presentAmount(units: number | null, scale: number): string {
  return new Exact(BigInt(units ?? 0), scale).toString();
}

/** A rate in a list. */
export function presentListed(row: ListedRateRow): RateRow {
  return { ...presentRow(row), prices: presentPrices(row), addedAt: row.added_at.toISOString() };
}

function presentPrices({ scale, min_charge, breaks, weights }: ListedRateRow): RateRow["prices"] {
  if (scale === null || breaks === null) return null;
  return {
    minCharges: presentAmount(min_charge, scale),
    bands: presentBreaks({ scale, breaks, weights: weights ?? [] }),
  };
}

function presentBreaks({ breaks, weights, scale }: Pick<LaneRow, "breaks" | "weights" | "scale">) {
  return breaks.map((price, index) => ({
    lowerRange: weights[index] ?? "0",
    perUnitCharge: presentAmount(price, scale),
  }));
}

/** A lane with its prices. */
export function presentLane(lane: LaneRow): RateLaneView {
  return {
    fromStation: lane.origin,
    toStation: lane.destination,
    minCharges: presentAmount(lane.min_charge, lane.scale),
    basicCharge: presentAmount(lane.basic_charge, lane.scale),
    startDate: lane.valid_from,
    expiryDate: lane.valid_to,
    bands: presentBreaks(lane),
  };
}

/** The bands of a lane with what the sheet says of each. */
function presentBands(
  lane: LaneRow | undefined,
  { bandRules }: StoredSheetTerms,
): RateDetail["perUnitCharges"] {
  return (lane === undefined ? [] : presentLane(lane).bands).map((band, index) => {
    const rule = bandRules?.[index];
    const pricing: RateBand["surchargePricing"] = rule?.surchargePricing ?? "plus";
    return {
      ...band,
      upperRange: rule?.upperRange ?? null,
      surchargePricing: pricing,
      applicableSurcharge: rule?.applicableSurcharges ? [...rule.applicableSurcharges] : null,
    };
  });
}

/** A surcharge in the specification's spelling. */
export function presentSurcharge(stored: StoredSurcharge): SurchargeView {
  const { condition } = stored;
  return {
    additionSuchargeLabale: stored.label,
    additionSuchargeUnit: stored.unit,
    additionSuchargeValue: stored.value,
    additionSurchargeMinimumValue: stored.minimum ?? "0",
    maximum: stored.maximum ?? null,
    basis: stored.basis ?? "chargeable",
    currency: stored.currency ?? null,
    validFrom: stored.validFrom ?? null,
    validTo: stored.validTo ?? null,
    due: stored.due ?? null,
    awbCode: stored.awbCode ?? null,
    condition: condition
      ? {
          origins: [...(condition.origins ?? [])],
          destinations: [...(condition.destinations ?? [])],
          goodsTypes: [...(condition.goodsTypes ?? [])],
          aircraft: [...(condition.aircraft ?? [])],
        }
      : null,
  };
}

/** Same stations on both sides are no lane: every other pair is served, at one tariff. */
export function isUniform(shape: LaneShape): boolean {
  const both = shape.origins.filter((origin) => shape.destinations.includes(origin)).length;
  const pairs = shape.origins.length * shape.destinations.length - both;
  return shape.tariffs === 1 && shape.lanes === shape.pairs && shape.pairs === pairs;
}

/** A state of a rate in full; `lanes` holds the first one at least. */
export function presentDetail(
  row: RateSheetRow,
  found: { readonly shape: LaneShape; readonly lanes: readonly LaneRow[]; readonly mayEdit: boolean },
): RateDetail {
  const { terms } = row;
  const { shape, lanes } = found;
  const [first] = lanes;
  const uniform = isUniform(shape);
  return {
    ...presentRow(row),
    requestId: terms.requestId ?? null,
    fromStations: [...shape.origins],
    toStation: [...shape.destinations],
    isUniform: uniform,
    hasCommonBands: shape.frames === 1 && shape.lanes === shape.pairs,
    lanes: uniform || shape.lanes > lanes.length ? [] : lanes.map(presentLane),
    divisor: row.divisor === 0 ? null : row.divisor,
    weightStep: Number(row.weight_step) === 0 ? null : String(Number(row.weight_step)),
    timeDuration: row.transit_days,
    cutOff: terms.cutOff ? formatCutOff(terms.cutOff) : null,
    flights: terms.flights ? formatFlights(terms.flights) : null,
    daysOfOperation: row.days_of_operation,
    minCharges: presentAmount(first?.min_charge ?? 0, first?.scale ?? 0),
    basicCharge: presentAmount(first?.basic_charge ?? 0, first?.scale ?? 0),
    ...presentFees(terms),
    gracePeriod: row.grace_days,
    allowNextBreak: terms.allowNextBreak ?? true,
    surchargeOnRatedWeight: terms.surchargeOnRatedWeight ?? false,
    shipperTypes: [...(terms.shipperTypes ?? [])],
    minimumWeight: terms.minimumWeight ?? null,
    maximumWeight: terms.maximumWeight ?? null,
    minimumDensityKgPerM3: terms.minimumDensityKgPerM3 ?? null,
    ...presentSpecials(terms),
    perUnitCharges: presentBands(first, terms),
    airlineSurcharges: (terms.surcharges ?? []).map(presentSurcharge),
    publishedAt: row.published_at?.toISOString() ?? null,
    publishedBy: row.published_by,
    mayEdit: found.mayEdit,
  };
}

function presentSpecials({ classRate, specificCommodity, uld }: StoredSheetTerms) {
  return {
    classPercent: classRate?.percent ?? null,
    classBase: classRate?.base ?? null,
    classMinWeight: classRate?.minWeight ?? null,
    classMinPercent: classRate?.minPercent ?? null,
    commodityItem: specificCommodity?.item ?? null,
    commodityMinWeight: specificCommodity?.minWeight ?? null,
    commodityRate: specificCommodity?.rate ?? null,
    uldPivotWeight: uld?.pivotWeight ?? null,
    uldPivotCharge: uld?.pivotCharge ?? null,
    uldOverPivotRate: uld?.overPivotRate ?? null,
    uldTare: uld?.tare ?? null,
  };
}

function presentFees(terms: StoredSheetTerms) {
  return {
    eawbFee: terms.eawbFee ?? "0",
    mawbFee: terms.mawbFee ?? "0",
    hawbFee: terms.hawbFee ?? "0",
    unNumberFee: terms.unNumberFee ?? "0",
    additionalUnNumberFee: terms.additionalUnNumberFee ?? "0",
    unNumbersIncluded: terms.unNumbersIncluded ?? 1,
  };
}
