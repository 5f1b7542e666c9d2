import type {
  EndpointParsed,
  exportAirlineAirfares,
  exportAirlineSurcharges,
  exportLocalAirlines,
} from "@kilolane/contract";
import { CARGO_TYPES } from "@kilolane/domain";
import { loadTranslator, type Language } from "@kilolane/phrases";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction, type PlatformTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows, type ListPart } from "../../integrations/sheets/read-windows.ts";
import { writeSheet, type SheetColumn, type SheetFormat } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findLocalAirlines, type LocalAirlineRow } from "./reads/local.ts";
import {
  findAirfares,
  findSurcharges,
  type AirfaresRow,
  type OverviewRow,
  type SurchargesRow,
} from "./reads/overview.ts";

/** How every export of airlines begins: what the airline is called and who keeps its rates. */
async function loadHead(language: Language) {
  const t = await loadTranslator(language, "airline");
  const keeperOf = ({ company_name: name, company_is_active: isActive }: OverviewRow) => {
    if (name === null) return t("keeper.dataEntry");
    return isActive === true ? name : `${t("keeper.dataEntry")} (${t("keeper.inactive", { name })})`;
  };
  const name: SheetColumn<OverviewRow> = [t("column.airline"), (row) => row.name];
  const iata: SheetColumn<OverviewRow> = [t("form.iata"), (row) => row.iata ?? ""];
  const keeper: SheetColumn<OverviewRow> = [t("column.keeper"), keeperOf];
  return { t, name, iata, keeper };
}

interface AirlineFile<Row> {
  readonly name: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly find: (tx: PlatformTransaction, part: ListPart) => Promise<{ readonly rows: readonly Row[] }>;
}

/** The whole filtered list as a file; the export is audited before the first byte leaves. */
async function exportList<Row>(
  scope: PlatformScope,
  { name, columns, find }: AirlineFile<Row>,
  { format, ...filter }: { readonly format: SheetFormat },
): Promise<FileAnswer> {
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: `${name}.exported`,
      subjectKind: "airline",
      detail: { ...filter, format },
    }),
  );
  const windows = readWindows(async (part) => (await withTransaction(scope, (tx) => find(tx, part))).rows);
  return writeSheet({ name, title: "Airlines", columns, windows }, format);
}

/** Published airlines with their codes and who keeps their rates. */
export async function exportLocal(
  scope: PlatformScope,
  query: EndpointParsed<typeof exportLocalAirlines>["query"],
): Promise<FileAnswer> {
  const { t, name, iata, keeper } = await loadHead(scope.locale);
  const columns: readonly SheetColumn<LocalAirlineRow>[] = [
    name,
    iata,
    [t("form.icao"), (row) => row.icao ?? ""],
    [t("column.awbPrefix"), (row) => row.awb_prefix ?? ""],
    [
      t("prefix.unsure"),
      (row) => (row.awb_prefix === null || row.awb_prefix_sure ? "" : t("freighters.yes")),
    ],
    [t("column.country"), (row) => row.country_code],
    [t("column.freighters"), (row) => (row.has_freighters ? t("freighters.yes") : "")],
    keeper,
    [t("column.rates"), (row) => row.rate_count],
    [t("column.lanes"), (row) => row.lane_count],
    [t("column.state"), (row) => t(row.is_active ? "state.active" : "state.inactive")],
  ];
  const { kind, search: term } = query;
  return exportList(
    scope,
    { name: "airlines", columns, find: (tx, part) => findLocalAirlines(tx, { kind, term, ...part }) },
    query,
  );
}

/** Airlines with their rates counted. */
export async function exportAirfares(
  scope: PlatformScope,
  query: EndpointParsed<typeof exportAirlineAirfares>["query"],
): Promise<FileAnswer> {
  const { t, name, iata, keeper } = await loadHead(scope.locale);
  const { view, search: term, sort, direction } = query;
  return exportList<AirfaresRow>(
    scope,
    {
      name: "airfares",
      columns: [
        name,
        iata,
        keeper,
        [t("column.rates"), (row) => row.live],
        [t("column.lanes"), (row) => row.live_lanes],
        [t("column.drafts"), (row) => row.drafts],
        [t("column.expiring"), (row) => row.expiring],
        [t("column.expired"), (row) => row.expired],
        [t("column.published"), (row) => row.published_at?.toISOString() ?? ""],
      ],
      find: (tx, part) => findAirfares(tx, { view, term, sort, direction, ...part }),
    },
    query,
  );
}

/** Airlines with how many surcharges their own lists have; no number: the goods start from the standard list. */
export async function exportSurcharges(
  scope: PlatformScope,
  query: EndpointParsed<typeof exportAirlineSurcharges>["query"],
): Promise<FileAnswer> {
  const { name, iata, keeper } = await loadHead(scope.locale);
  const tRate = await loadTranslator(scope.locale, "rate");
  const { view, search: term } = query;
  return exportList<SurchargesRow>(
    scope,
    {
      name: "surcharges",
      columns: [
        name,
        iata,
        keeper,
        ...CARGO_TYPES.map((goods): SheetColumn<SurchargesRow> => [
          tRate(`goods.${goods}`),
          ({ lists }) => lists.find((list) => list.goods === goods)?.surcharges ?? "",
        ]),
      ],
      find: (tx, part) => findSurcharges(tx, { view, term, ...part }),
    },
    query,
  );
}
