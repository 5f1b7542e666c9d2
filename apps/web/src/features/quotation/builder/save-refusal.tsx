import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ApiError } from "../../../lib/api/api-error.ts";

interface SaveRefusalProps {
  readonly refusal: ApiError;
  readonly onPriceAgain: () => void;
}

/** Why nothing was saved; prices that are past their day are mended by one click. */
export function SaveRefusal({ refusal, onPriceAgain }: SaveRefusalProps) {
  const { t } = useTranslation("quotation");
  const isPast = refusal.code === "prices-expired";
  return (
    <Alert mt="sm" color={isPast ? "amber" : "red"} role="alert" title={isPast ? refusal.title : undefined}>
      {refusal.detail}
      {isPast ? (
        <Button mt="xs" size="compact-md" onClick={onPriceAgain}>
          {t("detail.reprice")}
        </Button>
      ) : null}
    </Alert>
  );
}
