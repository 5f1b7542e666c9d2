import type { QuotationForm } from "@kilolane/contract";
import type { VersionContent } from "./content.ts";
import { type RequestInRow, REQUEST_VERSION, type StoredRequest } from "./request-content.ts";

/** The wire's form as the request that is priced and stored. */
export function parseForm(form: QuotationForm): StoredRequest {
  return {
    version: REQUEST_VERSION,
    inquirerId: form.inquirerId ?? null,
    clientUserId: form.client_id ?? null,
    origin: form.shipFromAirport,
    destination: form.shipToAirport,
    pickupZip: form.pickupZip ?? null,
    deliveryZip: form.deliveryZip ?? null,
    isAirlineDrop: form.airlineDrop,
    readyDate: form.readyDate,
    goodsType: form.typeOfGoods,
    shipperType: form.shipperType,
    dangerousGoods: form.dangerousGoods.map((line) => ({
      unNumber: line.unNumber,
      hazardClass: line.hazardClass,
      compatibilityGroup: line.compatibilityGroup === "" ? null : line.compatibilityGroup,
      packingGroup: line.packingGroup,
      isCargoAircraftOnly: line.cargoAircraftOnly,
    })),
    temperatureRange: form.temperatureRange ?? null,
    goods: form.goodsArray.map(({ stackable, tiltable, ...line }) => ({
      ...line,
      isStackable: stackable,
      isTiltable: tiltable,
    })),
    dimensionUnit: form.dimensionUnit,
    weightUnit: form.weightUnit,
    houses: form.houses,
    incoterm: form.incoterm ?? null,
    currency: form.currency,
    declaredValue: form.declaredValue ?? null,
    insurancePercent: form.insurancePercent ?? null,
    accessorials: form.accessorials,
  };
}

/** The request of a row, whenever that was written. */
export function parseStoredRequest(stored: RequestInRow): StoredRequest {
  return "version" in stored ? stored : parseForm(stored);
}

/** A version as rows may hold it: of today, or of before its request had a version, with the wire's form. */
export type ContentInRow =
  | VersionContent
  | (Omit<VersionContent, "request"> & { readonly form: QuotationForm });

/** The content of a version, whenever that was written. */
export function parseStoredContent(stored: ContentInRow): VersionContent {
  if ("request" in stored) return { ...stored, request: parseStoredRequest(stored.request) };
  const { form, ...content } = stored;
  return { ...content, request: parseForm(form) };
}
