import { IconFileUpload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { RecordList } from "../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { StatePanel } from "../../ui/states/state-panel.tsx";
import { TitledSection } from "../../ui/titled-section.tsx";
import { type ListAnswer, listProps } from "./list-props.ts";
import type { ListState } from "./use-list-state.ts";
import { useTableTexts } from "./use-table-texts.ts";

interface EarlierUploadsProps<Row> {
  readonly id: string;
  readonly title: string;
  /** what the browser remembers the list's look under */
  readonly storageKey: string;
  readonly state: ListState;
  readonly answer: ListAnswer<Row>;
  readonly columns: readonly DataTableColumn<Row>[];
  /** what is said while nothing was uploaded */
  readonly empty: { readonly title: string; readonly text: string };
  readonly exportButton?: ReactNode;
  readonly onOpen: (id: string) => void;
}

/** Below a drop zone: the files that were uploaded before. */
export function EarlierUploads<Row extends { readonly id: string }>(props: EarlierUploadsProps<Row>) {
  const { id, title, storageKey, state, answer, columns, empty, exportButton, onOpen } = props;
  return (
    <TitledSection id={id} title={title} look="stack">
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey={storageKey}
        columns={columns}
        rowId={(row) => row.id}
        filtered={false}
        onOpen={(row) => onOpen(row.id)}
        empty={<StatePanel icon={<IconFileUpload size={34} stroke={1.4} aria-hidden />} {...empty} />}
        exportButton={exportButton}
        texts={useTableTexts()}
      />
    </TitledSection>
  );
}
