import type { Feedback } from "@kilolane/contract";
import { Anchor, Button } from "@mantine/core";
import { IconMessageReport, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import classes from "../components/feedback-card.module.css";
import { FeedbackFilters, FeedbackTabs } from "../components/feedback-tools.tsx";
import { FEEDBACK_TONES, toFeedbackQuery } from "../feedback-lists.ts";
import { feedbackHref, feedbackPlaceOf, type FeedbackPlace } from "../feedback-place.ts";
import { ownFeedbackQuery } from "../queries.ts";
import { useMenuName } from "../use-menu-name.ts";

/** What the caller, or the caller's company, said to the operator. */
export default function FeedbackListPage() {
  const { t } = useTranslation("feedback");
  const place = feedbackPlaceOf(useSession()?.role ?? "");
  const title = t("title.list");
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        lead={t(place.seesCompany ? "lead.company" : "lead.list")}
        actions={<AddButton place={place} />}
      />
      <OwnFeedback place={place} title={title} />
    </>
  );
}

function useColumns(place: FeedbackPlace): readonly DataTableColumn<Feedback>[] {
  const { t } = useTranslation("feedback");
  const language = useLanguage();
  const menuName = useMenuName();
  return useMemo((): readonly DataTableColumn<Feedback>[] => {
    const author: DataTableColumn<Feedback> = {
      id: "author",
      header: t("column.author"),
      cell: (row) => <bdi>{row.author}</bdi>,
    };
    return [
      {
        id: "description",
        header: t("column.description"),
        required: true,
        cell: (row) => (
          <TwoLines
            first={
              <Anchor
                component={Link}
                inherit
                className={classes["cut"] ?? ""}
                to={feedbackHref(place, row.id)}
                dir="auto"
              >
                {row.description}
              </Anchor>
            }
            second={menuName(row)}
          />
        ),
      },
      { id: "type", header: t("column.type"), cell: (row) => t(`type.${row.feedbackType}`) },
      {
        id: "state",
        header: t("column.state"),
        cell: (row) => <StatusBadge tone={FEEDBACK_TONES[row.state]} label={t(`state.${row.state}`)} />,
      },
      ...(place.seesCompany ? [author] : []),
      {
        id: "createdAt",
        header: t("column.created"),
        sortable: true,
        cell: (row) => formatInstant(row.createdAt, language),
      },
    ];
  }, [language, menuName, place, t]);
}

function OwnFeedback({ place, title }: { readonly place: FeedbackPlace; readonly title: string }) {
  const { t } = useTranslation("feedback");
  const navigate = useNavigate();
  const state = useListState({ sort: STANDARD_SORT });
  const texts = useTableTexts();
  const columns = useColumns(place);
  const answer = useQuery(ownFeedbackQuery(place.route, toFeedbackQuery(state)));
  return (
    <RecordList
      {...listProps(state, answer)}
      label={title}
      storageKey="feedback"
      columns={columns}
      rowId={(row) => row.id}
      onOpen={(row) => void navigate(feedbackHref(place, row.id))}
      savedViews={<FeedbackTabs state={state} counts={answer.data?.counts} />}
      filters={<FeedbackFilters state={state} label={t("search.own")} />}
      empty={
        <StatePanel
          icon={<IconMessageReport size={34} stroke={1.4} aria-hidden />}
          title={t("empty.own.title")}
          text={t("empty.own.text")}
          action={<AddButton place={place} />}
        />
      }
      texts={texts}
    />
  );
}

const STANDARD_SORT = { by: "createdAt", descending: true };

function AddButton({ place }: { readonly place: FeedbackPlace }) {
  const { t } = useTranslation("feedback");
  return (
    <Button component={Link} to={place.add} leftSection={<IconPlus size={18} aria-hidden />}>
      {t("title.add")}
    </Button>
  );
}
