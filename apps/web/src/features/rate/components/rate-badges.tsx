import type { RateBadge, RateRow, RateState } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { StatusBadge, type StatusTone } from "../../../ui/status-badge.tsx";
import classes from "./rate-list.module.css";

const STATE_TONES: Readonly<Record<RateState, StatusTone>> = {
  draft: "draft",
  live: "positive",
  expired: "negative",
  ended: "ended",
};
const BADGE_TONES: Readonly<Record<RateBadge, StatusTone>> = {
  future: "waiting",
  new: "sent",
  expiring: "attention",
  expired: "negative",
  changed: "draft",
};

/** State of a rate and what to look at beside it. */
export function RateBadges({ rate }: { readonly rate: Pick<RateRow, "state" | "badges"> }) {
  const { t } = useTranslation("rate");
  const others = rate.badges.filter((badge) => badge !== "expired" || rate.state !== "expired");
  // What begins later is published, but nobody prices with it today.
  const isFuture = rate.badges.includes("future");
  return (
    <span className={classes["badges"]}>
      {isFuture ? null : <StatusBadge tone={STATE_TONES[rate.state]} label={t(`state.${rate.state}`)} />}
      {others.map((badge) => (
        <StatusBadge key={badge} tone={BADGE_TONES[badge]} label={t(`badge.${badge}`)} />
      ))}
    </span>
  );
}
