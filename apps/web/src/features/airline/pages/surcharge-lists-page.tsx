import type { AirlineSurcharges } from "@kilolane/contract";
import { CARGO_TYPES } from "@kilolane/domain";
import { Anchor } from "@mantine/core";
import { IconReceipt2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatInstant, formatRelative } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { ListSearch } from "../../../ui/list-tools/list-search.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import classes from "../components/overview.module.css";
import { surchargeListsQuery } from "../local-queries.ts";
import { surchargesOfAirlineHref } from "../overview-links.ts";

const VIEWS = ["all", "own", "standard"] as const;

/** The surcharge lists of every airline, one column per type of goods; each leads to where it is edited. */
export default function SurchargeListsPage() {
  const { t } = useTranslation("airline");
  const title = t("surcharges.title");
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={t("surcharges.lead")} />
      <SurchargeLists title={title} />
    </>
  );
}

function SurchargeLists({ title }: { readonly title: string }) {
  const { t } = useTranslation("airline");
  const language = useLanguage();
  const state = useListState();
  const texts = useTableTexts();
  const columns = useColumns();
  const view = VIEWS.find((known) => known === state.filter["view"]) ?? VIEWS[0];
  const answer = useQuery(
    surchargeListsQuery({
      view,
      search: state.search.trim().slice(0, 60),
      page: state.page,
      size: state.size,
    }),
  );
  const counts = answer.data?.counts;
  return (
    <RecordList
      {...listProps(state, answer)}
      label={title}
      storageKey="surcharge-lists"
      columns={columns}
      rowId={(row) => String(row.id)}
      empty={
        <StatePanel
          icon={<IconReceipt2 size={34} stroke={1.4} aria-hidden />}
          title={t("surcharges.emptyTitle")}
          text={t("surcharges.emptyText")}
        />
      }
      savedViews={
        <ListTabs
          label={t("surcharges.tabs")}
          open={view}
          tabs={VIEWS.map((id) => ({
            id,
            label: t(`surcharges.view.${id}`),
            count: counts && formatNumber(counts[id], language),
          }))}
          onOpen={(id) => state.setFilter("view", id === VIEWS[0] ? "" : id)}
        />
      }
      filters={
        <ListSearch
          label={t("local.search")}
          clearLabel={texts.clearSearch}
          search={state.search}
          onSearch={state.setSearch}
        />
      }
      texts={texts}
    />
  );
}

function useColumns(): readonly DataTableColumn<AirlineSurcharges>[] {
  const { t } = useTranslation(["airline", "rate"]);
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("column.airline"),
        required: true,
        cell: (row) => <TwoLines first={row.name} second={row.iata ?? ""} />,
      },
      ...CARGO_TYPES.map((goods): DataTableColumn<AirlineSurcharges> => ({
        id: goods,
        header: t(`rate:goods.${goods}`),
        cell: (row) => {
          const list = row.lists.find(({ typeOfGoods }) => typeOfGoods === goods);
          const label =
            list === undefined ? t("surcharges.standard") : t("surcharges.count", { count: list.surcharges });
          return (
            <TwoLines
              first={
                <Anchor
                  component={Link}
                  inherit
                  className={classes["target"] ?? ""}
                  {...(list === undefined ? { c: "dimmed" } : {})}
                  to={surchargesOfAirlineHref(row.id, goods)}
                  aria-label={`${row.name}, ${t(`rate:goods.${goods}`)}: ${label}`}
                >
                  {label}
                </Anchor>
              }
              second={
                list === undefined ? (
                  ""
                ) : (
                  <time dateTime={list.updatedAt} title={formatInstant(list.updatedAt, language)}>
                    {formatRelative(list.updatedAt, language)}
                  </time>
                )
              }
            />
          );
        },
      })),
    ],
    [language, t],
  );
}
