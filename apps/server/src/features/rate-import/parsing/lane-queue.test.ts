import { parseCalendarDate } from "@kilolane/domain/sheet";
import { expect, test } from "vitest";
import { LaneQueue } from "./lane-queue.ts";

function queueOf(...names: readonly string[]): LaneQueue {
  const queue = new LaneQueue();
  add(queue, ...names);
  return queue;
}

function add(queue: LaneQueue, ...names: readonly string[]): void {
  const figures = { scale: 2, minCharge: 0, basicCharge: null, breaks: [410] };
  const days = { validFrom: parseCalendarDate("2026-01-01"), validTo: parseCalendarDate("2026-12-31") };
  for (const [place, name] of names.entries()) {
    const [origin = "", destination = ""] = name.split("-");
    queue.add({ sheet: place, scheme: 0, origin, destination, ...days, ...figures });
  }
}

const take = (queue: LaneQueue, count: number) =>
  queue.take(count).map(({ origin, destination }) => `${origin}-${destination}`);

test("lanes leave while others come, as long as those of an origin come together", () => {
  const queue = queueOf("JFK-NRT", "JFK-FRA", "ATL-FRA");
  expect(queue.ready).toBe(3);
  expect(take(queue, 2)).toEqual(["JFK-FRA", "JFK-NRT"]);
  add(queue, "ATL-CDG", "ORD-FRA");
  expect([queue.ready, queue.count]).toEqual([5, 5]);
  queue.close();
  expect(take(queue, 9)).toEqual(["ATL-CDG", "ATL-FRA", "ORD-FRA"]);
});

test("from the first origin that comes back on lanes wait for the last one, and leave by lane", () => {
  const queue = queueOf("JFK-NRT", "ATL-FRA", "JFK-FRA", "ATL-CDG");
  expect([queue.ready, queue.count]).toEqual([2, 4]);
  add(queue, "BOS-FRA");
  expect(queue.ready).toBe(2);
  queue.close();
  expect(queue.ready).toBe(5);
  // those that might leave before keep their turn: whoever takes them late takes the same
  expect(take(queue, 2)).toEqual(["ATL-FRA", "JFK-NRT"]);
  expect(take(queue, 3)).toEqual(["ATL-CDG", "BOS-FRA", "JFK-FRA"]);
});

test("lanes that were taken before the end count among those that had their turn", () => {
  const queue = queueOf("JFK-NRT", "ATL-FRA", "JFK-FRA", "ATL-CDG");
  expect(take(queue, 1)).toEqual(["JFK-NRT"]);
  queue.close();
  expect(take(queue, 1)).toEqual(["ATL-FRA"]);
  expect(take(queue, 2)).toEqual(["ATL-CDG", "JFK-FRA"]);
});
