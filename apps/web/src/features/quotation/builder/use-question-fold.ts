import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { LivePricing } from "./use-live-pricing.ts";

/** A click on one of these goes on with the work: the question stays as it is under the pointer. */
const CONTROLS = "button, a, input, select, textarea, label, summary, article, [role=dialog], [role=option]";

export interface QuestionFold {
  readonly isFolded: boolean;
  /** folds as soon as it is priced, and puts the focus on the first option */
  readonly fold: () => void;
  /** unfolds and puts the focus on a field */
  readonly edit: (selector: string) => void;
  /** the question's own box, and that of the whole page */
  readonly question: RefObject<HTMLDivElement | null>;
  readonly page: RefObject<HTMLDivElement | null>;
}

/**
 * When the question is one line: once it is priced and nobody works in it any longer. A filled form that was opened
 * folds by itself, a typed one when the keyboard leaves it, on Ctrl+Enter, or on a click beside everything; never
 * under somebody's hands, and never while a field of it is missing or wrong.
 */
export function useQuestionFold(
  { priced, missing, failure }: Pick<LivePricing, "priced" | "missing" | "failure">,
  isFilled: boolean,
): QuestionFold {
  const [isWanted, setWanted] = useState(isFilled);
  // What was refused is mended by hand: it does not fold under that hand afterwards.
  if (isWanted && (failure !== null || missing.length > 0)) setWanted(false);
  const question = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const isPriced = priced !== null && priced.options.length > 0 && missing.length === 0 && failure === null;
  const goesOn = useRef(false);
  const isFolded = isWanted && isPriced;
  const fold = useCallback(() => {
    goesOn.current = true;
    setWanted(true);
  }, []);
  useEffect(() => {
    if (!isFolded || !goesOn.current) return;
    goesOn.current = false;
    page.current?.querySelector<HTMLElement>("[data-option-toggle]")?.focus();
  }, [isFolded]);
  const edit = useCallback((selector: string) => {
    setWanted(false);
    requestAnimationFrame(() => question.current?.querySelector<HTMLElement>(selector)?.focus());
  }, []);
  const focusIn = useEffectEvent((event: FocusEvent) => {
    if (!(event.target instanceof Element)) return;
    if (question.current?.contains(event.target)) setWanted(false);
    // By the keyboard alone: a pointer that presses a row must find it where it is.
    else if (event.target.matches("[data-option-toggle]:focus-visible")) setWanted(true);
  });
  const click = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest(CONTROLS) !== null) return;
    if (isPriced && !question.current?.contains(event.target)) setWanted(true);
  });
  useEffect(() => {
    const box = page.current;
    if (box === null) return undefined;
    const listening = new AbortController();
    box.addEventListener("focusin", (event) => focusIn(event), { signal: listening.signal });
    box.addEventListener("click", (event) => click(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return { isFolded, fold, edit, question, page };
}
