import { parseCalendarDate, parseFlights } from "@kilolane/domain";
import { downloadRateTemplate, exportRates, publishRateImport } from "@kilolane/contract";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { buildWorkbook, checkSheet, uploadSheet, type SheetCell } from "../../../test/build-sheets.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { presentHeaders } from "./present/rate-row.ts";
import { proposeMapping } from "./parsing/parse-headers.ts";

const world = useTestWorld({ runsJobs: true });
const operator = usePerson(world, "ROLE_SUPERADMIN");
let airlineId = 0;

beforeAll(() => buildReference(world.database));
beforeEach(async () => {
  airlineId = await buildAirline(world.database, { name: "Real Air" });
});

/** The lanes of a draft or published set, as `origin destination from to minimum: prices`. */
async function findLanes(setId: number | null): Promise<string[]> {
  const { rows } = await world.database.query<{ text: string }>(
    `select concat_ws(' ', s.goods_type, l.origin, l.destination, l.valid_from, l.valid_to,
       (l.min_charge * 10::numeric ^ -l.scale)::float8::text || ':',
       array_to_string(array(select w || '=' || (p * 10::numeric ^ -l.scale)::float8
         from unnest(b.weights, l.breaks) as x (w, p)), ' ')) as text
     from rate_lane l join rate_sheet s on s.id = l.sheet_id join break_scheme b on b.id = l.scheme_id
     where s.set_id = $1 order by 1`,
    [setId],
  );
  return rows.map((row) => row.text);
}

const COVER: readonly SheetCell[][] = [
  ["Real Air Cargo", null, null],
  ["Winter tariff", null, "subject to change"],
];
const SERIAL_2026 = 46_023;

/** Headers over two rows, merged; commas as decimals; dates as text; blank lines, remarks, repeated headers. */
const EUROPE: readonly SheetCell[][] = [
  ["Real Air Cargo, Frachtraten Europa", null, null, null, null, null, null, null, null],
  [],
  ["Von", "Nach", "Währung", "Gültigkeit", null, "Rate je kg", null, null, null],
  [null, null, null, "gültig ab", "gültig bis", "Minimum", "N", "+45", "+100"],
  ["FRA", "JFK", "EUR", "01.01.2026", "31.12.2026", "75,50", "4,10", "3,05", "2,80"],
  [],
  ["FRA", "NRT, ORD", "EUR", "01.01.2026", "31.12.2026", "1.075,00", "4,1", "-", "2,8"],
  ["Von", "Nach", "Währung", "gültig ab", "gültig bis", "Minimum", "N", "+45", "+100"],
  ["FRA", "DXB", "EUR", "01.02.2026", "30.06.2026", "80", "5,25", "4,00", "n/a"],
  ["Alle Raten ohne Treibstoffzuschlag"],
];

/** Numbers as numbers, dates as day numbers and as dates, surcharges in columns of their own. */
const ASIA: readonly SheetCell[][] = [
  [
    "ORG",
    "DST",
    "Commodity",
    "Cur",
    "Effective date",
    "Expiry date",
    "M",
    "-45",
    45,
    "Q100",
    "300 kg",
    "FSC",
    "SSC",
  ],
  [
    "NRT",
    "JFK",
    "GCR",
    "jpy",
    SERIAL_2026,
    new Date("2026-06-30T00:00:00Z"),
    9000,
    410,
    305,
    280,
    250,
    95,
    0,
  ],
  ["NRT", "FRA", "PER", "JPY", "2026-01-01", "20261231", 9000, 410, 305, 280, 250, 95, 15],
];

