import type { AirfareView, AirlineAirfares } from "@kilolane/contract";
import { IconPlaneDeparture } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant, formatRelative } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { useListState, type ListState } from "../../../lib/lists/use-list-state.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { AirlineList } from "../components/airline-list.tsx";
import { FigureLink } from "../components/figure-link.tsx";
import { KeeperCell } from "../components/keeper-cell.tsx";
import { airfaresQuery, downloadAirfares, type AirfareQuery } from "../local-queries.ts";
import { ratesOfAirlineHref } from "../overview-links.ts";

const VIEWS = [
  "rated",
  "drafts",
  "expiring",
  "expired",
  "unrated",
  "all",
] as const satisfies readonly AirfareView[];
const SORTS = ["name", "live", "liveLanes", "drafts", "expiring", "publishedAt"] as const;
const STANDARD = { size: 50, sort: { by: "name", descending: false } };

/** What each airline has published, counted by state; every figure leads to the rates it counts. */
export default function AirfaresPage() {
  const { t } = useTranslation("airline");
  const title = t("airfares.title");
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={t("airfares.lead")} />
      <Airfares title={title} />
    </>
  );
}

const openViewOf = ({ filter }: Pick<ListState, "filter">) =>
  VIEWS.find((known) => known === filter["view"]) ?? VIEWS[0];

function toQuery(state: ListState): AirfareQuery {
  const sort = SORTS.find((field) => field === state.sort?.by);
  return {
    view: openViewOf(state),
    search: state.search.trim().slice(0, 60),
    ...(sort === undefined ? {} : { sort, direction: state.sort?.descending === true ? "desc" : "asc" }),
    page: state.page,
    size: state.size,
  };
}

function Airfares({ title }: { readonly title: string }) {
  const { t } = useTranslation("airline");
  const state = useListState(STANDARD);
  const query = toQuery(state);
  const answer = useQuery(airfaresQuery(query));
  return (
    <AirlineList
      label={title}
      storageKey="airfares"
      state={state}
      answer={answer}
      columns={useColumns()}
      tabs={{
        label: t("airfares.tabs"),
        views: VIEWS,
        open: openViewOf(state),
        filter: "view",
        labelOf: (view) => t(`airfares.view.${view}`),
      }}
      file={{ name: "airfares", download: async (format) => downloadAirfares(query, format) }}
      empty={
        <StatePanel
          icon={<IconPlaneDeparture size={34} stroke={1.4} aria-hidden />}
          title={t("airfares.emptyTitle")}
          text={t("airfares.emptyText")}
        />
      }
    />
  );
}

/** Columns of figures: the field that is counted, and the tab of the rate list that shows what it counts. */
const FIGURES = [
  { field: "live", header: "column.rates", tab: "live", sortable: true },
  { field: "liveLanes", header: "column.lanes", tab: null, sortable: true },
  { field: "drafts", header: "column.drafts", tab: "draft", sortable: true },
  { field: "expiring", header: "column.expiring", tab: "expiring", sortable: true },
  { field: "expired", header: "column.expired", tab: "expired", sortable: false },
] as const;

function useColumns(): readonly DataTableColumn<AirlineAirfares>[] {
  const { t } = useTranslation("airline");
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("column.airline"),
        required: true,
        sortable: true,
        cell: (row) => <TwoLines first={row.name} second={row.iata ?? ""} />,
      },
      { id: "keeper", header: t("column.keeper"), cell: (row) => <KeeperCell company={row.company} /> },
      ...FIGURES.map(({ field, header, tab, sortable }): DataTableColumn<AirlineAirfares> => ({
        id: field,
        header: t(header),
        align: "end",
        sortable,
        cell: (row) => (
          <FigureLink count={row[field]} {...(tab === null ? {} : { to: ratesOfAirlineHref(row.id, tab) })} />
        ),
      })),
      {
        id: "publishedAt",
        header: t("column.published"),
        sortable: true,
        cell: (row) =>
          row.publishedAt === null ? (
            "–"
          ) : (
            <time dateTime={row.publishedAt} title={formatInstant(row.publishedAt, language)}>
              {formatRelative(row.publishedAt, language)}
            </time>
          ),
      },
    ],
    [language, t],
  );
}
