import { AIRCRAFT_KINDS, CARGO_TYPES } from "@kilolane/domain";
import type { Language } from "@kilolane/phrases";
import { readFigure } from "../../lib/format/figure-input.ts";
import type { GridRow } from "../../ui/grid/grid-types.ts";
import { NONE, priceColumn, type RateBody, type RateDraft, type RateField } from "./rate-draft.ts";
import { wireSpecials } from "./special-fields.ts";

const isBlankBand = (row: GridRow) =>
  [row["lowerRange"], row["upperRange"], row["perUnitCharge"]].every((cell) => (cell ?? "") === "");
const isBlankSurcharge = (row: GridRow) =>
  [row["label"], row["value"]].every((cell) => (cell ?? "").trim() === "");
const isBlankLane = (row: GridRow) =>
  [row["fromStation"], row["toStation"]].every((cell) => (cell ?? "").trim() === "");

/** Lines that say something, and where they stand in the grid. */
interface Kept {
  readonly row: GridRow;
  readonly index: number;
}

function keep(rows: readonly GridRow[], isBlank: (row: GridRow) => boolean): readonly Kept[] {
  return rows.map((row, index) => ({ row, index })).filter(({ row }) => !isBlank(row));
}

/** The lines of each grid that are sent, in their order on the wire. */
export function keptLines(draft: RateDraft) {
  return {
    bands: keep(draft.bands, isBlankBand),
    surcharges: keep(draft.surcharges, isBlankSurcharge),
    lanes: draft.isPerLane ? keep(draft.lanes, isBlankLane) : [],
  };
}

const codesOf = (text: string | undefined) => (text ?? "").split(/[\s,;]+/).filter((code) => code !== "");
const wordsOf = (text: string | undefined) =>
  (text ?? "")
    .split(";")
    .map((word) => word.trim())
    .filter((word) => word !== "");

type WireSurcharge = NonNullable<RateBody["airlineSurcharges"]>[number];
type WireBand = RateBody["perUnitCharges"][number];

/** A line of the surcharge grid on the wire; a pasted word that is no unit goes as it is, for the server to refuse. */
export function wireSurcharge(row: GridRow): WireSurcharge {
  const cell = (name: string) => (row[name] ?? "").trim();
  const goods = wordsOf(row["goodsTypes"]);
  const aircraft = wordsOf(row["aircraft"]);
  const condition = {
    origins: codesOf(row["origins"]),
    destinations: codesOf(row["destinations"]),
    goodsTypes: CARGO_TYPES.filter((type) => goods.includes(type)),
    aircraft: AIRCRAFT_KINDS.filter((kind) => aircraft.includes(kind)),
  };
  const isConditional = Object.values(condition).some((list) => list.length > 0);
  return {
    additionSuchargeLabale: cell("label"),
    additionSuchargeUnit: cell("unit"),
    additionSuchargeValue: cell("value"),
    additionSurchargeMinimumValue: cell("minimum"),
    maximum: cell("maximum"),
    basis: cell("basis") || "chargeable",
    currency: cell("currency"),
    validFrom: cell("validFrom"),
    validTo: cell("validTo"),
    due: cell("due"),
    awbCode: cell("awbCode"),
    condition: isConditional ? condition : null,
  };
}

function wireBand(row: GridRow, price: string): WireBand {
  const applicable = (row["applicable"] ?? "").trim();
  return {
    lowerRange: row["lowerRange"] ?? "",
    upperRange: row["upperRange"] ?? "",
    perUnitCharge: price,
    surchargePricing: (row["surchargePricing"] ?? "") || "plus",
    applicableSurcharge:
      applicable === "" ? null : applicable === NONE || applicable === "-" ? [] : wordsOf(applicable),
  };
}

