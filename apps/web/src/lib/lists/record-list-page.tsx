import { type Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { RecordList } from "../../ui/data-table/record-list.tsx";
import type { ExportFormat } from "../../ui/list-tools/export-menu.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { StatePanel } from "../../ui/states/state-panel.tsx";
import type { Download } from "../api/call-endpoint.ts";
import type { ReadEndpoints } from "../api/query.ts";
import { RecordDeleteDialog } from "../forms/record-delete-dialog.tsx";
import { usePageTitle } from "../i18n/use-page-title.ts";
import { CountedTabs, type TabsOfList } from "./counted-tabs.tsx";
import { ListExport } from "./list-export.tsx";
import { type ListAnswer, listProps } from "./list-props.ts";
import { ListStateSearch } from "./list-state-search.tsx";
import type { ListState } from "./use-list-state.ts";
import { useTableTexts } from "./use-table-texts.ts";

/** A list with how many rows each of its tabs holds. */
interface CountedAnswer<Row, Id extends string> extends ListAnswer<Row> {
  readonly data: (ListAnswer<Row>["data"] & { readonly counts: Readonly<Record<Id, number>> }) | undefined;
}

interface DeletionOfList<Row> {
  /** the row that is to go; undefined: none */
  readonly leaving: Row | undefined;
  readonly nameOf: (row: Row) => string;
  readonly remove: (row: Row) => Promise<unknown>;
  /** the endpoints whose answers the deletion makes old */
  readonly reads: ReadEndpoints;
  readonly onClose: () => void;
}

interface RecordListPageProps<Row extends { readonly id: string }, Id extends string> {
  /** the phrases of the list: `title`, `lead`, `empty`, `search`, and those of the deletion */
  readonly area: "address-book" | "trucking-carrier" | "warehouse";
  /** what the browser remembers the list's look under, and what its file is called */
  readonly name: string;
  readonly icon: Icon;
  readonly addButton: ReactNode;
  readonly state: ListState;
  readonly answer: CountedAnswer<Row, Id>;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly tabs: TabsOfList<Id>;
  readonly download: (format: ExportFormat) => Promise<Download>;
  readonly deletion: DeletionOfList<Row>;
}

/** A screen that is one list of records: with tabs, search, export and a question before a record is deleted. */
export function RecordListPage<Row extends { readonly id: string }, Id extends string>(
  props: RecordListPageProps<Row, Id>,
) {
  const { area, name, icon: ListIcon, addButton, state, answer, columns, tabs, download } = props;
  const { leaving, nameOf, ...deletion } = props.deletion;
  const { t } = useTranslation(area);
  const { t: stateText } = useTranslation("state");
  const title = t("title");
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={t("lead")} actions={addButton} />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey={name}
        columns={columns}
        rowId={(row) => row.id}
        empty={
          <StatePanel
            icon={<ListIcon size={34} stroke={1.4} aria-hidden />}
            title={stateText("empty.title")}
            text={t("empty")}
            action={addButton}
          />
        }
        savedViews={<CountedTabs {...tabs} state={state} counts={answer.data?.counts} />}
        filters={<ListStateSearch label={t("search")} state={state} />}
        exportButton={<ListExport name={name} download={download} />}
        texts={useTableTexts()}
      />
      {leaving === undefined ? null : (
        <RecordDeleteDialog {...deletion} area={area} record={leaving} name={nameOf(leaving)} />
      )}
    </>
  );
}
