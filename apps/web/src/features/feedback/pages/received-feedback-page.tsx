import type { ReceivedFeedback } from "@kilolane/contract";
import { IconMessageReport } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryState } from "nuqs";
import { lazy, Suspense, useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import classes from "../components/feedback-card.module.css";
import { FeedbackFilters, FeedbackTabs } from "../components/feedback-tools.tsx";
import { FEEDBACK_TONES, toFeedbackQuery } from "../feedback-lists.ts";
import { downloadFeedback, receivedFeedbackQuery } from "../queries.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { actionsColumn } from "../../../ui/data-table/actions-column.tsx";
import { useMenuName } from "../use-menu-name.ts";

const ReceivedDrawer = lazy(async () => import("../components/received-drawer.tsx"));

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
      {openId === null ? null : (
        <Suspense>
          <ReceivedDrawer id={openId} onClose={() => void setOpenId(null)} />
        </Suspense>
      )}
    </>
  );
}

interface ReceivedListProps {
  readonly title: string;
  readonly onOpen: (id: string) => void;
}

function useColumns(onOpen: (id: string) => void): readonly DataTableColumn<ReceivedFeedback>[] {
  const { t } = useTranslation("feedback");
  const language = useLanguage();
  const menuName = useMenuName();
  return useMemo(
    (): readonly DataTableColumn<ReceivedFeedback>[] => [
      {
        id: "description",
        header: t("column.description"),
        required: true,
        cell: (row) => (
          <TwoLines
            first={
              <span className={classes["cut"]} dir="auto">
                {row.description}
              </span>
            }
            second={menuName(row)}
          />
        ),
      },
      {
        id: "author",
        header: t("column.author"),
        cell: (row) => <TwoLines first={row.author} second={row.companyName} />,
      },
      { id: "type", header: t("column.type"), cell: (row) => t(`type.${row.feedbackType}`) },
      {
        id: "state",
        header: t("column.state"),
        cell: (row) => <StatusBadge tone={FEEDBACK_TONES[row.state]} label={t(`state.${row.state}`)} />,
      },
      {
        id: "createdAt",
        header: t("column.created"),
        sortable: true,
        cell: (row) => formatInstant(row.createdAt, language),
      },
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
    [language, menuName, onOpen, t],
  );
}

function ReceivedList({ title, onOpen }: ReceivedListProps) {
  const { t } = useTranslation("feedback");
  const state = useListState({ sort: STANDARD_SORT });
  const texts = useTableTexts();
  const columns = useColumns(onOpen);
  const query = toFeedbackQuery(state);
  const answer = useQuery(receivedFeedbackQuery(query));
  return (
    <RecordList
      {...listProps(state, answer)}
      label={title}
      storageKey="feedback.received"
      columns={columns}
      rowId={(row) => row.id}
      onOpen={(row) => onOpen(row.id)}
      savedViews={<FeedbackTabs state={state} counts={answer.data?.counts} />}
      filters={<FeedbackFilters state={state} label={t("search.received")} />}
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
      texts={texts}
    />
  );
}
