import { useCallback, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CreateForm } from "./create-form.ts";
import { clearDraft, readDraft, storeDraft } from "./quotation-draft.ts";

const KEEP_PAUSE_MS = 500;

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

/** Keeps the form of this tab while it is typed. */
export function useKeptDraft(email: string, form: UseFormReturn<CreateForm>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => storeDraft(email, values), KEEP_PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [email, form]);
}
