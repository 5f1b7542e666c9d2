import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

function drain(queue: FairQueue<string>): string[] {
  const order: string[] = [];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) order.push(next);
  return order;
}

test("owners take turns, each in the order of its own calls", () => {
  const queue = new FairQueue<string>();
  for (const item of ["a1", "a2", "a3", "b1", "c1", "c2"]) queue.push(item.charAt(0), item);
  expect([queue.size, queue.countOf("a"), queue.countOf("z")]).toEqual([6, 3, 0]);
  expect(drain(queue)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  expect([queue.size, queue.countOf("a")]).toEqual([0, 0]);
});

test("who comes after a flood of another waits for one of its items", () => {
  const queue = new FairQueue<string>();
  for (let count = 0; count < 300; count += 1) queue.push("flood", `flood ${count}`);
  queue.shift();
  queue.push("caller", "quotation");
  expect([queue.shift(), queue.shift()]).toEqual(["flood 1", "quotation"]);
});