/** The bands on the wire; where lanes have prices of their own, at those of the lane in that line of its grid. */
export function wireBands(draft: RateDraft, laneIndex = 0): WireBand[] {
  const { bands, lanes } = keptLines(draft);
  const lane = lanes.find(({ index }) => index === laneIndex) ?? lanes[0];
  return bands.map(({ row, index }) => {
    const own = lane?.row[priceColumn(index)];
    return wireBand(row, (draft.isPerLane ? own : undefined) ?? row["perUnitCharge"] ?? "");
  });
}

function wireLanes(draft: RateDraft): NonNullable<RateBody["lanes"]> {
  const { bands, lanes } = keptLines(draft);
  return lanes.map(({ row }) => ({
    fromStation: row["fromStation"] ?? "",
    toStation: row["toStation"] ?? "",
    minCharges: row["minCharges"] ?? "",
    prices: bands.map(({ index }) => row[priceColumn(index)] ?? ""),
  }));
}

const unique = (codes: readonly (string | undefined)[]) => [
  ...new Set(codes.filter((code): code is string => code !== undefined && code !== "")),
];

interface WireStations {
  readonly fromStations: string[];
  readonly toStation: string[];
  readonly lanes?: NonNullable<RateBody["lanes"]>;
}

function wireStations(draft: RateDraft): WireStations {
  if (!draft.isPerLane) {
    return { fromStations: codesOf(draft.fromStations), toStation: codesOf(draft.toStation) };
  }
  const { lanes } = keptLines(draft);
  return {
    fromStations: unique(lanes.map(({ row }) => row["fromStation"])),
    toStation: unique(lanes.map(({ row }) => row["toStation"])),
    lanes: wireLanes(draft),
  };
}

/** Everything that all lanes of the rate share, as the wire names it. */
export function wireSharedTerms(draft: RateDraft, language: Language) {
  const figure = (field: RateField) => readFigure(draft[field], language);
  return {
    typeOfGoods: draft.typeOfGoods,
    currency: draft.currency,
    weightUnit: draft.weightUnit,
    aircraft: draft.aircraft,
    startDate: draft.startDate,
    expiryDate: draft.expiryDate,
    daysOfOperation: draft.daysOfOperation,
    gracePeriod: figure("gracePeriod"),
    timeDuration: figure("timeDuration"),
    cutOff: draft.cutOff,
    flights: draft.flights,
    eawbFee: figure("eawbFee"),
    mawbFee: figure("mawbFee"),
    hawbFee: figure("hawbFee"),
    unNumberFee: figure("unNumberFee"),
    additionalUnNumberFee: figure("additionalUnNumberFee"),
    unNumbersIncluded: figure("unNumbersIncluded") || "1",
    divisor: figure("divisor"),
    weightStep: figure("weightStep"),
    minimumWeight: figure("minimumWeight"),
    maximumWeight: figure("maximumWeight"),
    minimumDensityKgPerM3: figure("minimumDensityKgPerM3"),
    allowNextBreak: draft.allowNextBreak,
    surchargeOnRatedWeight: draft.surchargeOnRatedWeight,
    shipperTypes: draft.shipperType === "" ? [] : [draft.shipperType],
    provider: draft.provider,
    ...wireSpecials(draft, language),
    airlineSurcharges: keptLines(draft).surcharges.map(({ row }) => wireSurcharge(row)),
  };
}

/** What the rate says, without whose it is. */
export function wireTerms(draft: RateDraft, language: Language) {
  return {
    ...wireSharedTerms(draft, language),
    ...wireStations(draft),
    minCharges: readFigure(draft.minCharges, language),
    basicCharge: readFigure(draft.basicCharge, language),
    perUnitCharges: wireBands(draft),
  };
}

/** Enough is typed that a check says more than 'this is missing'. */
export function isWorthChecking(draft: RateDraft): boolean {
  const { fromStations, toStation } = wireStations(draft);
  const hasPrice = wireBands(draft).some((band) => String(band.perUnitCharge) !== "");
  return fromStations.length > 0 && toStation.length > 0 && hasPrice;
}
