import {
  createSurcharges,
  createWeightRanges,
  type EndpointOutput,
  listSurcharges,
  listWeightRanges,
  updateSurcharges,
  updateWeightRanges,
  type WeightRangeKind,
} from "@kilolane/contract";
import type { CargoType, RateType } from "@kilolane/domain";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";
import { endpointKey, q } from "../../lib/api/query.ts";
import type { GridRow } from "../../ui/grid/grid-types.ts";
import { startingBands, surchargeRow, type RateDraft } from "./rate-draft.ts";
import { wireSurcharge } from "./rate-wire.ts";

type WeightRanges = EndpointOutput<typeof listWeightRanges>["content"];
type SurchargeLists = EndpointOutput<typeof listSurcharges>["content"];

const ofAirline = (airlineId: number | null) => (airlineId === null ? {} : { airlineId });

/** The airline's weight ranges, one list per kind. */
export function weightRangesQuery(airlineId: number | null) {
  return q(listWeightRanges, { query: ofAirline(airlineId) });
}

/** The airline's surcharges, one list per cargo type. */
export function surchargesQuery(airlineId: number | null) {
  return q(listSurcharges, { query: ofAirline(airlineId) });
}

/** What a new rate starts from. */
export interface Templates {
  readonly ranges: WeightRanges;
  readonly surcharges: SurchargeLists;
}

/** Both templates of the caller's one airline. */
export const templatesQuery = queryOptions({
  queryKey: endpointKey(listWeightRanges, undefined, "and surcharges"),
  queryFn: async ({ signal }): Promise<Templates> => {
    const [ranges, surcharges] = await Promise.all([
      callEndpoint(listWeightRanges, { query: {} }, { signal }),
      callEndpoint(listSurcharges, { query: {} }, { signal }),
    ]);
    return { ranges: ranges.content, surcharges: surcharges.content };
  },
});

/** Weight ranges are three: everything but contracts and promotions starts from the general ones (product.md §10). */
function kindOf(rateType: RateType): WeightRangeKind {
  if (rateType === "contract") return "contract";
  return rateType === "promo" || rateType === "spot" ? "promo" : "general";
}

/** A new rate with the airline's own ranges and surcharges; the trade's where it has none. */
export function startFromTemplates(draft: RateDraft, templates: Templates | undefined): RateDraft {
  if (templates === undefined) return draft;
  const ranges = templates.ranges.find(({ kind }) => kind === kindOf(draft.rateType))?.ranges;
  const list = templates.surcharges.find(({ typeOfGoods }) => typeOfGoods === draft.typeOfGoods);
  return {
    ...draft,
    bands: ranges === undefined || ranges.length === 0 ? draft.bands : startingBands(ranges),
    surcharges: list === undefined ? draft.surcharges : list.surcharges.map(surchargeRow),
  };
}

const hasSameLines = (one: readonly GridRow[], other: readonly GridRow[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** A new rate whose type or goods were changed: lines that nobody has touched are those of its new template. */
export function followTemplates(
  before: RateDraft,
  after: RateDraft,
  templates: Templates | undefined,
): RateDraft {
  if (before.typeOfGoods === after.typeOfGoods && before.rateType === after.rateType) return after;
  const [given, next] = [startFromTemplates(before, templates), startFromTemplates(after, templates)];
  return {
    ...after,
    bands: hasSameLines(before.bands, given.bands) ? next.bands : after.bands,
    surcharges: hasSameLines(before.surcharges, given.surcharges) ? next.surcharges : after.surcharges,
  };
}

/** Stores the airline's weight ranges of a kind. @param version of the stored list; 0: there is none yet */
export async function storeWeightRanges(
  airlineId: number | null,
  kind: WeightRangeKind,
  rows: readonly GridRow[],
  version: number,
) {
  const ranges = rows
    .filter((row) => (row["lowerRange"] ?? "") !== "" || (row["upperRange"] ?? "") !== "")
    .map((row) => ({ lowerRange: row["lowerRange"] ?? "", upperRange: row["upperRange"] ?? "" }));
  const body = { ...ofAirline(airlineId), ranges };
  return version === 0
    ? callEndpoint(createWeightRanges, { body: { ...body, kind } })
    : callEndpoint(updateWeightRanges, { params: { kind }, body: { ...body, version } });
}

/** Stores the airline's surcharges of a cargo type. @param version of the stored list; 0: there is none yet */
export async function storeSurcharges(
  airlineId: number | null,
  typeOfGoods: CargoType,
  rows: readonly GridRow[],
  version: number,
) {
  const surcharges = rows.filter((row) => (row["label"] ?? "").trim() !== "").map(wireSurcharge);
  const body = { ...ofAirline(airlineId), surcharges };
  return version === 0
    ? callEndpoint(createSurcharges, { body: { ...body, typeOfGoods } })
    : callEndpoint(updateSurcharges, { params: { typeOfGoods }, body: { ...body, version } });
}
