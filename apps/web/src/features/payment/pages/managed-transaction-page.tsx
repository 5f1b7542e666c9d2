import { type ManagedPayment } from "@kilolane/contract";
import { PAYMENT_PROVIDERS, PAYMENT_STATES } from "@kilolane/domain";
import { Button, NativeSelect } from "@mantine/core";
import { IconReceipt } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { ReceivedChips, receivedOf } from "../components/received-chips.tsx";
import { usePaymentColumns } from "../components/payment-columns.tsx";
import { allPaymentsQuery, downloadAllPayments, fetchAnyPaper } from "../queries.ts";

const SellerDialog = lazyPart(async () => import("../components/seller-dialog.tsx"));
const PaymentDialog = lazyPart(async () => import("../components/payment-dialog.tsx"));

const STATES = ["all", "open", "review", ...PAYMENT_STATES] as const;
const PROVIDERS = ["all", ...PAYMENT_PROVIDERS] as const;
const VIEWS = ["all", "open", "review"] as const;

/** Payments of all companies: found, looked into, confirmed, refunded. */
export default function ManagedTransactionPage() {
  const { t } = useTranslation("payment");
  const title = t("title");
  usePageTitle(title);
  const [isEditing, setEditing] = useState(false);
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <PageHeader
        title={title}
        lead={t("managedLead")}
        actions={
          <Button variant="default" onClick={() => setEditing(true)}>
            {t("seller.title")}
          </Button>
        }
      />
      <Transactions title={title} onOpen={setOpened} />
      {isEditing ? <SellerDialog onClose={() => setEditing(false)} /> : null}
      {opened === undefined ? null : <PaymentDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface TransactionsProps {
  readonly title: string;
  readonly onOpen: (id: string) => void;
}

function Transactions({ title, onOpen }: TransactionsProps) {
  const { t } = useTranslation("payment");
  const language = useLanguage();
  const list = useListState();
  const { page, size } = list;
  const state = STATES.find((known) => known === list.filter["state"]) ?? "all";
  const provider = PROVIDERS.find((known) => known === list.filter["provider"]) ?? "all";
  const received = receivedOf(list.filter);
  const query = { state, provider, search: list.search.trim().slice(0, 80), ...received, page, size };
  const answer = useQuery(allPaymentsQuery(query));
  const setFilter = (name: string, value: string) => list.setFilter(name, value === "all" ? "" : value);
  const labelOf = (value: (typeof STATES)[number]) =>
    value === "all" || value === "open" || value === "review" ? t(`view.${value}`) : t(`state.${value}`);
  return (
    <RecordList
      {...listProps(list, answer)}
      label={title}
      storageKey="all-payments"
      columns={useManagedColumns(onOpen)}
      rowId={(row) => row.id}
      onOpen={(row) => onOpen(row.id)}
      empty={
        <StatePanel
          icon={<IconReceipt size={34} stroke={1.4} aria-hidden />}
          title={t("empty")}
          text={t("managedEmpty")}
        />
      }
      savedViews={
        <ListTabs
          label={t("column.state")}
          open={VIEWS.find((view) => view === state) ?? "all"}
          tabs={VIEWS.map((id) => ({
            id,
            label: t(`view.${id}`),
            ...(id === "review" && answer.data !== undefined
              ? { count: formatNumber(answer.data.reviewCount, language) }
              : {}),
          }))}
          onOpen={(id) => setFilter("state", id)}
        />
      }
      filters={
        <>
          <ListStateSearch label={t("search")} state={list} />
          <NativeSelect
            size="xs"
            aria-label={t("column.state")}
            value={state}
            data={STATES.map((value) => ({
              value,
              label: value === "all" ? t("filter.anyState") : labelOf(value),
            }))}
            onChange={({ currentTarget: { value } }) => setFilter("state", value)}
          />
          <NativeSelect
            size="xs"
            aria-label={t("column.provider")}
            value={provider}
            data={PROVIDERS.map((value) => ({
              value,
              label: value === "all" ? t("filter.anyProvider") : t(`provider.${value}`),
            }))}
            onChange={({ currentTarget: { value } }) => setFilter("provider", value)}
          />
          <ReceivedChips received={received} onRemove={(fields) => list.removeFilters(fields)} />
        </>
      }
      exportButton={
        <ListExport name="payments" download={async (format) => downloadAllPayments(query, format)} />
      }
      texts={useTableTexts()}
    />
  );
}

function useManagedColumns(onOpen: (id: string) => void): readonly DataTableColumn<ManagedPayment>[] {
  const { t } = useTranslation("payment");
  const columns = usePaymentColumns<ManagedPayment>(fetchAnyPaper);
  return useMemo(
    (): readonly DataTableColumn<ManagedPayment>[] => [
      {
        id: "company",
        header: t("column.company"),
        required: true,
        cell: (row) => <TwoLines first={row.companyName} second={row.payerName} />,
      },
      ...columns,
      {
        id: "review",
        header: t("column.review"),
        cell: (row) =>
          row.reviewReason === null ? null : (
            <StatusBadge tone="attention" label={t(`review.${row.reviewReason}`)} />
          ),
      },
      {
        id: "actions",
        header: "",
        cell: (row) => (
          <RowActions>
            <RowButton label={t("action.open")} subject={row.companyName} onClick={() => onOpen(row.id)} />
          </RowActions>
        ),
      },
    ],
    [columns, onOpen, t],
  );
}
