import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CreateForm } from "./create-form.ts";
import { clearDraft, readDraft, storeDraft } from "./quotation-draft.ts";

const STORE_PAUSE_MS = 500;

/** The draft this person left in this tab, given back after a reload or a forced sign-out. */
export function useDraft(email: string, isWanted: boolean) {
  const [restored] = useState(() => (isWanted ? readDraft(email) : null));
  const [requestId, setRequestId] = useState(restored?.requestId ?? null);
  const [isSettled, setSettled] = useState(false);
  return {
    restored: restored?.form ?? null,
    /** what it was priced as, until it is discarded */
    requestId,
    isSettled,
    settle: useCallback(() => setSettled(true), []),
    discard: useCallback(() => {
      clearDraft();
      setRequestId(null);
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
 * @param requestId of the prices on the screen, or of the draft given back before the first; null without either
 * @param discard forgets what was stored
 * @returns ends the draft, with what is about to be stored: it has been sent, or begins with an empty form
 */
export function useStoredDraft(
  email: string,
  form: UseFormReturn<CreateForm>,
  requestId: string | null,
  discard: () => void,
): () => void {
  const waiting = useRef<Waiting>(undefined);
  const request = useRef(requestId);
  const drop = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);
  useEffect(() => {
    const store = () => {
      if (waiting.current !== undefined)
        storeDraft(email, { form: waiting.current.values, requestId: request.current });
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
    if (request.current === requestId) return;
    request.current = requestId;
    if (requestId !== null) storeDraft(email, { form: form.getValues(), requestId });
  }, [email, form, requestId]);
  return () => {
    drop();
    discard();
  };
}
