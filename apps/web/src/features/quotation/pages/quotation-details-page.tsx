import { Button } from "@mantine/core";
import { IconFileUnknown, IconPlugConnectedX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { SavedQuotationView } from "../components/saved-quotation-view.tsx";
import { quotationQuery } from "../detail-queries.ts";
import { useDesk } from "../use-desk.ts";

/** Until a mail that is on its way has arrived, the page looks again this often. */
const MAIL_CHECK_MS = 3000;

/** One quotation; `?version=` shows an older one. */
export default function QuotationDetailsPage() {
  const { t } = useTranslation("quotation");
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const wanted = Number(search.get("version"));
  const version = Number.isInteger(wanted) && wanted > 0 ? wanted : null;
  const { data, error, refetch } = useQuery({
    ...quotationQuery(id, version),
    refetchInterval: ({ state }) =>
      state.data?.mails.some((mail) => mail.state === "queued") === true ? MAIL_CHECK_MS : false,
  });
  usePageTitle(data?.number ?? t("title.list"));

  if (data) return <SavedQuotationView key={`${id}-${data.version}`} quotation={data} />;
  return error === null ? (
    <LoadingPanel lines={12} />
  ) : (
    <Failed error={error} onRetry={() => void refetch()} />
  );
}

interface FailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A quotation that is not there is no failure to try again. */
function Failed({ error, onRetry }: FailedProps) {
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
