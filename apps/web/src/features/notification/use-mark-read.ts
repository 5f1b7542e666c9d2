import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../lib/api/use-save.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { NOTIFICATION_READS } from "./queries.ts";

/** Marks something as read, then asks for counts and lists again; a failure is said. */
export function useMarkRead<Marked>(mark: (marked: Marked) => Promise<void>) {
  const { t } = useTranslation("state");
  const sayFailure = () => showToast({ tone: "error", text: t("failed.title"), weight: "heavy" });
  return useSaveWith(mark, {
    invalidates: NOTIFICATION_READS,
    onRefused: sayFailure,
    onLost: sayFailure,
    onSettled: () => undefined,
  });
}
