import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { useAbilityText } from "../saved/ability-button.tsx";
import { ClosedQuotation } from "../saved/closed-quotation.tsx";
import { EditQuotation } from "../saved/edit-quotation.tsx";
import { QuotationFailed } from "../saved/quotation-failed.tsx";
import { quotationQuery } from "../saved/detail-queries.ts";
import { useDesk } from "../use-desk.ts";

/** Editing a stored quotation: a draft in place, a sent one as the next version. */
export default function EditQuotationPage() {
  const { t } = useTranslation("quotation");
  const desk = useDesk();
  const abilityText = useAbilityText();
  const { id = "" } = useParams();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...quotationQuery(id),
    // also from the details, which asked for it a moment ago
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
  });
  // What is edited must be what is stored now, not what a list or an earlier visit left in the cache.
  const [openedAt] = useState(() => Date.now());
  const isFresh = dataUpdatedAt >= openedAt;
  // A decision taken while somebody types must not take away what they typed: they learn it when they save.
  const [wasEditable, setWasEditable] = useState(false);
  usePageTitle(`${t("title.edit")} ${data?.number ?? ""}`.trim());

  if (data === undefined && error !== null)
    return <QuotationFailed error={error} onRetry={() => void refetch()} />;
  if (data === undefined || (!isFresh && error === null)) return <LoadingPanel lines={12} />;
  if (data.type === "manual")
    return <Navigate to={forwarderHref(desk, "manual-quotation/edit/:id", { id })} replace />;
  const reason = abilityText(data.abilities["edit"]);
  if (reason === undefined && !wasEditable) setWasEditable(true);
  if (reason !== undefined && !wasEditable) {
    return (
      <ClosedQuotation
        title={t("edit.closed")}
        reason={reason}
        openLabel={t("summary.open", { number: data.number })}
        to={forwarderHref(desk, "quotation/details/:id", { id })}
      />
    );
  }
  return <EditQuotation quotation={data} />;
}
