import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CreateForm } from "./create-form.ts";
import { clearDraft, readDraft, storeDraft } from "./quotation-draft.ts";

const STORE_PAUSE_MS = 500;

/** The draft this person left in this tab, given back after a reload or a forced sign-out. */
export function useDraft(email: string, isWanted: boolean) {
  const [restored] = useState(() => (isWanted ? readDraft(email) : null));
  const [isSettled, setSettled] = useState(false);
  return {
    restored,
    isSettled,
    settle: useCallback(() => setSettled(true), []),
    discard: useCallback(() => {
      clearDraft();
      setSettled(true);
    }, []),
  };
}

/** Stores the form of this tab while it is typed. @returns ends what is about to be stored, once it is out of date */
export function useStoredDraft(email: string, form: UseFormReturn<CreateForm>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => storeDraft(email, values), STORE_PAUSE_MS);
      },
    });
    return () => {
      drop();
      stop();
    };
  }, [drop, email, form]);
  return drop;
}
