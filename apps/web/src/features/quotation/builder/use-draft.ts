import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CreateForm } from "./create-form.ts";
import { clearDraft, type DraftOrigin, readDraft, storeDraft } from "./quotation-draft.ts";

const STORE_PAUSE_MS = 500;

const NO_ORIGIN: DraftOrigin = { requestId: null, quotationId: null };

/**
 * The draft this person left in this tab, given back after a reload or a forced sign-out.
 * @param openedAs what a stored request that is on the screen instead was saved into
 */
export function useDraft(email: string, isWanted: boolean, openedAs: DraftOrigin | null = null) {
  const [restored] = useState(() => (isWanted ? readDraft(email) : null));
  const [origin, setOrigin] = useState<DraftOrigin>(restored ?? openedAs ?? NO_ORIGIN);
  const [isSettled, setSettled] = useState(false);
  return {
    restored: restored?.form ?? null,
    /** what it was priced as and saved into, until it is discarded */
    origin,
    isSettled,
    settle: useCallback(() => setSettled(true), []),
    discard: useCallback(() => {
      clearDraft();
      setOrigin(NO_ORIGIN);
      setSettled(true);
    }, []),
  };
}

interface Waiting {
  readonly values: CreateForm;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Stores the form of this tab while it is typed, after a pause in the typing or when it is left sooner, and the request
 * that it is priced as: after a reload that one goes on, and what is saved again goes into its quotation.
 * @param origin the request of the prices on the screen, or of the draft given back before the first, and the quotation
 *   that it was saved into; null without either
 * @param discard forgets what was stored
 * @returns ends the draft, with what is about to be stored: it has been sent, or begins with an empty form
 */
export function useStoredDraft(
  email: string,
  form: UseFormReturn<CreateForm>,
  { requestId, quotationId }: DraftOrigin,
  discard: () => void,
): () => void {
  const waiting = useRef<Waiting>(undefined);
  const origin = useRef<DraftOrigin>({ requestId, quotationId });
  const drop = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);
  useEffect(() => {
    const store = () => {
      if (waiting.current !== undefined)
        storeDraft(email, { form: waiting.current.values, ...origin.current });
      drop();
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        drop();
        waiting.current = { values, timer: setTimeout(store, STORE_PAUSE_MS) };
      },
    });
    window.addEventListener("pagehide", store);
    return () => {
      window.removeEventListener("pagehide", store);
      stop();
      store();
    };
  }, [drop, email, form]);
  useEffect(() => {
    const former = origin.current;
    if (former.requestId === requestId && former.quotationId === quotationId) return;
    origin.current = { requestId, quotationId };
    // a request opened from elsewhere is no draft before something is typed
    const isStored = former.requestId !== requestId || readDraft(email)?.requestId === requestId;
    if (requestId !== null && isStored) storeDraft(email, { form: form.getValues(), requestId, quotationId });
  }, [email, form, quotationId, requestId]);
  return () => {
    drop();
    discard();
  };
}
