import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { Download } from "../../../lib/api/call-endpoint.ts";
import { CountedTabs } from "../../../lib/lists/counted-tabs.tsx";
import { listProps, type ListAnswer } from "../../../lib/lists/list-props.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import type { ExportFormat } from "../../../ui/list-tools/export-menu.tsx";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { ListExport } from "../../../lib/lists/list-export.tsx";

interface AirlineListProps<Row, View extends string> {
  readonly label: string;
  readonly storageKey: string;
  readonly state: ListState;
  readonly answer: ListAnswer<Row> & {
    readonly data: { readonly counts: Readonly<Record<View, number>> } | undefined;
  };
  readonly columns: readonly DataTableColumn<Row>[];
  /** what the list can be narrowed to, the standard first; `open` lies in the address under `filter` */
  readonly tabs: {
    readonly label: string;
    readonly views: readonly View[];
    readonly open: View;
    readonly filter: string;
    readonly labelOf: (view: View) => string;
  };
  readonly empty: ReactNode;
  /** the list as it is narrowed and sorted, as a file of that name */
  readonly file: {
    readonly name: string;
    readonly download: (format: ExportFormat) => Promise<Download>;
  };
  readonly onOpen?: (row: Row) => void;
}

/** Published airlines as the operator looks at them: tabs with their counts, one search, a row for each. */
export function AirlineList<Row extends { readonly id: number }, View extends string>({
  label,
  storageKey,
  state,
  answer,
  columns,
  tabs,
  empty,
  file,
  onOpen,
}: AirlineListProps<Row, View>) {
  const { t } = useTranslation("airline");
  const texts = useTableTexts();
  return (
    <RecordList
      {...listProps(state, answer)}
      label={label}
      storageKey={storageKey}
      columns={columns}
      rowId={(row) => String(row.id)}
      {...(onOpen === undefined ? {} : { onOpen })}
      empty={empty}
      savedViews={<CountedTabs {...tabs} ids={tabs.views} state={state} counts={answer.data?.counts} />}
      filters={<ListStateSearch label={t("local.search")} state={state} />}
      exportButton={<ListExport name={file.name} download={async (format) => file.download(format)} />}
      texts={texts}
    />
  );
}
