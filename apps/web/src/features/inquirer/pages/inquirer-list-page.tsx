import { INQUIRER_FILTERS } from "@kilolane/contract";
import { Button, Group } from "@mantine/core";
import { IconPlus, IconUserQuestion } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
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
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { downloadInquirers, inquirerListQuery, openFilterOf, toInquirerQuery } from "../list-queries.ts";
import { useInquirerColumns } from "../use-inquirer-columns.tsx";

const ImportDialog = lazyPart(async () => import("../components/import-dialog.tsx"));
const MergeDialog = lazyPart(async () => import("../components/merge-dialog.tsx"));

const STANDARD = { sort: { by: "updatedAt", descending: true } };

/** Who asks the forwarder for prices. */
export default function InquirerListPage() {
  const { t } = useTranslation("inquirer");
  const [isImporting, setImporting] = useState(false);
  const title = t("list.title");
  usePageTitle(title);
  const importButton = (
    <Button variant="default" onClick={() => setImporting(true)}>
      {t("action.import")}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={title}
        lead={t("list.lead")}
        actions={
          <Group gap="xs">
            {importButton}
            <AddButton />
          </Group>
        }
      />
      <Inquirers title={title} />
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </>
  );
}

function Inquirers({ title }: { readonly title: string }) {
  const { t } = useTranslation(["inquirer", "state"]);
  const language = useLanguage();
  const state = useListState(STANDARD);
  const query = toInquirerQuery(state);
  const answer = useQuery(inquirerListQuery(query));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isMerging, setMerging] = useState(false);
  const counts = answer.data?.counts;
  const chosen = useMemo(
    () => (answer.data?.content ?? []).filter((row) => selected.has(row.id)),
    [answer.data, selected],
  );
  return (
    <>
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="inquirers"
        columns={useInquirerColumns()}
        rowId={(row) => row.id}
        selection={selected}
        onSelection={setSelected}
        bulkActions={
          <Button size="xs" variant="default" disabled={chosen.length < 2} onClick={() => setMerging(true)}>
            {t("action.merge")}
          </Button>
        }
        empty={
          <StatePanel
            icon={<IconUserQuestion size={34} stroke={1.4} aria-hidden />}
            title={t("state:empty.title")}
            text={t("list.empty")}
            action={<AddButton />}
          />
        }
        savedViews={
          <ListTabs
            label={t("action.merge")}
            tabs={INQUIRER_FILTERS.map((id) => ({
              id,
              label: t(id === "All" ? "list.all" : "list.duplicates"),
              count: counts && formatNumber(counts[id], language),
            }))}
            open={openFilterOf(state)}
            onOpen={(id) => state.setFilter("tab", id === "All" ? "" : id)}
          />
        }
        filters={<ListStateSearch label={t("list.search")} state={state} />}
        exportButton={
          <ListExport name="inquirers" download={async (format) => downloadInquirers(query, format)} />
        }
        texts={useTableTexts()}
      />
      {isMerging ? (
        <MergeDialog
          people={chosen}
          onDone={() => setSelected(new Set())}
          onClose={() => setMerging(false)}
        />
      ) : null}
    </>
  );
}

function AddButton() {
  const { t } = useTranslation("inquirer");
  const desk = useDesk();
  return (
    <Button
      component={Link}
      to={forwarderHref(desk, "quote-inquirer/create")}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t("action.add")}
    </Button>
  );
}
