import { LRUCache } from "lru-cache";
import type { DatabaseHandle } from "./handle.ts";
import { DATABASE, type Scope } from "./scope.ts";

export interface CacheOptions<V> {
  /** Milliseconds for which an entry may be used; for ever unless given. */
  readonly ttlMs?: number;
  /** Entries per database at most; beyond, the one that was not used for longest goes. */
  readonly maxEntries: number;
  /** As how many entries a value counts; one unless given. */
  readonly weightOf?: (value: V) => number;
  /** Milliseconds of a clock that never goes back; the process's own unless given. */
  readonly now?: () => number;
}

/** What carries the database: a transaction. */
interface Scoped {
  readonly scope: Scope;
}

/** Values in memory, a store for each open database: what one database says is never taken for another's. */
export interface Cache<K extends string | number, V> {
  get(tx: Scoped, key: K): V | undefined;
  set(tx: Scoped, key: K, value: V): void;
  delete(tx: Scoped, key: K): void;
  /** The value, loaded if there is none; not stored when anything was deleted meanwhile: it may be of before that. */
  getOrLoad(tx: Scoped, key: K, load: () => Promise<V>): Promise<V>;
}

interface Store<K extends string | number, V> {
  readonly entries: LRUCache<K, { readonly value: V }>;
  deletions: number;
}

/**
 * Makes a cache. It hangs on the database's handle, so it goes with the database.
 *
 *     const airports = createCache<string, Airport>({ ttlMs: 60_000, maxEntries: 20_000 });
 *     const airport = await airports.getOrLoad(tx, code, () => findAirport(tx, code));
 */
export function createCache<K extends string | number, V>(options: CacheOptions<V>): Cache<K, V> {
  const stores = new WeakMap<DatabaseHandle, Store<K, V>>();
  const storeOf = ({ scope }: Scoped): Store<K, V> => {
    const known = stores.get(scope[DATABASE]);
    if (known !== undefined) return known;
    const store = { entries: makeEntries<K, V>(options), deletions: 0 };
    stores.set(scope[DATABASE], store);
    return store;
  };
  return {
    get: (tx, key) => storeOf(tx).entries.get(key)?.value,
    set: (tx, key, value) => void storeOf(tx).entries.set(key, { value }),
    delete: (tx, key) => {
      const store = storeOf(tx);
      store.deletions += 1;
      store.entries.delete(key);
    },
    getOrLoad: async (tx, key, load) => {
      const store = storeOf(tx);
      const cached = store.entries.get(key);
      if (cached !== undefined) return cached.value;
      const before = store.deletions;
      const value = await load();
      if (store.deletions === before) store.entries.set(key, { value });
      return value;
    },
  };
}

function makeEntries<K extends string | number, V>({
  ttlMs = 0,
  maxEntries,
  weightOf = () => 1,
  now = () => performance.now(),
}: CacheOptions<V>): Store<K, V>["entries"] {
  return new LRUCache({
    // by size, not by count: the room for a count would be taken at once
    maxSize: maxEntries,
    sizeCalculation: ({ value }) => weightOf(value),
    ttl: ttlMs,
    // every look asks the clock, so that no timer is left behind
    ttlResolution: 0,
    perf: { now },
  });
}
