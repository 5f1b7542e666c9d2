import type { RateHistoryEntry } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { differencesInWords } from "../history-words.ts";
import { useWordsContext } from "../use-words-context.ts";
import { DifferenceLines } from "./difference-lines.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./rate-editor.module.css";

const TONES = {
  draft: "draft",
  live: "positive",
  superseded: "ended",
  ended: "ended",
  "rolled-back": "negative",
} as const;

interface HistoryEntryProps {
  readonly entry: RateHistoryEntry;
  readonly isNewest: boolean;
  /** nothing was there before it */
  readonly isFirst: boolean;
}

/** One state of a rate: who typed, published and ended it, and what differs from the state before. */
export function HistoryEntry({ entry, isNewest, isFirst }: HistoryEntryProps) {
  const { t } = useTranslation("rate");
  const text = useCodeText("rate");
  const language = useLanguage();
  const words = useWordsContext(entry);
  const lines = differencesInWords(entry, words);
  const { added, removed, changed, examples } = entry.laneChanges;
  // Its set may live on while another one has replaced or ended this rate.
  const state =
    entry.state === "live" && entry.endedAt !== null ? (isNewest ? "ended" : "superseded") : entry.state;
  const who = entry.publishedBy ?? entry.savedBy ?? "–";
  const facts = [
    text("source", entry.source),
    ...(entry.savedBy === null || entry.savedBy === entry.publishedBy
      ? []
      : [t("history.typedBy", { who: entry.savedBy })]),
    ...(entry.endedAt === null
      ? []
      : [
          t("history.endedBy", {
            when: formatInstant(entry.endedAt, language),
            who: entry.endedBy ?? "–",
          }),
        ]),
  ];
  return (
    <section className={cards["snugCard"]} aria-label={`${t("history.state")} ${entry.version}`}>
      <div className={classes["head"]}>
        <strong>
          <bdi>{`${formatInstant(entry.publishedAt ?? entry.savedAt, language)} · ${who}`}</bdi>
        </strong>
        <StatusBadge tone={TONES[state]} label={t(`state.${state}`)} />
      </div>
      <p className={classes["quiet"]}>
        <bdi>{facts.join(" · ")}</bdi>
      </p>
      {lines.length === 0 ? (
        <p className={classes["quiet"]}>{t(isFirst ? "history.noDifference" : "history.same")}</p>
      ) : (
        <DifferenceLines
          lines={lines}
          before={t("history.before")}
          after={t("history.after")}
          testId="history-differences"
        />
      )}
      {added + removed + changed > examples.length ? (
        <p className={classes["quiet"]}>
          {t("history.laneCounts", {
            added: formatNumber(added, language),
            removed: formatNumber(removed, language),
            changed: formatNumber(changed, language),
          })}
        </p>
      ) : null}
    </section>
  );
}
