import type { QuotationDetail } from "@kilolane/contract";
import { isLanguage } from "@kilolane/phrases";
import { Alert, Anchor, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { ChatButton } from "../../../lib/chat/chat-button.tsx";
import { formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { TONE_OF_STATUS } from "../status-tone.ts";
import { useDesk } from "../use-desk.ts";
import { useSavedActions } from "./use-saved-actions.ts";
import { floorRefusalOf } from "../builder/use-option-edits.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { DocumentDrawer } from "../components/document-drawer.tsx";
import { OldRateAlert } from "../components/old-rate-alert.tsx";
import { RepricedPanel } from "../components/repriced-panel.tsx";
import { PartyCard } from "./party-card.tsx";
import { QuotationMails } from "./quotation-mails.tsx";
import { QuotationTimeline } from "./quotation-timeline.tsx";
import { SavedActionsBar, type SavedPanel } from "./saved-actions-bar.tsx";
import { SavedOption } from "./saved-option.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./saved-quotation.module.css";
import { ShipmentCard } from "./shipment-card.tsx";
import { ValidityNote } from "./validity-note.tsx";
import { VersionChips } from "./version-chips.tsx";

// What opens on a click is fetched on the click.
const MailDialog = lazyPart(async () => ({
  default: (await import("../components/mail-dialog.tsx")).MailDialog,
}));
const FloorNote = lazyPart(async () => import("./floor-note.tsx"), null, ["margin"]);
// Below what the page is opened for.
const QuotationDocuments = lazyPart(async () => import("./quotation-documents.tsx"), null, ["document"]);
const QuotationTracking = lazyPart(async () => import("./quotation-tracking.tsx"), null, ["tracking"]);

interface SavedQuotationProps {
  readonly quotation: QuotationDetail;
}

/** What is open, over the quotation as it was when it was opened: what is typed belongs to that version. */
interface OpenedPanel extends SavedQuotationProps {
  readonly panel: SavedPanel;
}

/** A stored quotation with what is open over it, which stays while somebody else makes another version current. */
export function SavedQuotationView({ quotation }: SavedQuotationProps) {
  const [opened, setOpened] = useState<OpenedPanel | null>(null);
  return (
    <>
      <SavedQuotation
        key={quotation.version}
        quotation={quotation}
        onOpen={(panel) => setOpened({ panel, quotation })}
      />
      {opened === null ? null : <Panels {...opened} current={quotation} onClose={() => setOpened(null)} />}
    </>
  );
}

interface SavedQuotationParts extends SavedQuotationProps {
  readonly onOpen: (panel: SavedPanel) => void;
}

/** A stored quotation: what it is, what it costs, what happened to it, and what can be done now. */
function SavedQuotation({ quotation, onOpen }: SavedQuotationParts) {
  const { t } = useTranslation("quotation");
  const desk = useDesk();
  const actions = useSavedActions(quotation);
  const { refusal } = actions.answerPrice;
  return (
    <>
      <Anchor component={Link} to={forwarderHref(desk, "quotation/list/view")} size="sm">
        {t("detail.back")}
      </Anchor>
      <PageHeader
        title={<bdi>{t("title.detail", { number: quotation.number })}</bdi>}
        badges={
          <StatusBadge tone={TONE_OF_STATUS[quotation.status]} label={t(`status.${quotation.status}`)} />
        }
        lead={
          <span className={classes.lead}>
            <VersionChips quotation={quotation} />
            <ValidityNote {...quotation} />
          </span>
        }
        actions={
          <>
            <ClientChat quotation={quotation} />
            <SavedActionsBar quotation={quotation} actions={actions} onOpen={onOpen} />
          </>
        }
      />
      <div className={classes.page}>
        <div className={classes.main}>
          <VersionNote quotation={quotation} />
          {quotation.abilities["send"]?.reason === "floor" ? <FloorNote quotation={quotation} /> : null}
          {maySend(quotation) ? <OldRateAlert options={quotation.options} /> : null}
          <RepricedPanel
            options={quotation.options}
            gone={quotation.gone}
            problem={refusal === undefined ? null : (refusal.fields[0]?.message ?? refusal.title)}
            asksReason={floorRefusalOf(refusal) === "reason"}
            isSaving={actions.answerPrice.isPending}
            onChoose={
              quotation.abilities["edit"]?.allowed === true
                ? (quoteId, price) => actions.answerPrice.mutate([quoteId, price])
                : undefined
            }
          />
          <ShipmentCard quotation={quotation} />
          <Options quotation={quotation} />
          <Words quotation={quotation} />
        </div>
        <div className={classes.side}>
          <PartyCard quotation={quotation} />
          {quotation.status === "accepted" ? (
            <QuotationTracking quotation_id={quotation.quotation_id} />
          ) : null}
          <QuotationTimeline timeline={quotation.timeline} />
          <QuotationMails quotation={quotation} />
          <QuotationDocuments quotation_id={quotation.quotation_id} />
        </div>
      </div>
    </>
  );
}

/** The conversation about it, once somebody has it in hand: the client by an account, or whom it was mailed to. */
function ClientChat({ quotation }: SavedQuotationProps) {
  const { quotation_id: quotationId, status, offered, client_id: clientId, mails } = quotation;
  const isInHand = clientId !== null || mails.length > 0;
  return !isInHand || (status === "draft" && offered === null) ? null : <ChatButton wish={{ quotationId }} />;
}

/** Whether it can still be mailed as it is on the screen. */
function maySend({ status, version, currentVersion }: QuotationDetail): boolean {
  return version === currentVersion && (status === "draft" || status === "sent");
}

/** Above everything: which version the client has, that this is an older one or has expired, with the one way on. */
function VersionNote({ quotation }: SavedQuotationProps) {
  const { t } = useTranslation("quotation");
  const { version, currentVersion, status, offered } = quotation;
  if (offered !== null && (version === currentVersion || version === offered.version)) {
    return <OfferedNote offered={offered} quotation={quotation} />;
  }
  if (version !== currentVersion) {
    return (
      <Alert color="amber" data-testid="older-version">
        {t("detail.olderVersion", { version, current: currentVersion })}{" "}
        <Anchor component={Link} to="?">
          {t("detail.showCurrent")}
        </Anchor>
      </Alert>
    );
  }
  return status === "expired" ? <Alert color="amber">{t("detail.stale")}</Alert> : null;
}

interface OfferedNoteProps extends SavedQuotationProps {
  readonly offered: NonNullable<QuotationDetail["offered"]>;
}

/** That the client has another version in hand than the draft, and until when it may decide on it. */
function OfferedNote({ quotation, offered }: OfferedNoteProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const { version, currentVersion } = quotation;
  const isDraft = version === currentVersion;
  const parts = {
    sent: offered.version,
    draft: currentVersion,
    date: formatDate(offered.validUntil, language),
    status: t(`status.${offered.status}`),
  };
  return (
    <Alert color="blue" data-testid="offered-version">
      {offered.status === "sent" ? t("detail.offeredOpen", parts) : t("detail.offeredOver", parts)}{" "}
      <Anchor component={Link} to={isDraft ? `?version=${offered.version}` : "?"}>
        {isDraft ? t("detail.showOffered", parts) : t("detail.showDraft", parts)}
      </Anchor>
    </Alert>
  );
}

function Options({ quotation }: SavedQuotationProps) {
  const { t } = useTranslation("quotation");
  const { options, decidedQuoteId } = quotation;
  return (
    <>
      <div className={classes.heading}>
        <h2 className={classes.title}>{t("section.options")}</h2>
        <Text size="sm" c="dimmed">
          {t("option.count", { count: options.length })}
        </Text>
      </div>
      {options.map((option, index) => (
        <SavedOption
          key={option.quote_id}
          option={option}
          place={index + 1}
          floorPercent={quotation.marginFloorPercent}
          isTaken={option.quote_id === decidedQuoteId}
          isOpenAtFirst={options.length === 1}
        />
      ))}
    </>
  );
}

function Words({ quotation }: SavedQuotationProps) {
  const { t } = useTranslation("quotation");
  if (quotation.remarks === "" && quotation.terms === "") return null;
  return (
    <section className={cards.snugCard}>
      {quotation.remarks === "" ? null : (
        <>
          <h2 className={classes.title}>{t("field.remarks")}</h2>
          <div dir="auto" className={classes.words}>
            {quotation.remarks}
          </div>
        </>
      )}
      {quotation.terms === "" ? null : (
        <>
          <h2 className={classes.title}>{t("field.terms")}</h2>
          <div dir="auto" className={`${classes.words ?? ""} ${classes.terms ?? ""}`}>
            {quotation.terms}
          </div>
        </>
      )}
    </section>
  );
}

interface PanelsProps extends OpenedPanel {
  readonly current: QuotationDetail;
  readonly onClose: () => void;
}

/** The drawer or dialog that is open. */
function Panels({ quotation, panel, current, onClose }: PanelsProps) {
  const { t } = useTranslation("quotation");
  const actions = useSavedActions(current);
  const language = useLanguage();
  const { quotation_id: id, number, version, lockVersion } = quotation;
  const note = { id, number, version, lockVersion };
  if (panel === "pdf") {
    const ownLanguage = isLanguage(quotation.language) ? quotation.language : language;
    return <DocumentDrawer quotation={note} language={ownLanguage} onClose={onClose} />;
  }
  if (panel === "mail") {
    return (
      <MailDialog
        quotation={note}
        onClose={onClose}
        onSent={() => {
          onClose();
          showToast({ tone: "success", text: t("toast.emailSent") });
          void actions.refresh();
        }}
      />
    );
  }
  // what is decided on is what is on the screen
  if (current.version !== quotation.version) return null;
  return (
    <DecisionDialog
      quotation={current}
      status={panel}
      pending={actions.decide.isPending}
      onDecide={(decision) => actions.decide.mutate(decision, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
