import { Button, Text } from "@mantine/core";
import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { MailReading } from "./apply-reading.ts";
import type { CreateForm } from "./create-form.ts";

type Question = MailReading["questions"][number];

interface MailQuestionsProps {
  readonly reading: MailReading;
  readonly panel: RefObject<HTMLElement | null>;
  /** what was read is in the form: there is something to answer about */
  readonly onReadingUndone: boolean;
}

interface Answer {
  readonly label: string;
  readonly take: () => void;
}

const lineOf = (field: string): number => Number(/\d+/.exec(field)?.[0] ?? 0);

/** What a person must decide, one question after the other: a key or a click for each answer. */
export function MailQuestions({ reading, panel, onReadingUndone }: MailQuestionsProps) {
  const { t } = useTranslation("quotation");
  const { setValue } = useFormContext<CreateForm>();
  const [answered, setAnswered] = useState(0);
  const question = onReadingUndone ? reading.questions[answered] : undefined;
  const done = () => setAnswered((count) => count + 1);
  const answers = question === undefined ? [] : answersOf(question, reading, setValue, t);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    const answer = answers[Number(event.key) - 1];
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || answer === undefined) return;
    event.preventDefault();
    answer.take();
    done();
  });
  useEffect(() => {
    const element = panel.current;
    const listening = new AbortController();
    element?.addEventListener("keydown", (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, [panel]);

  if (question === undefined) {
    return reading.questions.length === 0 ? null : <Text size="sm">{t("readMail.noQuestions")}</Text>;
  }
  return (
    <div role="group" aria-label={t("readMail.questions")} data-testid="mail-question">
      <Text size="sm" fw={600} role="status">
        {t(`readMail.question.${question.code}`, { line: lineOf(question.field) + 1 })}
      </Text>
      {answers.map(({ label, take }, index) => (
        <Button
          key={label}
          variant="light"
          size="compact-sm"
          me="xs"
          mt={4}
          onClick={() => {
            take();
            done();
          }}
        >
          {`${index + 1} · ${label}`}
        </Button>
      ))}
    </div>
  );
}

type SetValue = ReturnType<typeof useFormContext<CreateForm>>["setValue"];
type Translate = ReturnType<typeof useTranslation<"quotation">>["t"];

function answersOf(question: Question, reading: MailReading, setValue: SetValue, t: Translate): Answer[] {
  const keep = { label: t("readMail.answer.seen"), take: () => undefined };
  if (question.code === "each-or-total") {
    const index = lineOf(question.field);
    const line = reading.goods[index];
    const weight = line?.totalWeight ?? null;
    if (weight === null) return [keep];
    const set = (value: number) =>
      setValue(`goods.${index}.totalWeight`, String(value), { shouldDirty: true });
    const each = Math.round(weight * (line?.pieces ?? 1) * 10_000) / 10_000;
    return [
      { label: t("readMail.answer.total", { weight }), take: () => set(weight) },
      { label: t("readMail.answer.each", { weight: each }), take: () => set(each) },
    ];
  }
  if (question.code === "day-or-month" && reading.fields.readyDate !== null) {
    const { value, others = [] } = reading.fields.readyDate;
    return [value, ...others].map((date) => ({
      label: date,
      take: () => setValue("readyDate", date, { shouldDirty: true }),
    }));
  }
  return [keep];
}
