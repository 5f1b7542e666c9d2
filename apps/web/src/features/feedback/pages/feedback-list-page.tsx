import type { Feedback } from "@kilolane/contract";
import { Anchor, Button } from "@mantine/core";
import { IconMessageReport, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import classes from "../components/feedback-card.module.css";
import { toFeedbackQuery } from "../feedback-lists.ts";
import { feedbackHref, feedbackPlaceOf, type FeedbackPlace } from "../feedback-place.ts";
import { ownFeedbackQuery } from "../queries.ts";
import { useFeedbackColumns } from "../use-feedback-columns.tsx";
import { useFeedbackList } from "../use-feedback-list.tsx";

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
  const wordsOf = useCallback(
    (row: Pick<Feedback, "id" | "description">) => (
      <Anchor
        component={Link}
        inherit
        className={classes["cut"] ?? ""}
        to={feedbackHref(place, row.id)}
        dir="auto"
      >
        {row.description}
      </Anchor>
    ),
    [place],
  );
  const { description, facts, created } = useFeedbackColumns(wordsOf);
  return useMemo((): readonly DataTableColumn<Feedback>[] => {
    const author: DataTableColumn<Feedback> = {
      id: "author",
      header: t("column.author"),
      cell: (row) => <bdi>{row.author}</bdi>,
    };
    return [description, ...facts, ...(place.seesCompany ? [author] : []), created];
  }, [created, description, facts, place, t]);
}

function OwnFeedback({ place, title }: { readonly place: FeedbackPlace; readonly title: string }) {
  const { t } = useTranslation("feedback");
  const navigate = useNavigate();
  const state = useListState({ sort: STANDARD_SORT });
  const columns = useColumns(place);
  const answer = useQuery(ownFeedbackQuery(place.route, toFeedbackQuery(state)));
  const shared = useFeedbackList("own", state, answer);
  return (
    <RecordList
      {...shared}
      label={title}
      storageKey="feedback"
      columns={columns}
      onOpen={(row) => void navigate(feedbackHref(place, row.id))}
      empty={
        <StatePanel
          icon={<IconMessageReport size={34} stroke={1.4} aria-hidden />}
          title={t("empty.own.title")}
          text={t("empty.own.text")}
          action={<AddButton place={place} />}
        />
      }
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
