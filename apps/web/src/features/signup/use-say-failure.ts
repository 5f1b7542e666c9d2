import { useTranslation } from "../../lib/i18n/use-translation.ts";
import type { ApiError } from "../../lib/api/api-error.ts";
import { showToast } from "../../ui/toast/show-toast.ts";

/** Says what the server refused, or that it did not work, where it is the server's own fault or no answer came. */
export function useSayFailure(): (refusal?: ApiError) => void {
  const { t } = useTranslation("signup");
  return (refusal) => {
    const isRefused = refusal !== undefined && refusal.status < 500;
    showToast({ tone: "error", text: isRefused ? refusal.title : t("form.failed") });
  };
}
