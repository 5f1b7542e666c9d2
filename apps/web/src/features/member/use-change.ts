import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../lib/api/api-error.ts";
import { invalidate } from "../../lib/api/query.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { MEMBER_READS } from "./queries.ts";

interface Change {
  readonly run: () => Promise<unknown>;
  /** said once it is done */
  readonly done: string;
  readonly onSettled?: () => void;
}

/** One change of a person or shipper behind a button: says what came of it, and lists follow. */
export function useChange({ run, done, onSettled }: Change) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => showToast({ tone: "success", text: done }),
    onError: (error) => {
      if (error instanceof ApiError) showToast({ tone: "error", title: error.title, text: error.detail });
    },
    onSettled: async () => {
      onSettled?.();
      await invalidate(queries, MEMBER_READS);
    },
  });
}
