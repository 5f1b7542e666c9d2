import { ANALYSED_KINDS, type AnalysedQuotation, QUOTATION_STATUSES } from "@kilolane/contract";
import { Anchor, NativeSelect, Text } from "@mantine/core";
import { IconFileAnalytics } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { dayOf, formatDate } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { type ListState, useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { PeriodPicker } from "../../../lib/statistics/period-picker.tsx";
import { usePeriod } from "../../../lib/statistics/use-period.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { CompanyPicker } from "../../company/components/company-picker.tsx";
import { QuotationStatus } from "../components/quotation-status.tsx";
import { detailLink } from "../detail-link.ts";
import { type AnalysisQuery, analysedQuery, downloadAnalysed } from "../queries.ts";

const STATUSES = ["all", ...QUOTATION_STATUSES] as const;

const textOf = (value: string | readonly string[] | undefined) => (typeof value === "string" ? value : "");

function toQuery(state: ListState, period: { readonly from: string; readonly to: string }): AnalysisQuery {
  const { filter } = state;
  return {
    search: state.search.trim().slice(0, 40),
    companyId: textOf(filter["company"]),
    airlineId: textOf(filter["airline"]),
    origin: textOf(filter["origin"]),
    destination: textOf(filter["destination"]),
    status: STATUSES.find((one) => one === filter["status"]) ?? "all",
    kind: ANALYSED_KINDS.find((one) => one === filter["kind"]) ?? "all",
    ...period,
    page: state.page,
    size: state.size,
  };
}

/** Quotations of all companies in a period, with what the accepted ones sold for. */
export default function QuoteAnalysisPage() {
  const { t } = useTranslation("quote-analysis");
  const language = useLanguage();
  const navigate = useNavigate();
  const title = t("title");
  usePageTitle(title);
  const state = useListState({ size: 50 });
  const { period, now, ask } = usePeriod();
  const query = toQuery(state, period);
  const answer = useQuery(analysedQuery(query));
  const sums = answer.data;
  return (
    <>
      <PageHeader title={title} lead={t("lead")} />
      <PeriodPicker period={period} today={now} onChange={(next) => void ask(next)} />
      {sums === undefined ? null : (
        <Text size="sm" my="sm" role="status" data-testid="sums">
          {t("sums", {
            total: formatNumber(sums.total, language),
            accepted: formatNumber(sums.accepted, language),
            sold: formatMoney(sums.acceptedUsd, "USD", language),
          })}
        </Text>
      )}
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="quote-analysis"
        columns={useColumns()}
        rowId={(row) => row.id}
        onOpen={(row) => void navigate(detailLink(row))}
        empty={
          <StatePanel
            icon={<IconFileAnalytics size={34} stroke={1.4} aria-hidden />}
            title={t("empty.title")}
            text={t("empty.text")}
          />
        }
        filters={<Filters state={state} query={query} />}
        exportButton={
          <ListExport name="quotations" download={async (format) => downloadAnalysed(query, format)} />
        }
        texts={useTableTexts()}
      />
    </>
  );
}

interface FiltersProps {
  readonly state: ListState;
  readonly query: AnalysisQuery;
}

function Filters({ state, query }: FiltersProps) {
  const { t } = useTranslation("quote-analysis");
  const choose = (field: string, value: string) => state.setFilter(field, value === "all" ? "" : value);
  return (
    <>
      <ListStateSearch label={t("search")} state={state} />
      <CompanyPicker
        kind="forwarder"
        label={t("column.company")}
        placeholder={t("everyCompany")}
        emptyText={t("noCompany")}
        value={textOf(query?.companyId)}
        onChange={(id) => state.setFilter("company", id)}
      />
      <NativeSelect
        size="xs"
        aria-label={t("column.status")}
        value={query?.status ?? "all"}
        data={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(event) => choose("status", event.currentTarget.value)}
      />
      <NativeSelect
        size="xs"
        aria-label={t("column.kind")}
        value={query?.kind ?? "all"}
        data={ANALYSED_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(event) => choose("kind", event.currentTarget.value)}
      />
    </>
  );
}

function useColumns(): readonly DataTableColumn<AnalysedQuotation>[] {
  const { t } = useTranslation("quote-analysis");
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: "number",
        header: t("column.number"),
        required: true,
        cell: (row) => (
          <Anchor component={Link} inherit to={detailLink(row)}>
            <bdi dir="ltr">{row.number}</bdi>
          </Anchor>
        ),
      },
      { id: "company", header: t("column.company"), cell: (row) => <bdi>{row.companyName}</bdi> },
      {
        id: "lane",
        header: t("column.lane"),
        cell: (row) => (
          <TwoLines first={<bdi dir="ltr">{`${row.from} → ${row.to}`}</bdi>} second={row.airline} />
        ),
      },
      { id: "status", header: t("column.status"), cell: (row) => <QuotationStatus status={row.status} /> },
      {
        id: "kind",
        header: t("column.kind"),
        hiddenAtFirst: true,
        cell: (row) => t(row.isManual ? "kind.manual" : "kind.regular"),
      },
      {
        id: "sell",
        header: t("column.sell"),
        align: "end",
        cell: (row) => <bdi>{formatMoney(row.sellTotal, row.currency, language)}</bdi>,
      },
      {
        id: "sellUsd",
        header: t("column.sellUsd"),
        align: "end",
        hiddenAtFirst: true,
        cell: (row) => <bdi>{formatMoney(row.sellTotalUsd, "USD", language)}</bdi>,
      },
      {
        id: "created",
        header: t("column.created"),
        cell: (row) => formatDate(dayOf(row.createdAt), language),
      },
      {
        id: "decided",
        header: t("column.decided"),
        hiddenAtFirst: true,
        cell: (row) => (row.decidedAt === null ? "–" : formatDate(dayOf(row.decidedAt), language)),
      },
    ],
    [language, t],
  );
}
