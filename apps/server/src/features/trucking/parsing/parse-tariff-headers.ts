import {
  TRUCKING_SHEET_FIELDS,
  type TruckingSheetField,
  type TruckingSheetMapping,
} from "@kilolane/contract";
import type { Cell } from "../../../integrations/spreadsheet/read-sheets.ts";
import { textOf } from "../../rate-import/parsing/parse-cell.ts";
import { guessDateOrder } from "../../rate-import/parsing/parse-date.ts";
import { plainHeader } from "../../rate-import/parsing/parse-header-words.ts";
import type { SheetStart } from "../../rate-import/parsing/parse-headers.ts";
import { guessDecimalSign } from "../../rate-import/parsing/parse-number.ts";

type Field = Exclude<TruckingSheetField, "ignore">;

/** How each column is headed: our own header first, then what carriers write, as `plainHeader` makes it. */
const HEADERS: Readonly<Record<Field, readonly [string, ...string[]]>> = {
  zone: ["Zone", "zone name", "lane", "tariff", "rate zone", "zona", "区域", "المنطقة"],
  airport: ["Airport", "apt", "gateway", "station", "iata", "airport code", "aeropuerto", "aeroport", "机场"],
  direction: ["Direction", "service type", "pickup delivery", "pu del", "p d", "direccion", "sens"],
  zips: ["ZIPs", "zip", "zip codes", "zip code", "zip range", "zip ranges", "postal codes", "zipcode"],
  zipFrom: ["ZIP from", "from zip", "zip start", "begin zip", "low zip", "zip low"],
  zipTo: ["ZIP to", "to zip", "zip end", "end zip", "high zip", "zip high"],
  currency: ["Currency", "curr", "cur", "ccy", "moneda", "devise", "valuta", "货币", "العملة"],
  validFrom: ["Valid from", "effective", "effective date", "effective from", "start date", "from date"],
  validTo: ["Valid to", "expires", "expiration", "expiry", "expiry date", "end date", "valid until"],
  mode: ["Rated by", "mode", "rate type", "rate basis", "basis", "unit"],
  lowerLb: ["From lb", "weight from", "from weight", "min weight", "lbs from", "from lbs", "break", "band"],
  upperLb: ["To lb", "weight to", "to weight", "max weight", "lbs to", "to lbs"],
  ratePerCwt: ["Rate per 100 lb", "rate per cwt", "cwt rate", "cwt", "per cwt", "rate cwt", "per 100 lb"],
  ratePerMile: ["Rate per mile", "mile rate", "mileage rate", "per mile"],
  minimum: ["Minimum", "min", "minimum charge", "min charge", "minimo"],
  density: ["Pounds per cubic foot", "lb per cubic foot", "lbs per cubic foot", "density", "pcf", "lb ft3"],
  divisor: ["Cubic inches per pound", "dim divisor", "dim factor", "divisor", "cubic inches per lb"],
  fuelPercent: ["Fuel %", "fuel", "fsc", "fsc %", "fuel surcharge", "fuel surcharge %", "fuel percent"],
  fuelPerMile: ["Fuel per mile", "fsc per mile", "fuel surcharge per mile"],
  fuelOnAccessorials: ["Fuel on services", "fuel on accessorials"],
  liftgate: ["Liftgate", "lift gate", "tailgate", "tail lift"],
  inside: ["Inside", "inside delivery", "inside pickup", "inside pickup delivery"],
  residential: ["Residential", "residential delivery"],
  waiting: ["Waiting", "waiting time", "detention"],
  "after-hours": ["After hours", "afterhours", "after hours service", "weekend after hours"],
  "airport-drop": ["Airport drop", "airline drop", "drop at airline", "airport drop off"],
  "airport-recovery": ["Airport recovery", "recovery", "airline recovery", "terminal recovery"],
};
const FIELDS = TRUCKING_SHEET_FIELDS.flatMap((field) =>
  field === "ignore" ? [] : [{ field, names: HEADERS[field] }],
);

/** The columns of our own sheet, in their order. */
export const TARIFF_COLUMNS: readonly { readonly field: Field; readonly header: string }[] = FIELDS.filter(
  ({ field }) => field !== "zipFrom" && field !== "zipTo",
).map(({ field, names: [header] }) => ({ field, header }));

