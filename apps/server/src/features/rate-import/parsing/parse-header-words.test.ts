import { expect, test } from "vitest";
import { parseBreak, parseHeader, parseHeaderUnit } from "./parse-header-words.ts";

test.each([
  ["e-AWB fee", "eawbFee"],
  ["Electronic air waybill fee", "eawbFee"],
  ["Air waybill fee", "mawbFee"],
  ["Air Waybill Fee (USD)", "mawbFee"],
  ["House waybill fee", "hawbFee"],
] as const)("a column headed %s holds the %s", (header, field) => {
  expect(parseHeader(header)?.field).toBe(field);
});

test.each([
  ["\u221245", 0],
  ["\u2013 45 kg", 0],
  ["\uFF0D45", 0],
  ["\uFF1C45", 0],
  ["≤45 kg", 0],
  ["N (<45)", 0],
  ["up to 45", 0],
  ["1-44 kg", 0],
  ["0\u201344", 0],
  ["\uFF2E", 0],
  ["\uFF0B45", 45],
  ["\uFF11\uFF10\uFF10㎏", 100],
  ["≥45 kg", 45],
  ["45kg+", 45],
  ["45\u201399", 45],
  ["> 1,000", 1000],
  ["+1.000 kg", 1000],
] as const)("a column headed %s holds the price from %d on", (header, weight) => {
  expect(parseHeader(header)).toEqual({ field: "band", weight: String(weight) });
});

test.each(["-100", "<100", "\u2212300", "45/100", "1,234,567"])(
  "%s says nothing of a weight that a price counts from",
  (header) => expect(parseBreak(header)).toBeUndefined(),
);

test.each([
  ["+100 lbs", "lb"],
  ["USD/lb", "lb"],
  ["+45 EUR/kg", "kg"],
  ["100 kgs", "kg"],
  ["+45", undefined],
  ["Lagos", undefined],
] as const)("a price headed %s is for a %s", (header, unit) => {
  expect(parseHeaderUnit(header)).toBe(unit);
});
