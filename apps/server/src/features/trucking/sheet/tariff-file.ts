import type { TruckingTariffForm } from "@kilolane/contract";
import { ACCESSORIAL_CODES } from "@kilolane/domain";
import { FileAnswer } from "../../../http/call.ts";
import { SPREADSHEET_TYPES, writeTable } from "../../../integrations/spreadsheet/write-sheets.ts";
import { TARIFF_COLUMNS } from "../parsing/parse-tariff-headers.ts";

type Field = (typeof TARIFF_COLUMNS)[number]["field"];
type Line = Partial<Record<Field, string>>;

/** Columns that are figures and never text, as a zip is. */
const FIGURES: ReadonlySet<Field> = new Set<Field>([
  "lowerLb",
  "ratePerCwt",
  "ratePerMile",
  "minimum",
  "density",
  "divisor",
  "fuelPerMile",
  ...ACCESSORIAL_CODES,
]);

/** Zones in the layout that an upload reads: what a zone has once in its first row, further airports and bands below. */
export function tariffFile(
  name: string,
  tariffs: readonly TruckingTariffForm[],
  format: "csv" | "xlsx",
): FileAnswer {
  return new FileAnswer({
    contentType: SPREADSHEET_TYPES[format],
    fileName: `${name}.${format}`,
    bytes: writeTable(
      format,
      "Tariff",
      TARIFF_COLUMNS.map(({ header }) => ({ header })),
      stream(format === "csv" ? tariffRows(tariffs) : tariffRows(tariffs).map(withNumbers)),
    ),
  });
}

/** The cells below the headers, a row for each weight band or airport. */
export function tariffRows(tariffs: readonly TruckingTariffForm[]): string[][] {
  return tariffs.flatMap(linesOf).map((line) => TARIFF_COLUMNS.map(({ field }) => line[field] ?? ""));
}

/** Figures as the numbers that a workbook calculates with; a service that is not offered stays a word. */
function withNumbers(cells: readonly string[]): (string | number)[] {
  return cells.map((cell, place) => {
    const field = TARIFF_COLUMNS[place]?.field;
    return field !== undefined && FIGURES.has(field) && /^\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
  });
}

// A table comes as a stream.
async function* stream<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

function linesOf(zone: TruckingTariffForm): Line[] {
  const bands = zone.mode === "cwt" ? zone.bands : [];
  const count = Math.max(1, bands.length, zone.areas.length);
  return Array.from({ length: count }, (_, place): Line => {
    const [band, area] = [bands[place], zone.areas[place]];
    return {
      zone: zone.name,
      // of two zones with one name, the first day tells which one a row belongs to
      validFrom: zone.validFrom,
      ...(place === 0 ? headOf(zone) : {}),
      ...(area === undefined ? {} : { airport: area.airport, direction: area.direction, zips: area.zips }),
      ...(band === undefined ? {} : { lowerLb: band.lowerLb, ratePerCwt: band.ratePerCwt }),
    };
  });
}

function headOf(zone: TruckingTariffForm): Line {
  const head: Line = {
    currency: zone.currency,
    validTo: zone.validTo,
    mode: zone.mode === "cwt" ? "weight" : "miles",
    minimum: zone.minimum,
    ratePerMile: zone.mode === "mile" ? zone.ratePerMile : "",
    fuelOnAccessorials: zone.fuelOnAccessorials ? "yes" : "",
  };
  for (const { code, state, amount } of zone.accessorials)
    if (state !== "ask") head[code] = state === "priced" ? amount : "not offered";
  if (zone.dimensionalKind !== "none") head[zone.dimensionalKind] = zone.dimensionalValue;
  if (zone.fuelKind === "percent") head.fuelPercent = `${zone.fuelValue}%`;
  if (zone.fuelKind === "per-mile") head.fuelPerMile = zone.fuelValue;
  return head;
}
