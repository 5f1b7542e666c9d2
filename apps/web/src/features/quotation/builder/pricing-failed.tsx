import { Button } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { StatePanel } from "../../../ui/states/state-panel.tsx";

/** What a quotation begins with could not be read. */
export function PricingFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation("quotation");
  return (
    <StatePanel
      role="alert"
      title={t("option.failed")}
      action={
        <Button variant="light" onClick={onRetry}>
          {t("option.retry")}
        </Button>
      }
    />
  );
}
