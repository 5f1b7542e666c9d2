import { IconListDetails } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { type ListAnswer, listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";

export const REFERENCE_STATES = ["all", "in-use", "out-of-use"] as const;

interface ReferenceTableProps<Row extends object> {
  readonly list: "unNumbers" | "packages";
  readonly state: ListState;
  readonly answer: ListAnswer<Row>;
  readonly open: (typeof REFERENCE_STATES)[number];
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly onOpen: (row: Row) => void;
  readonly download: ComponentProps<typeof ListExport>["download"];
}

/** One of the lists: tabs by state, a search, the export and its rows. */
export function ReferenceTable<Row extends object>({
  list,
  state,
  answer,
  open,
  download,
  ...rows
}: ReferenceTableProps<Row>) {
  const { t } = useTranslation("reference");
  return (
    <RecordList
      {...listProps(state, answer)}
      {...rows}
      label={t(`${list}.title`)}
      storageKey={list}
      empty={
        <StatePanel
          icon={<IconListDetails size={34} stroke={1.4} aria-hidden />}
          title={t(`${list}.emptyTitle`)}
          text={t("emptyText")}
        />
      }
      savedViews={
        <ListTabs
          label={t("column.state")}
          open={open}
          tabs={REFERENCE_STATES.map((id) => ({ id, label: t(`state.${id}`) }))}
          onOpen={(id) => state.setFilter("state", id === "all" ? "" : id)}
        />
      }
      filters={<ListStateSearch label={t(`${list}.search`)} state={state} />}
      exportButton={
        <ListExport name={list === "packages" ? "package-types" : "un-numbers"} download={download} />
      }
      texts={useTableTexts()}
    />
  );
}
