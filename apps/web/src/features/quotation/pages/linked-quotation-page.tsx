import { Alert, Box, Button, Group } from "@mantine/core";
import { IconDownload, IconLinkOff, IconMessageQuestion, IconPlugConnectedX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { useSayLost } from "../../../lib/api/use-say-lost.ts";
import { saveDownload } from "../../../lib/files/save-blob.ts";
import { RecordFailed } from "../../../lib/forms/record-failed.tsx";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { linkMilestonesQuery } from "../../tracking/queries.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { ForwarderHeader } from "../linked/forwarder-header.tsx";
import { fetchLinkedPdf, linkedQuotationQuery, type LinkedQuotation } from "../linked/link-queries.ts";
import { LinkedHead } from "../linked/linked-head.tsx";
import { LinkedDialog, type LinkedStep } from "../linked/linked-decision.tsx";
import classes from "./linked-quotation-page.module.css";
import { OptionsTable } from "../linked/linked-option.tsx";
import { PriceScope, QuotationWords } from "../linked/quotation-words.tsx";
import { readableInk } from "../linked/readable-ink.ts";

// Only an accepted quotation has a shipment.
const LinkedTracking = lazyPart(async () => import("../linked/linked-tracking.tsx"), null, ["tracking"]);

/** The server's word that the link leads nowhere: a server that is busy, or that does not answer, has not said so. */
function refusalOf(error: Error | null): ApiError | undefined {
  const isSaid = error instanceof ApiError && [400, 404, 410].includes(error.status);
  return isSaid ? error : undefined;
}

/** What the link of a mail opens: the forwarder's page with the quotation, its document and the answer to it. */
export default function LinkedQuotationPage() {
  const { t } = useTranslation("quotation");
  const { token = "" } = useParams();
  const { data, error, refetch } = useQuery(linkedQuotationQuery(token));
  const refusal = refusalOf(error);
  const isClosed = refusal?.code === "link-closed";
  const problem = isClosed ? refusal.title : t("link.invalid");
  usePageTitle(refusal === undefined ? (data?.number ?? t("link.title")) : problem);
  if (refusal !== undefined) {
    return (
      <StatePanel
        role="alert"
        headingOrder={1}
        title={problem}
        {...(isClosed ? { text: refusal.detail } : {})}
        icon={<IconLinkOff size={40} />}
      />
    );
  }
  if (data !== undefined) return <Linked quotation={data} token={token} />;
  return error === null ? (
    <main className={classes.page}>
      <LoadingPanel />
    </main>
  ) : (
    <RecordFailed error={error} icon={IconPlugConnectedX} onRetry={() => void refetch()} />
  );
}

interface LinkedProps {
  readonly quotation: LinkedQuotation;
  readonly token: string;
}

function Linked({ quotation, token }: LinkedProps) {
  const { t } = useTranslation("quotation");
  const [step, setStep] = useState<LinkedStep | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { forwarder, mayDecide } = quotation;
  const close = () => setStep(null);
  return (
    <Box __vars={{ "--brand": forwarder.accentColor, "--brand-ink": readableInk(forwarder.accentColor) }}>
      <ForwarderHeader token={token} forwarder={forwarder} />
      <main className={classes.page}>
        <LinkedHead quotation={quotation} />
        <StatusNote quotation={quotation} />
        {isAsked ? (
          <Alert role="status" color="green">
            {t("link.asked", { name: forwarder.personName || forwarder.companyName })}
          </Alert>
        ) : null}
        <OptionsTable
          quotation={quotation}
          onAccept={mayDecide ? (option) => setStep({ kind: "accept", option }) : undefined}
          decidedQuoteId={quotation.decidedQuoteId}
        />
        <PriceScope quotation={quotation} />
        <Group>
          <DownloadButton token={token} number={quotation.number} />
          <Button
            variant="default"
            leftSection={<IconMessageQuestion size={18} />}
            onClick={() => setStep({ kind: "ask" })}
          >
            {t("link.ask")}
          </Button>
          {mayDecide ? (
            <Button variant="default" onClick={() => setStep({ kind: "reject" })}>
              {t("link.reject")}
            </Button>
          ) : null}
        </Group>
        {quotation.status === "accepted" ? <LinkedTracking query={linkMilestonesQuery(token)} /> : null}
        <QuotationWords quotation={quotation} />
      </main>
      {step === null ? null : (
        <LinkedDialog
          token={token}
          quotation={quotation}
          step={step}
          onClose={close}
          onAsked={() => {
            setAsked(true);
            close();
          }}
        />
      )}
    </Box>
  );
}

function DownloadButton({ token, number }: { readonly token: string; readonly number: string }) {
  const { t } = useTranslation("quotation");
  const save = useSaveWith(async () => saveDownload(await fetchLinkedPdf(token), `${number}.pdf`), {
    onLost: useSayLost(),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t("link.download")}
    </Button>
  );
}

function StatusNote({ quotation }: { readonly quotation: LinkedQuotation }) {
  const { t } = useTranslation("quotation");
  if (quotation.status === "accepted") return <Alert color="green">{t("link.accepted")}</Alert>;
  if (quotation.status === "rejected") return <Alert>{t("link.rejected")}</Alert>;
  if (quotation.status === "expired") {
    return <Alert color="amber">{t("link.expired", { company: quotation.forwarder.companyName })}</Alert>;
  }
  if (quotation.status === "cancelled") {
    return <Alert>{t("link.cancelled", { company: quotation.forwarder.companyName })}</Alert>;
  }
  return quotation.isSuperseded ? <Alert>{t("ability.superseded")}</Alert> : null;
}
