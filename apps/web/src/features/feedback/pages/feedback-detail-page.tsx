import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { dayOf, formatDate } from "../../../lib/format/dates.ts";
import { UnreadPage } from "../../../lib/forms/record-failed.tsx";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import classes from "../components/feedback-card.module.css";
import { FeedbackAnswer, FeedbackWords } from "../components/feedback-words.tsx";
import { FEEDBACK_TONES } from "../feedback-lists.ts";
import { feedbackPlaceOf } from "../feedback-place.ts";
import { feedbackQuery } from "../queries.ts";

/** One feedback with what was answered. */
export default function FeedbackDetailPage() {
  const { t } = useTranslation("feedback");
  const language = useLanguage();
  const { id = "" } = useParams();
  const { list } = feedbackPlaceOf(useSession()?.role ?? "");
  const { data, error, refetch } = useQuery(feedbackQuery(id));
  const title = data
    ? t("title.detail", { date: formatDate(dayOf(data.createdAt), language) })
    : t("title.list");
  usePageTitle(title);
  const back = (
    <Button component={Link} to={list} variant="default">
      {t("action.back")}
    </Button>
  );
  if (error !== null) {
    const missing = { title: t("missing.title"), text: t("missing.text") };
    return <UnreadPage error={error} missing={missing} back={back} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <LoadingPanel />;
  return (
    <>
      <PageHeader
        title={title}
        badges={<StatusBadge tone={FEEDBACK_TONES[data.state]} label={t(`state.${data.state}`)} />}
        actions={back}
      />
      <section className={classes["card"]} aria-label={t("column.description")}>
        <FeedbackWords feedback={data} />
      </section>
      <FeedbackAnswer feedback={data} />
    </>
  );
}
