import type { PricedRequest } from "@kilolane/contract";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ApiError } from "../../../lib/api/api-error.ts";
import { nextTask } from "../../../lib/next-task.ts";
import { untilAnswered } from "../../../lib/offline/lost-part.ts";
import type * as CheckForm from "./check-form.ts";
import { toRequest, type CreateForm } from "./create-form.ts";
import { fieldOfError } from "./field-of-error.ts";
import { isShorthandBegun } from "./goods-shorthand.ts";
import { doMarksStand, marksOf, type ProblemMarks } from "./problem-marks.ts";
import { createTypingPause } from "./typing-pause.ts";
import { type Beginning, type PriceForm, usePricing } from "./use-pricing.ts";

const NO_MARKS: ProblemMarks = new Map();

let checker: typeof CheckForm | undefined;

/**
 * The schemas are made when their files come, which takes a phone 150 ms: first what all are made of, then those of the
 * form, then what is checked with them, each in its turn.
 */
async function checking() {
  if (checker === undefined) {
    await import("./schema-values.ts");
    await nextTask();
    checker = await import("./check-form.ts");
    await nextTask();
  }
  return checker;
}

/** Wrong however the typing goes on; what is merely missing or not finished is no error yet. */
const PLAINLY_WRONG = new Set([
  "negative",
  "number",
  "too-large",
  "too-many",
  "too-many-decimals",
  "same-airport",
]);
const isPlainlyWrong = ({ message }: CheckForm.FormProblem) => PLAINLY_WRONG.has(message);

/** The field into which a shorthand is being typed: no figure yet, and no mistake either. Null for none. */
function findFieldInTyping(): string | null {
  const { activeElement } = document;
  const isTyped = activeElement instanceof HTMLInputElement && isShorthandBegun(activeElement.value);
  return isTyped ? activeElement.name : null;
}

export interface LivePricing<P = PricedRequest> {
  /** the last prices; they stay, dimmed, until newer ones are there */
  readonly priced: P | null;
  readonly setPriced: (priced: P) => void;
  /** the last prices, known before they are painted */
  readonly newest: { readonly current: P | null };
  /** the last answer to the whole form, not to an edit of an option */
  readonly asked: { readonly current: P | null };
  /** shows prices of what was put into the form */
  readonly take: (priced: P) => void;
  readonly isPricing: boolean;
  readonly failure: ApiError | null;
  /** wire fields that are missing or wrong before a price can be asked for */
  readonly missing: readonly string[];
  /** milliseconds from asking to having the prices */
  readonly tookMs: number | null;
  /** prices at once and shows every field's problem; ends with the answer, null when that refuses */
  readonly priceNow: () => Promise<P | null>;
  /** prices what was typed since the last question; false where it can't be priced, which its fields then say */
  readonly settle: () => Promise<boolean>;
  /** marks what another check of the form refuses, until the form is checked the next time */
  readonly markProblems: (problems: readonly CheckForm.FormProblem[]) => void;
  /** forgets the request, so that the next price starts a new one */
  readonly reset: () => void;
}

/**
 * Prices the form while it is typed: as soon as the contract's schema accepts it, again after every change. A
 * refusal marks its fields and leaves what was typed.
 */
export function useLivePricing<P extends { readonly request_id: string; readonly version: number }>(
  form: UseFormReturn<CreateForm>,
  initial: Beginning<P>,
  ask: PriceForm<P>,
): LivePricing<P> {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const last = useRef<LastQuestion<P>>({ sent: "", answer: null });
  /** every problem is shown, also what is only missing: the person has asked for a price */
  const isAsked = useRef(false);
  const marks = useMarks(form);
  const unanswered = useMemo(() => {
    const onLost = () => {
      last.current.sent = "";
    };
    const onRefused = (refusal: ApiError) => {
      onLost();
      marks.add(refusal.fields, "server");
    };
    return { onLost, onRefused };
  }, [marks]);
  const { ask: askFor, stop, forget, isLost, ...pricing } = usePricing(initial, ask, unanswered);

  const price = useCallback(
    async (showProblems: boolean): Promise<P | null> => {
      const { checkForm } = await checking();
      const draft = toRequest(form.getValues());
      const checked = checkForm(draft);
      const problems = "problems" in checked ? checked.problems : [];
      const fields = problems.map((problem) => problem.field);
      // A new list of the same fields would draw the whole screen at every key.
      setMissing((shown) => (isSameList(shown, fields) ? shown : fields));
      isAsked.current = (isAsked.current || showProblems) && problems.length > 0;
      const wrong = isAsked.current ? problems : problems.filter(isPlainlyWrong);
      const typed = findFieldInTyping();
      const shown =
        typed === null ? wrong : wrong.filter(({ field }) => fieldOfError(form.getValues(), field) !== typed);
      // Marks follow what is in the fields: a figure that was put right is not red any longer.
      marks.follow(shown);
      if ("problems" in checked) return null;
      const text = JSON.stringify(draft);
      if (text === last.current.sent && !showProblems) return null;
      const answer = askFor(checked.request);
      last.current = { sent: text, answer };
      return answer;
    },
    [askFor, form, marks],
  );

  useRestingForm(form, price, stop);
  useReturnOfNetwork(isLost, price);

  const reset = useCallback(() => {
    last.current.sent = "";
    forget();
  }, [forget]);
  const priceNow = useCallback(async () => price(true), [price]);
  const settle = useSettle(form, last, priceNow);
  return { ...pricing, missing, priceNow, settle, markProblems: marks.add, reset };
}

