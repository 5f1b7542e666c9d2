import type { ClientQuotation } from "@kilolane/contract";
import { may } from "@kilolane/domain";
import { Alert, Anchor, Box, Button } from "@mantine/core";
import { IconDownload, IconMessageQuestion } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { ChatButton } from "../../../lib/chat/chat-button.tsx";
import { href } from "../../../lib/paths/href.ts";
import { useClientRole } from "../../../lib/session/use-client-role.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { LinkedHead } from "../linked/linked-head.tsx";
import { OptionsTable } from "../linked/linked-option.tsx";
import { PriceScope, QuotationWords } from "../linked/quotation-words.tsx";
import linked from "../pages/linked-quotation-page.module.css";
import { TONE_OF_STATUS } from "../status-tone.ts";
import { ReceivedDialog, type ReceivedStep } from "./received-decision.tsx";
import { ReceivedHistory } from "./received-history.tsx";
import { receivedMilestonesQuery, saveReceivedPdf } from "./received-queries.ts";
import classes from "./received.module.css";

// Only an accepted quotation has a shipment; files come after what is decided on.
const LinkedTracking = lazyPart(async () => import("../linked/linked-tracking.tsx"), null, ["tracking"]);
const ReceivedDocuments = lazyPart(
  async () => import("./received-documents.tsx"),
  <div className={linked.card} />,
);

interface ReceivedViewProps {
  readonly quotation: ClientQuotation;
}

/** The quotation on equal terms, what it holds, and what its reader may do: confirm, cancel, ask, take along. */
export function ReceivedView({ quotation }: ReceivedViewProps) {
  const { t } = useTranslation(["client", "quotation"]);
  const [step, setStep] = useState<ReceivedStep | null>(null);
  const { abilities, quotation_id: id } = quotation;
  const print = useSaveWith(async () => saveReceivedPdf(quotation));
  return (
    <Box __vars={{ "--brand": quotation.forwarder.accentColor }} className={classes.page}>
      <div className={classes.contact}>
        <StatusBadge
          tone={TONE_OF_STATUS[quotation.status]}
          label={t(`quotation:status.${quotation.status}`)}
        />
        <Forwarder quotation={quotation} />
      </div>
      <LinkedHead quotation={quotation} />
      <StateNote quotation={quotation} />
      <OptionsTable
        quotation={quotation}
        acceptLabel={t("action.confirm")}
        decidedQuoteId={quotation.decidedQuoteId}
        onAccept={abilities.confirm.allowed ? (option) => setStep({ kind: "confirm", option }) : undefined}
      />
      <div className={classes.bar}>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={print.isPending}
          onClick={() => print.mutate()}
        >
          {t("quotation:link.download")}
        </Button>
        <Button
          variant="default"
          leftSection={<IconMessageQuestion size={18} aria-hidden />}
          onClick={() => setStep({ kind: "ask" })}
        >
          {t("quotation:link.ask")}
        </Button>
        <ChatButton wish={{ quotationId: id }} />
        {abilities.cancel.allowed ? (
          <Button variant="default" onClick={() => setStep({ kind: "cancel" })}>
            {t("action.cancel")}
          </Button>
        ) : null}
        <Parts id={id} />
      </div>
      <PriceScope quotation={quotation} />
      {quotation.status === "accepted" ? <LinkedTracking query={receivedMilestonesQuery(id)} /> : null}
      <div className={classes.columns}>
        <ReceivedDocuments id={id} />
        <ReceivedHistory history={quotation.history} />
      </div>
      <QuotationWords quotation={quotation} />
      {step === null ? null : (
        <ReceivedDialog quotation={quotation} step={step} onClose={() => setStep(null)} />
      )}
    </Box>
  );
}

/** The pages of one part of the quotation each, which a shipper has. */
function Parts({ id }: { readonly id: string }) {
  const { t } = useTranslation("client");
  if (!may(useClientRole(), "shipsForItself")) return null;
  const parts = [
    { label: t("part.goods"), to: href("/shipper/goods/details/:id", { id }) },
    { label: t("part.price"), to: href("/shipper/price/:id", { id }) },
    { label: t("part.air"), to: href("/shipper/airfreight-price/:id", { id }) },
  ];
  return parts.map(({ label, to }) => (
    <Button key={to} component={Link} to={to} variant="subtle">
      {label}
    </Button>
  ));
}

/** Who quotes, and whom to call. */
function Forwarder({ quotation: { forwarder, forwarderId } }: ReceivedViewProps) {
  const isShipper = may(useClientRole(), "shipsForItself");
  const { companyName, personName, phone, email } = forwarder;
  return (
    <>
      {isShipper ? (
        <Anchor
          component={Link}
          fw={600}
          to={href("/shipper/company-details/:companyId", { companyId: forwarderId })}
        >
          <bdi>{companyName}</bdi>
        </Anchor>
      ) : (
        <strong>
          <bdi>{companyName}</bdi>
        </strong>
      )}
      <bdi>{personName}</bdi>
      {phone === "" ? null : (
        <Anchor href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
          <bdi dir="ltr">{phone}</bdi>
        </Anchor>
      )}
      <Anchor href={`mailto:${email}`}>
        <bdi dir="ltr">{email}</bdi>
      </Anchor>
    </>
  );
}

/** What the reader's decision came to, or why there is none to make. */
function StateNote({ quotation }: ReceivedViewProps) {
  const { t } = useTranslation(["client", "quotation"]);
  const { status, forwarder, requestState, abilities } = quotation;
  const company = forwarder.companyName;
  if (status === "accepted")
    return (
      <Alert color="green">
        {t(requestState === "replied" ? "state.replied" : "state.accepted", { company })}
      </Alert>
    );
  if (status === "expired") return <Alert color="amber">{t("quotation:link.expired", { company })}</Alert>;
  if (status === "cancelled") return <Alert>{t("state.cancelled")}</Alert>;
  if (status === "rejected") return <Alert>{t("quotation:link.rejected")}</Alert>;
  return abilities.confirm.reason === "superseded" ? (
    <Alert color="amber">{t("state.superseded", { company })}</Alert>
  ) : null;
}
