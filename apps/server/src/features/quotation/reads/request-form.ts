import type { VersionContent } from "./content.ts";
import {
  type FormerForm,
  type RequestInRow,
  REQUEST_VERSION,
  type StoredGoodsLine,
  type StoredRequest,
} from "./request-content.ts";

function parseGoodsLine(line: FormerForm["goodsArray"][number]): StoredGoodsLine {
  const { volume, volumeUnit, length, width, height, dimensionUnit, weightUnit } = line;
  return {
    pieces: line.pieces,
    packageType: line.packageType,
    ...(typeof volume === "string"
      ? { volume, volumeUnit: volumeUnit ?? "m3" }
      : {
          length: length ?? "0",
          width: width ?? "0",
          height: height ?? "0",
          ...(dimensionUnit && { dimensionUnit }),
        }),
    totalWeight: line.totalWeight,
    ...(weightUnit && { weightUnit }),
    isStackable: line.stackable,
    isTiltable: line.tiltable,
  };
}

/** The wire's form, of today or of before, as the request that is priced and stored. */
export function parseForm(form: FormerForm): StoredRequest {
  return {
    version: REQUEST_VERSION,
    inquirerId: form.inquirerId ?? null,
    clientUserId: form.client_id ?? null,
    origin: form.shipFromAirport,
    destination: form.shipToAirport,
    pickupZip: form.pickupZip ?? null,
    deliveryZip: form.deliveryZip ?? null,
    ...(form.pickupFrom ? { pickupFrom: form.pickupFrom } : {}),
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
    goods: form.goodsArray.map(parseGoodsLine),
    dimensionUnit: form.dimensionUnit,
    weightUnit: form.weightUnit,
    houses: form.houses,
    incoterm: form.incoterm ?? null,
    freightTerm: form.freightTerm ?? "prepaid",
    currency: form.currency,
    declaredValue: form.declaredValue ?? null,
    insurancePercent: form.insurancePercent ?? null,
    accessorials: form.accessorials,
  };
}

/** The request of a row, whenever that was written. */
export function parseStoredRequest(stored: RequestInRow): StoredRequest {
  if (!("version" in stored)) return parseForm(stored);
  return stored.version === REQUEST_VERSION
    ? stored
    : { ...stored, version: REQUEST_VERSION, freightTerm: "prepaid" };
}

/** A version as rows may hold it: of today, or of before its request had a version, with the wire's form. */
export type ContentInRow = VersionContent | (Omit<VersionContent, "request"> & { readonly form: FormerForm });

/** The content of a version, whenever that was written. */
export function parseStoredContent(stored: ContentInRow): VersionContent {
  if ("request" in stored) return { ...stored, request: parseStoredRequest(stored.request) };
  const { form, ...content } = stored;
  return { ...content, request: parseForm(form) };
}
