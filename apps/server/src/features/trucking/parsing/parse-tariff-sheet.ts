import {
  type TruckingSheetField,
  type TruckingSheetMapping,
  truckingTariffForm,
  type TruckingTariffForm,
} from "@kilolane/contract";
import { ACCESSORIAL_CODES } from "@kilolane/domain";
import type { SheetRow } from "../../../integrations/spreadsheet/read-sheets.ts";
import { columnLetters, isBlankCell, Refusal, textOf } from "../../rate-import/parsing/parse-cell.ts";
import { parseZoneProblems } from "./parse-zone-problems.ts";
import { NOT_OFFERED, parseTariffCell } from "./parse-tariff-cell.ts";

type SheetField = Exclude<TruckingSheetField, "ignore">;

/** What is wrong at a place of the sheet; the name of the phrase `problem.<code>`. */
export interface TariffProblem {
  /** null: the file as a whole */
  readonly row: number | null;
  readonly field: SheetField | null;
  readonly code: string;
  readonly value: string;
  /** what the phrase names besides: another row or zone */
  readonly other?: string;
}

interface Figure {
  readonly value: string;
  readonly row: number;
}

/** A zone while its rows are read. */
export interface ZoneDraft {
  readonly name: string;
  readonly row: number;
  readonly rows: Set<number>;
  /** what the zone has once, by column */
  readonly figures: Map<SheetField, Figure>;
  readonly bands: {
    readonly row: number;
    readonly lowerLb: string;
    readonly upperLb: string;
    readonly rate: string;
  }[];
  readonly areas: {
    readonly row: number;
    readonly airport: string;
    readonly direction: string;
    readonly zips: string[];
  }[];
}

export interface ParsedTariff {
  readonly tariffs: readonly TruckingTariffForm[];
  readonly problems: readonly (TariffProblem & { readonly column: string | null })[];
  readonly rowsRead: number;
}

/** What a row says that the zone has once; the rest are areas and bands. */
const ONCE: readonly SheetField[] = [
  "currency",
  "validFrom",
  "validTo",
  "mode",
  "minimum",
  "ratePerMile",
  "density",
  "divisor",
  "fuelPercent",
  "fuelPerMile",
  "fuelOnAccessorials",
  ...ACCESSORIAL_CODES,
];
const MOST_ZONES = 40;
const LONGEST_VALUE = 120;

/**
 * The zones of a trucking tariff: one row for each weight band, airport or both; what a zone has once may stand in its
 * first row or in all of them. Nothing is guessed: what is missing, doubtful or in conflict is a problem at its cell.
 */
export function parseTariffSheet(rows: readonly SheetRow[], mapping: TruckingSheetMapping): ParsedTariff {
  const reader = new TariffReader(mapping);
  const below = rows.filter(
    ({ row, cells }) => row > mapping.headerRow && cells.some((c) => !isBlankCell(c)),
  );
  for (const row of below) reader.add(row);
  return reader.finish(below.length);
}

class TariffReader {
  readonly #mapping: TruckingSheetMapping;
  readonly #columns: ReadonlyMap<SheetField, number>;
  readonly #zones = new Map<string, ZoneDraft>();
  readonly #problems: TariffProblem[] = [];
  #zone: ZoneDraft | undefined;

