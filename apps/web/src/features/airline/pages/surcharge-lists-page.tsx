import type { AirlineSurcharges } from "@kilolane/contract";
import { CARGO_TYPES } from "@kilolane/domain";
import { Anchor } from "@mantine/core";
import { IconReceipt2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant, formatRelative } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { AirlineList } from "../components/airline-list.tsx";
import classes from "../components/overview.module.css";
import { downloadSurchargeLists, surchargeListsQuery } from "../local-queries.ts";
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
  const state = useListState();
  const view = VIEWS.find((known) => known === state.filter["view"]) ?? VIEWS[0];
  const { page, size } = state;
  const query = { view, search: state.search.trim().slice(0, 60), page, size };
  const answer = useQuery(surchargeListsQuery(query));
  return (
    <AirlineList
      label={title}
      storageKey="surcharge-lists"
      state={state}
      answer={answer}
      columns={useColumns()}
      tabs={{
        label: t("surcharges.tabs"),
        views: VIEWS,
        open: view,
        filter: "view",
        labelOf: (known) => t(`surcharges.view.${known}`),
      }}
      file={{ name: "surcharges", download: async (format) => downloadSurchargeLists(query, format) }}
      empty={
        <StatePanel
          icon={<IconReceipt2 size={34} stroke={1.4} aria-hidden />}
          title={t("surcharges.emptyTitle")}
          text={t("surcharges.emptyText")}
        />
      }
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
