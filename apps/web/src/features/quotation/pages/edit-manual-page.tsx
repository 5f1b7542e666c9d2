import { useState } from "react";
import { useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { ManualBuilder } from "../manual/manual-builder.tsx";
import { useManualStart } from "../manual/use-manual-start.ts";
import { useAbilityText } from "../saved/ability-button.tsx";
import { ClosedQuotation } from "../saved/closed-quotation.tsx";
import { QuotationFailed } from "../saved/quotation-failed.tsx";
import { useDesk } from "../use-desk.ts";

/** Editing a manual quotation: a draft in place, a sent one as the next version. */
export default function EditManualPage() {
  const { t } = useTranslation("manual");
  const { id = "" } = useParams();
  const desk = useDesk();
  const session = useSession();
  const abilityText = useAbilityText();
  const { start, error, refetch } = useManualStart(id);
  // what is saved here may no longer be changed a moment later: the form stays until it is left
  const [wasEditable, setWasEditable] = useState(false);
  const opened = start?.opened ?? null;
  usePageTitle(`${t("title.edit")} ${opened?.quotation.number ?? ""}`.trim());

  if (error !== null) return <QuotationFailed error={error} onRetry={refetch} />;
  if (start === null || opened === null) return <LoadingPanel lines={12} />;
  const { quotation, form } = opened;
  const reason = abilityText(quotation.abilities["edit"]);
  if (reason === undefined && !wasEditable) setWasEditable(true);
  if (reason !== undefined && !wasEditable) {
    return (
      <ClosedQuotation
        title={t("title.closed")}
        reason={reason}
        openLabel={t("summary.open", { number: quotation.number })}
        to={forwarderHref(desk, "manual-quotation/details/:id", { id })}
      />
    );
  }
  return (
    <>
      <PageHeader title={`${t("title.edit")} ${quotation.number}`} />
      <ManualBuilder
        key={id}
        email={session?.user.email ?? ""}
        departureUsaOnly={start.departureUsaOnly}
        defaults={start.defaults}
        formDefaults={start.formDefaults}
        start={form}
        fresh={start.fresh}
        opened={{
          id,
          number: quotation.number,
          version: quotation.currentVersion,
          lockVersion: quotation.lockVersion,
        }}
        heldNumber={undefined}
      />
    </>
  );
}