  constructor(mapping: TruckingSheetMapping) {
    this.#mapping = mapping;
    this.#columns = new Map(
      mapping.columns.flatMap(({ column, field }) => (field === "ignore" ? [] : [[field, column] as const])),
    );
  }

  add(sheetRow: SheetRow): void {
    const { row } = sheetRow;
    const currency = this.#readCurrency(sheetRow);
    const said = new Map<SheetField, string>();
    for (const [field, column] of this.#columns) {
      const cell = sheetRow.cells[column];
      const parsed = parseTariffCell(field, cell, this.#mapping, currency);
      if (parsed instanceof Refusal) this.#refuse(row, field, parsed.code, textOf(cell));
      // a refused cell is one problem: it is neither missing nor empty
      said.set(field, parsed instanceof Refusal ? "" : parsed);
    }
    const zone = this.#zoneOf(row, said);
    if (zone === undefined) return;
    zone.rows.add(row);
    this.#addFigures(zone, row, said);
    this.#addArea(zone, row, said);
    this.#addBand(zone, row, said);
  }

  finish(rowsRead: number): ParsedTariff {
    const { defaults } = this.#mapping;
    const zones = [...this.#zones.values()];
    for (const zone of zones)
      for (const field of ["currency", "validFrom", "validTo"] as const)
        if (!zone.figures.has(field) && defaults[field] !== "")
          zone.figures.set(field, { value: defaults[field], row: zone.row });
    if (zones.length === 0 && this.#problems.length === 0) this.#refuse(null, null, "no-zones", "");
    if (zones.length > MOST_ZONES) this.#refuse(null, "zone", "too-many-zones", String(zones.length));
    this.#problems.push(...parseZoneProblems(zones));
    const tariffs = zones.flatMap((zone) => this.#formOf(zone));
    const problems = this.#problems.map((problem) => {
      const column = problem.field === null ? undefined : this.#columns.get(problem.field);
      return { ...problem, column: column === undefined ? null : columnLetters(column) };
    });
    return { tariffs, problems: problems.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)), rowsRead };
  }

  #refuse(row: number | null, field: SheetField | null, code: string, value: string, other?: string): void {
    const shown = value.slice(0, LONGEST_VALUE).toWellFormed();
    this.#problems.push({ row, field, code, value: shown, ...(other === undefined ? {} : { other }) });
  }

  /** The currency that the row's figures may name beside them. */
  #readCurrency({ cells }: SheetRow): string {
    const column = this.#columns.get("currency");
    const own = column === undefined ? "" : textOf(cells[column]).toUpperCase();
    return own || this.#zone?.figures.get("currency")?.value || this.#mapping.defaults.currency;
  }

  /** The zone of a row; without a name it is that of the row above, as in merged cells. */
  #zoneOf(row: number, said: ReadonlyMap<SheetField, string>): ZoneDraft | undefined {
    const name = said.get("zone") ?? "";
    if (name === "") {
      if (this.#zone === undefined) this.#refuse(row, "zone", "required", "");
      return this.#zone;
    }
    const start = said.get("validFrom") ?? "";
    const plain = name.toLowerCase();
    const same = [...this.#zones.values()].filter((zone) => zone.name.toLowerCase() === plain);
    let zone = start === "" ? same.at(-1) : this.#zones.get(`${plain} ${start}`);
    if (zone === undefined) {
      zone = { name, row, rows: new Set(), figures: new Map(), bands: [], areas: [] };
      this.#zones.set(`${plain} ${start}`, zone);
    }
    this.#zone = zone;
    return zone;
  }

  #addFigures(zone: ZoneDraft, row: number, said: ReadonlyMap<SheetField, string>): void {
    for (const field of ONCE) {
      const value = said.get(field) ?? "";
      if (value === "") continue;
      const known = zone.figures.get(field);
      if (known === undefined) zone.figures.set(field, { value, row });
      else if (known.value !== value) this.#refuse(row, field, "differs", value, String(known.row));
    }
  }

  #addArea(zone: ZoneDraft, row: number, said: ReadonlyMap<SheetField, string>): void {
    const [from, to] = [said.get("zipFrom") ?? "", said.get("zipTo") ?? ""];
    const zips = said.get("zips") || (from === "" ? "" : `${from}-${to || from}`);
    const last = zone.areas.at(-1);
    const airport = said.get("airport") || (last?.airport ?? "");
    const direction = said.get("direction") || (said.get("airport") ? "both" : (last?.direction ?? "both"));
    if (zips === "" && !said.get("airport")) return;
    const area = zone.areas.find((known) => known.airport === airport && known.direction === direction);
    if (zips === "" && area !== undefined) return;
    if (airport === "" || zips === "") {
      this.#refuse(row, airport === "" ? "airport" : "zips", "required", "");
      return;
    }
    if (area === undefined) zone.areas.push({ row, airport, direction, zips: [zips] });
    else if (!area.zips.includes(zips)) area.zips.push(zips);
  }

  #addBand(zone: ZoneDraft, row: number, said: ReadonlyMap<SheetField, string>): void {
    const [lowerLb, rate] = [said.get("lowerLb") ?? "", said.get("ratePerCwt") ?? ""];
    if (lowerLb === "" && rate === "") return;
    if (lowerLb === "" || rate === "") {
      // a cell that was refused has its own problem
      const field = lowerLb === "" ? "lowerLb" : "ratePerCwt";
      if (!this.#problems.some((problem) => problem.row === row && problem.field === field))
        this.#refuse(row, field, "required", "");
      return;
    }
    const upperLb = said.get("upperLb") ?? "";
    const known = zone.bands.find((band) => Number(band.lowerLb) === Number(lowerLb));
    if (known === undefined) zone.bands.push({ row, lowerLb, upperLb, rate });
    else if (known.rate !== rate || known.upperLb !== upperLb)
      this.#refuse(row, "ratePerCwt", "differs", rate, String(known.row));
  }

  /** A zone as the carrier's form takes it; what the form refuses is a problem at its row. */
  #formOf(zone: ZoneDraft): TruckingTariffForm[] {
    const parsed = truckingTariffForm.safeParse(formOfZone(zone));
    if (parsed.success) return [parsed.data];
    for (const { path, message } of parsed.error.issues) {
      const { field, row } = placeOf(zone, path);
      // a cell that was refused is not missing as well
      const isTold = this.#problems.some(
        (problem) => zone.rows.has(problem.row ?? 0) && familyOf(problem.field) === familyOf(field),
      );
      if (!isTold) this.#refuse(row, field, message, "");
    }
    return [];
  }
}

