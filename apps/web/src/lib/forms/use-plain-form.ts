import { type FormEvent, useState } from "react";
import { type SaveOptions, sayRefusal, useSaveWith } from "../api/use-save.ts";
import type { ApiError } from "../api/api-error.ts";

interface PlainFormOptions<Answer> extends Omit<SaveOptions<Answer, void>, "onRefused"> {
  readonly save: () => Promise<Answer>;
  /** what is wrong before anything is sent: texts by field; none: it is sent */
  readonly check?: () => Readonly<Record<string, string>>;
  /** the fields that a refusal can be shown at; without them: every field that one names */
  readonly fields?: readonly string[];
  /** asks the person once more instead of sending; `send` then sends */
  readonly ask?: (() => void) | undefined;
  /** where a refusal of no field is said: in a message that goes, or at the head of the form */
  readonly refusalsAt?: "toast" | "head";
}

const NOTHING: Readonly<Record<string, string>> = {};

/**
 * A form whose values its component holds itself, because they are chosen rather than typed: sends them, and says what
 * was refused at the field, which gets the focus. For typed fields there is `useRecordForm`.
 */
export function usePlainForm<Answer>({
  save,
  check,
  fields,
  ask,
  refusalsAt = "toast",
  ...options
}: PlainFormOptions<Answer>) {
  const isOfField = (refusal: ApiError) =>
    refusal.fields.some(({ field }) => fields === undefined || fields.includes(field));
  const [problems, setProblems] = useState(NOTHING);
  const store = useSaveWith(save, {
    ...options,
    onRefused: (refusal) => {
      if (!isOfField(refusal) && refusalsAt === "toast") sayRefusal(refusal);
    },
  });
  const refused = store.refusal;
  return {
    refused,
    isPending: store.isPending,
    /** what the server said of no field, to be shown at the head of the form */
    refusal: refused !== undefined && !isOfField(refused) && refusalsAt === "head" ? refused : undefined,
    errorOf: (name: string) => problems[name] ?? refused?.fields.find(({ field }) => field === name)?.message,
    onSubmit: (event: FormEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      const found = check?.() ?? NOTHING;
      setProblems(found);
      const isComplete = Object.keys(found).length === 0;
      if (isComplete && ask === undefined) return store.mutate();
      // What the server said of what was sent before is not about this.
      store.reset();
      if (isComplete) ask?.();
    },
    send: () => store.mutate(),
  };
}
