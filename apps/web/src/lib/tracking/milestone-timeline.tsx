import type { Milestone } from "@kilolane/contract";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { formatDate } from "../format/dates.ts";
import { useCodeText } from "../i18n/use-code-text.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { Timeline } from "../../ui/plain-list.tsx";
import classes from "./milestone-timeline.module.css";

/** What of a milestone everybody sees, also without an account. */
export type ShownMilestone = Pick<
  Milestone,
  | "id"
  | "code"
  | "airport"
  | "toAirport"
  | "flight"
  | "localAt"
  | "hasTime"
  | "timeZone"
  | "timeKind"
  | "pieces"
  | "isPartial"
> &
  Partial<Pick<Milestone, "note" | "person" | "source" | "discrepancy">>;

interface MilestoneTimelineProps<One extends ShownMilestone> {
  readonly milestones: readonly One[];
  /** what can be done with one, at its end */
  readonly renderTools?: (milestone: One) => ReactNode;
}

/** What happened to a shipment, the oldest first, each at its airport's own time with the zone. */
export function MilestoneTimeline<One extends ShownMilestone>({
  milestones,
  renderTools,
}: MilestoneTimelineProps<One>) {
  const { t } = useTranslation("tracking");
  const text = useCodeText("tracking");
  const language = useLanguage();
  const whenOf = ({ localAt, hasTime, timeZone, timeKind }: One) =>
    [
      formatDate(localAt.slice(0, 10), language),
      ...(hasTime ? [localAt.slice(11)] : []),
      ...(hasTime && timeZone !== "" ? [`(${zoneNameOf(localAt, timeZone)})`] : []),
      ...(timeKind === "E" || timeKind === "S" ? [text("timeKind", timeKind)] : []),
    ].join(" ");
  return (
    <Timeline className={classes["timeline"]} aria-label={t("timeline")}>
      {milestones.map((one) => (
        <li key={one.id} data-code={one.code}>
          <span className={classes["words"]}>
            {text("code", one.code)}
            <bdi dir="ltr">{one.toAirport === "" ? one.airport : `${one.airport} → ${one.toAirport}`}</bdi>
            {one.flight === "" ? null : <bdi dir="ltr">{one.flight}</bdi>}
            {renderTools?.(one)}
          </span>
          <span className={classes["quiet"]}>
            <time dateTime={one.localAt}>{whenOf(one)}</time>
            {one.pieces === null
              ? null
              : ` · ${t(one.isPartial ? "partPieces" : "allPieces", { pieces: one.pieces })}`}
            {one.discrepancy === undefined || one.discrepancy === "" ? null : ` · ${one.discrepancy}`}
            {one.source === undefined
              ? null
              : ` · ${one.source === "hand" ? (one.person ?? "") : t("byCarrier")}`}
          </span>
          {one.note === undefined || one.note === "" ? null : <div dir="auto">{one.note}</div>}
        </li>
      ))}
    </Timeline>
  );
}

/** The short name of a zone on a day, `CST` or `GMT+1`. */
function zoneNameOf(localAt: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" }).formatToParts(
    new Date(`${localAt}Z`),
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
