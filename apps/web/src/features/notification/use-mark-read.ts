import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { invalidate } from "../../lib/api/query.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { NOTIFICATION_READS } from "./queries.ts";

/** Marks something as read, then asks for counts and lists again; a failure is said. */
export function useMarkRead<Marked>(mark: (marked: Marked) => Promise<void>) {
  const { t } = useTranslation("state");
  const queries = useQueryClient();
  return useMutation({
    mutationFn: mark,
    onError: () => showToast({ tone: "error", text: t("failed.title"), weight: "heavy" }),
    onSettled: () => invalidate(queries, NOTIFICATION_READS),
  });
}
