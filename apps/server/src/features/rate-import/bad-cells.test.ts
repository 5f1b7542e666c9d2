import { downloadImportProblems, listImportProblems } from "@kilolane/contract";
import { SURCHARGE_UNITS } from "@kilolane/domain";
import { LANGUAGE_CODES } from "@kilolane/phrases";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, expect, test } from "vitest";
import { buildAirline, buildReference } from "../../../test/build-rates.ts";
import { buildWorkbook, checkSheet, uploadSheet, type SheetCell } from "../../../test/build-sheets.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { loadReasons } from "./present/finding.ts";
import { FIELD_HEADERS } from "./parsing/parse-header-words.ts";

type Column = keyof typeof FIELD_HEADERS | "Norm" | "45";

/** A good line; every bad one differs from it in some cells. */
const GOOD: readonly (readonly [Column, SheetCell])[] = [
  ["airline", "QX"],
  ["origin", "JFK"],
  ["destination", "FRA"],
  ["goods", "General"],
  ["aircraft", "passenger"],
  ["currency", "USD"],
  ["validFrom", "2026-01-01"],
  ["validTo", "2026-12-31"],
  ["minCharge", 75],
  ["Norm", 4.1],
  ["45", 3.05],
];

/** What is in which cell, and the code by which it is refused. */
const BAD: readonly (readonly [Column, SheetCell, string])[] = [
  ["airline", "ZZ", "other-airline"],
  ["origin", "", "required"],
  ["origin", "Q0Q", "unknown-airport"],
  ["destination", "JFK", "same-airport"],
  ["destination", Array.from({ length: 61 }, (_, n) => `A${n}`).join(" "), "too-many-airports"],
  ["goods", "Unicorns", "unknown-goods"],
  ["aircraft", "Zeppelin", "unknown-aircraft"],
  ["currency", "", "required"],
  ["currency", "XXQ", "unknown-currency"],
  ["validFrom", "soon", "date"],
  ["validFrom", "31.02.2026", "date"],
  ["validFrom", true, "date"],
  ["validFrom", "03/04/2026", "ambiguous-date"],
  ["validFrom", "1899-12-31", "date-range"],
  ["validTo", "2025-12-31", "date-order"],
  ["validTo", "", "required"],
  ["minCharge", "seventy", "number"],
  ["minCharge", -5, "negative"],
  ["minCharge", "(75.00)", "negative"],
  ["minCharge", 1e13, "too-large"],
  ["minCharge", new Date("2026-05-03T00:00:00Z"), "date-not-number"],
  ["Norm", "EUR 4.10", "other-currency"],
  ["Norm", 3.12345678, "too-many-decimals"],
  ["Norm", "1,2,3", "number"],
  ["Norm", "1,234", "ambiguous-number"],
  ["45", "#REF!", "failed-formula"],
  ["weightUnit", "stone", "unknown-weight-unit"],
  ["transitDays", 2.5, "whole-number"],
  ["cutOff", "noon", "cut-off"],
  ["cutOff", "24:00", "cut-off"],
  ["flights", "daily", "flights"],
  ["daysOfOperation", "Caturday", "unknown-days"],
  ["allowNextBreak", "maybe", "yes-no"],
  ["surcharges", "Fuel 0.95", "surcharge-syntax"],
  ["surcharges", "Fuel = 0.95 per_mile", "unknown-surcharge-unit"],
  ["surcharges", "Fuel = 1 per_kg; Fuel = 2 per_kg", "surcharge-twice"],
  ["bandRules", "sometimes", "band-rules"],
  ["classPercent", 150, "class-incomplete"],
  ["commodityItem", "0300", "commodity-incomplete"],
  ["uldPivotWeight", 1000, "uld-incomplete"],
  ["shipperTypes", "Famous", "unknown-shipper"],
  ["request", "12", "unknown-request"],
  ["provider", "x".repeat(201), "too-long"],
];

test("the refusal of an unknown surcharge unit names every unit, in each language", async () => {
  for (const language of LANGUAGE_CODES) {
    const text = (await loadReasons(language))("unknown-surcharge-unit", {});
    expect([language, ...SURCHARGE_UNITS.filter((unit) => !text.includes(unit))]).toEqual([language]);
  }
});

