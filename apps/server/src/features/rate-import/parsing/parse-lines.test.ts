import type { ImportMapping } from "@kilolane/contract";
import { describe, expect, test } from "vitest";
import { proposeMapping } from "./parse-headers.ts";
import { LaneQueue } from "./lane-queue.ts";
import { parseLines, type ParsedFile, type ParsedLane, type ReadSoFar } from "./parse-lines.ts";
import { PlaceNames, type NamedAirport } from "./parse-places.ts";
import { parsePreview } from "./parse-preview.ts";

const airport = (iata: string, city: string, countryCode: string, hasCargo = true): NamedAirport => ({
  iata,
  city,
  countryCode,
  hasCargo,
});
const AIRPORTS = [
  airport("JFK", "New York", "US"),
  airport("FRA", "Frankfurt", "DE"),
  airport("ZRH", "Zürich", "CH"),
  airport("CDG", "Paris", "FR"),
  airport("ORY", "Paris", "FR"),
  airport("XPA", "Paris", "FR", false),
  airport("PDX", "Portland", "US"),
  airport("PTJ", "Portland", "AU"),
  airport("NRT", "Tokyo", "JP"),
];

interface ReadSheet extends ParsedFile, Pick<ReadSoFar, "sheets" | "schemes"> {
  readonly lanes: readonly ParsedLane[];
}

/** A sheet of lines, its columns understood as proposed, read to its end. */
async function parseSheet(
  lines: readonly string[],
  defaults: ImportMapping["defaults"] = {},
): Promise<ReadSheet & { readonly mapping: ImportMapping }> {
  const bytes = Buffer.from(lines.join("\n"));
  const { mapping } = proposeMapping(await parsePreview(bytes, "csv"), []);
  const order = {
    bytes,
    kind: "csv" as const,
    mapping: { ...mapping, defaults: { ...mapping.defaults, ...defaults } },
    rateType: "general",
    airports: AIRPORTS,
    airlineNames: [],
  };
  const queue = new LaneQueue();
  let named: Pick<ReadSoFar, "sheets" | "schemes"> = { sheets: [], schemes: [] };
  const file = await parseLines(order, queue, ({ sheets, schemes }) => {
    named = { sheets, schemes };
  });
  return { mapping: order.mapping, ...file, ...named, lanes: queue.take(queue.ready) };
}

/** `JFK–FRA 2026-12-31 75: 0=4.1 45=3.05` of every lane. */
function lanesOf({ lanes, schemes }: ReadSheet): string[] {
  return lanes.map(({ origin, destination, validTo, scale, minCharge, breaks, scheme }) => {
    const prices = breaks.map((units, place) => `${schemes[scheme]?.[place]}=${units / 10 ** scale}`);
    return `${origin}–${destination} ${validTo} ${minCharge / 10 ** scale}: ${prices.join(" ")}`;
  });
}

function problemsOf({ badRows }: ParsedFile): string[] {
  return badRows.map(({ row, problems }) =>
    [row, ...problems.map(({ code, other }) => (other === undefined ? code : `${code} ${other}`))].join(" "),
  );
}

const warningsOf = ({ warnedRows }: ParsedFile) =>
  warnedRows.flatMap(({ row, problems }) =>
    problems.map(({ column, code, value, other }) => `${row} ${column} ${code} ${value} ${other}`),
  );

const ENDS = "2026-01-01,2026-12-31";

describe("cities instead of codes", () => {
  const places = new PlaceNames(AIRPORTS);
  test.each([
    ["new york", ["JFK"]],
    ["Frankfurt (FRA)", ["FRA"]],
    ["FRA - Frankfurt", ["FRA"]],
    ["Frankfurt FRA", ["FRA"]],
    ["Zurich", ["ZRH"]],
    ["Portland, AU", ["PTJ"]],
    ["New York, Tokyo", ["JFK", "NRT"]],
    ["jfk nrt", ["JFK", "NRT"]],
  ])("%s is found", (text, codes) => {
    expect(places.parse(text)).toEqual(codes);
  });
  test.each([
    ["Paris", "ambiguous-city", "CDG (FR), ORY (FR)"],
    ["New York / Portland", "ambiguous-city", "PDX (US), PTJ (AU)"],
    ["Gotham", "unknown-airport", undefined],
    ["FRX", "unknown-airport", undefined],
  ])("%s is refused", (text, code, other) => {
    expect(places.parse(text)).toMatchObject({ code, other });
  });
});

describe("one break per row", () => {
  const HEAD = "From,To,Cur,Valid from,Valid to,Weight break,Rate";

  test("rows of a lane are one rate, with its minimum", async () => {
    const file = await parseSheet([
      HEAD,
      `JFK,FRA,USD,${ENDS},Min,75`,
      `JFK,FRA,USD,${ENDS},-45,4.1`,
      `JFK,NRT,USD,${ENDS},N,5.1`,
      `JFK,FRA,USD,${ENDS},over 100,2.8`,
      `JFK,FRA,USD,${ENDS},45-99,3.05`,
    ]);
    expect(file.mapping.sheets[0]?.columns.slice(-2).map(({ field }) => field)).toEqual([
      "breakWeight",
      "breakRate",
    ]);
    expect(lanesOf(file)).toEqual([
      "JFK–FRA 2026-12-31 75: 0=4.1 45=3.05 100=2.8",
      "JFK–NRT 2026-12-31 0: 0=5.1",
    ]);
    expect([file.rowsRead, file.rowsGood]).toEqual([5, 5]);
  });

  test("a rate of which one row is bad is not taken at all, and a break twice neither", async () => {
    const file = await parseSheet([
      HEAD,
      `JFK,FRA,USD,${ENDS},N,4.1`,
      `JFK,FRA,USD,${ENDS},45,three`,
      `JFK,NRT,USD,${ENDS},N,5.1`,
      `JFK,NRT,USD,${ENDS},N,5.2`,
      `JFK,ZRH,USD,${ENDS},sometimes,5.2`,
      `JFK,CDG,USD,${ENDS},Min,70`,
    ]);
    expect(lanesOf(file)).toEqual([]);
    expect(problemsOf(file).toSorted()).toEqual([
      "2 lane-incomplete 3",
      "3 number",
      "4 break-twice 4",
      "5 break-twice 4",
      "6 unknown-break",
      "7 no-price",
    ]);
  });
});

