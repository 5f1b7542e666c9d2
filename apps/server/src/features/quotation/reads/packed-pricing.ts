import { type CalendarDate, rememberingOf } from "@kilolane/domain";
import type { LaneSnapshot } from "../../rate/reads/pricing-lane.ts";
import type { StoredPricing } from "./content.ts";

/** A lane without its names and without the airports, which are the same for all lanes of a request. */
type PackedLane = readonly [
  laneId: number,
  sheetId: number,
  sheetVersion: number,
  isActive: boolean,
  validFrom: CalendarDate,
  validTo: CalendarDate,
  schemeId: number,
  scale: number,
  minCharge: number,
  basicCharge: number | null,
  breaks: readonly number[],
];

/** A result with the place of its quote id among the lanes, or the id itself for an airline's answer. */
type PackedResult = readonly [
  quote: number | string,
  rateClass: string,
  ratedWeight: string | null,
  buyTotal: string,
  sellTotal: string,
];

/**
 * `quotation_request.priced` as the database keeps it: a third of the bytes, because pricing while somebody types is
 * the hottest write of the product and the database parses, compresses and logs every byte of it.
 */
export interface PackedPricing extends Omit<StoredPricing, "lanes" | "results"> {
  readonly route: readonly [origin: string, destination: string] | null;
  readonly packedLanes: readonly PackedLane[];
  readonly packedResults: readonly PackedResult[];
}

/** The database's shape of a pricing, as JSON. */
export function packPricing({ lanes, results, ...rest }: StoredPricing): string {
  const [first] = lanes;
  const places = new Map(rest.quoteIds.map((quoteId, place) => [quoteId, place]));
  const route: PackedPricing["route"] = first === undefined ? null : [first.origin, first.destination];
  const packedResults = results.map(
    ([quoteId, rateClass, ratedWeight, buyTotal, sellTotal]): PackedResult => [
      places.get(quoteId) ?? quoteId,
      rateClass,
      ratedWeight,
      buyTotal,
      sellTotal,
    ],
  );
  const text = JSON.stringify(Object.assign(rest, { route, packedResults }));
  return `{"packedLanes":${textOfLanes(lanes)},${text.slice(1)}`;
}

/** The list of a lane's rates stays in memory until something is published, so each is written once. */
const textOfLanes = rememberingOf((lanes: readonly LaneSnapshot[]) => JSON.stringify(lanes.map(packLane)));

const packLane = (lane: LaneSnapshot): PackedLane => [
  lane.laneId,
  lane.sheetId,
  lane.sheetVersion,
  lane.isActive,
  lane.validFrom,
  lane.validTo,
  lane.schemeId,
  lane.scale,
  lane.minCharge,
  lane.basicCharge,
  lane.breaks,
];

/** The pricing again; rows of before the packing are what they are. */
export function unpackPricing(stored: PackedPricing | StoredPricing): StoredPricing {
  if ("lanes" in stored) return stored;
  const { route, packedLanes, packedResults, ...rest } = stored;
  const [origin = "", destination = ""] = route ?? [];
  return {
    ...rest,
    lanes: packedLanes.map((lane) => unpackLane(lane, origin, destination)),
    results: packedResults.map(([quote, ...figures]) => [
      typeof quote === "number" ? (rest.quoteIds[quote] ?? "") : quote,
      ...figures,
    ]),
  };
}

function unpackLane(lane: PackedLane, origin: string, destination: string): LaneSnapshot {
  const [laneId, sheetId, sheetVersion, isActive, validFrom, validTo, schemeId, scale, minCharge] = lane;
  const [, , , , , , , , , basicCharge, breaks] = lane;
  return {
    laneId,
    sheetId,
    sheetVersion,
    isActive,
    origin,
    destination,
    validFrom,
    validTo,
    schemeId,
    scale,
    minCharge,
    basicCharge,
    breaks,
  };
}
