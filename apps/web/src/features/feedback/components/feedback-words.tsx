import type { Feedback } from "@kilolane/contract";
import { Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useMenuName } from "../use-menu-name.ts";
import classes from "./feedback-card.module.css";
import { FeedbackFiles } from "./feedback-files.tsx";

type Said = Omit<Feedback, "isOwn">;

interface FeedbackWordsProps {
  readonly feedback: Said;
  readonly asOperator?: boolean;
  /** further facts, each a `dt` with its `dd` */
  readonly children?: ReactNode;
}

/** What somebody said, where in the product it belongs, and what came with it. */
export function FeedbackWords({ feedback, asOperator = false, children }: FeedbackWordsProps) {
  const { t } = useTranslation("feedback");
  const language = useLanguage();
  const menuName = useMenuName();
  return (
    <>
      <dl className={classes["facts"]}>
        <dt>{t("field.mainMenu")}</dt>
        <dd>{menuName(feedback)}</dd>
        <dt>{t("column.type")}</dt>
        <dd>{t(`type.${feedback.feedbackType}`)}</dd>
        <dt>{t("column.author")}</dt>
        <dd>
          <bdi>{feedback.author}</bdi>
        </dd>
        {children}
        <dt>{t("column.created")}</dt>
        <dd>{formatInstant(feedback.createdAt, language)}</dd>
      </dl>
      <p className={classes["said"]} dir="auto">
        {feedback.description}
      </p>
      <FeedbackFiles files={feedback.files} asOperator={asOperator} />
    </>
  );
}

/** The operator's answer, or why there is none. */
export function FeedbackAnswer({ feedback }: { readonly feedback: Said }) {
  const { t } = useTranslation("feedback");
  const language = useLanguage();
  const { answer, answeredAt, state } = feedback;
  return (
    <section className={classes["card"]} aria-labelledby="feedback-answer">
      <Title order={2} size="h3" id="feedback-answer">
        {t("answer.title")}
      </Title>
      {answer === "" ? (
        <p className={classes["quiet"]}>{t(state === "closed" ? "answer.closed" : "answer.none")}</p>
      ) : (
        <div className={classes["answer"]}>
          <p className={classes["said"]} dir="auto">
            {answer}
          </p>
          {answeredAt === null ? null : (
            <p className={classes["quiet"]}>
              {t("answer.at", { date: formatInstant(answeredAt, language) })}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
