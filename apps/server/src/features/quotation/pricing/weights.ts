import { formatExact, weighGoods, type WeighedGoods } from "@kilolane/domain";
import type { StoredWeights } from "../reads/content.ts";
import type { StoredRequest } from "../reads/request-content.ts";
import { parseShipment } from "./parse-form.ts";

function flagsOf(weighed: WeighedGoods): string[] {
  return weighed.mainDeckFlag ? ["main-deck"] : [];
}

/** Weights of the consignment in the units typed, at the usual divisor; each rate applies its own. */
export function weightsOf(request: StoredRequest): StoredWeights {
  const shipment = parseShipment(request);
  const weighed = weighGoods(shipment.goods, shipment.dimensionUnit, shipment.weightUnit);
  return {
    pieces: weighed.pieces,
    grossWeight: formatExact(weighed.grossWeight, 1),
    volumeWeight: formatExact(weighed.volumeWeight, 1),
    chargeableWeight: formatExact(weighed.chargeableWeight, 1),
    weightUnit: weighed.weightUnit,
    volumeM3: formatExact(weighed.volumeM3, 3),
    flags: flagsOf(weighed),
  };
}
