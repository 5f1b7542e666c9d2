import { buildPlaceIndex, type PlaceIndex, type ZipPoint } from "@kilolane/domain";
import { createCache } from "../../../db/cache.ts";
import type { Transaction } from "../../../db/transaction.ts";

/* A copy is good while the list has the same epoch (migration 0054). */
const cachedIndex = createCache<string, PlaceIndex>({ maxEntries: 1 });

/** The airports of the world as the reader of mails looks them up, the busiest with cargo first. */
export async function getPlaceIndex(tx: Transaction): Promise<PlaceIndex> {
  const state = await tx.db.selectFrom("airport_epoch").select("epoch").executeTakeFirstOrThrow();
  return cachedIndex.getOrLoad(tx, state.epoch, async () => {
    const rows = await tx.db
      .selectFrom("airport")
      .select(["iata", "name", "city", "country_code", "latitude", "longitude", "has_cargo", "cargo_rank"])
      .where("is_active", "=", true)
      .orderBy("cargo_rank", "desc")
      .orderBy("iata")
      .execute();
    return buildPlaceIndex(
      rows.map((row) => ({
        code: row.iata,
        city: row.city,
        country: row.country_code,
        name: row.name,
        hasCargo: row.has_cargo,
        cargoRank: row.cargo_rank,
        latitude: row.latitude,
        longitude: row.longitude,
      })),
    );
  });
}

/** Where US ZIP codes lie; those that do not exist are missing. */
export async function findZipPoints(
  tx: Transaction,
  zips: readonly string[],
): Promise<ReadonlyMap<string, ZipPoint>> {
  if (zips.length === 0) return new Map();
  const rows = await tx.db
    .selectFrom("us_zip")
    .select(["zip", "latitude", "longitude"])
    .where("zip", "in", [...zips])
    .execute();
  return new Map(rows.map(({ zip, latitude, longitude }) => [zip, { latitude, longitude }]));
}
