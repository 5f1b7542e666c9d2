import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { UnreadPage } from "../../../lib/forms/record-failed.tsx";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { clientHref } from "../../../lib/paths/client-href.ts";
import { useNews } from "../../../lib/push/use-news.ts";
import { useClientRole } from "../../../lib/session/use-client-role.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { AskedPanel } from "../asking/asked-panel.tsx";
import { OffersPanel } from "../asking/offers-panel.tsx";
import { SENT_READS, sentOneQuery, TONE_OF_STATE } from "../asking/sent-queries.ts";
import classes from "../saved/saved-quotation.module.css";
import { ShipmentCard } from "../saved/shipment-card.tsx";

/** A sent request: who answered, and the offers side by side. */
export default function SentDetailsPage() {
  const { t } = useTranslation("sent-request");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(sentOneQuery(id));
  useNews(SENT_READS);
  const role = useClientRole();
  const lane = data && `\u2066${data.fromAirport} → ${data.toAirport}\u2069`;
  const title = lane === undefined ? t("title.list") : t("title.details", { lane });
  usePageTitle(title);
  const back = (
    <Button component={Link} to={clientHref(role, "requests")} variant="default">
      {t("action.back")}
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
        badges={<StatusBadge tone={TONE_OF_STATE[data.state]} label={t(`state.${data.state}`)} />}
        actions={back}
      />
      <div className={classes.page}>
        <div className={classes.main}>
          <OffersPanel request={data} />
          <ShipmentCard quotation={data} />
        </div>
        <div className={classes.side}>
          <AskedPanel request={data} />
        </div>
      </div>
    </>
  );
}
