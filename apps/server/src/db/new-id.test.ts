import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

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
