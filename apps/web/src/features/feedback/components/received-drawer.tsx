import type { ReceivedFeedback } from "@kilolane/contract";
import { Button, Textarea } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { dayOf, formatDate } from "../../../lib/format/dates.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordDrawer } from "../../../lib/forms/record-drawer.tsx";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { RefusalAlert } from "../../../lib/forms/refusal-alert.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { MOST_CHARACTERS } from "../feedback-form.ts";
import { FEEDBACK_TONES } from "../feedback-lists.ts";
import { markClosed, receivedOneQuery, storeAnswer, FEEDBACK_READS } from "../queries.ts";
import classes from "./feedback-card.module.css";
import { FeedbackAnswer, FeedbackWords } from "./feedback-words.tsx";

interface ReceivedDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One feedback for the operator: what was said, by whom, and the answer. */
export default function ReceivedDrawer({ id, onClose }: ReceivedDrawerProps) {
  const { t } = useTranslation("feedback");
  const language = useLanguage();
  const answer = useQuery(receivedOneQuery(id));
  const title = answer.data
    ? t("title.detail", { date: formatDate(dayOf(answer.data.createdAt), language) })
    : t("title.received");
  return (
    <RecordDrawer
      answer={answer}
      title={title}
      missing={{ title: t("missing.title"), text: t("missing.text") }}
      onClose={onClose}
    >
      {(feedback) => <Received key={feedback.id} feedback={feedback} />}
    </RecordDrawer>
  );
}

function Received({ feedback }: { readonly feedback: ReceivedFeedback }) {
  const { t } = useTranslation(["feedback", "session"]);
  const roleName = useCodeText("session");
  const { state } = feedback;
  return (
    <div className={classes["stack"]}>
      <div>
        <StatusBadge tone={FEEDBACK_TONES[state]} label={t(`state.${state}`)} />
      </div>
      <FeedbackWords feedback={feedback} asOperator>
        <dt>{t("column.company")}</dt>
        <dd>
          <bdi>{`${feedback.companyName} · ${roleName("role", feedback.authorRole)}`}</bdi>
        </dd>
        <dt>{t("column.email")}</dt>
        <dd>
          <bdi>{feedback.authorEmail}</bdi>
        </dd>
      </FeedbackWords>
      {state === "closed" ? <FeedbackAnswer feedback={feedback} /> : <AnswerForm feedback={feedback} />}
    </div>
  );
}

interface AnswerValues {
  readonly answer: string;
}

const answerOf = ({ answer }: ReceivedFeedback): AnswerValues => ({ answer });

/** The answer is typed and sent; what was typed stays when it is refused. */
function AnswerForm({ feedback }: { readonly feedback: ReceivedFeedback }) {
  const { t } = useTranslation("feedback");
  const queries = useQueryClient();
  const record = useRecordForm({
    defaultValues: answerOf(feedback),
    mode: "onSubmit",
    fields: ["answer"],
    record: {
      stored: feedback,
      getNow: async ({ id }) => queries.fetchQuery({ ...receivedOneQuery(id), staleTime: 0 }),
      valuesOf: answerOf,
    },
    save: async ({ answer }: AnswerValues, seen = feedback, see) => {
      const stored = await storeAnswer(seen.id, seen.version, answer.trim());
      see(stored);
      return stored;
    },
    valuesAfter: answerOf,
    invalidates: FEEDBACK_READS,
    done: t("toast.answered"),
    refusalsAt: "head",
    guardsLeave: true,
  });
  return (
    <RecordForm record={record} className={classes["stack"]}>
      <RefusalAlert refusal={record.refusal} />
      <OvertakenAlert overtaken={record.overtaken} labelOf={() => t("answer.title")} />
      <Textarea
        label={t("answer.title")}
        description={t("answer.hint")}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={MOST_CHARACTERS}
        dir="auto"
        error={record.errorOf("answer")}
        {...record.form.register("answer", {
          validate: (typed) => (typed.trim() === "" ? "required" : true),
        })}
      />
      <div className={classes["end"]}>
        <CloseButton id={feedback.id} />
        <Button type="submit" loading={record.isPending}>
          {t(feedback.answer === "" ? "action.answer" : "action.answerAgain")}
        </Button>
      </div>
    </RecordForm>
  );
}

function CloseButton({ id }: { readonly id: string }) {
  const { t } = useTranslation("feedback");
  const [isAsked, setAsked] = useState(false);
  const close = useSaveWith(async () => markClosed(id), {
    invalidates: FEEDBACK_READS,
    done: t("toast.closed"),
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t("action.close")}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={t("confirm.close.title")}
        text={t("confirm.close.text")}
        confirmLabel={t("action.close")}
        cancelLabel={t("action.cancel")}
        destructive
        pending={close.isPending}
        onConfirm={() => close.mutate()}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
