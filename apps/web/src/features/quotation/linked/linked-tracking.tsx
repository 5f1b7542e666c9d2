import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { MilestoneTimeline } from "../../../lib/tracking/milestone-timeline.tsx";
import { awbText, type linkMilestonesQuery, TONE_OF_SHIPMENT } from "../../tracking/queries.ts";
import classes from "../pages/linked-quotation-page.module.css";

interface LinkedTrackingProps {
  /** by a link, or signed in */
  readonly query: ReturnType<typeof linkMilestonesQuery>;
}

/** What happened to the shipment, once the forwarder follows it. */
export default function LinkedTracking({ query }: LinkedTrackingProps) {
  const { t } = useTranslation(["tracking", "state"]);
  const { data, error, refetch } = useQuery(query);
  if (error !== null) {
    return (
      <section className={`${classes.card ?? ""} ${classes.block ?? ""}`} role="alert">
        <p>{t("linkFailed")}</p>
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          {t("state:retry")}
        </Button>
      </section>
    );
  }
  if (data === undefined || data.state === null) return null;
  const { awb, state, milestones } = data;
  return (
    <section
      className={`${classes.card ?? ""} ${classes.block ?? ""}`}
      aria-label={t("linkTitle")}
      data-testid="linked-tracking"
    >
      <h2>
        {t("linkTitle")} <StatusBadge tone={TONE_OF_SHIPMENT[state]} label={t(`state.${state}`)} />
      </h2>
      {awb === "" ? null : (
        <p className={classes.quiet}>{t("field.awbOf", { awb: `\u2066${awbText(awb)}\u2069` })}</p>
      )}
      {milestones.length === 0 ? <p>{t("none")}</p> : <MilestoneTimeline milestones={milestones} />}
    </section>
  );
}
