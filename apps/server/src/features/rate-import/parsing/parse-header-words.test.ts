import { expect, test } from "vitest";
import { parseHeader } from "./parse-header-words.ts";

test.each([
  ["e-AWB fee", "eawbFee"],
  ["Electronic air waybill fee", "eawbFee"],
  ["Air waybill fee", "mawbFee"],
  ["Air Waybill Fee (USD)", "mawbFee"],
  ["House waybill fee", "hawbFee"],
] as const)("a column headed %s holds the %s", (header, field) => {
  expect(parseHeader(header)?.field).toBe(field);
});
