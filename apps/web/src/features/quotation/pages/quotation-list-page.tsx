import type { QuotationRow } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconFileText, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { type ListState, useListState } from "../../../lib/lists/use-list-state.ts";
import { useDrawnAnswer } from "../../../lib/lists/use-drawn-answer.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { ListFilterButton } from "../list/list-filter-panel.tsx";
import { CARDS_WAITING, PhoneList } from "../list/phone-list.tsx";
import classes from "../list/quotation-list.module.css";
import { SavedViews } from "../list/saved-views.tsx";
import { StatusTabs } from "../list/status-tabs.tsx";
import { isNarrowed, STANDARD_SORT, statusesOf, toListFilter, toListQuery } from "../list/list-filter.ts";
import { downloadQuotations, quotationListQuery } from "../list/list-queries.ts";
import { detailsTail } from "../details-tail.ts";
import { useDesk } from "../use-desk.ts";
import { useListKeys } from "../list/use-list-keys.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { useQuotationColumns } from "../list/use-quotation-columns.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";

// Cards are for a phone, bulk actions for a selection, chips for a narrowed list: none is part of a first look at it.
const FilterChips = lazyPart(async () => ({
  default: (await import("../list/filter-chips.tsx")).FilterChips,
}));
const QuotationCards = lazyPart(
  async () => ({ default: (await import("../list/quotation-cards.tsx")).QuotationCards }),
  CARDS_WAITING,
);
const PhoneSelection = lazyPart(async () => ({
  default: (await import("../list/phone-selection.tsx")).PhoneSelection,
}));
const BulkActions = lazyPart(async () => ({
  default: (await import("../list/bulk-actions.tsx")).BulkActions,
}));

const STANDARD = { sort: STANDARD_SORT };

/** All quotations the caller may see; the whole state of the list is its address. */
export default function QuotationListPage() {
  return <ListPage type={null} />;
}

/** The same list of manual quotations alone. */
export function ManualListPage() {
  return <ListPage type="manual" />;
}

/** Which quotations a screen lists; null: all. */
type ListedType = "manual" | null;

function ListPage({ type }: { readonly type: ListedType }) {
  const { t } = useTranslation("quotation");
  const title = type === null ? t("title.list") : t("title.manualList");
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} actions={<CreateButton type={type} />} />
      <QuotationList type={type} title={title} />
    </>
  );
}

function useCreateHref(type: ListedType): string {
  const desk = useDesk();
  return forwarderHref(desk, type === null ? "quotation/create" : "manual-quotation/create");
}

function CreateButton({ type }: { readonly type: ListedType }) {
  const { t } = useTranslation("quotation");
  return (
    <Button component={Link} to={useCreateHref(type)} leftSection={<IconPlus size={18} aria-hidden />}>
      {type === null ? t("title.create") : t("title.manualCreate")}
    </Button>
  );
}

function QuotationList({ type, title }: { readonly type: ListedType; readonly title: string }) {
  const { t } = useTranslation("quotation");
  const navigate = useNavigate();
  const desk = useDesk();
  const typed = useListState(STANDARD);
  const state = type === null ? typed : { ...typed, filter: { ...typed.filter, type } };
  const texts = useTableTexts();
  const columns = useQuotationColumns();
  const isPhone = useIsPhone();
  const answer = useDrawnAnswer(useQuery(quotationListQuery(toListQuery(state))));
  const { data } = answer;
  const [selected, setSelected] = useState<ReadonlyMap<string, QuotationRow>>(new Map());
  const selectedIds = useMemo(() => new Set(selected.keys()), [selected]);
  useListKeys();

  const select = (ids: ReadonlySet<string>) => {
    const known = new Map([
      ...selected,
      ...(data?.content ?? []).map((row) => [row.quotation_id, row] as const),
    ]);
    setSelected(new Map([...ids].flatMap((id) => known.get(id) ?? []).map((row) => [row.quotation_id, row])));
  };
  const clear = () => setSelected(new Map());
  const shared = {
    ...listProps(state, answer),
    filtered: isNarrowed(typed) || statusesOf(typed.filter).length > 0,
    empty: <Empty type={type} />,
    texts,
  };
  const tabs = <StatusTabs state={state} counts={data?.counts} />;
  const views = <SavedViews state={state} />;
  const search = <ListStateSearch label={t("list.search")} state={state} />;
  const chips = isNarrowed(typed) ? <FilterChips state={typed} /> : null;
  const tools = <Tools state={state} />;

  if (isPhone) {
    const phoneTools = (
      <>
        {search}
        {views}
        {tools}
        {chips}
      </>
    );
    return (
      <>
        <PhoneList {...shared} tabs={tabs} tools={phoneTools}>
          <QuotationCards
            label={title}
            rows={data?.content}
            updating={shared.updating}
            selection={selectedIds}
            onSelection={select}
          />
        </PhoneList>
        {selected.size === 0 ? null : (
          <PhoneSelection rows={[...selected.values()]} texts={texts} onClear={clear} />
        )}
      </>
    );
  }
  return (
    <DataTable
      {...shared}
      label={title}
      storageKey="quotations"
      columns={columns}
      rowId={(row) => row.quotation_id}
      onOpen={(row) => void navigate(forwarderHref(desk, detailsTail(row), { id: row.quotation_id }))}
      selection={selectedIds}
      onSelection={select}
      bulkActions={<BulkActions rows={[...selected.values()]} onDone={clear} />}
      filters={
        <>
          {search}
          {chips}
        </>
      }
      savedViews={
        <div className={classes.top}>
          {tabs}
          {views}
        </div>
      }
      exportButton={tools}
    />
  );
}

/** Filter and export. */
function Tools({ state }: { readonly state: ListState }) {
  return (
    <>
      <ListFilterButton state={state} />
      <ListExport
        name="quotations"
        download={async (format) => downloadQuotations(toListFilter(state), format)}
      />
    </>
  );
}

/** A desk without any quotation: what will stand here, and the one way to begin. */
function Empty({ type }: { readonly type: ListedType }) {
  const { t } = useTranslation("quotation");
  const to = useCreateHref(type);
  return (
    <StatePanel
      icon={<IconFileText size={34} stroke={1.4} aria-hidden />}
      title={t("list.emptyTitle")}
      text={t("list.emptyLead")}
      action={
        <Button component={Link} to={to}>
          {t("list.emptyAction")}
        </Button>
      }
    />
  );
}
