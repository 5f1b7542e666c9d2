import type { EndpointOutput, listRateHistory } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { deskOf } from "./policy.ts";
import { countPublications, findPublications, MOST_COUNTED, type PublicationRow } from "./reads/history.ts";

type Publications = EndpointOutput<typeof listRateHistory>;

/** Publications of the airlines whose rates the caller keeps, the newest first. */
export function findHistory(
  scope: CompanyScope,
  query: { readonly airlineId?: number | undefined; readonly page: number; readonly size: number },
): Promise<Publications> {
  const desk = deskOf(scope);
  const { airlineId, page, size } = query;
  return withTransaction(scope, async (tx) => {
    const rows = await findPublications(tx, desk, { airlineId, limit: size, offset: (page - 1) * size });
    const total = await countPublications(tx, desk, airlineId);
    return {
      content: rows.map(presentPublication),
      total: Math.min(total, MOST_COUNTED),
      isMore: total > MOST_COUNTED,
    };
  });
}

function presentPublication(row: PublicationRow): Publications["content"][number] {
  return {
    setId: row.set_id,
    state: row.state,
    source: row.source,
    airline: { id: row.airline_id, iata: row.airline_iata, name: row.airline_name },
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    addedRates: row.added,
    endedRates: row.ended,
    lanes: row.lanes,
    rates: row.rates.map((rate) => ({
      id: rate.id,
      rateType: rate.rate_type,
      fromStation: rate.first_lane?.slice(0, 3) ?? null,
      toStation: rate.first_lane?.slice(3) ?? null,
      laneCount: rate.lane_count ?? 0,
    })),
  };
}
