import type { ManagedVersionNote } from "@kilolane/contract";
import { LANGUAGE_CODES } from "@kilolane/phrases";
import { Button } from "@mantine/core";
import { IconPlus, IconSparkles } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { dayOf, formatDate } from "../../../lib/format/dates.ts";
import { RecordDeleteDialog } from "../../../lib/forms/record-delete-dialog.tsx";
import { titleOf } from "../../../lib/forms/translated-words.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listInputOf } from "../../../lib/lists/list-input.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { href } from "../../../lib/paths/href.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { managedNotesQuery, NOTE_READS, removeNote } from "../queries.ts";

const CREATE = href("/super-admin/version-notes/create");
const editHref = ({ id }: Pick<ManagedVersionNote, "id">) => `${CREATE}?id=${id}`;

/** Every version note, the newest first; each can be corrected or deleted. */
export default function VersionNoteListPage() {
  const { t } = useTranslation("version-note");
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState<ManagedVersionNote | null>(null);
  const title = t("title");
  usePageTitle(title);
  const state = useListState();
  const answer = useQuery(managedNotesQuery(listInputOf(state, [])));
  const columns = useColumns((note) => void navigate(editHref(note)), setLeaving);
  return (
    <>
      <PageHeader title={title} lead={t("lead")} actions={<AddButton />} />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="version-notes"
        columns={columns}
        rowId={(row) => row.id}
        onOpen={(note) => void navigate(editHref(note))}
        empty={
          <StatePanel
            icon={<IconSparkles size={34} stroke={1.4} aria-hidden />}
            title={t("empty.title")}
            text={t("empty.text")}
            action={<AddButton />}
          />
        }
        filters={<ListStateSearch label={t("search")} state={state} />}
        texts={useTableTexts()}
      />
      {leaving === null ? null : (
        <RecordDeleteDialog
          area="version-note"
          record={leaving}
          name={leaving.label}
          remove={removeNote}
          reads={NOTE_READS}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

function AddButton() {
  const { t } = useTranslation("version-note");
  return (
    <Button component={Link} to={CREATE} leftSection={<IconPlus size={18} aria-hidden />}>
      {t("action.add")}
    </Button>
  );
}

function useColumns(
  onEdit: (note: ManagedVersionNote) => void,
  onDelete: (note: ManagedVersionNote) => void,
): readonly DataTableColumn<ManagedVersionNote>[] {
  const { t } = useTranslation("version-note");
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: "label",
        header: t("field.label"),
        required: true,
        cell: (row) => <TwoLines first={row.label} second={titleOf(row, language)} />,
      },
      {
        id: "languages",
        header: t("column.languages"),
        cell: (row) =>
          LANGUAGE_CODES.filter((code) => row.texts[code] !== undefined)
            .map((code) => code.toUpperCase())
            .join(", "),
      },
      {
        id: "publishedAt",
        header: t("column.published"),
        cell: (row) => formatDate(dayOf(row.publishedAt), language),
      },
      {
        id: "updatedBy",
        header: t("column.changed"),
        hiddenAtFirst: true,
        cell: (row) => <TwoLines first={formatDate(dayOf(row.updatedAt), language)} second={row.updatedBy} />,
      },
      {
        id: "actions",
        header: "",
        cell: (row) => (
          <RowActions>
            <RowButton label={t("action.edit")} subject={row.label} onClick={() => onEdit(row)} />
            <RowButton label={t("action.delete")} subject={row.label} onClick={() => onDelete(row)} />
          </RowActions>
        ),
      },
    ],
    [language, onDelete, onEdit, t],
  );
}
