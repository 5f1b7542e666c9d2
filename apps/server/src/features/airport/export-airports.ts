import {
  AIRPORT_FIELDS,
  type AirportForm,
  type EndpointParsed,
  type exportAirports as exportAirportsEndpoint,
} from "@kilolane/contract";
import { loadTranslator } from "@kilolane/phrases";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { textOf } from "./airport-list.ts";
import { formOf } from "./present.ts";
import { type AirportRow, findManagedAirports } from "./reads/airport.ts";

/** A field as the file spells it; a coordinate is a number, west and south of zero too. */
function cellOf(airport: AirportForm, field: (typeof AIRPORT_FIELDS)[number]): number | string {
  const value = airport[field];
  return typeof value === "number" ? value : textOf(airport, field);
}

/** The filtered airports as a file with the columns that the import reads, and their state. */
export async function exportAirports(
  scope: PlatformScope,
  { format, ...filter }: EndpointParsed<typeof exportAirportsEndpoint>["query"],
): Promise<FileAnswer> {
  const t = await loadTranslator(scope.locale, "airport");
  const columns: readonly SheetColumn<AirportRow>[] = [
    ...AIRPORT_FIELDS.map((field): SheetColumn<AirportRow> => {
      return [t(`field.${field}`), (row) => cellOf(formOf(row), field)];
    }),
    [t("column.state"), (row) => t(row.is_active ? "state.active" : "state.closed")],
  ];
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "airports.exported",
      subjectKind: "airport",
      detail: { ...filter, format },
    }),
  );
  const windows = readWindows(
    async (part) => (await withTransaction(scope, (tx) => findManagedAirports(tx, filter, part))).rows,
  );
  return writeSheet({ name: "airports", title: "Airports", columns, windows }, format);
}
