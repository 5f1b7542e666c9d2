import geographiclib from "geographiclib-geodesic";
import { createCache } from "../../../db/cache.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction, Transaction } from "../../../db/transaction.ts";
import { findHomeAirlines } from "../../place/reads/lane-airline.ts";
import { getCachedSettings } from "../../settings/reads/cached-settings.ts";
import { findAirport, type FoundAirport } from "../../place/reads/place.ts";
import type { CompanySettings } from "../../settings/reads/company.ts";
import type { StoredAirline } from "./manual-content.ts";

/*
 * What every pricing needs and what seldom changes, in the process's memory for a minute: places and airlines.
 */
const REFERENCE = { ttlMs: 60_000, maxEntries: 20_000 };

const cachedAirports = createCache<string, FoundAirport | undefined>(REFERENCE);
const cachedAirlines = createCache<"all", ReadonlyMap<number, KnownAirline>>({ ...REFERENCE, maxEntries: 1 });
const cachedHomeAirlines = createCache<string, readonly StoredAirline[]>(REFERENCE);

/** Settings of the caller's company. */
export function getSettings(tx: CompanyTransaction): Promise<CompanySettings> {
  return getCachedSettings(tx);
}

/** An airport as the caller sees it (country name, preferred or not), at most a minute old. */
export async function getCachedAirport(
  tx: CompanyTransaction,
  code: string,
): Promise<FoundAirport | undefined> {
  const { companyId, locale } = tx.scope;
  const known = await cachedAirports.getOrLoad(tx, `${companyId}/${locale}/${code}`, () =>
    findAirport(tx, code),
  );
  // it may have been added a moment ago
  return known ?? findAirport(tx, code);
}

/** An airline as pricing knows it; `ownerCompanyId`: the forwarder whose own it is, null for published ones. */
interface KnownAirline extends StoredAirline {
  readonly isActive: boolean;
  /** latest acceptance where a rate states none, as `parseCutOff` reads it */
  readonly cutOff: string | null;
  readonly ownerCompanyId: string | null;
}

/**
 * All airlines by id: published ones and every forwarder's own; at most a minute old.
 * @param ids airlines that must be among them, however new they are
 */
export async function getAirlines(
  tx: Transaction,
  ids: readonly number[] = [],
): Promise<ReadonlyMap<number, KnownAirline>> {
  const known = await cachedAirlines.getOrLoad(tx, "all", () => findAllAirlines(tx));
  if (ids.every((id) => known.has(id))) return known;
  // it was added a moment ago
  cachedAirlines.delete(tx, "all");
  return cachedAirlines.getOrLoad(tx, "all", () => findAllAirlines(tx));
}

async function findAllAirlines(tx: Transaction): Promise<ReadonlyMap<number, KnownAirline>> {
  const rows = await queryRows<KnownAirline>(
    tx,
    `select id, iata, name, awb_prefix as "awbPrefix", cut_off as "cutOff", is_active as "isActive",
       owner_company_id as "ownerCompanyId" from airline`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Airlines at home at either end and the company's own: those that could be asked; at most a minute old. */
export function getCachedHomeAirlines(
  tx: CompanyTransaction,
  from: FoundAirport,
  to: FoundAirport,
): Promise<readonly StoredAirline[]> {
  const countries = [from.country_code, to.country_code];
  return cachedHomeAirlines.getOrLoad(tx, `${tx.scope.companyId}/${countries.join("/")}`, async () => {
    const rows = await findHomeAirlines(tx, countries);
    return rows.map((row) => ({ id: row.id, iata: row.iata, name: row.name, awbPrefix: row.awb_prefix }));
  });
}

const cachedDistances = createCache<string, number>(REFERENCE);

interface Spot {
  readonly iata: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance on WGS84 in whole km. */
export function distanceKmBetween(tx: Transaction, from: Spot, to: Spot): number {
  const key = `${from.iata}${to.iata}`;
  const known = cachedDistances.get(tx, key);
  if (known !== undefined) return known;
  const { s12 = 0 } = geographiclib.Geodesic.WGS84.Inverse(
    from.latitude,
    from.longitude,
    to.latitude,
    to.longitude,
  );
  const km = Math.round(s12 / 1000);
  cachedDistances.set(tx, key, km);
  return km;
}
