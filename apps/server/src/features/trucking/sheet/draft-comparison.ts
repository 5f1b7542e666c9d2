import type { TruckingSheetMapping, TruckingTariffForm } from "@kilolane/contract";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { SheetRow } from "../../../integrations/spreadsheet/read-sheets.ts";
import { findCurrencyRows } from "../../place/reads/place.ts";
import { getPresentedCarrier } from "../carrier.ts";
import { parseKeptMapping, parseKeptSheets } from "../parsing/parse-kept-sheet.ts";
import { type ParsedTariff, parseTariffSheet } from "../parsing/parse-tariff-sheet.ts";
import { findUnknownAirports } from "../reads/carrier.ts";
import type { SheetRecord } from "../reads/sheet.ts";

/** A draft as it reads now, beside the tariff it would replace. */
export interface ComparedDraft {
  readonly parsed: ParsedTariff;
  readonly before: readonly TruckingTariffForm[];
}

/** Reads a draft by its mapping, in the world of places as it is now. */
export async function compareDraftIn(tx: CompanyTransaction, record: SheetRecord): Promise<ComparedDraft> {
  const mapping = parseKeptMapping(record.mapping);
  const sheet = parseKeptSheets(record.sheets).find((kept) => kept.sheet === mapping.sheet);
  const parsed = parseTariffSheet(sheet?.rows ?? [], mapping);
  const before = record.carrier_id === null ? [] : (await getPresentedCarrier(tx, record.carrier_id)).tariffs;
  return { parsed: await withUnknownPlaces(tx, parsed, sheet?.rows ?? [], mapping), before };
}

/** Adds the cells whose airport or currency is none that is known. */
async function withUnknownPlaces(
  tx: CompanyTransaction,
  parsed: ParsedTariff,
  rows: readonly SheetRow[],
  { columns, headerRow }: TruckingSheetMapping,
): Promise<ParsedTariff> {
  const airports = parsed.tariffs.flatMap(({ areas }) => areas.map(({ airport }) => airport));
  const unknown = await findUnknownAirports(tx, airports);
  const currencies = new Set((await findCurrencyRows(tx)).map(({ code }) => code));
  const strange = new Set(
    parsed.tariffs.map(({ currency }) => currency).filter((code) => !currencies.has(code)),
  );
  const problemsOf = (field: "airport" | "currency", codes: ReadonlySet<string>) => {
    const place = columns.find((column) => column.field === field)?.column;
    return [...codes].map((code) => ({
      row: rowOf(rows, { place, code, headerRow }),
      column: null,
      field,
      code: `unknown-${field}`,
      value: code,
    }));
  };
  const problems = [...problemsOf("airport", unknown), ...problemsOf("currency", strange)];
  return { ...parsed, problems: [...parsed.problems, ...problems] };
}

interface Sought {
  readonly place: number | undefined;
  readonly code: string;
  readonly headerRow: number;
}

/** The first row that names the code. */
function rowOf(rows: readonly SheetRow[], { place, code, headerRow }: Sought): number | null {
  if (place === undefined) return null;
  const names = ({ row, cells }: SheetRow): boolean =>
    row > headerRow && String(cells[place]).trim().toUpperCase() === code;
  return rows.find(names)?.row ?? null;
}
