import { type GoodsLine, needsMainDeck } from "../measure/goods.ts";
import type { DimensionUnit, WeightUnit } from "../measure/units.ts";
import { KG_PER_LB } from "../measure/weight.ts";
import { type Exact, compareExact, exact, multiplyExact } from "../money/exact.ts";
import {
  CARGO_HANDLING_CODES,
  type CargoType,
  type ShipperType,
  TEMPERATURE_HANDLING_CODES,
  type TemperatureRange,
} from "../reference/cargo.ts";
import type { DangerousGoods } from "../rating/candidate.ts";
import type { AcceptanceFlags, CargoAircraftOnlyReason } from "./acceptance-types.ts";

/** Lithium batteries by themselves: never on passenger aircraft (pricing rules §9). */
const CARGO_AIRCRAFT_ONLY_UN_NUMBERS: readonly string[] = ["UN3480", "UN3090"];
const DRY_ICE = "UN1845";
/** Without prior agreement: advice, not refusal (pricing rules §9). */
const NARROW_BODY_PIECE_KG = exact(80);
const WIDE_BODY_PIECE_KG = exact(250);

export interface AcceptanceRequest {
  readonly goods: readonly GoodsLine[];
  readonly dimensionUnit: DimensionUnit;
  readonly weightUnit: WeightUnit;
  readonly cargoType: CargoType;
  readonly shipperType: ShipperType;
  readonly originCountry: string;
  readonly temperatureRange: TemperatureRange | null;
  readonly unNumbers: readonly string[];
  readonly dangerousGoods: readonly DangerousGoods[];
}

/** Class 1 travels on passenger aircraft as 1.4S only. */
function isForbiddenExplosive({ dgClass, compatibilityGroup }: DangerousGoods): boolean {
  if (dgClass === null || !dgClass.startsWith("1.")) return false;
  return !(dgClass === "1.4" && compatibilityGroup?.trim().toUpperCase() === "S");
}

/** Why a shipment may fly on cargo aircraft only; empty when passenger aircraft may carry it. */
export function cargoAircraftOnlyReasons(
  request: Pick<AcceptanceRequest, "shipperType" | "originCountry" | "unNumbers" | "dangerousGoods">,
): readonly CargoAircraftOnlyReason[] {
  const reasons: CargoAircraftOnlyReason[] = [];
  // 49 CFR 1544.239
  if (request.shipperType === "Unknown Shipper" && request.originCountry === "US")
    reasons.push("unknown-shipper");
  const unNumbers = [...request.unNumbers, ...request.dangerousGoods.map((goods) => goods.unNumber)];
  const normalised = unNumbers.map((unNumber) => unNumber.trim().toUpperCase());
  if (normalised.some((unNumber) => CARGO_AIRCRAFT_ONLY_UN_NUMBERS.includes(unNumber)))
    reasons.push("lithium");
  if (request.dangerousGoods.some(isForbiddenExplosive)) reasons.push("explosive");
  if (request.dangerousGoods.some((goods) => goods.cargoAircraftOnly)) reasons.push("declared");
  return reasons;
}

/** Average piece weight of the heaviest line against the advice, compared without dividing. */
function pieceWeightAdvice(
  goods: readonly GoodsLine[],
  unit: WeightUnit,
): AcceptanceFlags["pieceWeightAdvice"] {
  const isOver = (limitKg: Exact): boolean =>
    goods.some((line) => {
      const kg = unit === "lb" ? multiplyExact(line.totalWeight, KG_PER_LB) : line.totalWeight;
      return compareExact(kg, multiplyExact(limitKg, exact(line.pieces))) > 0;
    });
  if (isOver(WIDE_BODY_PIECE_KG)) return "over-wide-body";
  return isOver(NARROW_BODY_PIECE_KG) ? "over-narrow-body" : null;
}

function handlingCodes(request: AcceptanceRequest, isCargoAircraftOnly: boolean): readonly string[] {
  const codes: string[] = [];
  if (request.temperatureRange) codes.push(TEMPERATURE_HANDLING_CODES[request.temperatureRange]);
  if (request.cargoType === "Perishable" || request.cargoType === "Express") {
    codes.push(CARGO_HANDLING_CODES[request.cargoType]);
  }
  if (request.unNumbers.some((unNumber) => unNumber.trim().toUpperCase() === DRY_ICE)) codes.push("ICE");
  if (isCargoAircraftOnly) codes.push("CAO");
  return codes;
}

/** What an aircraft takes: main deck, cargo aircraft only, piece weight advice, handling codes (pricing rules §9). */
export function acceptanceFlags(request: AcceptanceRequest): AcceptanceFlags {
  const cargoAircraftOnly = cargoAircraftOnlyReasons(request);
  return {
    mainDeckOnly: request.goods.some((line) =>
      needsMainDeck(line.height, line.dimensionUnit ?? request.dimensionUnit),
    ),
    cargoAircraftOnly,
    pieceWeightAdvice: pieceWeightAdvice(request.goods, request.weightUnit),
    handlingCodes: handlingCodes(request, cargoAircraftOnly.length > 0),
  };
}

export interface AircraftVerdict {
  readonly isAllowed: boolean;
  /** what may be offered instead */
  readonly offer: "cargo-aircraft-only" | null;
}

/** Whether an aircraft may carry the shipment at all, and what to offer where it may not. */
export function aircraftVerdict(
  request: Pick<AcceptanceRequest, "shipperType" | "originCountry" | "unNumbers" | "dangerousGoods">,
  aircraft: "passenger" | "freighter",
): AircraftVerdict {
  const isAllowed = aircraft === "freighter" || cargoAircraftOnlyReasons(request).length === 0;
  return { isAllowed, offer: isAllowed ? null : "cargo-aircraft-only" };
}