describe("words of headers and cells", () => {
  test.each([
    ["over 45", "45"],
    ["45-99", "45"],
    ["45 - 99 kg", "45"],
    ["+45 EUR", "45"],
    ["Over 100 kg (EUR)", "100"],
    ["ab 300 kg", "300"],
    ["más de 45", "45"],
    ["à partir de 100", "100"],
    ["oltre 300", "300"],
    ["45公斤以上", "45"],
    ["أكثر من 45", "45"],
    ["0-44", "0"],
    ["under 45", "0"],
    ["Norm (USD/kg)", "0"],
  ])("%s heads the break from %s", async (header, weight) => {
    const { mapping } = await parseSheet([`From,To,Valid from,Valid to,${header}`, `JFK,FRA,${ENDS},3`]);
    expect(mapping.sheets[0]?.columns[4]).toMatchObject({ field: "band", weight });
  });

  test("a currency in the headers counts for the file, and columns keep their meaning beside it", async () => {
    const file = await parseSheet([
      "From,To,Valid from,Valid thru,Min (EUR),+45 EUR,Fuel EUR/kg,T/T",
      "JFK,FRA,2026-01-01,UFN,75,3.05,0.95,2-3 days",
    ]);
    expect(file.mapping.defaults).toEqual({ currency: "EUR" });
    expect(problemsOf(file)).toEqual([]);
    expect(lanesOf(file)).toEqual(["JFK–FRA 2099-12-31 75: 45=3.05"]);
    expect(file.sheets[0]).toMatchObject({
      currency: "EUR",
      transitDays: 3,
      terms: { surcharges: [{ label: "Fuel", unit: "per_kg", value: "0.95" }] },
    });
    expect(file.unreadColumns).toEqual([]);
  });

  test.each(["until further notice", "UFN", "hasta nuevo aviso", "fino a nuovo avviso", "另行通知"])(
    "a validity %s has no last day",
    async (text) => {
      const file = await parseSheet([
        "From,To,Cur,Valid from,Valid to,N",
        `JFK,FRA,USD,2026-01-01,${text},3`,
      ]);
      expect(lanesOf(file)).toEqual(["JFK–FRA 2099-12-31 0: 0=3"]);
    },
  );
});

test("a sheet that says nothing of transit leaves it unknown, unless the file's default says it", async () => {
  const lines = ["From,To,Cur,Valid from,Valid to,N", `JFK,FRA,USD,${ENDS},3`];
  expect((await parseSheet(lines)).sheets[0]?.transitDays).toBeNull();
  expect((await parseSheet(lines, { transitDays: 4 })).sheets[0]?.transitDays).toBe(4);
});

test("columns that hold figures and mean nothing are named, others are not", async () => {
  const file = await parseSheet([
    "From,To,Cur,Valid from,Valid to,N,Peak extra,Remark,Cool fee",
    `JFK,FRA,USD,${ENDS},3,,fragile,USD 12.50`,
    `JFK,NRT,USD,${ENDS},3,0.25,none,`,
    `JFK,ZRH,USD,${ENDS},3,0.30,,`,
  ]);
  expect(file.unreadColumns).toEqual([
    { sheet: "CSV", column: "G", header: "Peak extra", sample: "0.25", figures: 2 },
    { sheet: "CSV", column: "I", header: "Cool fee", sample: "USD 12.50", figures: 1 },
  ]);
});

describe("prices far from their neighbours", () => {
  const HEAD = "From,To,Cur,Valid from,Valid to,Min,N,45,100";
  const lines = ["FRA", "NRT", "ZRH", "CDG", "ORY"].map((to) => `JFK,${to},USD,${ENDS},75,4.1,3.05,2.8`);

  test("ten times the median of the column or lane, a tenth of it, or above the break before", async () => {
    const file = await parseSheet([
      HEAD,
      ...lines,
      `JFK,PDX,USD,${ENDS},75,4.1,1234.56,2.8`,
      `FRA,JFK,USD,${ENDS},750,4.1,3.05,3.06`,
      `FRA,NRT,USD,${ENDS},75,0.41,3.05,2.8`,
    ]);
    expect(file.rowsGood).toBe(8);
    expect(warningsOf(file)).toEqual([
      "7 H far-from-column 1234.56 3.05",
      "8 F far-from-column 750 75",
      "8 I above-break-before 3.06 3.05",
      "9 G far-from-column 0.41 4.1",
      "9 H above-break-before 3.05 0.41",
    ]);
  });

  test("without enough lines a price is compared with its lane", async () => {
    const file = await parseSheet([HEAD, `JFK,PDX,USD,${ENDS},75,4.1,1234.56,2.8`]);
    expect(warningsOf(file)).toEqual(["2 H far-from-lane 1234.56 4.1"]);
  });

  test("other currencies are other prices", async () => {
    const file = await parseSheet([HEAD, ...lines, `NRT,JFK,JPY,${ENDS},9000,410,305,280`]);
    expect(warningsOf(file)).toEqual([]);
  });
});
