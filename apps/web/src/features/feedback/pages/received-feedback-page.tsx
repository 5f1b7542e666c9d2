import type { ReceivedFeedback } from "@kilolane/contract";
import { IconMessageReport } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryState } from "nuqs";
import { useCallback, useMemo } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import classes from "../components/feedback-card.module.css";
import { toFeedbackQuery } from "../feedback-lists.ts";
import { downloadFeedback, receivedFeedbackQuery } from "../queries.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { actionsColumn } from "../../../ui/data-table/actions-column.tsx";
import { useFeedbackColumns } from "../use-feedback-columns.tsx";
import { useFeedbackList } from "../use-feedback-list.tsx";

const ReceivedDrawer = lazyPart(async () => import("../components/received-drawer.tsx"));

const STANDARD_SORT = { by: "createdAt", descending: true };

/** Everybody's feedback; the open one is part of the address, so that a notification leads to it. */
export default function ReceivedFeedbackPage() {
  const { t } = useTranslation("feedback");
  const title = t("title.received");
  usePageTitle(title);
  const [openId, setOpenId] = useQueryState("open", parseAsString.withOptions({ history: "push" }));
  const open = useCallback((id: string) => void setOpenId(id), [setOpenId]);
  return (
    <>
      <PageHeader title={title} lead={t("lead.received")} />
      <ReceivedList title={title} onOpen={open} />
      {openId === null ? null : <ReceivedDrawer id={openId} onClose={() => void setOpenId(null)} />}
    </>
  );
}

interface ReceivedListProps {
  readonly title: string;
  readonly onOpen: (id: string) => void;
}

const wordsOf = (row: Pick<ReceivedFeedback, "description">) => (
  <span className={classes["cut"]} dir="auto">
    {row.description}
  </span>
);

function useColumns(onOpen: (id: string) => void): readonly DataTableColumn<ReceivedFeedback>[] {
  const { t } = useTranslation("feedback");
  const { description, facts, created } = useFeedbackColumns(wordsOf);
  return useMemo(
    (): readonly DataTableColumn<ReceivedFeedback>[] => [
      description,
      {
        id: "author",
        header: t("column.author"),
        cell: (row) => <TwoLines first={row.author} second={row.companyName} />,
      },
      ...facts,
      created,
      actionsColumn((row) => (
        <RowActions>
          <RowButton
            label={t("action.open")}
            subject={row.description.slice(0, 60)}
            onClick={() => onOpen(row.id)}
          />
        </RowActions>
      )),
    ],
    [created, description, facts, onOpen, t],
  );
}

function ReceivedList({ title, onOpen }: ReceivedListProps) {
  const { t } = useTranslation("feedback");
  const state = useListState({ sort: STANDARD_SORT });
  const columns = useColumns(onOpen);
  const query = toFeedbackQuery(state);
  const answer = useQuery(receivedFeedbackQuery(query));
  const shared = useFeedbackList("received", state, answer);
  return (
    <RecordList
      {...shared}
      label={title}
      storageKey="feedback.received"
      columns={columns}
      onOpen={(row) => onOpen(row.id)}
      exportButton={
        <ListExport name="feedback" download={async (format) => downloadFeedback(query, format)} />
      }
      empty={
        <StatePanel
          icon={<IconMessageReport size={34} stroke={1.4} aria-hidden />}
          title={t("empty.received.title")}
          text={t("empty.received.text")}
        />
      }
    />
  );
}
