import type { QuotationDetail } from "@kilolane/contract";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { StatusBadge, type StatusTone } from "../../../ui/status-badge.tsx";
import { buildThread, findWriter, type ThreadMail, type ThreadQuestion } from "./mail-thread.ts";
import { PlainList } from "../../../ui/plain-list.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./saved-quotation.module.css";

const ThreadDialog = lazyPart(async () => import("./thread-dialog.tsx"));

const TONES: Readonly<Record<string, StatusTone>> = {
  queued: "waiting",
  sent: "positive",
  failed: "negative",
};

interface MailsProps {
  readonly quotation: QuotationDetail;
}

/** What a person is about to send: a message to an address, or a mail once more. */
export type Intent = { readonly email: string } | { readonly again: ThreadMail };

/** What was mailed to whom, whether it arrived, and what the client asked: the newest first. */
export function QuotationMails({ quotation }: MailsProps) {
  const { t } = useTranslation("quotation");
  const [intent, setIntent] = useState<Intent | null>(null);
  const thread = buildThread(quotation);
  const last = findWriter(quotation);
  return (
    <section className={cards.snugCard} aria-label={t("detail.mails")}>
      <h2 className={classes.title}>{t("detail.mails")}</h2>
      {thread.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("detail.noMails")}
        </Text>
      ) : (
        <PlainList className={classes.mails}>
          {thread.map((entry) =>
            "asker" in entry ? (
              <QuestionItem
                key={`question ${entry.at}`}
                question={entry}
                onAnswer={() => setIntent({ email: entry.email ?? last })}
              />
            ) : (
              <MailItem
                key={entry.id}
                mail={entry}
                onAgain={maySendAgain(quotation, entry) ? () => setIntent({ again: entry }) : undefined}
              />
            ),
          )}
        </PlainList>
      )}
      <Text size="xs" c="dimmed">
        {t("thread.replies")}
      </Text>
      <Button variant="default" size="xs" onClick={() => setIntent({ email: last })}>
        {t("thread.write")}
      </Button>
      {intent === null ? null : (
        <ThreadDialog quotation={quotation} intent={intent} onClose={() => setIntent(null)} />
      )}
    </section>
  );
}

/** What carries prices goes out again only while it is what the quotation is; a message always may. */
function maySendAgain({ currentVersion, abilities }: QuotationDetail, mail: ThreadMail): boolean {
  if (mail.state === "queued") return false;
  return mail.kind === "message" || (mail.version === currentVersion && abilities["send"]?.allowed === true);
}

interface MailItemProps {
  readonly mail: ThreadMail;
  /** undefined: it cannot be sent again */
  readonly onAgain: (() => void) | undefined;
}

function MailItem({ mail, onAgain }: MailItemProps) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const language = useLanguage();
  return (
    <li>
      <div className={classes.mailHead}>
        <bdi className={classes.recipient}>{mail.recipient}</bdi>
        <StatusBadge tone={TONES[mail.state] ?? "waiting"} label={text("detail.mailState", mail.state)} />
      </div>
      {mail.copyOf === null ? null : (
        <Text size="xs">
          <bdi>{t("detail.mailCopy", { recipient: mail.copyOf })}</bdi>
        </Text>
      )}
      {mail.kind === "message" ? <Said text={mail.message} /> : null}
      <Text size="xs" c="dimmed">
        <bdi>{mail.subject}</bdi>
        {` · ${t(`thread.kind.${mail.kind}`)} · `}
        <bdi>{mail.by}</bdi>
        {` · ${formatInstant(mail.createdAt, language)}`}
      </Text>
      {onAgain === undefined ? null : (
        <Button
          variant={mail.state === "failed" ? "light" : "subtle"}
          size="compact-xs"
          aria-label={`${t("thread.again")}: ${mail.recipient}`}
          onClick={onAgain}
        >
          {t("thread.again")}
        </Button>
      )}
    </li>
  );
}

interface QuestionItemProps {
  readonly question: ThreadQuestion;
  readonly onAnswer: () => void;
}

function QuestionItem({ question, onAnswer }: QuestionItemProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  return (
    <li className={classes.asked}>
      <div className={classes.mailHead}>
        <bdi className={classes.recipient}>{t("thread.asked", { name: question.asker })}</bdi>
        {question.isAnswered ? null : <StatusBadge tone="waiting" label={t("thread.open")} />}
      </div>
      <Said text={question.text} />
      <Text size="xs" c="dimmed">
        {formatInstant(question.at, language)}
      </Text>
      <Button
        variant={question.isAnswered ? "subtle" : "light"}
        size="compact-xs"
        aria-label={`${t("thread.answer")}: ${question.asker}`}
        onClick={onAnswer}
      >
        {t("thread.answer")}
      </Button>
    </li>
  );
}

function Said({ text }: { readonly text: string }) {
  return (
    <Text size="sm" dir="auto" className={classes.words}>
      {text}
    </Text>
  );
}
