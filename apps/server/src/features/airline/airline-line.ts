import { AIRLINE_FIELDS, airlineLine, type AirlineLine } from "@kilolane/contract";
import { cellText } from "../../integrations/sheets/cell-text.ts";
import { loadColumnNames } from "../../integrations/sheets/column-names.ts";
import type { ListFormat } from "../../integrations/sheets/read-list.ts";

type AirlineField = (typeof AIRLINE_FIELDS)[number];

/** The columns of a published airline that a file spells. */
interface StoredLine {
  readonly iata: string | null;
  readonly icao: string | null;
  readonly name: string;
  readonly country_code: string;
  readonly awb_prefix: string | null;
  readonly awb_prefix_sure: boolean;
  readonly cut_off: string | null;
  readonly has_freighters: boolean;
  readonly is_active: boolean;
}

/** A stored airline as a line of a file says it. */
export function lineOf(row: StoredLine): AirlineLine {
  return {
    iata: row.iata ?? "",
    icao: row.icao ?? "",
    name: row.name,
    awbPrefix: row.awb_prefix ?? "",
    isAwbPrefixSure: row.awb_prefix_sure,
    country: row.country_code,
    hasFreighters: row.has_freighters,
    cutOff: row.cut_off ?? "",
    isActive: row.is_active,
  };
}

/** A field of an airline as the file spells it. */
export function airlineText(line: AirlineLine, field: AirlineField): string {
  return cellText(line[field]);
}

/** How airlines are read from a file: those of the export that are typed, by their IATA codes. */
export async function loadAirlineFormat(): Promise<ListFormat<AirlineField, AirlineLine>> {
  const named = await loadColumnNames("airline");
  return {
    fields: AIRLINE_FIELDS,
    names: {
      iata: named("iata", "form.iata"),
      icao: named("icao", "form.icao"),
      name: named("name", "form.name", "column.airline"),
      awbPrefix: named("awbPrefix", "form.awbPrefix", "column.awbPrefix"),
      isAwbPrefixSure: named("isAwbPrefixSure", "form.isAwbPrefixSure"),
      country: named("country", "form.country", "column.country"),
      hasFreighters: named("hasFreighters", "form.hasFreighters"),
      cutOff: named("cutOff", "form.cutOff"),
      isActive: named("isActive", "form.isActive"),
    },
    // nobody is sure of a prefix that is not known
    schema: airlineLine.transform((line) => ({
      ...line,
      isAwbPrefixSure: line.awbPrefix !== "" && line.isAwbPrefixSure,
    })),
    keyOf: ({ iata }) => iata,
    textOf: airlineText,
    isInUse: ({ isActive }) => isActive,
  };
}
