import { parseCalendarDate } from "@kilolane/domain";
import { expect, test } from "vitest";
import { changeLinesOf } from "./change-lines.ts";

const lane = {
  goods: ["General"],
  aircraft: "passenger",
  validFrom: parseCalendarDate("2026-01-01"),
  validTo: parseCalendarDate("2026-12-31"),
  currency: "USD",
  weightUnit: "kg",
  minCharge: "75",
  breaks: [
    { weight: "0", rate: "4.1" },
    { weight: "45", rate: "3.05" },
  ],
  transitDays: 2,
  cutOff: null,
  flights: null,
  basicCharge: null,
  classRate: null,
  specificCommodity: null,
  uld: null,
  surcharges: [{ label: "Fuel", value: "0.95", unit: "per_kg", parts: [] }],
  terms: [
    { field: "divisor", value: "6000" },
    { field: "allowNextBreak", value: "true" },
  ],
};

const say = ({ value, unit }: { readonly value: string; readonly unit: string }) => `${value} ${unit}`;
const fuel = (before: string | null, after: string | null) => ({
  kind: "surcharge",
  name: "Fuel",
  before,
  after,
});

test("a changed lane tells what differs and nothing else", () => {
  const after = {
    ...lane,
    minCharge: "80",
    validTo: parseCalendarDate("2027-01-31"),
    breaks: [
      { weight: "0", rate: "4.1" },
      { weight: "45", rate: "2.95" },
      { weight: "100", rate: "2.5" },
    ],
  };
  expect(changeLinesOf({ before: lane, after }, say)).toEqual([
    { kind: "minimum", before: "75", after: "80" },
    { kind: "break", weight: { figure: "45", unit: "kg" }, before: "3.05", after: "2.95" },
    { kind: "break", weight: { figure: "100", unit: "kg" }, before: null, after: "2.5" },
    { kind: "until", before: "2026-12-31", after: "2027-01-31" },
  ]);
});

test("of a new or an ended lane all prices are listed, lightest break first", () => {
  const breaks = [
    { weight: "100", rate: "2.5" },
    { weight: "45", rate: "2.95" },
  ];
  expect(changeLinesOf({ before: null, after: { ...lane, breaks } }, say)).toEqual([
    { kind: "minimum", before: null, after: "75" },
    { kind: "break", weight: { figure: "45", unit: "kg" }, before: null, after: "2.95" },
    { kind: "break", weight: { figure: "100", unit: "kg" }, before: null, after: "2.5" },
    fuel(null, "0.95 per_kg"),
  ]);
  expect(changeLinesOf({ before: lane, after: null }, say).map(({ before }) => before)).toEqual([
    "75",
    "4.1",
    "3.05",
    "0.95 per_kg",
  ]);
});

test("a transit time and a cut-off that are stated now are named against none before", () => {
  const silent = { ...lane, transitDays: null };
  expect(changeLinesOf({ before: silent, after: { ...lane, cutOff: "D-1 17:00" } }, say)).toEqual([
    { kind: "transit", before: "–", after: "2" },
    { kind: "cutOff", before: "–", after: "D-1 17:00" },
  ]);
});

test("class rates, specific commodities and unit rates are listed where a lane has them", () => {
  const special = {
    ...lane,
    breaks: [],
    classRate: { percent: "150", base: "N" as const, minWeight: "10", minPercent: null },
    specificCommodity: { item: "0300", minWeight: "100", rate: "1.9" },
    uld: { pivotWeight: "1000", pivotCharge: "2500", overPivotRate: "2.4", tare: "90" },
  };
  expect(changeLinesOf({ before: null, after: { ...special, surcharges: [] } }, say).slice(1)).toEqual([
    { kind: "class", before: null, after: "150 % N · ≥ 10 kg" },
    { kind: "commodity", before: null, after: "0300 · 1.9 · ≥ 100 kg" },
    { kind: "uld", before: null, after: "2500 · ≤ 1000 kg · > 2.4 · − 90 kg" },
  ]);
  const dearer = { ...special, classRate: { ...special.classRate, percent: "175" } };
  expect(changeLinesOf({ before: special, after: dearer }, say)).toEqual([
    { kind: "class", before: "150 % N · ≥ 10 kg", after: "175 % N · ≥ 10 kg" },
  ]);
});

test("a surcharge and a condition of the rate that change are named, and so are those that come and go", () => {
  const after = {
    ...lane,
    surcharges: [
      { label: "Fuel", value: "9.5", unit: "per_kg", parts: [] },
      { label: "Security", value: "0.18", unit: "per_kg", parts: [] },
      { label: "Security", value: "10", unit: "per_awb", parts: [] },
    ],
    terms: [
      { field: "divisor", value: "5000" },
      { field: "allowNextBreak", value: "true" },
      { field: "note", value: "winter" },
    ],
  };
  expect(changeLinesOf({ before: lane, after }, say)).toEqual([
    fuel("0.95 per_kg", "9.5 per_kg"),
    { kind: "surcharge", name: "Security", before: null, after: "0.18 per_kg + 10 per_awb" },
    { kind: "term", name: "divisor", before: "6000", after: "5000" },
    { kind: "term", name: "note", before: "–", after: "winter" },
  ]);
});
