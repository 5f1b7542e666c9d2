import { endOpenSession, listOpenSessions, type OpenSession } from "@kilolane/contract";
import { IconUserOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSave } from "../../../lib/api/use-save.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { downloadSessions, sessionsQuery } from "../queries.ts";

/** Who is signed in, and a way to sign them out. */
export default function SessionListPage() {
  const { t } = useTranslation("operation");
  const [leaving, setLeaving] = useState<OpenSession>();
  const title = t("sessions.title");
  usePageTitle(title);
  const state = useListState({ size: 50 });
  const search = state.search.trim().slice(0, 120);
  const answer = useQuery(sessionsQuery({ search, page: state.page, size: state.size }));
  return (
    <>
      <PageHeader title={title} lead={t("sessions.lead")} />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="sessions"
        columns={useColumns(setLeaving)}
        rowId={(row) => row.id}
        empty={
          <StatePanel
            icon={<IconUserOff size={34} stroke={1.4} aria-hidden />}
            title={t("sessions.empty")}
            text={t("sessions.emptyText")}
          />
        }
        filters={<ListStateSearch label={t("sessions.search")} state={state} />}
        exportButton={
          <ListExport name="sessions" download={async (format) => downloadSessions(search, format)} />
        }
        texts={useTableTexts()}
      />
      {leaving === undefined ? null : <SignOut session={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

function SignOut({ session, onClose }: { readonly session: OpenSession; readonly onClose: () => void }) {
  const { t } = useTranslation("operation");
  const name = session.personName;
  const end = useSave(endOpenSession, {
    invalidates: [listOpenSessions],
    done: t("sessions.ended", { name }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      opened
      destructive
      title={t("sessions.endTitle", { name })}
      text={t("sessions.endText", { name })}
      confirmLabel={t("sessions.end")}
      cancelLabel={t("sessions.cancel")}
      pending={end.isPending}
      onConfirm={() => end.mutate({ params: { id: session.id } })}
      onCancel={onClose}
    />
  );
}

function useColumns(onEnd: (session: OpenSession) => void): readonly DataTableColumn<OpenSession>[] {
  const { t } = useTranslation(["operation", "session"]);
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: "person",
        header: t("column.person"),
        required: true,
        cell: (row) => <TwoLines first={<bdi>{row.personName}</bdi>} second={row.email} />,
      },
      {
        id: "company",
        header: t("column.company"),
        cell: (row) => (
          <TwoLines first={<bdi>{row.companyName}</bdi>} second={t(`session:role.${row.role}`)} />
        ),
      },
      {
        id: "startedAt",
        header: t("column.startedAt"),
        cell: (row) => formatInstant(row.startedAt, language),
      },
      {
        id: "lastSeenAt",
        header: t("column.lastSeenAt"),
        cell: (row) => formatInstant(row.lastSeenAt, language),
      },
      {
        id: "device",
        header: t("column.device"),
        hiddenAtFirst: true,
        cell: (row) => <TwoLines first={<bdi dir="ltr">{row.ip}</bdi>} second={row.userAgent} />,
      },
      {
        id: "actions",
        header: "",
        cell: (row) => (
          <RowActions>
            <RowButton
              label={t("sessions.end")}
              subject={row.personName}
              tone="danger"
              obstacle={row.isOwn ? t("sessions.own") : undefined}
              onClick={() => onEnd(row)}
            />
          </RowActions>
        ),
      },
    ],
    [language, onEnd, t],
  );
}
