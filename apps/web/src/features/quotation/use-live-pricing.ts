import { quotationForm, type PricedRequest } from "@kilolane/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { ApiError, isAbort } from "../../lib/api/api-error.ts";
import { fieldOfError, toRequest, type CreateForm } from "./create-form.ts";
import { priceForm } from "./queries.ts";

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
 * Prices the form while it is typed: as soon as the contract's schema accepts it, again after every change, only
 * the last answer counts. A refusal marks its fields and leaves what was typed.
 */
export function useLivePricing(form: UseFormReturn<CreateForm>, initial: PricedRequest | null): LivePricing {
  const [priced, setPriced] = useState(initial);
  const [isPricing, setPricing] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [tookMs, setTookMs] = useState<number | null>(null);
  const requestId = useRef<string | null>(initial?.request_id ?? null);
  const lastSent = useRef("");
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (body: ReturnType<typeof toRequest>) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setPricing(true);
      const startedAt = performance.now();
      try {
        const answer = await priceForm(requestId.current, body, controller.signal);
        requestId.current = answer.request_id;
        setPriced(answer);
        setFailure(null);
        setTookMs(performance.now() - startedAt);
        form.clearErrors();
      } catch (error) {
        if (isAbort(error)) return;
        lastSent.current = "";
        if (!(error instanceof ApiError)) throw error;
        setFailure(error);
        markFields(form, error.fields);
      } finally {
        if (running.current === controller) setPricing(false);
      }
    },
    [form],
  );

  const price = useCallback(
    (showProblems: boolean) => {
      const body = toRequest(form.getValues());
      const checked = quotationForm.safeParse(body);
      setMissing(checked.success ? [] : checked.error.issues.map((issue) => issue.path.join(".")));
      if (!checked.success) {
        if (showProblems) {
          markFields(
            form,
            checked.error.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message })),
            "schema",
          );
        }
        return;
      }
      const text = JSON.stringify(body);
      if (text === lastSent.current && !showProblems) return;
      lastSent.current = text;
      void ask(body);
    },
    [ask, form],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => price(false), TYPING_PAUSE_MS);
      },
    });
    price(false);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      running.current?.abort();
    };
  }, [form, price]);

  const reset = useCallback(() => {
    running.current?.abort();
    requestId.current = null;
    lastSent.current = "";
    setPriced(null);
    setFailure(null);
  }, []);

  return {
    priced,
    setPriced,
    isPricing,
    failure,
    missing,
    tookMs,
    priceNow: useCallback(() => price(true), [price]),
    reset,
  };
}

function markFields(
  form: UseFormReturn<CreateForm>,
  problems: readonly { readonly field: string; readonly message: string }[],
  type = "server",
): void {
  for (const { field, message } of problems) {
    form.setError(fieldOfError(form.getValues(), field) as keyof CreateForm, { type, message });
  }
}
