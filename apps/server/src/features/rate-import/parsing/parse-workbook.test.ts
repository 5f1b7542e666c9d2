import { expect, test } from "vitest";
import { buildRawWorkbook, rawRow } from "../../../../test/build-raw-workbook.ts";
import { proposeMapping } from "./parse-headers.ts";
import { LaneQueue } from "./lane-queue.ts";
import { parseLines, type ReadSoFar } from "./parse-lines.ts";
import { parsePreview } from "./parse-preview.ts";

const AIRPORTS = ["JFK", "FRA", "NRT", "ORD", "LHR"].map((iata) => ({
  iata,
  city: `City of ${iata}`,
  countryCode: "US",
  hasCargo: true,
}));
const HEADERS = ["Origin", "Destination", "Currency", "Valid from", "Valid to", "Min", "N", "+45"];
const STYLES = '<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/></cellXfs>';

type Cells = readonly (string | number | null)[];

const lane = (destination: string, ...prices: Cells): Cells => [
  "JFK",
  destination,
  "USD",
  "2026-01-01",
  "2026-12-31",
  ...prices,
];

/** What a workbook of these lines says: each lane with minimum and breaks, each bad row with its reasons. */
async function read(lines: readonly Cells[], { headers = HEADERS, merged = "" } = {}): Promise<string[]> {
  const rows = [headers, ...lines].map((cells, at) => rawRow(at + 1, cells)).join("");
  const behind = merged === "" ? "" : `<mergeCells><mergeCell ref="${merged}"/></mergeCells>`;
  const bytes = buildRawWorkbook({ rows, behind, styles: STYLES });
  const { mapping } = proposeMapping(await parsePreview(bytes, "xlsx"), []);
  const queue = new LaneQueue();
  let named: Pick<ReadSoFar, "sheets" | "schemes"> = { sheets: [], schemes: [] };
  const order = {
    bytes,
    kind: "xlsx" as const,
    mapping,
    rateType: "general",
    airports: AIRPORTS,
    airlineNames: [],
  };
  const { badRows, warnedRows } = await parseLines(order, queue, ({ sheets, schemes }) => {
    named = { sheets, schemes };
  });
  const lanes = queue.take(queue.ready).map(({ sheet, destination, scale, minCharge, breaks, scheme }) => {
    const prices = breaks.map((units, at) => `${named.schemes[scheme]?.[at]}=${units / 10 ** scale}`);
    const { weightUnit, terms } = named.sheets[sheet] ?? {};
    const percent = terms?.classRate?.percent;
    return [
      ...(weightUnit === "lb" ? ["lb"] : []),
      destination,
      minCharge / 10 ** scale,
      ...prices,
      ...(percent === undefined ? [] : [`${percent} %`]),
    ];
  });
  const bad = badRows.map(({ row, problems }) => [
    row,
    ...problems.map(({ column, code }) => `${column} ${code}`),
  ]);
  const warned = warnedRows.map(({ row, problems }) => [
    row,
    ...problems.map(({ column, code }) => `${column} ${code}`),
  ]);
  return [...lanes, ...bad, ...warned].map((parts) => parts.join(" "));
}

test("a price whose formula has no stored result is refused, and its line is not priced without it", async () => {
  const open = "<c><f>G2*0.9</f><v></v></c>";
  expect(
    await read([lane("FRA", 75, 4.1, 3.05), lane("NRT", 75, 4.1, open), lane("ORD", open, 4.1, 3)]),
  ).toEqual(["FRA 75 0=4.1 45=3.05", "3 H formula-without-result", "4 F formula-without-result"]);
});

test("a price merged over several lines is the price of each", async () => {
  const lines = [lane("FRA", 75, 4.1, 3), lane("NRT", null, 4.2, 3.1), lane("ORD", null, 4.3, 3.2)];
  expect(await read(lines, { merged: "F2:F4" })).toEqual([
    "FRA 75 0=4.1 45=3",
    "NRT 75 0=4.2 45=3.1",
    "ORD 75 0=4.3 45=3.2",
  ]);
});

test("a percentage of a class rate is read as it is shown, and a price that is shown as one is refused", async () => {
  const headers = [...HEADERS, "Class rate %", "Class rate of"];
  const half = '<c s="1"><v>1.5</v></c>';
  const lines = [
    lane("FRA", 75, 4, 3, half, "N"),
    lane("NRT", 75, 4, 3, "150 %", "N"),
    lane("ORD", 75, half, 3),
    lane("LHR", 75, 4, 3, 1.5, "N"),
  ];
  expect(await read(lines, { headers })).toEqual([
    "FRA 75 0=4 45=3 150 %",
    "NRT 75 0=4 45=3 150 %",
    "4 G number",
    "5 I percent-fraction I class-incomplete",
  ]);
});

test("a header of another currency than the line's is no price of the line", async () => {
  const headers = [...HEADERS.slice(0, 5), "Min (EUR)", "N EUR/kg", "+45"];
  expect(await read([lane("FRA", 75, 4, 3), lane("NRT", null, null, 3)], { headers })).toEqual([
    "NRT 0 45=3",
    "2 F other-currency G other-currency",
  ]);
});

test("prices headed in pounds are prices per pound", async () => {
  const headers = [...HEADERS.slice(0, 6), "N", "+100 lbs"];
  expect(await read([lane("FRA", 75, 4, 3)], { headers })).toEqual(["lb FRA 75 0=4 100=3"]);
});

test("a price in pounds on a line in kilograms is refused, in its header and in its cell", async () => {
  const headers = [...HEADERS.slice(0, 7), "+100 lbs", "Weight unit"];
  const lines = [
    lane("FRA", 75, 4, 3, "kg"),
    lane("NRT", 75, "4.10/lb", null, "kg"),
    lane("ORD", 75, "4.10/kg", null, "kg"),
  ];
  expect(await read(lines, { headers })).toEqual([
    "ORD 75 0=4.1",
    "2 H other-weight-unit",
    "3 G other-weight-unit",
  ]);
});

test("a price of zero waits for somebody's word, however many lines have it", async () => {
  expect(await read([lane("FRA", 75, 4, 0), lane("NRT", 75, 4.2, 0)])).toEqual([
    "FRA 75 0=4 45=0",
    "NRT 75 0=4.2 45=0",
    "2 H zero-price",
    "3 H zero-price",
  ]);
});
