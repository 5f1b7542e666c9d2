import { getQuotation } from "@kilolane/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { invalidate } from "../../../lib/api/query.ts";
import { usePush } from "../../../lib/push/use-push.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { QuotationFailed } from "../saved/quotation-failed.tsx";
import { SavedQuotationView } from "../saved/saved-quotation-view.tsx";
import { quotationQuery } from "../saved/detail-queries.ts";

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
  const queries = useQueryClient();
  usePush("quotation", (ids) => {
    if (ids === undefined || ids.includes(id)) void invalidate(queries, [getQuotation]);
  });
  usePageTitle(data?.number ?? t("title.list"));

  if (data) return <SavedQuotationView key={`${id}-${version ?? "current"}`} quotation={data} />;
  return error === null ? (
    <LoadingPanel lines={12} />
  ) : (
    <QuotationFailed error={error} onRetry={() => void refetch()} />
  );
}
