import { directionOf, type Language } from "@kilolane/phrases";
import { Alert, Box, Button, Group } from "@mantine/core";
import { IconDownload, IconLinkOff, IconMessageQuestion } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { saveBlob } from "../../../lib/files/save-blob.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatVolume, formatWeight, type Measured } from "../../../lib/format/weights.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { ForwarderHeader } from "../linked/forwarder-header.tsx";
import { fetchLinkedPdf, linkedQuotationQuery, type LinkedQuotation } from "../linked/link-queries.ts";
import { LinkedDialog, type LinkedStep } from "../linked/linked-decision.tsx";
import classes from "./linked-quotation-page.module.css";
import { OptionsTable } from "../linked/linked-option.tsx";
import { PriceScope, QuotationWords } from "../linked/quotation-words.tsx";
import { readableInk } from "../linked/readable-ink.ts";

// Only an accepted quotation has a shipment.
const LinkedTracking = lazy(async () => import("../linked/linked-tracking.tsx"));

/** What the link of a mail opens: the forwarder's page with the quotation, its document and the answer to it. */
export default function LinkedQuotationPage() {
  const { t } = useTranslation("quotation");
  const { token = "" } = useParams();
  const { data, error } = useQuery(linkedQuotationQuery(token));
  const refusal = error instanceof ApiError ? error : undefined;
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
  return data ? (
    <Linked quotation={data} token={token} />
  ) : (
    <main className={classes.page}>
      <LoadingPanel />
    </main>
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
        <Head quotation={quotation} />
        <StatusNote quotation={quotation} />
        {isAsked ? (
          <Alert role="status" color="green">
            {t("link.asked", { name: forwarder.personName || forwarder.companyName })}
          </Alert>
        ) : null}
        <OptionsTable
          quotation={quotation}
          onAccept={mayDecide ? (option) => setStep({ kind: "accept", option }) : undefined}
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
        {quotation.status === "accepted" ? (
          <Suspense>
            <LinkedTracking token={token} />
          </Suspense>
        ) : null}
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

/** A measure inside a sentence: isolated in Arabic, which would turn it around. */
function textOf({ figure, unit }: Measured, language: Language): string {
  const text = `${figure}\u00a0${unit}`;
  return directionOf(language) === "rtl" ? `\u2068${text}\u2069` : text;
}

/** Route and weight as the heading, the shipment below it, and until when the prices hold. */
function Head({ quotation }: { readonly quotation: LinkedQuotation }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const { weights, shipFromAirportDetail: from, shipToAirportDetail: to, inquirer, form, number } = quotation;
  const weigh = (weight: string) => textOf(formatWeight(weight, weights.weightUnit, language), language);
  const readyDate = form["readyDate"];
  const name = [inquirer.nameofInquirer, inquirer.companyName].filter((part) => part !== "").join(", ");
  return (
    <div className={classes.head}>
      <div>
        <span className={classes.quiet}>
          {name === "" ? <bdi>{number}</bdi> : t("link.quotationFor", { number, name })}
        </span>
        <h1 className={classes.title}>
          {t("link.heading", { from: from.city, to: to.city, weight: weigh(weights.chargeableWeight) })}
        </h1>
        <span className={classes.quiet}>
          <bdi dir="ltr">{`${from.code} – ${to.code}`}</bdi>
          {[
            "",
            t("text.goods", { count: weights.pieces, weight: weigh(weights.chargeableWeight) }),
            t("link.gross", { weight: weigh(weights.grossWeight) }),
            textOf(formatVolume(weights.volumeM3, "m³", language), language),
            ...(typeof readyDate === "string"
              ? [t("text.ready", { date: formatDate(readyDate, language, "short") })]
              : []),
            t(form["freightTerm"] === "collect" ? "freightTerm.collect" : "freightTerm.prepaid"),
          ].join(" · ")}
        </span>
      </div>
      <div className={classes.validity}>
        {t("link.holdUntil")}
        <strong>{formatDate(quotation.validUntil, language, "long")}</strong>
      </div>
    </div>
  );
}

function DownloadButton({ token, number }: { readonly token: string; readonly number: string }) {
  const { t } = useTranslation("quotation");
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} />}
      onClick={() =>
        void fetchLinkedPdf(token).then(({ blob, fileName }) => saveBlob(blob, fileName ?? `${number}.pdf`))
      }
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
  return quotation.mayDecide ? null : <Alert>{t("ability.superseded")}</Alert>;
}
