import { expect, test } from "vitest";
import { readableInk } from "./readable-ink.ts";

test.each([
  ["#0c6b58", "#ffffff"],
  ["#1f3a6e", "#ffffff"],
  ["#ffd400", "#0b1524"],
  ["#ffffff", "#0b1524"],
] as const)("on %s the ink is %s", (colour, ink) => {
  expect(readableInk(colour)).toBe(ink);
});