const MEANINGS: ReadonlyMap<string, Field> = new Map(
  FIELDS.flatMap(({ field, names }) => names.map((name) => [plainHeader(name), field] as const)),
);

/** What a column is: one of the known headers, with or without what stands in brackets. */
function fieldOf(header: string): TruckingSheetField {
  const whole = MEANINGS.get(plainHeader(header));
  return whole ?? MEANINGS.get(plainHeader(header.replaceAll(/\([^)]*\)/g, " "))) ?? "ignore";
}

/** Headers stand at most this far down; fewer known ones than this are chance. */
const HEADER_ROWS = 40;
const FEWEST_KNOWN = 3;
const MOST_COLUMNS = 100;
const LONGEST_HEADER = 300;

type Columns = TruckingSheetMapping["columns"];

/**
 * Proposes which sheet holds the tariff and what its columns mean: the row with the most known headers.
 * @param remembered mappings of this carrier's earlier sheets; the first whose headers all stand there is taken over
 */
export function proposeTariffMapping(
  starts: readonly SheetStart[],
  remembered: readonly TruckingSheetMapping[],
): TruckingSheetMapping {
  const known = remembered.flatMap((mapping) => recallMapping(starts, mapping))[0];
  if (known !== undefined) return known;
  const rows = starts.flatMap(({ sheet, rows: all }) =>
    all.slice(0, HEADER_ROWS).map(({ row, cells }) => ({ sheet, row, columns: columnsOf(cells) })),
  );
  const counted = rows.map((row) => ({
    ...row,
    known: row.columns.filter(({ field }) => field !== "ignore").length,
  }));
  const best = counted.reduce<(typeof counted)[number] | undefined>(
    (first, row) => (row.known >= FEWEST_KNOWN && row.known > (first?.known ?? 0) ? row : first),
    undefined,
  );
  const sheet = best?.sheet ?? starts[0]?.sheet ?? "";
  const texts = (starts.find((start) => start.sheet === sheet)?.rows ?? [])
    .filter(({ row }) => row > (best?.row ?? 0))
    .flatMap(({ cells }) => cells.filter((cell) => typeof cell === "string"));
  return {
    sheet,
    headerRow: best?.row ?? starts[0]?.rows[0]?.row ?? 1,
    columns: best?.columns ?? columnsOf(starts[0]?.rows[0]?.cells ?? []),
    defaults: { currency: "", validFrom: "", validTo: "" },
    decimalSign: guessDecimalSign(texts),
    dateOrder: guessDateOrder(texts),
  };
}

function headersOf(cells: readonly Cell[]): string[] {
  return cells.slice(0, MOST_COLUMNS).map((cell) => textOf(cell).slice(0, LONGEST_HEADER).toWellFormed());
}

/** A field is taken by the first column that names it. */
function columnsOf(cells: readonly Cell[]): Columns {
  const taken = new Set<string>();
  return headersOf(cells).map((header, column) => {
    const field = fieldOf(header);
    if (field === "ignore" || taken.has(field)) return { column, header, field: "ignore" as const };
    taken.add(field);
    return { column, header, field };
  });
}

function recallMapping(starts: readonly SheetStart[], mapping: TruckingSheetMapping): TruckingSheetMapping[] {
  const wanted = mapping.columns.filter(({ field }) => field !== "ignore");
  if (wanted.length === 0) return [];
  for (const { sheet, rows } of starts) {
    for (const { row, cells } of rows.slice(0, HEADER_ROWS)) {
      const fields = new Map(wanted.map(({ header, field }) => [plainHeader(header), field]));
      const columns: Columns = headersOf(cells).map((header, column) => {
        const field = fields.get(plainHeader(header)) ?? "ignore";
        fields.delete(plainHeader(header));
        return { column, header, field };
      });
      // days of an earlier sheet are no days of this one
      const defaults = { ...mapping.defaults, validFrom: "" as const, validTo: "" as const };
      if (fields.size === 0) return [{ ...mapping, sheet, headerRow: row, columns, defaults }];
    }
  }
  return [];
}
