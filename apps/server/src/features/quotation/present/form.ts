import type { QuotationForm } from "@kilolane/contract";
import type { StoredGoodsLine, StoredRequest } from "../reads/request-content.ts";

/** A goods line as the wire's form has it. */
export function presentGoodsLine({ isStackable, isTiltable, ...line }: StoredGoodsLine) {
  return { ...line, stackable: isStackable, tiltable: isTiltable };
}

/** A request as the wire's form, to be shown, opened and sent again. */
export function presentForm(request: StoredRequest): QuotationForm {
  return {
    inquirerId: request.inquirerId,
    client_id: request.clientUserId,
    shipFromAirport: request.origin,
    shipToAirport: request.destination,
    pickupZip: request.pickupZip,
    deliveryZip: request.deliveryZip,
    ...(request.pickupFrom ? { pickupFrom: { ...request.pickupFrom } } : {}),
    airlineDrop: request.isAirlineDrop,
    readyDate: request.readyDate,
    typeOfGoods: request.goodsType,
    shipperType: request.shipperType,
    dangerousGoods: request.dangerousGoods.map((line) => ({
      unNumber: line.unNumber,
      hazardClass: line.hazardClass,
      compatibilityGroup: line.compatibilityGroup ?? "",
      packingGroup: line.packingGroup,
      cargoAircraftOnly: line.isCargoAircraftOnly,
    })),
    temperatureRange: request.temperatureRange,
    goodsArray: request.goods.map(presentGoodsLine),
    dimensionUnit: request.dimensionUnit,
    weightUnit: request.weightUnit,
    houses: request.houses,
    incoterm: request.incoterm,
    freightTerm: request.freightTerm,
    currency: request.currency,
    declaredValue: request.declaredValue,
    insurancePercent: request.insurancePercent,
    accessorials: [...request.accessorials],
  };
}
