import { expect, test } from "vitest";
import { findCountries } from "./find-countries.ts";

const COUNTRIES = [
  { code: "AU", name: "Australia", dialCode: "+61" },
  { code: "CA", name: "Canada", dialCode: "+1" },
  { code: "DE", name: "Germany", dialCode: "+49" },
  { code: "GE", name: "Georgia", dialCode: "+995" },
  { code: "RU", name: "Russian Federation", dialCode: "+7" },
  { code: "UM", name: "United States Minor Outlying Islands", dialCode: "+1" },
  { code: "US", name: "United States of America", dialCode: "+1" },
];
const codesFor = (typed: string) => findCountries(COUNTRIES, typed).map((country) => country.code);

test.each([
  ["us", ["US", "RU", "AU"]],
  ["united st", ["US", "UM"]],
  ["GE", ["GE", "DE"]],
  ["+49", ["DE"]],
  ["0049", ["DE"]],
  ["+1", ["CA", "US", "UM"]],
  ["nowhere", []],
] as const)("%s finds %j", (typed, codes) => {
  expect(codesFor(typed)).toEqual(codes);
});

test("nothing typed is the whole list", () => {
  expect(findCountries(COUNTRIES, " ")).toBe(COUNTRIES);
});
