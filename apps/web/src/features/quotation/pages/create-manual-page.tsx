import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { ManualBuilder } from "../manual/manual-builder.tsx";
import { readManualDraft } from "../manual/manual-draft.ts";
import { ManualOff } from "../manual/manual-off.tsx";
import { heldNumberQuery } from "../manual/manual-queries.ts";
import { useManualStart } from "../manual/use-manual-start.ts";
import { QuotationFailed } from "../saved/quotation-failed.tsx";

/** A new manual quotation; `?from=` begins with the lines and the shipment of another one. */
export default function CreateManualPage() {
  const { t } = useTranslation("manual");
  const session = useSession();
  const [search] = useSearchParams();
  const from = search.get("from");
  const { start, error, refetch } = useManualStart(from);
  const isAllowed = start?.defaults.isAllowed === true;
  const { data: held } = useQuery(heldNumberQuery(isAllowed));
  const email = session?.user.email ?? "";
  const draft = useMemo(() => (from === null ? readManualDraft(email) : null), [email, from]);
  usePageTitle(t("title.create"));

  if (error !== null) return <QuotationFailed error={error} onRetry={refetch} />;
  if (start === null) return <LoadingPanel lines={12} />;
  if (!isAllowed) return <ManualOff />;
  const form = start.opened?.form ?? (draft === null ? start.fresh : { ...start.fresh, ...draft });
  return (
    <>
      <PageHeader
        title={t("title.create")}
        {...(held && { lead: t("title.number", { number: held.quote_id }) })}
      />
      <ManualBuilder
        key={from ?? "new"}
        email={email}
        departureUsaOnly={start.departureUsaOnly}
        defaults={start.defaults}
        formDefaults={start.formDefaults}
        start={form}
        fresh={start.fresh}
        opened={null}
        heldNumber={held?.quote_id}
      />
    </>
  );
}
