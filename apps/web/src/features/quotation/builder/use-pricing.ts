import type { QuotationFormInput } from "@kilolane/contract";
import { useCallback, useRef, useState } from "react";
import { ApiError, ConnectionLost } from "../../../lib/api/api-error.ts";
import { createTurns } from "./turns.ts";

/** Prices a form: of a request that is stored already, or of a new one. */
export type PriceForm<P> = (requestId: string | null, form: QuotationFormInput) => Promise<P>;

/**
 * Of all screens: the server may take up a question that was called off after the one that follows it, and would store
 * what is no longer in the form. So nothing is called off, and each question waits for the one before it.
 */
const turns = createTurns();

interface Priced {
  readonly request_id: string;
  readonly version: number;
}

/** What a screen begins with: prices, or the request that a restored form was priced as. */
export interface Beginning<P extends Priced> {
  readonly priced: P | null;
  readonly requestId: string | null;
}

/** Whether the request can't be priced any more: it was decided on or cleared away since the form was typed. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "not-found" || error.code === "state-conflict");

/** Prices a form that was given back: as its own request, or as a new one where that is gone. */
function priceRestored<P>(price: PriceForm<P>, id: string | null, body: QuotationFormInput): Promise<P> {
  return price(id, body).catch((error: unknown) => {
    if (id !== null && isGone(error)) return price(null, body);
    throw error;
  });
}

/** An edit's answer and that of the question before it may come in either order. */
const newerOf = <P extends Priced>(shown: P | null, next: P): P =>
  shown?.request_id === next.request_id && shown.version > next.version ? shown : next;

/** The prices on the screen, and what they are the answer to. */
function useShownPrices<P extends Priced>(initial: P | null) {
  const [priced, show] = useState(initial);
  /** the newest prices, known before they are painted */
  const newest = useRef(initial);
  /** the last answer to the whole form; answers to edits may already hold a colleague's shipment */
  const asked = useRef(initial);

  const setPriced = useCallback((next: P) => {
    newest.current = newerOf(newest.current, next);
    show(newest.current);
  }, []);
  /** shows the answer to the whole form */
  const take = useCallback(
    (next: P) => {
      asked.current = next;
      setPriced(next);
    },
    [setPriced],
  );
  const clear = useCallback(() => {
    newest.current = null;
    asked.current = null;
    show(null);
  }, []);
  return { priced, newest, asked, setPriced, take, clear };
}

interface Unanswered {
  readonly onRefused: (refusal: ApiError) => void;
  /** nothing answered for want of a network; prices are old until they are asked for again */
  readonly onLost: () => void;
}

/** Asks once it is the question's turn: about the request that is stored at that moment. */
function askInTurn<P extends Priced>(
  price: PriceForm<P>,
  about: { id: string | null },
  newest: { readonly current: P | null },
  body: QuotationFormInput,
): Promise<P | null> {
  return turns.take(async () => {
    const { id } = about;
    const answered = await (newest.current === null ? priceRestored(price, id, body) : price(id, body));
    about.id = answered.request_id;
    return answered;
  });
}

/** Lost: the question did not reach the server, and the prices on the screen are old. */
type Phase = "rest" | "asking" | "lost";

/** Prices a request; only the last question's answer counts, and old prices stay until it is there. */
export function usePricing<P extends Priced>(
  initial: Beginning<P>,
  price: PriceForm<P>,
  { onRefused, onLost }: Unanswered,
) {
  const { take, clear, newest, ...shown } = useShownPrices(initial.priced);
  const [phase, setPhase] = useState<Phase>("rest");
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [tookMs, setTookMs] = useState<number | null>(null);
  const request = useRef({ id: initial.priced?.request_id ?? initial.requestId });
  /** the last question; an answer to another one is not shown */
  const last = useRef<symbol | null>(null);
  const ask = useCallback(
    async (body: QuotationFormInput): Promise<P | null> => {
      const own = Symbol("question");
      const about = request.current;
      last.current = own;
      setPhase("asking");
      const startedAt = performance.now();
      try {
        const answer = await askInTurn(price, about, newest, body);
        if (answer === null || last.current !== own) return null;
        take(answer);
        setFailure(null);
        setTookMs(performance.now() - startedAt);
        return answer;
      } catch (error) {
        if (last.current !== own) return null;
        if (error instanceof ConnectionLost) {
          setPhase("lost");
          onLost();
          return null;
        }
        if (!(error instanceof ApiError)) throw error;
        setFailure(error);
        onRefused(error);
        return null;
      } finally {
        if (last.current === own) setPhase((now) => (now === "asking" ? "rest" : now));
      }
    },
    [newest, onLost, onRefused, price, take],
  );
  const stop = useCallback(() => {
    last.current = null;
    setPhase("rest");
  }, []);
  const forget = useCallback(() => {
    stop();
    request.current = { id: null };
    clear();
    setFailure(null);
    setTookMs(null);
  }, [clear, stop]);

  const waits = { isPricing: phase !== "rest", isLost: phase === "lost" };
  return { ...shown, ...waits, newest, take, failure, tookMs, ask, stop, forget };
}
