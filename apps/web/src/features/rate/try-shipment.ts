import type { Language } from "@kilolane/phrases";
import { readFigure } from "../../lib/format/figure-input.ts";
import type { RateDraft } from "./rate-draft.ts";
import { previewSpecials } from "./special-fields.ts";
import { wireBands, wireSharedTerms } from "./rate-wire.ts";

/** A shipment to try a rate with, as it is typed. */
export interface TestShipment {
  readonly pieces: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly weight: string;
  readonly units: "metric" | "imperial";
  readonly houses: string;
  readonly unNumbers: string;
  /** line of the lane grid whose prices are tried */
  readonly laneIndex: number;
}

/** Four pallets: heavy enough for a break, light enough for its volume to count. */
export const FIRST_SHIPMENT: TestShipment = {
  pieces: "4",
  length: "",
  width: "",
  height: "",
  weight: "90",
  units: "metric",
  houses: "1",
  unNumbers: "",
  laneIndex: 0,
};

const FIGURE = /^\d+(\.\d+)?$/;

/** A rate and a shipment for the engine; null while the shipment or a band has no weight to go by. */
export function toPreview(draft: RateDraft, shipment: TestShipment, language: Language) {
  const figure = (text: string) => readFigure(text, language);
  const lane = draft.isPerLane ? draft.lanes[shipment.laneIndex] : undefined;
  const bands = wireBands(draft, shipment.laneIndex).filter(
    (band) => FIGURE.test(String(band.lowerRange)) && FIGURE.test(String(band.perUnitCharge)),
  );
  if (bands.length === 0 || !FIGURE.test(figure(shipment.weight))) return null;
  const isMetric = shipment.units === "metric";
  return {
    rate: {
      ...wireSharedTerms(draft, language),
      ...previewSpecials(draft, language),
      minCharges: lane?.["minCharges"] || figure(draft.minCharges),
      basicCharge: figure(draft.basicCharge),
      perUnitCharges: bands,
    },
    shipment: {
      goodsArray: [
        {
          pieces: figure(shipment.pieces),
          length: figure(shipment.length),
          width: figure(shipment.width),
          height: figure(shipment.height),
          totalWeight: figure(shipment.weight),
        },
      ],
      dimensionUnit: isMetric ? "cm" : "in",
      weightUnit: isMetric ? "kg" : "lb",
      houses: figure(shipment.houses),
      unNumbers: shipment.unNumbers.split(/[\s,;]+/).filter((number) => number !== ""),
      typeOfGoods: draft.typeOfGoods,
    },
  };
}

/** The lower end of the band that a weight is billed in: the highest one that it reaches. */
export function bandOf(draft: RateDraft, ratedWeight: string): string | null {
  const reached = draft.bands
    .map((band) => band["lowerRange"] ?? "")
    .filter((lower) => FIGURE.test(lower) && Number(lower) <= Number(ratedWeight))
    .toSorted((a, b) => Number(b) - Number(a));
  return reached[0] ?? null;
}
