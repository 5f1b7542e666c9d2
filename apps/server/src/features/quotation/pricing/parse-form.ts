import type { StoredGoodsLine, StoredRequest } from "../reads/request-content.ts";
import {
  ACCESSORIAL_CODES,
  exact,
  goodsInUnits,
  rememberingOf,
  ZERO,
  type AccessorialCode,
  type DangerousGoods,
  type EnteredSize,
  type PricingRequest,
  type Shipment,
  type TruckingLegRequest,
} from "@kilolane/domain";
import type { FoundAirport } from "../../place/reads/place.ts";

function parseSize(line: StoredGoodsLine, { dimensionUnit }: StoredRequest): EnteredSize {
  if ("volume" in line) return { volume: exact(line.volume), volumeUnit: line.volumeUnit };
  return {
    length: exact(line.length),
    width: exact(line.width),
    height: exact(line.height),
    dimensionUnit: line.dimensionUnit ?? dimensionUnit,
  };
}

/** The goods of the form in exact numbers and the units they were typed in, which are those rated. */
export const parseShipment = rememberingOf((request: StoredRequest): Shipment => {
  const lines = request.goods.map((line) => ({
    pieces: line.pieces,
    size: parseSize(line, request),
    totalWeight: exact(line.totalWeight),
    weightUnit: line.weightUnit ?? request.weightUnit,
    stackable: line.isStackable,
    tiltable: line.isTiltable,
  }));
  return {
    ...goodsInUnits(lines),
    houses: request.houses,
    unNumbers: [...new Set(request.dangerousGoods.map((line) => line.unNumber))],
    typeOfGoods: request.goodsType,
    chargeableWeight: null,
    volumeM3: null,
  };
});

function parseDangerousGoods(request: StoredRequest): DangerousGoods[] {
  return request.dangerousGoods.map((line) => ({
    unNumber: line.unNumber,
    dgClass: line.hazardClass,
    compatibilityGroup: line.compatibilityGroup,
    packingGroup: line.packingGroup,
    cargoAircraftOnly: line.isCargoAircraftOnly,
  }));
}

/** What a carrier does at the airport, by the leg it does it on. */
const AIRPORT_SERVICE = { pickup: "airport-drop", delivery: "airport-recovery" } as const;
const OTHER_LEG = { pickup: "delivery", delivery: "pickup" } as const;

/** Accessorials of the form that a tariff can list and that make sense on the leg. */
export function parseAccessorials(request: StoredRequest, leg: "pickup" | "delivery"): AccessorialCode[] {
  const wanted: AccessorialCode[] = ACCESSORIAL_CODES.filter(
    (code) => request.accessorials.includes(code) && code !== AIRPORT_SERVICE[OTHER_LEG[leg]],
  );
  const drop = AIRPORT_SERVICE[leg];
  return request.isAirlineDrop && !wanted.includes(drop) ? [...wanted, drop] : wanted;
}

/** What no tariff can list, because it is none of our words: never left out silently, so it is to be asked for. */
export function unknownAccessorials({ accessorials }: StoredRequest): string[] {
  const known: readonly string[] = ACCESSORIAL_CODES;
  const words = accessorials
    .map((word) => word.trim())
    .filter((word) => word !== "" && !known.includes(word));
  return [...new Set(words)];
}

/** Places and legs that pricing takes besides the form. */
export interface RequestContext {
  readonly requestId: string | null;
  readonly forwarderId: string;
  readonly from: FoundAirport;
  readonly to: FoundAirport;
  readonly distanceKm: number;
  readonly truckingLegs: readonly TruckingLegRequest[];
}

/** The form as the engine's request. */
export function parseRequest(request: StoredRequest, around: RequestContext): PricingRequest {
  return {
    requestId: around.requestId,
    forwarderId: around.forwarderId,
    origin: request.origin,
    destination: request.destination,
    originCountry: around.from.country_code,
    destinationCountry: around.to.country_code,
    cargoType: request.goodsType,
    shipperType: request.shipperType,
    dangerousGoods: parseDangerousGoods(request),
    temperatureRange: request.temperatureRange ?? null,
    shipment: parseShipment(request),
    distanceKm: around.distanceKm,
    truckingLegs: around.truckingLegs,
    insurance: parseInsurance(request),
  };
}

function parseInsurance(request: StoredRequest): PricingRequest["insurance"] {
  if (!request.declaredValue || !request.insurancePercent) return null;
  return {
    declaredValue: exact(request.declaredValue),
    percent: exact(request.insurancePercent),
    minimum: ZERO,
  };
}
