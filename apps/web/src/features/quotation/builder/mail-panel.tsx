import { Button, CloseButton, Text, Textarea, Title } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { passagesOf, type MailReading } from "./apply-reading.ts";
import { MailQuestions } from "./mail-questions.tsx";
import { MailSuggestions } from "./mail-suggestions-list.tsx";
import classes from "./mail-panel.module.css";
import type { MailOffer, OfferedMail } from "./mail-offers.ts";
import { useMailReading } from "./use-mail-reading.ts";

interface MailPanelProps {
  /** what was pasted or dropped, its text empty to paste it here, or why a dropped file is not read */
  readonly offer: MailOffer;
  readonly onClose: () => void;
  /** the form is as it should be: on to the prices */
  readonly onDone: () => void;
}

/** Reads a mail into the form and shows where everything was found. One undo takes all of it back. */
export function MailPanel({ offer, onClose, onDone }: MailPanelProps) {
  const { t } = useTranslation("quotation");
  // what is open stays when a file that is not read is dropped
  const [offered] = useState<OfferedMail>("text" in offer ? offer : { text: "" });
  const problem = "problem" in offer ? offer.problem : undefined;
  const { text } = offered;
  const [typed, setTyped] = useState(text);
  const mail = useMailReading();
  const panel = useRef<HTMLElement>(null);
  const entry = useRef<HTMLTextAreaElement>(null);
  const start = useEffectEvent(() => {
    if (text.trim() === "") entry.current?.focus();
    else mail.read(offered);
  });
  useEffect(() => start(), []);
  const { reading } = mail;
  useEffect(() => {
    // digits answer the questions at once
    if (reading !== null) panel.current?.focus();
  }, [reading]);
  const active = useFocusedField();

  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={classes.panel}
      aria-label={t("readMail.title")}
      data-testid="mail-panel"
    >
      <div className={classes.head}>
        <Title order={2} size="h5">
          {t("readMail.title")}
        </Title>
        {reading === null ? null : (
          <Button variant="subtle" size="compact-sm" onClick={mail.undo} disabled={!mail.canUndo}>
            {t("readMail.undo")}
          </Button>
        )}
        <CloseButton
          aria-label={t("readMail.close")}
          onClick={() => {
            mail.forget();
            onClose();
          }}
        />
      </div>
      {problem === undefined ? null : (
        <Text size="sm" c="red" role="alert">
          {t(problem === "kind" ? "readMail.otherFile" : "readMail.unreadable")}
        </Text>
      )}
      {reading === null || mail.readText === null ? (
        <>
          <Textarea
            label={t("readMail.text")}
            description={t("readMail.hint")}
            autosize
            minRows={4}
            maxRows={12}
            ref={entry}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={mail.error}
          />
          <Button
            className={classes.action}
            loading={mail.isPending}
            disabled={typed.trim() === ""}
            onClick={() => mail.read({ ...offered, text: typed })}
          >
            {t("readMail.read")}
          </Button>
        </>
      ) : (
        <>
          <MailQuestions reading={reading} panel={panel} onReadingUndone={mail.canUndo} onDone={onDone} />
          {reading.context !== null && mail.canUndo ? (
            <MailSuggestions context={reading.context} panel={panel} onTake={mail.takeSuggested} />
          ) : null}
          <MailText text={mail.readText} reading={reading} active={active} onTake={mail.take} />
        </>
      )}
    </section>
  );
}

/** The form's field that has the focus, by the name it is read under. */
function useFocusedField(): string | null {
  const [field, setField] = useState<string | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener(
      "focusin",
      ({ target }) => {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
        const { row } = target.dataset;
        setField(row === undefined ? target.name : `goods[${row}]`);
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, []);
  return field;
}

interface MailTextProps {
  readonly text: string;
  readonly reading: MailReading;
  readonly active: string | null;
  readonly onTake: (field: string) => void;
}

const FIELD_NAMES = [
  "from",
  "to",
  "readyDate",
  "typeOfGoods",
  "currency",
  "pickupZip",
  "deliveryZip",
  "unNumbers",
  "packingGroup",
  "temperature",
  "incoterm",
  "inquirer",
  "totalWeight",
] as const;

/** The mail's text with what was read in it: certain, likely, offered, unread. */
function MailText({ text, reading, active, onTake }: MailTextProps) {
  const { t } = useTranslation("quotation");
  const label = (field: string): string => {
    if (field === "unread") return t("readMail.unread");
    const known = FIELD_NAMES.find((name) => name === field);
    const line = /^goods\[(\d+)\]$/.exec(field)?.[1];
    if (line !== undefined) return t("readMail.line", { line: Number(line) + 1 });
    return known === undefined ? field : t(`readMail.field.${known}`);
  };
  // a long mail scrolls: the arrow keys reach all of it
  const region = { role: "region", "aria-label": t("readMail.text"), tabIndex: 0 };
  return (
    <>
      <div className={classes.text} dir="auto" {...region}>
        {passagesOf(text, reading).map(({ start, text: part, field, confidence }) => {
          if (field === null) return <span key={start}>{part}</span>;
          const says = confidence === null ? label(field) : `${label(field)}: ${t(`readMail.${confidence}`)}`;
          const className = [classes[confidence ?? "unread"], field === active ? classes.active : ""].join(
            " ",
          );
          return confidence === "guess" ? (
            <button
              key={start}
              type="button"
              className={className}
              title={says}
              data-field={field}
              onClick={() => onTake(field)}
            >
              {part}
            </button>
          ) : (
            <mark key={start} className={className} title={says} data-field={field} tabIndex={-1}>
              {part}
            </mark>
          );
        })}
      </div>
      <Text size="xs" c="dimmed" className={classes.legend}>
        <mark className={classes.certain}>{t("readMail.certain")}</mark>
        <mark className={classes.likely}>{t("readMail.likely")}</mark>
        <mark className={classes.unread}>{t("readMail.unread")}</mark>
      </Text>
    </>
  );
}
