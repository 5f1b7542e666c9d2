import { listVersionNotes, seeVersionNote, getVersionNews, type VersionNote } from "@kilolane/contract";
import { Button, CloseButton, Group, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { useSave } from "../../../lib/api/use-save.ts";
import { dayOf, formatDate } from "../../../lib/format/dates.ts";
import { paragraphsOf } from "../../../lib/format/paragraphs.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { newsQuery, notesQuery } from "../queries.ts";
import classes from "./whats-new.module.css";

interface WhatsNewProps {
  /** how often it was asked for from the shell: each time it opens */
  readonly asked: number;
}

/** Tells each person once that the product has changed, in a corner where it hides nothing; or when they ask. */
export default function WhatsNew({ asked }: WhatsNewProps) {
  const language = useLanguage();
  const { data } = useQuery({ ...newsQuery(language), staleTime: Number.POSITIVE_INFINITY });
  const [isOpen, setOpen] = useState(asked > 0);
  const [answered, setAnswered] = useState(asked);
  if (asked !== answered) {
    setAnswered(asked);
    setOpen(true);
  }
  const [isDismissed, setDismissed] = useState(false);
  const see = useSave(seeVersionNote, { invalidates: [getVersionNews, listVersionNotes] });
  const latest = data?.latest ?? undefined;
  const isNews = latest !== undefined && data !== undefined && data.unseen > 0;
  const noteSeen = () => {
    setDismissed(true);
    if (isNews) see.mutate({ params: { id: latest.id } });
  };
  return (
    <>
      {isNews && !isDismissed && !isOpen ? (
        <NewsCard
          note={latest}
          onRead={() => {
            setOpen(true);
            noteSeen();
          }}
          onDismiss={noteSeen}
        />
      ) : null}
      {isOpen ? (
        <NotesDialog
          onOpened={isNews && !isDismissed ? noteSeen : undefined}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

interface NewsCardProps {
  readonly note: VersionNote;
  readonly onRead: () => void;
  readonly onDismiss: () => void;
}

function NewsCard({ note, onRead, onDismiss }: NewsCardProps) {
  const { t } = useTranslation("version-note");
  return (
    <section className={classes["card"]} aria-labelledby="whats-new">
      <div className={classes["head"]}>
        <h2 id="whats-new" className={classes["title"]}>
          {t("news.in", { label: note.label })}
        </h2>
        <CloseButton aria-label={t("news.dismiss")} onClick={onDismiss} />
      </div>
      <p dir="auto" lang={note.language} className={classes["line"]}>
        {note.title}
      </p>
      <Group gap="xs">
        <Button size="xs" onClick={onRead}>
          {t("news.read")}
        </Button>
        <Button size="xs" variant="default" onClick={onDismiss}>
          {t("news.dismiss")}
        </Button>
      </Group>
    </section>
  );
}

interface NotesDialogProps {
  /** what opening it means where the newest note is still news */
  readonly onOpened: (() => void) | undefined;
  readonly onClose: () => void;
}

function NotesDialog({ onOpened, onClose }: NotesDialogProps) {
  const { t } = useTranslation("version-note");
  const query = useQuery(notesQuery(useLanguage()));
  useEffect(() => onOpened?.(), [onOpened]);
  return (
    <Modal opened onClose={onClose} size="lg" title={t("news.title")}>
      <QueryState query={query}>
        {({ content }) =>
          content.length === 0 ? (
            <StatePanel title={t("news.emptyTitle")} text={t("news.emptyText")} />
          ) : (
            <ol className={classes["notes"]}>
              {content.map((note) => (
                <li key={note.id}>
                  <Note note={note} />
                </li>
              ))}
            </ol>
          )
        }
      </QueryState>
    </Modal>
  );
}

function Note({ note }: { readonly note: VersionNote }) {
  const language = useLanguage();
  return (
    <article>
      <h3 dir="auto" lang={note.language} className={classes["title"]}>
        {note.title}
      </h3>
      <p className={classes["quiet"]}>
        <bdi>{note.label}</bdi>
        {` · ${formatDate(dayOf(note.publishedAt), language)}`}
      </p>
      {paragraphsOf(note.text).map((paragraph) => (
        <p key={paragraph} dir="auto" lang={note.language} className={classes["paragraph"]}>
          {paragraph}
        </p>
      ))}
    </article>
  );
}
