import type { EndpointParsed, exportLocalAirlines as endpoint } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import type { SheetColumn } from "../../integrations/sheets/write-sheet.ts";
import { exportList, loadHead } from "./airline-file.ts";
import { airlineText, lineOf } from "./airline-line.ts";
import { findLocalAirlineRows, type LocalAirlineRow } from "./reads/local.ts";

/** Published airlines with their codes and who keeps their rates; what is typed of them can be imported again. */
export async function exportLocalAirlines(
  scope: PlatformScope,
  query: EndpointParsed<typeof endpoint>["query"],
): Promise<FileAnswer> {
  const { t, name, iata, keeper } = await loadHead(scope.locale);
  const columns: readonly SheetColumn<LocalAirlineRow>[] = [
    name,
    iata,
    [t("form.icao"), (row) => row.icao ?? ""],
    [t("column.awbPrefix"), (row) => row.awb_prefix ?? ""],
    [t("form.isAwbPrefixSure"), (row) => airlineText(lineOf(row), "isAwbPrefixSure")],
    [t("column.country"), (row) => row.country_code],
    [t("form.hasFreighters"), (row) => airlineText(lineOf(row), "hasFreighters")],
    keeper,
    [t("column.rates"), (row) => row.rate_count],
    [t("column.lanes"), (row) => row.lane_count],
    [t("column.state"), (row) => t(row.is_active ? "state.active" : "state.inactive")],
    [t("form.cutOff"), (row) => row.cut_off ?? ""],
    [t("form.isActive"), (row) => airlineText(lineOf(row), "isActive")],
  ];
  const { kind, search: term } = query;
  return exportList(
    (run) => withTransaction(scope, run),
    { name: "airlines", columns, find: (tx, part) => findLocalAirlineRows(tx, { kind, term, ...part }) },
    query,
  );
}
