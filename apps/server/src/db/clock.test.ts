import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { openClock } from "./clock.ts";

const CLOCK_AT = "2026-12-31T23:30:00-05:00";
const SECRET_KEY = "a9Qd3!kTz7Lw0Pf5Xb2Nc8Vm4Rj6Hy1sGuE";

test("a clock with a start goes on from it", async () => {
  const clock = openClock(new Date(CLOCK_AT));
  const first = clock.now().getTime();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(first - Date.parse(CLOCK_AT)).toBeLessThan(1000);
  expect(clock.now().getTime()).toBeGreaterThan(first);
});

test("CLOCK_AT starts the clock of a test", () => {
  const { clockStart } = readConfig({ NODE_ENV: "test", CLOCK_AT, SECRET_KEY });
  expect(clockStart?.toISOString()).toBe("2027-01-01T04:30:00.000Z");
});

test.each(["development", undefined])("CLOCK_AT changes nothing with NODE_ENV %s", (NODE_ENV) => {
  const { clockStart } = readConfig({ NODE_ENV, CLOCK_AT, SECRET_KEY });
  expect(clockStart).toBeUndefined();
  expect(Math.abs(openClock(clockStart).now().getTime() - Date.now())).toBeLessThan(1000);
});

test("a CLOCK_AT without an offset is refused", () => {
  expect(() => readConfig({ NODE_ENV: "test", CLOCK_AT: "2026-12-31T23:30:00", SECRET_KEY })).toThrow(
    /CLOCK_AT/,
  );
});
