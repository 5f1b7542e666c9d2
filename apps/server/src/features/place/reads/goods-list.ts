import { sql } from "kysely";
import { createCache } from "../../../db/cache.ts";
import type { Transaction } from "../../../db/transaction.ts";
import { searchTextOf } from "./place.ts";

/*
 * The operator's lists that goods are named by. What was added a moment ago counts at once, on every node. That a package
 * type was put out of use counts at once where it was done, and elsewhere within a minute: each pricing asks for it.
 */
const cachedPackageTypes = createCache<"all", ReadonlyMap<string, boolean>>({ ttlMs: 60_000, maxEntries: 1 });

/** Has the list read again that was changed in this process. */
export function forgetPackageTypes(tx: Transaction): void {
  cachedPackageTypes.delete(tx, "all");
}

export interface FoundUnNumber {
  readonly number: string;
  readonly name: string;
  readonly hazard_class: string;
  readonly packing_groups: string[];
  readonly cargo_aircraft_only: boolean;
}

/** What a search for UN numbers compares: digits at the start of the number, or words of the proper shipping name. */
export function matchesUnNumber(search: string) {
  const folded = searchTextOf(search);
  const digits = `${folded.replace(/^(un|id|na) ?(?=\d)/, "")}%`;
  const words = folded.split(" ").map((word) => `%${word}%`);
  return {
    isTyped: folded !== "",
    byNumber: sql<boolean>`substr(number, 3) like ${digits}`,
    byName: sql<boolean>`lower(name) like all (${words}::text[])`,
  };
}

/** UN numbers in use by their digits or by words of the proper shipping name; at most 20. Nothing typed finds nothing. */
export async function findUnNumberRows(tx: Transaction, search: string): Promise<FoundUnNumber[]> {
  const { isTyped, byNumber, byName } = matchesUnNumber(search);
  if (!isTyped) return [];
  const { rows } = await sql<FoundUnNumber>`
    select number, name, hazard_class, packing_groups, cargo_aircraft_only from un_number
    where is_active and (${byNumber} or ${byName})
    order by ${byNumber} desc, number limit 20`.execute(tx.db);
  return rows;
}

/** Of the listed ones among some UN numbers: the class, `3` or `1.4`, and whether new quotations may name it. */
export async function findListedSubstances(
  tx: Transaction,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { readonly hazardClass: string; readonly isActive: boolean }>> {
  if (numbers.length === 0) return new Map();
  const rows = await tx.db
    .selectFrom("un_number")
    .select(["number", "hazard_class", "is_active"])
    .where("number", "in", numbers)
    .execute();
  return new Map(rows.map((row) => [row.number, { hazardClass: row.hazard_class, isActive: row.is_active }]));
}

/**
 * Every listed package type: whether new quotations may name it; at most a minute old.
 * @param names types that are read again unless they are known to be in use
 */
export async function findListedPackageTypes(
  tx: Transaction,
  names: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const known = await cachedPackageTypes.getOrLoad(tx, "all", () => findAllPackageTypes(tx));
  if (names.every((name) => known.get(name) === true)) return known;
  // it may have been added a moment ago
  forgetPackageTypes(tx);
  return cachedPackageTypes.getOrLoad(tx, "all", () => findAllPackageTypes(tx));
}

async function findAllPackageTypes(tx: Transaction): Promise<ReadonlyMap<string, boolean>> {
  const rows = await tx.db.selectFrom("package_type").select(["name", "is_active"]).execute();
  return new Map(rows.map((row) => [row.name, row.is_active]));
}

/** The package types that new quotations may name, in their order. */
export async function findOfferedPackageTypes(tx: Transaction): Promise<readonly string[]> {
  const rows = await tx.db
    .selectFrom("package_type")
    .select("name")
    .where("is_active", "=", true)
    .orderBy("position")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}