describe("sheets as airlines send them", () => {
  test("merged headers, several sheets, decimal commas, all spellings of dates, blanks and remarks", async () => {
    const bytes = await buildWorkbook(
      { name: "Cover", rows: COVER },
      { name: "Europa", rows: EUROPE },
      { name: "Asia", rows: ASIA },
    );
    const upload = await uploadSheet(operator, { airlineId, bytes });
    expect(upload.mapping.sheets.map(({ sheet, isUsed, headerRow }) => [sheet, isUsed, headerRow])).toEqual([
      ["Cover", false, 0],
      ["Europa", true, 4],
      ["Asia", true, 1],
    ]);
    expect([upload.mapping.decimalSign, upload.mapping.dateOrder]).toEqual(["comma", "dmy"]);
    const checked = await checkSheet(operator, upload);
    expect([checked.rowsGood, checked.rowsBad]).toEqual([5, 0]);
    expect(await findLanes(checked.setId)).toEqual([
      "General FRA DXB 2026-02-01 2026-06-30 80: 0=5.25 45=4",
      "General FRA JFK 2026-01-01 2026-12-31 75.5: 0=4.1 45=3.05 100=2.8",
      "General FRA NRT 2026-01-01 2026-12-31 1075: 0=4.1 100=2.8",
      "General FRA ORD 2026-01-01 2026-12-31 1075: 0=4.1 100=2.8",
      "General NRT JFK 2026-01-01 2026-06-30 9000: 0=410 45=305 100=280 300=250",
      "Perishable NRT FRA 2026-01-01 2026-12-31 9000: 0=410 45=305 100=280 300=250",
    ]);
    const { rows } = await world.database.query<{ surcharges: unknown }>(
      `select terms -> 'surcharges' as surcharges from rate_sheet where set_id = $1 and currency = 'JPY' order by id`,
      [checked.setId],
    );
    const fuel = { label: "Fuel", unit: "per_kg", value: "95" };
    const security = { label: "Security", unit: "per_kg", value: "15" };
    // a surcharge of zero is none
    expect(rows.map((row) => row.surcharges)).toEqual([[fuel], [fuel, security]]);
  });

  test("a CSV with semicolons, commas as decimals and Windows letters", async () => {
    const text = [
      "Abgangsflughafen;Zielflughafen;Währung;gültig ab;gültig bis;Mindestbetrag;N;45",
      'JFK;FRA;USD;1.1.2026;31.12.2026;"1.234,50";4,10;3,05',
      ";;;;;;;",
    ].join("\r\n");
    const upload = await uploadSheet(operator, {
      airlineId,
      bytes: Buffer.from(text, "latin1"),
      name: "raten.csv",
    });
    const checked = await checkSheet(operator, upload);
    expect([checked.rowsGood, checked.rowsBad]).toEqual([1, 0]);
    expect(await findLanes(checked.setId)).toEqual([
      "General JFK FRA 2026-01-01 2026-12-31 1234.5: 0=4.1 45=3.05",
    ]);
  });
});

test("texts that are cut or broken in the middle of a character are stored all the same", async () => {
  const long = `${"x".repeat(79)}😀`;
  const line = `JFK,FRA,USD,2026-01-01,2026-12-31,75,4.1,${"y".repeat(199)}😀`;
  const table = [
    "Origin,Destination,Currency,Valid from,Valid to,Min,Norm,45",
    ...Array.from({ length: 99 }, () => line),
  ];
  const text = [`${long},,,,,,,`, ...table, `J\u0000FK,NRT,USD,2026-01-01,2026-12-31,75,4.1,3`].join("\n");
  const upload = await uploadSheet(operator, { airlineId, bytes: Buffer.from(text), name: "emoji.csv" });
  const checked = await checkSheet(operator, upload);
  expect([checked.rowsGood, checked.rowsBad]).toEqual([1, 99]);
});

describe("templates", () => {
  test.each(["full", "marketplace"] as const)("every column of the %s one is understood", async (shape) => {
    const file = await operator.call(downloadRateTemplate, { query: { shape, format: "xlsx" } });
    const rows = (await readXlsx(file.bytes)).sheets[0]?.rows ?? [];
    const { mapping } = proposeMapping(
      [{ sheet: "Rates", rows: [{ row: 1, cells: (rows[0] ?? []).map(String) }] }],
      [],
    );
    const [sheet] = mapping.sheets;
    expect(sheet?.isUsed).toBe(true);
    expect(sheet?.columns.filter(({ field }) => field === "ignore")).toEqual([]);
    if (shape === "full") expect(sheet?.columns).toHaveLength(presentHeaders(["0"]).length + 5);
  });
});

