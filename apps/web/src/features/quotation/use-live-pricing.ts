import type { PricedRequest } from "@kilolane/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ApiError } from "../../lib/api/api-error.ts";
import type { FormProblem } from "./check-form.ts";
import { toRequest, type CreateForm } from "./create-form.ts";
import { fieldOfError, type FormField } from "./field-of-error.ts";
import { usePricing } from "./use-pricing.ts";

const checking = async () => import("./check-form.ts");

/** Pause after the last key press before a price is asked for. */
const TYPING_PAUSE_MS = 300;

export interface LivePricing {
  /** the last prices; they stay, dimmed, until newer ones are there */
  readonly priced: PricedRequest | null;
  readonly setPriced: (priced: PricedRequest) => void;
  readonly isPricing: boolean;
  readonly failure: ApiError | null;
  /** wire fields that are missing or wrong before a price can be asked for */
  readonly missing: readonly string[];
  /** milliseconds from asking to having the prices */
  readonly tookMs: number | null;
  /** prices at once and shows every field's problem */
  readonly priceNow: () => void;
  /** forgets the request, so that the next price starts a new one */
  readonly reset: () => void;
}

/**
 * Prices the form while it is typed: as soon as the contract's schema accepts it, again after every change. A
 * refusal marks its fields and leaves what was typed.
 */
export function useLivePricing(form: UseFormReturn<CreateForm>, initial: PricedRequest | null): LivePricing {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const lastSent = useRef("");
  const refuse = useCallback(
    (refusal: ApiError) => {
      lastSent.current = "";
      markFields(form, refusal.fields, "server");
    },
    [form],
  );
  const { ask, stop, forget, ...pricing } = usePricing(initial, refuse);

  const price = useCallback(
    async (showProblems: boolean) => {
      const { checkForm } = await checking();
      const draft = toRequest(form.getValues());
      const checked = checkForm(draft);
      const problems = "problems" in checked ? checked.problems : [];
      setMissing(problems.map((problem) => problem.field));
      if ("problems" in checked) {
        if (showProblems) markFields(form, problems, "schema");
        return;
      }
      const text = JSON.stringify(draft);
      if (text === lastSent.current && !showProblems) return;
      lastSent.current = text;
      form.clearErrors();
      await ask(checked.request);
    },
    [ask, form],
  );

  useEffect(() => {
    let timer = setTimeout(() => void price(false), 0);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => void price(false), TYPING_PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      stop();
    };
  }, [form, price, stop]);

  const reset = useCallback(() => {
    lastSent.current = "";
    forget();
  }, [forget]);
  const priceNow = useCallback(() => void price(true), [price]);

  return { ...pricing, missing, priceNow, reset };
}

function markFields(
  form: UseFormReturn<CreateForm>,
  problems: readonly FormProblem[],
  type: "server" | "schema",
): void {
  const marked = new Set<FormField>();
  for (const { field, message } of problems) {
    const target = fieldOfError(form.getValues(), field);
    // The first thing to mend is the one to read: a later problem of the same field would hide it.
    if (target === null || marked.has(target)) continue;
    marked.add(target);
    form.setError(target, { type, message });
  }
}
