import { showToast } from "../../ui/toast/show-toast.ts";
import { useTranslation } from "../i18n/use-translation.ts";

/** Says that no answer came, for `onLost` of a page before the sign-in: nothing else says it there. */
export function useSayLost(): () => void {
  const { t } = useTranslation("state");
  return () => showToast({ tone: "error", text: t("failed.lost") });
}
