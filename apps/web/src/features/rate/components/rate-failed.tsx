import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { StatePanel } from "../../../ui/states/state-panel.tsx";

/** A rate that could not be read: the server's words where there are some. */
export function RateFailed({ error }: { readonly error: Error }) {
  const { t } = useTranslation("state");
  return (
    <StatePanel
      role="alert"
      headingOrder={1}
      title={error instanceof ApiError ? error.title : t("failed.title")}
      text={error instanceof ApiError ? error.detail : t("failed.text")}
    />
  );
}
