import type { AircraftLimit } from "@kilolane/domain";
import { createCache } from "../../db/cache.ts";
import { queryRows } from "../../db/query-rows.ts";
import type { PlatformTransaction, Transaction } from "../../db/transaction.ts";

/** A row of the table as the operator sees it. */
export interface AircraftLimitRow extends AircraftLimit {
  readonly id: string;
  readonly source: string;
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
}

const FIGURES = `l.aircraft_group as "group", l.valid_from::text as "validFrom", l.door_width_cm as "doorWidthCm",
  l.door_height_cm as "doorHeightCm", l.height_cm as "heightCm", l.base_length_cm as "baseLengthCm",
  l.base_width_cm as "baseWidthCm", l.longest_side_cm as "longestSideCm",
  l.piece_without_agreement_kg as "pieceWithoutAgreementKg", l.heaviest_piece_kg as "heaviestPieceKg"`;
const OPERATOR_COLUMNS = `l.id, l.source, l.version, l.updated_at as "updatedAt",
  nullif(trim(u.first_name || ' ' || u.last_name), '') as "updatedBy"`;

/** Every row, in each group the latest day first. */
export function findLimitRows(tx: PlatformTransaction): Promise<AircraftLimitRow[]> {
  return queryRows<AircraftLimitRow>(
    tx,
    `select ${FIGURES}, ${OPERATOR_COLUMNS} from aircraft_limit l left join user_account u on u.id = l.updated_by
     order by l.aircraft_group, l.valid_from desc`,
  );
}

/** One row. */
export async function findLimitRow(
  tx: PlatformTransaction,
  id: string,
): Promise<AircraftLimitRow | undefined> {
  const rows = await queryRows<AircraftLimitRow>(
    tx,
    `select ${FIGURES}, ${OPERATOR_COLUMNS} from aircraft_limit l left join user_account u on u.id = l.updated_by
     where l.id = $1`,
    [id],
  );
  return rows[0];
}

/** Every pricing needs them; another node's change is seen after a minute at the latest. */
const cachedLimits = createCache<"all", readonly AircraftLimit[]>({ ttlMs: 60_000, maxEntries: 1 });

/** All limits with their days: the newest after a change on this node, else at most a minute old. */
export function getAircraftLimits(tx: Transaction): Promise<readonly AircraftLimit[]> {
  return cachedLimits.getOrLoad(tx, "all", () =>
    queryRows<AircraftLimit>(tx, `select ${FIGURES} from aircraft_limit l`),
  );
}

/** To be called when a change of the table has been committed. */
export function forgetLimits(tx: PlatformTransaction): void {
  cachedLimits.delete(tx, "all");
}
