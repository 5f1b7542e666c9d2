import type { QuotationDetail } from "@kilolane/contract";
import { LOSS_CAUSES } from "@kilolane/domain";
import { Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant, formatRelative } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useNow } from "../../../ui/use-now.ts";
import { Timeline } from "../../../ui/plain-list.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./saved-quotation.module.css";

const TICK_MS = 60_000;

type TimelineEvent = QuotationDetail["timeline"][number];

/** The words of an event take what its detail holds; one sent by other means than mail names nobody. */
function useEventText(): (event: TimelineEvent) => string {
  const text = useCodeText("quotation");
  return ({ kind, version, detail }) => {
    if (kind === "sent" && typeof detail["recipient"] !== "string") return text("status", "sent");
    const name = kind === "sent" && typeof detail["copies"] === "string" ? "sent-with-copies" : kind;
    const values = Object.entries(detail).filter(([, value]) => typeof value !== "object");
    return text("event", name, {
      version: String(version),
      ...Object.fromEntries(values.map(([part, value]) => [part, String(value)])),
    });
  };
}

/** Why a rejected quotation was lost and the price that beat it, as far as somebody said. */
function LossNote({ detail }: Pick<TimelineEvent, "detail">) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const cause = LOSS_CAUSES.find((known) => known === detail["cause"]);
  const { otherPrice, currency } = detail;
  if (cause === undefined) return null;
  return (
    <Text size="sm">
      {t(`loss.causes.${cause}`)}
      {typeof otherPrice === "string" && typeof currency === "string"
        ? ` · ${t("loss.elsewhere", { price: formatMoney(otherPrice, currency, language) })}`
        : null}
    </Text>
  );
}

/** Who did what and when, the newest first. */
export function QuotationTimeline({ timeline }: Pick<QuotationDetail, "timeline">) {
  const { t } = useTranslation("quotation");
  const eventText = useEventText();
  const language = useLanguage();
  const now = useNow(TICK_MS);
  const events = timeline.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <section className={cards.snugCard} aria-label={t("detail.timeline")}>
      <h2 className={classes.title}>{t("detail.timeline")}</h2>
      <Timeline className={classes.timeline}>
        {events.map((event) => {
          const reason = event.kind === "floor-approved" ? undefined : event.detail["reason"];
          return (
            <li key={`${event.at}${event.kind}${event.version}`} data-kind={event.kind}>
              <bdi>{eventText(event)}</bdi>
              <LossNote detail={event.detail} />
              {typeof reason === "string" && reason !== "" ? (
                <Text size="sm" className={classes.words}>
                  <bdi>{reason}</bdi>
                </Text>
              ) : null}
              <Text size="xs" c="dimmed">
                <bdi>{event.actor}</bdi>
                {event.actor === "" ? null : " · "}
                <time dateTime={event.at} title={formatInstant(event.at, language)}>
                  {formatRelative(event.at, language, now)}
                </time>
                {` · ${t("detail.version", { version: event.version })}`}
              </Text>
            </li>
          );
        })}
      </Timeline>
    </section>
  );
}
