import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { showToast } from "../../ui/toast/show-toast.ts";

/** Marks something as read, then asks for counts and lists again; a failure is said. */
export function useMarkRead<Marked>(mark: (marked: Marked) => Promise<void>) {
  const { t } = useTranslation("state");
  const queries = useQueryClient();
  return useMutation({
    mutationFn: mark,
    onError: () => showToast({ tone: "error", text: t("failed.title"), weight: "heavy" }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["notification"] }),
  });
}
