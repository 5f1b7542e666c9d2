import type { PricedRequest, QuotationFormInput } from "@kilolane/contract";
import { useCallback, useRef, useState } from "react";
import { ApiError, isAbort } from "../../../lib/api/api-error.ts";
import { priceForm } from "../queries.ts";

/** Prices a request; only the last question's answer counts, and old prices stay until it is there. */
export function usePricing(initial: PricedRequest | null, onRefused: (refusal: ApiError) => void) {
  const [priced, setPriced] = useState(initial);
  const [isPricing, setPricing] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [tookMs, setTookMs] = useState<number | null>(null);
  const requestId = useRef<string | null>(initial?.request_id ?? null);
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (body: QuotationFormInput): Promise<PricedRequest | null> => {
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
    [onRefused],
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
