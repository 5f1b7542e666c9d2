import { Button, Text } from "@mantine/core";
import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { useFormContext } from "react-hook-form";
import { type Translate, useTranslation } from "../../../lib/i18n/use-translation.ts";
import { NewInquirer } from "../../inquirer/components/inquirer-picker.tsx";
import { newInquirerOf, type MailReading } from "./apply-reading.ts";
import type { CreateForm } from "./create-form.ts";

type Question = MailReading["questions"][number];

interface MailQuestionsProps {
  readonly reading: MailReading;
  readonly panel: RefObject<HTMLElement | null>;
  /** what was read is in the form: there is something to answer about */
  readonly onReadingUndone: boolean;
  readonly onDone: () => void;
}

interface Answer {
  readonly label: string;
  readonly take: () => void;
}

const lineOf = (field: string): number => Number(/\d+/.exec(field)?.[0] ?? 0);

type Asked = Question | { readonly code: "new-inquirer"; readonly field: string };

/** What a person must decide, one question after the other: a key or a click for each answer; Enter goes on. */
export function MailQuestions({ reading, panel, onReadingUndone, onDone }: MailQuestionsProps) {
  const { t } = useTranslation("quotation");
  const { setValue, getValues } = useFormContext<CreateForm>();
  const [answered, setAnswered] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const hint = newInquirerOf(reading);
  const [isNew] = useState(() => hint !== null && getValues("inquirer") === null);
  const asked: Asked[] = [
    ...reading.questions,
    ...(isNew ? [{ code: "new-inquirer" as const, field: "inquirer" }] : []),
  ];
  const question = onReadingUndone ? asked[answered] : undefined;
  const done = () => setAnswered((count) => count + 1);
  const answers =
    question === undefined
      ? []
      : question.code === "new-inquirer"
        ? [
            { label: t("readMail.answer.add"), take: () => setAdding(true) },
            { label: t("readMail.answer.later"), take: () => undefined },
          ]
        : answersOf(question, reading, setValue, t);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    // while the form of somebody new is on its way, no key goes on without them
    if (isAdding || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" && target === panel.current && question === undefined) {
      event.preventDefault();
      return onDone();
    }
    const answer = answers[Number(event.key) - 1];
    if (answer === undefined) return undefined;
    event.preventDefault();
    answer.take();
    return done();
  });
  useEffect(() => {
    const element = panel.current;
    const listening = new AbortController();
    element?.addEventListener("keydown", (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, [panel]);

  return (
    <>
      {question === undefined ? (
        <Text size="sm" role="status">
          {asked.length === 0 || !onReadingUndone
            ? t("readMail.goOn")
            : `${t("readMail.noQuestions")} ${t("readMail.goOn")}`}
        </Text>
      ) : (
        <div role="group" aria-label={t("readMail.questions")} data-testid="mail-question">
          <Text size="sm" fw={600} role="status">
            {question.code === "new-inquirer"
              ? t("readMail.question.new-inquirer", { name: nameOf(hint) })
              : t(`readMail.question.${question.code}`, { line: lineOf(question.field) + 1 })}
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
                panel.current?.focus();
              }}
            >
              {`${index + 1} · ${label}`}
            </Button>
          ))}
        </div>
      )}
      {isAdding && hint !== null ? (
        <NewInquirer
          hint={hint}
          onClose={() => {
            setAdding(false);
            // the digits and Enter go on from here
            requestAnimationFrame(() => panel.current?.focus());
          }}
          onStored={(inquirer) => setValue("inquirer", inquirer, { shouldDirty: true })}
        />
      ) : null}
    </>
  );
}

function nameOf(hint: ReturnType<typeof newInquirerOf>): string {
  return [hint?.nameofInquirer, hint?.companyName, hint?.email].filter(Boolean).join(" · ");
}

type SetValue = ReturnType<typeof useFormContext<CreateForm>>["setValue"];

function answersOf(
  question: Question,
  reading: MailReading,
  setValue: SetValue,
  t: Translate<"quotation">,
): Answer[] {
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
