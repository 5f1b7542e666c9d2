import { expect, test } from "vitest";
import { newId, newRandomIds } from "./new-id.ts";

test("a hundred thousand ids are different ones of version 7, in the order in which they were made", async () => {
  const first = newId();
  await new Promise((resolve) => setTimeout(resolve, 2));
  const ids = new Set(Array.from({ length: 100_000 }, newId));
  expect(ids.size).toBe(100_000);
  expect([...ids].toSorted()).toEqual([...ids]);
  for (const id of ids) {
    expect(id > first).toBe(true);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

test("a hundred thousand random ids are different ones of version 4 and its variant", () => {
  const ids = new Set([...newRandomIds(99_969), ...newRandomIds(1), ...newRandomIds(30)]);
  expect(ids.size).toBe(100_000);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(newRandomIds(0)).toEqual([]);
  const digits = new Set([...ids].map((id) => `${id.slice(0, 2)} ${id.slice(-2)}`));
  expect(digits.size).toBeGreaterThan(40_000);
});
