import type { QuotationForm } from "@kilolane/contract";
import {
  ACCESSORIAL_CODES,
  exact,
  ZERO,
  type AccessorialCode,
  type DangerousGoods,
  type PricingRequest,
  type Shipment,
  type TruckingLegRequest,
} from "@kilolane/domain";
import type { FoundAirport } from "../../place/reads/place.ts";

/** The goods of the form in exact numbers and the units they were typed in, which are those rated. */
export function parseShipment(form: QuotationForm): Shipment {
  return {
    goods: form.goodsArray.map((line) => ({
      pieces: line.pieces,
      length: exact(line.length),
      width: exact(line.width),
      height: exact(line.height),
      totalWeight: exact(line.totalWeight),
    })),
    dimensionUnit: form.dimensionUnit,
    weightUnit: form.weightUnit,
    houses: form.houses,
    unNumbers: [...new Set(form.dangerousGoods.map((line) => line.unNumber))],
    typeOfGoods: form.typeOfGoods,
    chargeableWeight: null,
    volumeM3: null,
  };
}

function parseDangerousGoods(form: QuotationForm): DangerousGoods[] {
  return form.dangerousGoods.map((line) => ({
    unNumber: line.unNumber,
    dgClass: line.hazardClass,
    compatibilityGroup: line.compatibilityGroup === "" ? null : line.compatibilityGroup,
    packingGroup: line.packingGroup,
    cargoAircraftOnly: line.cargoAircraftOnly,
  }));
}

/** Accessorials of the form that a tariff can list; unknown words ask for nothing. */
export function parseAccessorials(form: QuotationForm, leg: "pickup" | "delivery"): AccessorialCode[] {
  const wanted: AccessorialCode[] = ACCESSORIAL_CODES.filter((code) => form.accessorials.includes(code));
  const drop = leg === "pickup" ? "airport-drop" : "airport-recovery";
  return form.airlineDrop && !wanted.includes(drop) ? [...wanted, drop] : wanted;
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
export function parseRequest(form: QuotationForm, around: RequestContext): PricingRequest {
  return {
    requestId: around.requestId,
    forwarderId: around.forwarderId,
    origin: form.shipFromAirport,
    destination: form.shipToAirport,
    originCountry: around.from.country_code,
    destinationCountry: around.to.country_code,
    cargoType: form.typeOfGoods,
    shipperType: form.shipperType,
    dangerousGoods: parseDangerousGoods(form),
    temperatureRange: form.temperatureRange ?? null,
    shipment: parseShipment(form),
    distanceKm: around.distanceKm,
    truckingLegs: around.truckingLegs,
    insurance: parseInsurance(form),
  };
}

function parseInsurance(form: QuotationForm): PricingRequest["insurance"] {
  if (!form.declaredValue || !form.insurancePercent) return null;
  return { declaredValue: exact(form.declaredValue), percent: exact(form.insurancePercent), minimum: ZERO };
}
