import { Button } from "@mantine/core";
import { IconFileUnknown, IconPlugConnectedX } from "@tabler/icons-react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { useDesk } from "../use-desk.ts";

interface QuotationFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A quotation that is not there is no failure to try again. */
export function QuotationFailed({ error, onRetry }: QuotationFailedProps) {
  const { t } = useTranslation(["quotation", "state"]);
  const desk = useDesk();
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isMissing) {
    return (
      <StatePanel
        headingOrder={1}
        icon={<IconFileUnknown size={34} stroke={1.4} aria-hidden />}
        title={t("detail.notFoundTitle")}
        text={t("detail.notFoundText")}
        action={
          <Button component={Link} to={forwarderHref(desk, "quotation/list/view")} variant="default">
            {t("detail.back")}
          </Button>
        }
      />
    );
  }
  return (
    <StatePanel
      headingOrder={1}
      role="alert"
      icon={<IconPlugConnectedX size={34} stroke={1.4} aria-hidden />}
      title={t("state:failed.title")}
      text={t("state:failed.text")}
      action={
        <Button variant="default" onClick={onRetry}>
          {t("state:retry")}
        </Button>
      }
    />
  );
}