/** Rates that use every part of a sheet, awkward texts included. */
async function buildEveryField(): Promise<void> {
  await buildRate(world.database, {
    airlineId,
    goodsType: "",
    aircraft: "freighter",
    weightUnit: "lb",
    divisor: 166,
    weightStep: "1",
    transitDays: 5,
    daysOfOperation: "135",
    graceDays: 7,
    provider: '=HYPERLINK("x")',
    isActive: false,
    isDemonstration: true,
    minimum: 0.5,
    breaks: [
      [0, 4.1],
      [100, 3],
    ],
    terms: {
      surcharges: [
        { label: "Fuel; heavy = \\dear", unit: "per_kg", value: "0.95", minimum: "25", maximum: "90.50" },
        {
          label: "-Security",
          unit: "per_awb",
          value: "12",
          basis: "gross",
          currency: "EUR",
          validFrom: parseCalendarDate("2026-01-01"),
          validTo: parseCalendarDate("2026-12-31"),
          condition: { origins: ["JFK", "ORD"], goodsTypes: ["Dangerous Goods"], aircraft: ["freighter"] },
          due: "carrier",
          awbCode: "SC",
        },
      ],
      eawbFee: "5",
      mawbFee: "6.25",
      hawbFee: "7.50",
      unNumberFee: "80",
      additionalUnNumberFee: "40",
      unNumbersIncluded: 2,
      allowNextBreak: false,
      surchargeOnRatedWeight: true,
      classRate: { percent: "150", base: "ALL", minWeight: "10", minPercent: "200" },
      specificCommodity: { item: "0300", minWeight: "100", rate: "1.9" },
      uld: { pivotWeight: "1000", pivotCharge: "2500", overPivotRate: "2.4", tare: "90" },
      bandRules: [
        { upperRange: "99.5", surchargePricing: "all-in", applicableSurcharges: null },
        { surchargePricing: "plus", applicableSurcharges: ["-Security"] },
      ],
      goodsTypes: ["General", "Perishable"],
      shipperTypes: ["Known Shipper"],
      minimumWeight: "10",
      maximumWeight: "5000.5",
      minimumDensityKgPerM3: "120",
      cutOff: { daysBefore: 1, time: "17:00" },
      flights: parseFlights("LH8161 135 21:30-10:45+1; LH8163"),
      requestId: "0193b1a2-0000-7000-8000-000000000001",
      note: "+ask for a better one",
    },
  });
  await buildRate(world.database, { airlineId, destination: "NRT", transitDays: null });
  await buildRate(world.database, {
    airlineId,
    destination: "DXB",
    breaks: [[45, 3.0525]],
    terms: { bandRules: [] },
  });
}

function sortedLines(text: string): string[] {
  return text.split("\r\n").toSorted();
}

describe.each(["xlsx", "csv"] as const)("export as %s", (format) => {
  test("imported again it changes nothing: no field is lost", async () => {
    await buildEveryField();
    const query = { airlineId, rateType: "general" as const, format };
    const file = await operator.call(exportRates, { query });
    const upload = await uploadSheet(operator, { airlineId, bytes: file.bytes, name: `rates.${format}` });
    const checked = await checkSheet(operator, upload);
    expect(checked).toMatchObject({
      rowsBad: 0,
      changes: { added: 0, changed: 0, ended: 0, unchanged: 3 },
    });
    await operator.call(publishRateImport, { params: { id: checked.id }, body: {} });
    const { rows } = await world.database.query<{
      provider: string;
      is_demonstration: boolean;
      note: string;
    }>(
      `select provider, is_demonstration, terms ->> 'note' as note from rate_sheet
       where set_id = $1 and aircraft = 'freighter'`,
      [checked.setId],
    );
    expect(rows).toEqual([
      { provider: '=HYPERLINK("x")', is_demonstration: true, note: "+ask for a better one" },
    ]);
    // and once more from what was imported: the same file
    const again = await operator.call(exportRates, { query });
    if (format === "csv") expect(sortedLines(again.text)).toEqual(sortedLines(file.text));
  });

  test("no text in it is a formula", async () => {
    await buildEveryField();
    const file = await operator.call(exportRates, {
      query: { airlineId, rateType: "general", format },
    });
    if (format === "csv") {
      expect(file.text).not.toMatch(/(^|[,\n"])[=+@-][A-Za-z]/);
      return;
    }
    const { sheets } = await readXlsx(file.bytes);
    const cells = (sheets[0]?.rows ?? []).flat().filter((cell) => typeof cell === "string");
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  });
});
