import type { ClientRequestDetail } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { forwarderHref, forwarderPath } from "../../../lib/paths/href.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { incomingOneQuery, TONE_OF_REQUEST } from "../incoming/incoming-queries.ts";
import { ReplyDialog, type RequestDecision } from "../incoming/reply-dialog.tsx";
import { RequestPanel } from "../incoming/request-panel.tsx";
import classes from "../saved/saved-quotation.module.css";
import { ShipmentCard } from "../saved/shipment-card.tsx";
import { useDesk } from "../use-desk.ts";

/** A client's request: what is to be flown, who works on it, and what may happen next. */
export default function IncomingDetailsPage() {
  const { t } = useTranslation(["incoming", "state"]);
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(incomingOneQuery(id));
  const role = useDesk();
  const title = data ? t("title.details", { client: data.clientName }) : t("title.list");
  usePageTitle(title);
  const back = (
    <Button component={Link} to={forwarderPath(role, "incoming-requests/list/view")} variant="default">
      {t("back")}
    </Button>
  );
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return <StatePanel headingOrder={1} title={t("missing.title")} text={t("missing.text")} action={back} />;
  }
  if (error !== null) {
    return (
      <StatePanel
        role="alert"
        headingOrder={1}
        title={t("state:failed.title")}
        text={t("state:failed.text")}
        action={<Button onClick={() => void refetch()}>{t("state:retry")}</Button>}
      />
    );
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
  const { abilities } = request;
  return (
    <>
      {abilities.cancel.allowed ? (
        <Button variant="default" onClick={() => setAsked("cancel")}>
          {t("action.cancel")}
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
      {asked === null ? null : (
        <ReplyDialog request={request} decision={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
