import { parseCalendarDate } from "@kilolane/domain";
import { expect, test } from "vitest";
import { parseTariffSheet } from "./parse-tariff-sheet.ts";
import { proposeTariffMapping } from "./parse-tariff-headers.ts";

const HEADERS =
  "Zone,Airport,ZIPs,Currency,Valid from,Valid to,From lb,To lb,CWT,Min,FSC,Liftgate,Inside,Airport drop";
const GOOD = "A,ORD,53201,USD,2026-01-01,2026-12-31,0,,50,125,20%,,,";

function parse(lines: readonly string[]) {
  const rows = [HEADERS, ...lines].map((line, place) => ({ row: place + 1, cells: line.split(",") }));
  return parseTariffSheet(rows, proposeTariffMapping([{ sheet: "Tariff", rows }], []));
}

test("a row that says everything is a zone without a problem", () => {
  const { problems, tariffs, rowsRead } = parse([GOOD]);
  expect(problems).toEqual([]);
  expect(tariffs.map(({ name }) => name)).toEqual(["A"]);
  expect(rowsRead).toBe(1);
});

test("a problem stands at the row, the column and the value of its cell", () => {
  const { problems } = parse([GOOD.replace(",125,", ",-125,")]);
  expect(problems[0]).toMatchObject({ row: 2, column: "J", field: "minimum", value: "-125" });
});

test.each([
  ["a minimum below zero", "negative", ["A,ORD,53201,USD,2026-01-01,2026-12-31,0,,50,-125,20%,,,"]],
  ["a zip with a letter", "zip-ranges", ["A,ORD,5320A,USD,2026-01-01,2026-12-31,0,,50,125,20%,,,"]],
  ["zips that run backwards", "zip-ranges", ["A,ORD,53299-53201,USD,2026-01-01,2026-12-31,0,,50,125,20%,,,"]],
  ["a first band above 0 lb", "band-start", ["A,ORD,53201,USD,2026-01-01,2026-12-31,500,,50,125,20%,,,"]],
  ["an end before its start", "before-start", ["A,ORD,53201,USD,2026-12-31,2026-01-01,0,,50,125,20%,,,"]],
  ["a formula as text", "number", ["A,ORD,53201,USD,2026-01-01,2026-12-31,0,,=1+1,125,20%,,,"]],
  ["a formula that failed", "failed-formula", ["A,ORD,53201,USD,2026-01-01,2026-12-31,0,,#REF!,125,20%,,,"]],
  [
    "an amount of other money",
    "other-currency",
    ["A,ORD,53201,USD,2026-01-01,2026-12-31,0,,EUR 50,125,20%,,,"],
  ],
  ["a service of n/a", "service-unclear", ["A,ORD,53201,USD,2026-01-01,2026-12-31,0,,50,125,20%,n/a,,"]],
  ["no minimum", "required", ["A,ORD,53201,USD,2026-01-01,2026-12-31,0,,50,,20%,,,"]],
  ["no name of the zone", "required", [",ORD,53201,USD,2026-01-01,2026-12-31,0,,50,125,20%,,,"]],
  [
    "bands with a gap",
    "band-gap",
    ["A,ORD,53201,USD,2026-01-01,2026-12-31,0,499,50,125,20%,,,", "A,,,,,,600,,40,,,,,"],
  ],
  [
    "bands that overlap",
    "band-overlap",
    ["A,ORD,53201,USD,2026-01-01,2026-12-31,0,700,50,125,20%,,,", "A,,,,,,600,,40,,,,,"],
  ],
  [
    "two minimums of one zone",
    "differs",
    ["A,ORD,53201,USD,2026-01-01,2026-12-31,0,,50,125,20%,,,", "A,,,,,,600,,40,130,,,,"],
  ],
  [
    "a zip in two zones on the same days",
    "zips-overlap",
    [
      "A,ORD,53201-53299,USD,2026-01-01,2026-12-31,0,,50,125,20%,,,",
      "B,ORD,53250,USD,2026-06-01,2027-12-31,0,,40,125,,,,",
    ],
  ],
])("%s is one problem: %s", (_, code, lines) => {
  expect(parse(lines).problems.map((problem) => problem.code)).toEqual([code]);
});

test("a zone whose first day another row leaves to the sheet's own is one double", () => {
  const rows = [HEADERS, GOOD.replace("2026-01-01", ""), GOOD.replace("53201", "53202")].map(
    (line, place) => ({
      row: place + 1,
      cells: line.split(","),
    }),
  );
  const mapping = proposeTariffMapping([{ sheet: "Tariff", rows }], []);
  const defaults = { ...mapping.defaults, validFrom: parseCalendarDate("2026-01-01") };
  const { problems } = parseTariffSheet(rows, { ...mapping, defaults });
  expect(problems).toMatchObject([{ row: 3, column: "A", field: "zone", code: "zone-double", value: "A" }]);
});
