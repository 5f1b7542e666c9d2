import { expect, test, vi } from "vitest";
import { createCache } from "./cache.ts";
import { openDatabase } from "./handle.ts";
import { mintSystemScope } from "./mint-scope.ts";

/** A database that nobody connects to: what carries a store. */
function openScope() {
  const url = "postgresql://127.0.0.1/nothing";
  return { scope: mintSystemScope(openDatabase({ url, poolSize: 1, onIdleError: () => undefined }), "test") };
}

test("a value is used until its time is over, then loaded again", async () => {
  const tx = openScope();
  const clock = { now: 1000 };
  const cache = createCache<string, number>({ ttlMs: 50, maxEntries: 10, now: () => clock.now });
  const load = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  expect(await cache.getOrLoad(tx, "a", load)).toBe(1);
  clock.now += 50;
  expect(await cache.getOrLoad(tx, "a", load)).toBe(1);
  clock.now += 1;
  expect(cache.get(tx, "a")).toBeUndefined();
  expect(await cache.getOrLoad(tx, "a", load)).toBe(2);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a value without a time to live is used for ever", () => {
  const tx = openScope();
  const clock = { now: 1 };
  const cache = createCache<string, number>({ maxEntries: 10, now: () => clock.now });
  cache.set(tx, "a", 1);
  clock.now = Number.MAX_SAFE_INTEGER;
  expect(cache.get(tx, "a")).toBe(1);
});

test("each database has its own values", async () => {
  const [ours, theirs] = [openScope(), openScope()];
  const cache = createCache<number, string>({ maxEntries: 10 });
  cache.set(ours, 7, "ours");
  expect(cache.get(theirs, 7)).toBeUndefined();
  expect(await cache.getOrLoad(theirs, 7, () => Promise.resolve("theirs"))).toBe("theirs");
  cache.delete(theirs, 7);
  expect([cache.get(ours, 7), cache.get(theirs, 7)]).toEqual(["ours", undefined]);
});

test("that nothing was found is a value too", async () => {
  const tx = openScope();
  const cache = createCache<string, undefined>({ maxEntries: 10 });
  const load = vi.fn<() => Promise<undefined>>().mockResolvedValue(undefined);
  await cache.getOrLoad(tx, "a", load);
  await cache.getOrLoad(tx, "a", load);
  expect(load).toHaveBeenCalledTimes(1);
});

test("beyond the limit the value that was not used for longest goes", () => {
  const tx = openScope();
  const cache = createCache<string, number>({ maxEntries: 2 });
  cache.set(tx, "a", 1);
  cache.set(tx, "b", 2);
  cache.get(tx, "a");
  cache.set(tx, "c", 3);
  expect(["a", "b", "c"].map((key) => cache.get(tx, key))).toEqual([1, undefined, 3]);
});

test("a value of some weight counts as so many entries", () => {
  const tx = openScope();
  const cache = createCache<string, readonly number[]>({ maxEntries: 3, weightOf: (list) => list.length });
  cache.set(tx, "a", [1, 2]);
  cache.set(tx, "b", [3]);
  cache.set(tx, "c", [4]);
  expect(["a", "b", "c"].map((key) => cache.get(tx, key))).toEqual([undefined, [3], [4]]);
});

test("what was being loaded while it was deleted is not stored", async () => {
  const tx = openScope();
  const cache = createCache<string, string>({ maxEntries: 10 });
  const loaded = await cache.getOrLoad(tx, "a", () => {
    cache.delete(tx, "a");
    return Promise.resolve("before the change");
  });
  expect(loaded).toBe("before the change");
  expect(cache.get(tx, "a")).toBeUndefined();
});
