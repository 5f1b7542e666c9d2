import type { GridRow } from "../../ui/grid/grid-types.ts";
import { newLane, priceColumn, type RateDraft } from "./rate-draft.ts";

const codesOf = (text: string) => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== ""),
  ),
];

/** Every pair of the stations as a line of its own, at the prices that the bands have so far. */
export function openLanes(draft: RateDraft): Partial<RateDraft> {
  const prices = Object.fromEntries(
    draft.bands.map((band, index) => [priceColumn(index), band["perUnitCharge"] ?? ""]),
  );
  const lanes = codesOf(draft.fromStations).flatMap((fromStation) =>
    codesOf(draft.toStation)
      .filter((toStation) => toStation !== fromStation)
      .map((toStation): GridRow => ({ ...newLane(), ...prices, fromStation, toStation })),
  );
  return { isPerLane: true, lanes: lanes.length === 0 ? [newLane()] : lanes };
}

/** The stations of all lanes, at the prices of the first one where the bands have none. */
export function closeLanes(draft: RateDraft): Partial<RateDraft> {
  const [first] = draft.lanes;
  const stations = (column: string) =>
    codesOf(draft.lanes.map((lane) => lane[column] ?? "").join(" ")).join(" ");
  return {
    isPerLane: false,
    fromStations: stations("fromStation"),
    toStation: stations("toStation"),
    bands: draft.bands.map((band, index) => ({
      ...band,
      perUnitCharge: first?.[priceColumn(index)] || (band["perUnitCharge"] ?? ""),
    })),
  };
}
