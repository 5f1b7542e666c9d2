import type { RateRow } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconDownload, IconHeartbeat, IconPlaneDeparture, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState, type ListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { AirlineGate } from "../components/airline-gate.tsx";
import { RateFilterButton, RateFilterChips } from "../components/rate-filters.tsx";
import { isNarrowed, mayExport, openTabOf, STANDARD_SORT, tabsOf, toRateQuery } from "../list-filter.ts";
import { copyStoredRate, ratesQuery, RATE_LISTS } from "../queries.ts";
import { newRateHref, rateDeskAt, rateHref, type RateDesk } from "../rate-desk.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { ToolButton } from "../../../ui/list-tools/list-tool.tsx";
import { laneText, useRateColumns } from "../use-rate-columns.tsx";

// Not part of a first look at the list.
const EndRates = lazyPart(async () => ({ default: (await import("../components/end-rates.tsx")).EndRates }));

const ExportDialog = lazyPart(async () => import("../components/export-dialog.tsx"));
const HealthDrawer = lazyPart(async () => import("../components/health-drawer.tsx"));

const STANDARD = { sort: STANDARD_SORT };

/** The rates of one desk; which one, the path says. The state of the list is its address. */
export default function RateListPage() {
  const { t } = useTranslation("rate");
  const desk = rateDeskAt(useLocation().pathname);
  const title = t(`desk.${desk.id}`);
  const [isHealthOpen, setHealthOpen] = useState(false);
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        lead={t(`lead.${desk.id}`)}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconHeartbeat size={18} aria-hidden />}
              onClick={() => setHealthOpen(true)}
            >
              {t("health.open")}
            </Button>
            <AddButton desk={desk} />
          </>
        }
      />
      <AirlineGate isAirline={desk.keeper === "airline"}>
        <Rates key={desk.root} desk={desk} title={title} />
      </AirlineGate>
      {isHealthOpen ? <HealthDrawer desk={desk} onClose={() => setHealthOpen(false)} /> : null}
    </>
  );
}

interface RatesProps {
  readonly desk: RateDesk;
  readonly title: string;
}

/** The desk's columns, and what can be done with a row. */
function useColumns(desk: RateDesk): readonly DataTableColumn<RateRow>[] {
  const { t } = useTranslation("rate");
  const navigate = useNavigate();
  const columns = useRateColumns(desk);
  const { mutate } = useSaveWith(copyStoredRate, {
    invalidates: RATE_LISTS,
    onSaved: ({ rate }) => navigate(rateHref(desk, rate.id)),
  });
  return useMemo(
    () =>
      desk.keeper === "forwarder" || desk.makes.length === 0
        ? columns
        : [
            ...columns,
            {
              id: "actions",
              header: "",
              cell: (row) => (
                <RowActions>
                  <RowButton
                    label={t("action.copy")}
                    subject={laneText(row)}
                    onClick={() => mutate(row.id)}
                  />
                </RowActions>
              ),
            },
          ],
    [columns, desk, mutate, t],
  );
}

function Rates({ desk, title }: RatesProps) {
  const { t } = useTranslation("rate");
  const navigate = useNavigate();
  const state = useListState(STANDARD);
  const texts = useTableTexts();
  const columns = useColumns(desk);
  const open = openTabOf(desk, state.filter);
  const listKind = desk.keeper === "forwarder" ? (open === "own" ? "own" : "usable") : "desk";
  const answer = useQuery(ratesQuery(listKind, toRateQuery(desk, state)));
  const { data } = answer;
  const [selected, setSelected] = useState<ReadonlyMap<string, RateRow>>(new Map());
  const selectedIds = useMemo(() => new Set(selected.keys()), [selected]);
  const select = (ids: ReadonlySet<string>) => {
    const known = new Map([
      ...selected,
      ...(data?.content ?? []).map((row): [string, RateRow] => [row.id, row]),
    ]);
    setSelected(
      new Map([...ids].flatMap((id) => known.get(id) ?? []).map((row): [string, RateRow] => [row.id, row])),
    );
  };
  const mayEnd = desk.keeper !== "forwarder" || listKind === "own";
  return (
    <RecordList
      {...listProps(state, answer)}
      label={title}
      storageKey={`rates.${desk.id}`}
      columns={columns}
      rowId={(row) => row.id}
      filtered={isNarrowed(desk, state)}
      empty={<Empty desk={desk} />}
      onOpen={(row) => void navigate(rateHref(desk, row.id))}
      {...(mayEnd ? { selection: selectedIds, onSelection: select } : {})}
      bulkActions={
        <EndRates desk={desk} rows={[...selected.values()]} onDone={() => setSelected(new Map())} />
      }
      savedViews={
        <ListTabs
          label={t("tab.label")}
          tabs={tabsOf(desk).map((tab) => ({ id: tab, label: t(`tab.${tab}`) }))}
          open={open}
          onOpen={(id) => state.setFilter("tab", id === "all" ? "" : id)}
        />
      }
      filters={
        <>
          <ListStateSearch label={t("list.search")} state={state} />
          <RateFilterChips desk={desk} state={state} />
        </>
      }
      exportButton={
        <>
          <RateFilterButton desk={desk} state={state} />
          {mayExport(desk, open) ? <ExportButton desk={desk} state={state} /> : null}
        </>
      }
      texts={texts}
    />
  );
}

function ExportButton({ desk, state }: Pick<RatesProps, "desk"> & { readonly state: ListState }) {
  const { t } = useTranslation("state");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton onClick={() => setOpen(true)}>
        <IconDownload size={16} stroke={1.6} aria-hidden />
        {t("export.label")}
      </ToolButton>
      {isOpen ? <ExportDialog desk={desk} state={state} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AddButton({ desk }: Pick<RatesProps, "desk">) {
  const { t } = useTranslation("rate");
  const href = newRateHref(desk);
  return href === null ? null : (
    <Button component={Link} to={href} leftSection={<IconPlus size={18} aria-hidden />}>
      {t("action.add")}
    </Button>
  );
}

/** No rate yet: what will stand here, and what to do first. */
function Empty({ desk }: Pick<RatesProps, "desk">) {
  const { t } = useTranslation("rate");
  return (
    <StatePanel
      icon={<IconPlaneDeparture size={34} stroke={1.4} aria-hidden />}
      title={t("list.emptyTitle")}
      text={t(`empty.${desk.id}`)}
      action={<AddButton desk={desk} />}
    />
  );
}
