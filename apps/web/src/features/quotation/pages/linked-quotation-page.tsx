import { Alert, Button, Text, Title } from "@mantine/core";
import { IconDownload, IconLinkOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { saveBlob } from "../../../lib/files/save-blob.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { LinkedDecision } from "../linked/linked-decision.tsx";
import { LinkedOption } from "../linked/linked-option.tsx";
import { Measure } from "../components/measure.tsx";
import { fetchLinkedPdf, linkedQuotationQuery, type LinkedQuotation } from "../linked/link-queries.ts";
import classes from "./linked-quotation-page.module.css";

/** What the link of a mail opens: the quotation, its document, and one decision, without an account. */
export default function LinkedQuotationPage() {
  const { t } = useTranslation("quotation");
  const { token = "" } = useParams();
  const { data, error } = useQuery(linkedQuotationQuery(token));
  const refusal = error instanceof ApiError ? error : undefined;
  const isClosed = refusal?.code === "link-closed";
  const problem = isClosed ? refusal.title : t("link.invalid");
  usePageTitle(refusal === undefined ? (data?.number ?? t("title.list")) : problem);
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
  return (
    <main className={classes.page}>
      {data ? <Linked quotation={data} token={token} /> : <LoadingPanel />}
    </main>
  );
}

interface LinkedProps {
  readonly quotation: LinkedQuotation;
  readonly token: string;
}

function Linked({ quotation, token }: LinkedProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const [chosenId, setChosenId] = useState(quotation.options[0]?.quote_id ?? "");
  const chosen = quotation.options.find((option) => option.quote_id === chosenId);
  const isCollect = quotation.form["freightTerm"] === "collect";
  const { weights, shipFromAirportDetail: from, shipToAirportDetail: to } = quotation;

  return (
    <>
      <header className={classes.head}>
        <div>
          <Text c="dimmed">{t("link.from", { company: quotation.forwarder.companyName })}</Text>
          <Title order={1} size="h2">
            <bdi>{quotation.number}</bdi>
          </Title>
          <Text>
            <bdi dir="ltr">{`${from.code} → ${to.code}`}</bdi> <bdi>{`${from.city} – ${to.city}`}</bdi>
          </Text>
          <Text size="sm" c="dimmed">
            <Measure value={formatWeight(weights.chargeableWeight, weights.weightUnit, language)} />{" "}
            {t("summary.validUntil", { date: formatDate(quotation.validUntil, language) })}
            {` · ${t(isCollect ? "freightTerm.collect" : "freightTerm.prepaid")}`}
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          onClick={() =>
            void fetchLinkedPdf(token).then(({ blob, fileName }) =>
              saveBlob(blob, fileName ?? `${quotation.number}.pdf`),
            )
          }
        >
          {t("link.download")}
        </Button>
      </header>
      <StatusNote quotation={quotation} />
      <div className={classes.options}>
        {quotation.options.map((option) => (
          <LinkedOption
            key={option.quote_id}
            option={option}
            isChosen={option.quote_id === chosenId}
            isSelectable={quotation.mayDecide && quotation.options.length > 1}
            onChoose={() => setChosenId(option.quote_id)}
          />
        ))}
      </div>
      {quotation.mayDecide && chosen ? (
        <LinkedDecision token={token} number={quotation.number} option={chosen} />
      ) : null}
      {quotation.remarks === "" ? null : <p className={classes.text}>{quotation.remarks}</p>}
      {quotation.terms === "" ? null : <p className={classes.terms}>{quotation.terms}</p>}
    </>
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
