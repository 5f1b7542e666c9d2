import { type OtherShipment, SHIPMENT_PARTS, type ShipmentPart } from "@kilolane/contract";
import { weightsOf } from "../pricing/weights.ts";
import type { StoredGoodsLine, StoredRequest } from "../reads/request-content.ts";

/** A goods line with the units that count for it; a decimal is the same number with and without its last zeros. */
function comparedLine(line: StoredGoodsLine, request: StoredRequest): readonly unknown[] {
  const size =
    "volume" in line
      ? [Number(line.volume), line.volumeUnit]
      : [
          Number(line.length),
          Number(line.width),
          Number(line.height),
          line.dimensionUnit ?? request.dimensionUnit,
        ];
  const weight = [Number(line.totalWeight), line.weightUnit ?? request.weightUnit];
  return [line.pieces, line.packageType, size, weight, line.isStackable, line.isTiltable];
}

/** What is compared of each part: what a client asks for. Whose request it is, the desk may say as it likes. */
const COMPARED: Readonly<Record<ShipmentPart, (request: StoredRequest) => readonly unknown[]>> = {
  lane: ({ origin, destination }) => [origin, destination],
  ready: ({ readyDate }) => [readyDate],
  goods: (request) => [
    request.goodsType,
    request.temperatureRange,
    request.dangerousGoods.map((line) => [
      line.unNumber,
      line.hazardClass,
      line.compatibilityGroup,
      line.packingGroup,
      line.isCargoAircraftOnly,
    ]),
    request.goods.map((line) => comparedLine(line, request)),
  ],
  trucking: (request) => [
    request.pickupZip || null,
    request.deliveryZip || null,
    request.pickupFrom?.name,
    request.pickupFrom?.address,
    request.isAirlineDrop,
    request.accessorials.toSorted(),
  ],
  terms: (request) => [
    request.currency,
    request.incoterm,
    request.freightTerm,
    request.shipperType,
    request.houses,
    Number(request.declaredValue ?? 0),
    Number(request.insurancePercent ?? 0),
  ],
};

function partAsText(part: ShipmentPart, request: StoredRequest): string {
  return JSON.stringify(COMPARED[part](request));
}

/** The parts in which one shipment is another one than the other. */
export function differingParts(one: StoredRequest, other: StoredRequest): ShipmentPart[] {
  if (one === other) return [];
  return SHIPMENT_PARTS.filter((part) => partAsText(part, one) !== partAsText(part, other));
}

/** A shipment in short, to stand beside another one; null where it is the same. */
export function presentOther(shipment: StoredRequest, beside: StoredRequest): OtherShipment | null {
  const differs = differingParts(shipment, beside);
  if (differs.length === 0) return null;
  const { pieces, grossWeight, weightUnit } = weightsOf(shipment);
  return {
    fromAirport: shipment.origin,
    toAirport: shipment.destination,
    readyDate: shipment.readyDate,
    typeOfGoods: shipment.goodsType,
    pieces,
    grossWeight,
    weightUnit,
    differs,
  };
}
