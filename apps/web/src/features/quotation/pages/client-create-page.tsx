import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { ClientBuilder } from "../builder/client-builder.tsx";
import { clientDefaultsQuery, pricedQuery } from "../builder/client-queries.ts";
import { fromRequest } from "../builder/create-form.ts";
import { PricingFailed } from "../builder/pricing-failed.tsx";
import classes from "../builder/create-quotation.module.css";

/** Create, and the output of a stored request, for clients and shippers: one page, four addresses. */
export default function ClientCreatePage() {
  const { t } = useTranslation("quotation");
  const session = useSession();
  const { requestId = null } = useParams();
  const defaults = useQuery(clientDefaultsQuery);
  const priced = useQuery(pricedQuery(requestId));
  const title = requestId === null ? t("title.create") : t("title.output");
  usePageTitle(title);
  const opened = useMemo(() => {
    if (priced.data === undefined || defaults.data === undefined) return null;
    const { shipFromAirportDetail: from, shipToAirportDetail: to, form } = priced.data;
    return { priced: priced.data, form: fromRequest(form, { from, to, inquirer: null }, defaults.data) };
  }, [defaults.data, priced.data]);
  const hasFailed = defaults.isError || priced.isError;
  const isReady = defaults.data !== undefined && (requestId === null || opened !== null);
  return (
    <div className={classes.screen}>
      <PageHeader title={title} />
      {hasFailed ? (
        <PricingFailed
          onRetry={() => {
            void defaults.refetch();
            if (requestId !== null) void priced.refetch();
          }}
        />
      ) : null}
      {isReady ? (
        <ClientBuilder
          key={requestId ?? ""}
          email={session?.user.email ?? ""}
          defaults={defaults.data}
          opened={opened}
        />
      ) : hasFailed ? null : (
        <LoadingPanel lines={20} />
      )}
    </div>
  );
}
