import { expect, test } from "vitest";
import { createTypingPause } from "./typing-pause.ts";

test("a shipment is priced at once; who types a minute without a pause asks less than 200 times", () => {
  let time = 0;
  const pause = createTypingPause(() => time);
  expect(pause.next()).toBeLessThan(50);
  let asked = 0;
  // a key each 100 ms: only a pause shorter than that ever ends in a price
  for (; time < 60_000; time += 100) {
    if (pause.next() >= 100) continue;
    pause.spend();
    asked += 1;
  }
  expect(asked).toBeLessThan(200);
  time += 15_000;
  expect(pause.next()).toBeLessThan(50);
});

test("what can bring no price waits for the typing to rest", () => {
  const pause = createTypingPause(() => 0);
  expect(pause.next(false)).toBeGreaterThan(100);
  expect(pause.next(true)).toBeLessThan(50);
});
