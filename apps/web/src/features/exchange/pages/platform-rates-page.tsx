import { type PlatformExchangeRate, RATE_SOURCES } from "@kilolane/contract";
import { Button, Group, NativeSelect } from "@mantine/core";
import { IconArrowsExchange, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { today } from "../../../lib/format/dates.ts";
import { NamedPageHeader } from "../../../lib/i18n/named-page-header.tsx";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { FetchCard } from "../components/fetch-card.tsx";
import { useRateColumns } from "../components/rate-columns.tsx";
import { useRateDialogs } from "../components/rate-dialogs.tsx";
import { downloadPlatformRates, PLATFORM_BOOK, platformRatesQuery } from "../queries.ts";

const ImportDialog = lazyPart(async () => import("../components/import-dialog.tsx"));

const VIEWS = ["history", "now"] as const;
const SOURCES = ["all", ...RATE_SOURCES] as const;

/** The platform's exchange rates: fetched, entered, imported, and which of them count today. */
export default function PlatformRatesPage() {
  const { t } = useTranslation("exchange");
  const [isImporting, setImporting] = useState(false);
  const { tools, add, dialogs } = useRateDialogs<PlatformExchangeRate>(PLATFORM_BOOK);
  const title = t("title");
  return (
    <>
      <NamedPageHeader title={title} lead={t("lead")}>
        <Group gap="xs">
          <Button variant="default" onClick={() => setImporting(true)}>
            {t("action.import")}
          </Button>
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
            {t("action.add")}
          </Button>
        </Group>
      </NamedPageHeader>
      <FetchCard />
      <Rates title={title} tools={tools} />
      {dialogs}
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </>
  );
}

interface RatesProps {
  readonly title: string;
  readonly tools: ReturnType<typeof useRateDialogs<PlatformExchangeRate>>["tools"];
}

function Rates({ title, tools }: RatesProps) {
  const { t } = useTranslation("exchange");
  const state = useListState({ size: 50 });
  const source = SOURCES.find((known) => known === state.filter["source"]) ?? "all";
  const view = state.filter["view"] === "now" ? "now" : "history";
  const { page, size } = state;
  const query = {
    search: state.search.trim().slice(0, 20),
    source,
    page,
    size,
    ...(view === "now" && { on: today() }),
  };
  const answer = useQuery(platformRatesQuery(query));
  const columns = useRateColumns(tools, useSourceColumn());
  return (
    <RecordList
      {...listProps(state, answer)}
      label={title}
      storageKey="exchange-rates"
      columns={columns}
      rowId={(row) => row.id}
      onOpen={tools.onEdit}
      empty={
        <StatePanel
          icon={<IconArrowsExchange size={34} stroke={1.4} aria-hidden />}
          title={t("empty.title")}
          text={t("empty.text")}
        />
      }
      savedViews={
        <ListTabs
          label={t("view.label")}
          open={view}
          tabs={VIEWS.map((id) => ({ id, label: t(`view.${id}`) }))}
          onOpen={(id) => state.setFilter("view", id === "history" ? "" : id)}
        />
      }
      filters={
        <>
          <ListStateSearch label={t("search")} state={state} />
          <NativeSelect
            size="xs"
            aria-label={t("column.source")}
            value={source}
            data={SOURCES.map((value) => ({ value, label: t(`source.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              state.setFilter("source", value === "all" ? "" : value)
            }
          />
        </>
      }
      exportButton={
        <ListExport name="exchange-rates" download={async (format) => downloadPlatformRates(query, format)} />
      }
      texts={useTableTexts()}
    />
  );
}

function useSourceColumn(): readonly DataTableColumn<PlatformExchangeRate>[] {
  const { t } = useTranslation("exchange");
  return useMemo(
    () => [{ id: "source", header: t("column.source"), cell: (row) => t(`source.${row.source}`) }],
    [t],
  );
}