const COLUMNS: readonly Column[] = [
  ...new Set([...GOOD, ...BAD].map(([column]) => column)).add("minimumWeight").add("maximumWeight"),
];

function lineOf(...changes: readonly (readonly [Column, SheetCell])[]): SheetCell[] {
  const cells = new Map([...GOOD, ...changes]);
  return COLUMNS.map((column) => cells.get(column) ?? null);
}

function letterOf(column: Column): string {
  const at = COLUMNS.indexOf(column);
  return at < 26 ? String.fromCharCode(65 + at) : `A${String.fromCharCode(65 + at - 26)}`;
}

const world = useTestWorld({ runsJobs: true });
const operator = usePerson(world, "ROLE_SUPERADMIN");
let airlineId = 0;

beforeAll(async () => {
  await buildReference(world.database);
  airlineId = await buildAirline(world.database, { iata: "QX" });
});

/** The dry run of a sheet of a good line, every bad one, and lines that are wrong as a whole. */
async function checkBadSheet() {
  const headers = COLUMNS.map((column) =>
    column === "Norm" || column === "45" ? column : FIELD_HEADERS[column],
  );
  const rows = [
    headers,
    lineOf(),
    ...BAD.map(([column, cell]) => lineOf([column, cell])),
    lineOf(),
    lineOf(["validFrom", "2026-12-01"], ["validTo", "2027-03-31"]),
    lineOf(["destination", "NRT"], ["Norm", null], ["45", null]),
    lineOf(["destination", "NRT"], ["minimumWeight", 500], ["maximumWeight", 100]),
  ];
  const upload = await uploadSheet(operator, {
    airlineId,
    bytes: await buildWorkbook({ name: "Juli", rows }),
  });
  return checkSheet(operator, upload, {
    mapping: { decimalSign: "auto", dateOrder: "auto", defaults: {} },
  });
}

test("more than thirty kinds of bad cells are each named by sheet, row, column and reason", async () => {
  expect(new Set(BAD.map(([, , code]) => code)).size).toBeGreaterThanOrEqual(30);
  const checked = await checkBadSheet();
  expect([checked.rowsGood, checked.rowsBad]).toEqual([1, BAD.length + 4]);
  const answer = await operator.call(listImportProblems, {
    params: { id: checked.id },
    query: { size: 100 },
  });
  const found = answer.body.content.map(({ sheet, row, problems }) => [
    `${sheet} ${row}`,
    ...problems.map(({ column, code }) => `${column} ${code}`),
  ]);
  const first = BAD.length + 3;
  expect(found).toEqual([
    ...BAD.map(([column, , code], place) => [`Juli ${place + 3}`, `${letterOf(column)} ${code}`]),
    [`Juli ${first}`, "null duplicate"],
    [`Juli ${first + 1}`, "null overlap"],
    [`Juli ${first + 2}`, "null no-price"],
    [`Juli ${first + 3}`, `${letterOf("maximumWeight")} weight-order`],
  ]);
  const messages = answer.body.content.flatMap(({ problems }) => problems);
  // every code has its phrase
  expect(messages.filter(({ code, message }) => message === code)).toEqual([]);
  expect(messages.find(({ code }) => code === "duplicate")?.message).toContain("Juli!2");
});

test("the bad lines come as a file that can be mended and uploaded again", async () => {
  const checked = await checkBadSheet();
  const file = await operator.call(downloadImportProblems, {
    params: { id: checked.id },
    query: { format: "xlsx" },
  });
  const { sheets } = await readXlsx(file.bytes);
  const rows = sheets[0]?.rows ?? [];
  expect(rows).toHaveLength(BAD.length + 5);
  expect(rows[1]?.slice(0, 4)).toEqual([
    `${letterOf("airline")}: The line names another airline`,
    "Juli",
    3,
    "ZZ",
  ]);
  const again = await uploadSheet(operator, { airlineId, bytes: file.bytes });
  const rechecked = await checkSheet(operator, again, {
    mapping: { decimalSign: "auto", dateOrder: "auto" },
  });
  // the double has lost the line that it contradicted
  expect([rechecked.rowsGood, rechecked.rowsBad]).toEqual([1, BAD.length + 3]);
});
