import { expect, test } from "vitest";
import { countInput, decimalInput } from "../src/values.ts";

const weight = decimalInput({ max: 99_999, decimals: 2 });

test.each([
  ["640.", "640"],
  ["640.5", "640.5"],
  [".5", "0.5"],
  [" 1,234. ", "1234"],
  [12, "12"],
])("%j is read as %s: nothing is wrong while a figure is typed", (typed, read) => {
  expect(weight.parse(typed)).toBe(read);
});

test.each([
  [".", "number"],
  ["6.4.", "number"],
  ["-.5", "negative"],
  ["-3.", "negative"],
  ["640,5", "number"],
  ["1.234", "too-many-decimals"],
  ["100000.", "too-large"],
])("%j is refused as %s", (typed, code) => {
  expect(weight.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([code]);
});

test("a count may end in a point, and has no decimals", () => {
  const count = countInput({ min: 1, max: 9 });
  expect(count.parse("3.")).toBe(3);
  expect(count.safeParse(".5").error?.issues[0]?.message).toBe("too-many-decimals");
});
