import type { QuotationDetail } from "@kilolane/contract";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { StatusBadge, type StatusTone } from "../../../ui/status-badge.tsx";
import classes from "./saved-quotation.module.css";

const TONES: Readonly<Record<string, StatusTone>> = {
  queued: "waiting",
  sent: "positive",
  failed: "negative",
};

/** What was mailed to whom, and whether it arrived. */
export function QuotationMails({ mails }: Pick<QuotationDetail, "mails">) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const language = useLanguage();
  return (
    <section className={classes.card} aria-label={t("detail.mails")}>
      <h2 className={classes.title}>{t("detail.mails")}</h2>
      {mails.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("detail.noMails")}
        </Text>
      ) : (
        <ul className={classes.mails}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <div className={classes.mailHead}>
                <bdi className={classes.recipient}>{mail.recipient}</bdi>
                <StatusBadge
                  tone={TONES[mail.state] ?? "waiting"}
                  label={text("detail.mailState", mail.state)}
                />
              </div>
              {mail.copyOf === null ? null : (
                <Text size="xs">
                  <bdi>{t("detail.mailCopy", { recipient: mail.copyOf })}</bdi>
                </Text>
              )}
              <Text size="xs" c="dimmed">
                <bdi>{mail.subject}</bdi>
                {` · ${formatInstant(mail.createdAt, language)}`}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