interface LastQuestion<P> {
  /** the draft as text; empty once it was refused */
  sent: string;
  answer: Promise<P | null> | null;
}

/** Prices what was typed since the last question, or waits for that one's answer. */
function useSettle<P>(
  form: UseFormReturn<CreateForm>,
  last: { readonly current: LastQuestion<P> },
  priceNow: () => Promise<P | null>,
): () => Promise<boolean> {
  return useCallback(async () => {
    const isSent = () => JSON.stringify(toRequest(form.getValues())) === last.current.sent;
    if (!isSent()) return (await priceNow()) !== null;
    await last.current.answer;
    return isSent();
  }, [form, last, priceNow]);
}

/** The fields that are marked as wrong. */
function useMarks(form: UseFormReturn<CreateForm>) {
  /** those of the last check; null once somebody else has made some */
  const last = useRef<ProblemMarks | null>(NO_MARKS);
  return useMemo(
    () => ({
      /** shows the problems of a check instead of those of the one before */
      follow: (problems: readonly CheckForm.FormProblem[]) => {
        last.current = showMarks(form, last.current, problems);
      },
      /** marks what the server or another check refuses, until the form is checked the next time */
      add: (problems: readonly CheckForm.FormProblem[], type: "server" | "schema" = "schema") => {
        last.current = null;
        markFields(form, problems, type);
      },
    }),
    [form],
  );
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((field, index) => field === other[index]);
}

/** Shows the problems instead of the marks made last, unless those still say the same. @returns the marks */
function showMarks(
  form: UseFormReturn<CreateForm>,
  last: ProblemMarks | null,
  problems: readonly CheckForm.FormProblem[],
): ProblemMarks {
  const marks = marksOf(form.getValues(), problems);
  if (doMarksStand(last, marks, (field) => form.getFieldState(field).error?.message)) return marks;
  const gone = last === null ? undefined : [...last.keys()].filter((field) => !marks.has(field));
  // every clearing is told to the whole form, also one of nothing
  if (gone?.length !== 0) form.clearErrors(gone);
  markFields(form, problems, "schema");
  return marks;
}

/** Prices at once and after every pause in the typing; what still runs is called off with the screen. */
function useRestingForm(
  form: UseFormReturn<CreateForm>,
  price: (showProblems: boolean) => Promise<unknown>,
  stop: () => void,
): void {
  useEffect(() => {
    const pause = createTypingPause();
    let timer = setTimeout(() => void price(false), 0);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, name = "" }) => {
        clearTimeout(timer);
        // no figure of the goods brings a price without a lane
        const hasLane = values.from !== null && values.to !== null;
        const mayBePriced = hasLane || !name.startsWith("goods.");
        timer = setTimeout(() => {
          if (mayBePriced) pause.spend();
          void price(false);
        }, pause.next(mayBePriced));
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      stop();
    };
  }, [form, price, stop]);
}

/** Prices again, once the server answers, what was lost on the way to it. */
function useReturnOfNetwork(isLost: boolean, price: (showProblems: boolean) => Promise<unknown>): void {
  useEffect(() => {
    if (!isLost) return undefined;
    const leaving = new AbortController();
    void untilAnswered(leaving.signal).then(() => (leaving.signal.aborted ? undefined : price(false)));
    return () => leaving.abort();
  }, [isLost, price]);
}

/** Marks fields of the form by problems that are named by the wire. */
function markFields(
  form: UseFormReturn<CreateForm>,
  problems: readonly CheckForm.FormProblem[],
  type: "server" | "schema",
): void {
  for (const [field, message] of marksOf(form.getValues(), problems)) form.setError(field, { type, message });
}
