import { Anchor, Button, Text, Title } from "@mantine/core";
import { IconMailOff, IconPaperclip } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { saveBlob } from "../../../lib/files/save-blob.ts";
import { formatInstant, formatRelative } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { caughtMailQuery, caughtMailsQuery, fetchAttachment } from "../queries.ts";
import classes from "./caught-mail-page.module.css";

/** The demo world's mail: nothing leaves the machine, everything can be read here. */
export default function CaughtMailPage() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  usePageTitle(t("mail.title"));
  const { id } = useParams();
  const { data, isError } = useQuery(caughtMailsQuery(""));
  const mails = data?.content ?? [];
  const shownId = id ?? mails[0]?.id;

  if (isError) return <StatePanel role="alert" title={t("mail.outside")} icon={<IconMailOff size={40} />} />;
  return (
    <main className={classes.page}>
      <nav className={classes.list} aria-label={t("mail.title")}>
        <Title order={1} size="h4">
          {t("mail.title")}
        </Title>
        <Text size="xs" c="dimmed">
          {t("mail.lead")}
        </Text>
        {data && mails.length === 0 ? <Text mt="md">{t("mail.empty")}</Text> : null}
        <ul>
          {mails.map((mail) => (
            <li key={mail.id}>
              <Link
                to={`/demo/mails/${mail.id}`}
                className={mail.id === shownId ? classes.current : classes.entry}
                aria-current={mail.id === shownId ? "page" : undefined}
              >
                <bdi className={classes.subject}>{mail.subject}</bdi>
                <span className={classes.quiet}>
                  <bdi>{mail.recipients.join(", ")}</bdi> {formatRelative(mail.receivedAt, language)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={classes.reader} aria-live="polite">
        {shownId === undefined ? null : <MailReader key={shownId} id={shownId} />}
      </section>
    </main>
  );
}

/** Links of the mail open in a new tab: the frame itself may run nothing and go nowhere. */
function withLinksOutside(html: string): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`);
}

function MailReader({ id }: { readonly id: string }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const { data: mail } = useQuery(caughtMailQuery(id));
  if (!mail) return null;
  const links = [...mail.text.matchAll(/https?:\/\/\S+/g)].map((match) => match[0]);
  return (
    <article>
      <Title order={2} size="h3">
        <bdi>{mail.subject}</bdi>
      </Title>
      <Text size="sm" c="dimmed">
        {t("mail.from")} <bdi>{mail.sender}</bdi> {t("mail.to")} <bdi>{mail.recipients.join(", ")}</bdi>{" "}
        {formatInstant(mail.receivedAt, language)}
      </Text>
      <div className={classes.files}>
        {mail.attachments.map((file) => (
          <Button
            key={file.index}
            variant="default"
            size="compact-md"
            leftSection={<IconPaperclip size={16} />}
            onClick={() =>
              void fetchAttachment(id, file.index).then(({ blob }) => saveBlob(blob, file.fileName))
            }
          >
            <bdi>{file.fileName}</bdi>
          </Button>
        ))}
      </div>
      {mail.html === "" ? (
        <pre className={classes.text}>{mail.text}</pre>
      ) : (
        <iframe
          className={classes.frame}
          title={mail.subject}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={withLinksOutside(mail.html)}
        />
      )}
      <ul className={classes.links} aria-label={t("mail.links")}>
        {links.map((link) => (
          <li key={link}>
            <Anchor href={link} target="_blank" rel="noreferrer">
              <bdi dir="ltr">{link}</bdi>
            </Anchor>
          </li>
        ))}
      </ul>
    </article>
  );
}