function formOfZone({ name, figures, bands, areas }: ZoneDraft): unknown {
  const valueOf = (field: SheetField): string => figures.get(field)?.value ?? "";
  const [density, divisor] = [valueOf("density"), valueOf("divisor")];
  const [percent, perMile] = [valueOf("fuelPercent"), valueOf("fuelPerMile")];
  return {
    name,
    currency: valueOf("currency"),
    mode: valueOf("mode") || (bands.length === 0 && valueOf("ratePerMile") !== "" ? "mile" : "cwt"),
    bands: bands.map(({ lowerLb, rate }) => ({ lowerLb, ratePerCwt: rate })),
    ratePerMile: valueOf("ratePerMile"),
    minimum: valueOf("minimum"),
    dimensionalKind: density === "" ? (divisor === "" ? "none" : "divisor") : "density",
    dimensionalValue: density || divisor,
    fuelKind: percent === "" ? (perMile === "" ? "none" : "per-mile") : "percent",
    fuelValue: percent || perMile,
    fuelOnAccessorials: valueOf("fuelOnAccessorials") === "true",
    accessorials: ACCESSORIAL_CODES.map((code) => {
      const value = valueOf(code);
      if (value === "") return { code, state: "ask", amount: "" };
      return value === NOT_OFFERED
        ? { code, state: "not-offered", amount: "" }
        : { code, state: "priced", amount: value };
    }),
    validFrom: valueOf("validFrom"),
    validTo: valueOf("validTo"),
    areas: areas.map(({ airport, direction, zips }) => ({ airport, direction, zips: zips.join(", ") })),
  };
}

/** Columns that say one thing together. */
function familyOf(field: SheetField | null): string {
  if (field === "lowerLb" || field === "ratePerCwt") return "band";
  return field === "zips" || field === "zipFrom" || field === "zipTo" ? "zips" : String(field);
}

/** Where in the sheet a field of the form was read. */
function placeOf(
  zone: ZoneDraft,
  [name, place, part]: readonly PropertyKey[],
): { readonly field: SheetField; readonly row: number } {
  const index = typeof place === "number" ? place : -1;
  if (name === "bands")
    return {
      field: part === "ratePerCwt" ? "ratePerCwt" : "lowerLb",
      row: zone.bands[index]?.row ?? zone.row,
    };
  if (name === "areas")
    return { field: part === "airport" ? "airport" : "zips", row: zone.areas[index]?.row ?? zone.row };
  const field = fieldOfForm(zone, name, index);
  return { field, row: zone.figures.get(field)?.row ?? zone.row };
}

function fieldOfForm({ figures }: ZoneDraft, name: PropertyKey | undefined, index: number): SheetField {
  if (name === "accessorials") return ACCESSORIAL_CODES[index] ?? "zone";
  if (name === "dimensionalValue") return figures.has("density") ? "density" : "divisor";
  if (name === "fuelValue") return figures.has("fuelPercent") ? "fuelPercent" : "fuelPerMile";
  return ONCE.find((field) => field === name) ?? "zone";
}
