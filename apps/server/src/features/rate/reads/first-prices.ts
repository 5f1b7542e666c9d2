import { sql } from "kysely";

/** Prices of a rate's first lane, whole numbers of 10^-scale; null where it is in the archive or not there yet. */
export interface FirstPrices {
  readonly scale: number | null;
  readonly min_charge: number | null;
  readonly breaks: readonly number[] | null;
  readonly weights: readonly string[] | null;
}

/** Sheets of so few lanes are walked through; of larger ones, up to 100,000 lanes, the lane is found by its airports. */
const FEW_LANES = 300;

/**
 * Joins `p`, the prices of the first lane, to a sheet `s` with its extent `x`. Each half can use one index only: the
 * planner knows neither how large a sheet is nor how many rates a lane has.
 */
export const FIRST_PRICES = sql`left join lateral (
    select f.scale, f.min_charge, f.breaks, b.weights::text[] as weights from (
      select l.* from rate_lane l where x.lane_count <= ${sql.lit(FEW_LANES)}
        and l.sheet_id = s.id and l.origin || l.destination = x.first_lane
      union all
      select l.* from rate_lane l where x.lane_count > ${sql.lit(FEW_LANES)}
        and l.origin = left(x.first_lane, 3) and l.destination = substr(x.first_lane, 4)
        and l.owner_id = s.owner_id and l.sheet_id + 0 = s.id
    ) f join break_scheme b on b.id = f.scheme_id
    order by f.valid_from limit 1
  ) p on true`;
