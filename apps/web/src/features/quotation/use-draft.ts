import { useCallback, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CreateForm } from "./create-form.ts";
import { clearDraft, readDraft, storeDraft } from "./quotation-draft.ts";

const KEEP_PAUSE_MS = 500;

/** Keeps the form of this tab and gives it back after a reload or a forced sign-out. */
export function useDraft(email: string, isWanted: boolean) {
  const [restored] = useState(() => (isWanted ? readDraft(email) : null));
  const [isSettled, setSettled] = useState(false);

  const useKeeping = (form: UseFormReturn<CreateForm>) => {
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          clearTimeout(timer);
          timer = setTimeout(() => storeDraft(email, values as CreateForm), KEEP_PAUSE_MS);
        },
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    }, [form]);
  };

  return {
    restored,
    isSettled,
    settle: useCallback(() => setSettled(true), []),
    discard: useCallback(() => {
      clearDraft();
      setSettled(true);
    }, []),
    useKeeping,
  };
}
