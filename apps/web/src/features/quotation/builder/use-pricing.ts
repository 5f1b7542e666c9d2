import type { QuotationFormInput } from "@kilolane/contract";
import { useCallback, useRef, useState } from "react";
import { ApiError, isAbort } from "../../../lib/api/api-error.ts";

/** Prices a form: of a request that is stored already, or of a new one. */
export type PriceForm<P> = (
  requestId: string | null,
  form: QuotationFormInput,
  signal: AbortSignal,
) => Promise<P>;

/** Prices a request; only the last question's answer counts, and old prices stay until it is there. */
export function usePricing<P extends { readonly request_id: string }>(
  initial: P | null,
  price: PriceForm<P>,
  onRefused: (refusal: ApiError) => void,
) {
  const [priced, setPriced] = useState(initial);
  const [isPricing, setPricing] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [tookMs, setTookMs] = useState<number | null>(null);
  const requestId = useRef<string | null>(initial?.request_id ?? null);
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (body: QuotationFormInput): Promise<P | null> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setPricing(true);
      const startedAt = performance.now();
      try {
        const answer = await price(requestId.current, body, controller.signal);
        requestId.current = answer.request_id;
        setPriced(answer);
        setFailure(null);
        setTookMs(performance.now() - startedAt);
        return answer;
      } catch (error) {
        if (isAbort(error)) return null;
        if (!(error instanceof ApiError)) throw error;
        setFailure(error);
        onRefused(error);
        return null;
      } finally {
        if (running.current === controller) setPricing(false);
      }
    },
    [onRefused, price],
  );
  const stop = useCallback(() => running.current?.abort(), []);
  const forget = useCallback(() => {
    running.current?.abort();
    requestId.current = null;
    setPriced(null);
    setFailure(null);
    setTookMs(null);
  }, []);

  return { priced, setPriced, isPricing, failure, tookMs, ask, stop, forget };
}
