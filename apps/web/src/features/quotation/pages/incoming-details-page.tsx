import type { ClientRequestDetail } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { UnreadPage } from "../../../lib/forms/record-failed.tsx";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { forwarderHref, forwarderPath } from "../../../lib/paths/href.ts";
import { useNews } from "../../../lib/push/use-news.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { INCOMING_READS, incomingOneQuery, TONE_OF_REQUEST } from "../incoming/incoming-queries.ts";
import { ReplyDialog, type RequestDecision } from "../incoming/reply-dialog.tsx";
import { NoteDialog } from "../incoming/note-dialog.tsx";
import { RequestPanel } from "../incoming/request-panel.tsx";
import classes from "../saved/saved-quotation.module.css";
import { ShipmentCard } from "../saved/shipment-card.tsx";
import { useDesk } from "../use-desk.ts";

const OtherShipmentNote = lazyPart(async () => import("../components/other-shipment-note.tsx"), null, [
  "asked",
]);

/** A client's request: what is to be flown, who works on it, and what may happen next. */
export default function IncomingDetailsPage() {
  const { t } = useTranslation("incoming");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(incomingOneQuery(id));
  useNews(INCOMING_READS);
  const role = useDesk();
  const title = data ? t("title.details", { client: data.clientName }) : t("title.list");
  usePageTitle(title);
  const back = (
    <Button component={Link} to={forwarderPath(role, "incoming-requests/list/view")} variant="default">
      {t("back")}
    </Button>
  );
  if (error !== null) {
    const missing = { title: t("missing.title"), text: t("missing.text") };
    return <UnreadPage error={error} missing={missing} back={back} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <LoadingPanel />;
  return (
    <>
      <PageHeader
        title={title}
        badges={<StatusBadge tone={TONE_OF_REQUEST[data.status]} label={t(`status.${data.status}`)} />}
        actions={
          <>
            {back}
            <RequestActions request={data} />
          </>
        }
      />
      <div className={classes.page}>
        <div className={classes.main}>
          {data.priced === null ? null : <OtherShipmentNote of="deskPriced" shipment={data.priced} />}
          <ShipmentCard quotation={data} />
        </div>
        <div className={classes.side}>
          <RequestPanel request={data} />
        </div>
      </div>
    </>
  );
}

/** What the caller may do now; an agent has no answer to a reply. */
function RequestActions({ request }: { readonly request: ClientRequestDetail }) {
  const { t } = useTranslation("incoming");
  const role = useDesk();
  const [asked, setAsked] = useState<RequestDecision | null>(null);
  const [isNoting, setNoting] = useState(false);
  const { abilities } = request;
  return (
    <>
      {abilities.cancel.allowed ? (
        <Button variant="default" onClick={() => setAsked("cancel")}>
          {t("action.cancel")}
        </Button>
      ) : null}
      {abilities.note.allowed ? (
        <Button variant="default" onClick={() => setNoting(true)}>
          {t("action.note")}
        </Button>
      ) : null}
      {abilities.price.allowed ? (
        <Button
          component={Link}
          to={forwarderHref(role, "quotation/output/:requestId", { requestId: request.request_id })}
        >
          {t("action.price")}
        </Button>
      ) : null}
      {abilities.reply.allowed ? (
        <>
          <Button variant="default" onClick={() => setAsked("reject")}>
            {t("action.reject")}
          </Button>
          <Button onClick={() => setAsked("accept")}>{t("action.accept")}</Button>
        </>
      ) : null}
      {isNoting ? <NoteDialog request={request} onClose={() => setNoting(false)} /> : null}
      {asked === null ? null : (
        <ReplyDialog request={request} decision={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
