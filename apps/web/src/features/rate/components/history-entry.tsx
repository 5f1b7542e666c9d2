import type { RateHistoryEntry } from "@kilolane/contract";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import classes from "./rate-editor.module.css";

const TONES = { draft: "draft", live: "positive", superseded: "ended", "rolled-back": "negative" } as const;

type LanePrices = RateHistoryEntry["laneChanges"]["examples"][number]["before"];

/** The prices of a lane in one line: minimum first, then each range with its price. */
function pricesText(prices: LanePrices): string {
  if (prices === null) return "–";
  const bands = prices.bands.map(({ lowerRange, perUnitCharge }) => `+${lowerRange}: ${perUnitCharge}`);
  return [prices.minCharges, ...bands].join(" · ");
}

/** One state of a rate: who stored and published it, and what differs from the state before. */
export function HistoryEntry({ entry }: { readonly entry: RateHistoryEntry }) {
  const { t } = useTranslation("rate");
  const text = useCodeText("rate");
  const language = useLanguage();
  const { differences, laneChanges } = entry;
  const nameOf = (field: string) => {
    const [list = "", name = "", part = ""] = field.split(".");
    return list === "airlineSurcharges" && name !== ""
      ? [t("difference.surcharge", { name }), part].filter((word) => word !== "").join(" · ")
      : text("field", field);
  };
  const rows = [
    ...differences.map(({ field, before, after }) => ({
      name: nameOf(field),
      before: before ?? "–",
      after: after ?? "–",
    })),
    ...laneChanges.examples.map(({ fromStation, toStation, before, after }) => ({
      name: t("difference.lane", { name: `${fromStation}–${toStation}` }),
      before: pricesText(before),
      after: pricesText(after),
    })),
  ];
  const who = entry.publishedBy ?? entry.savedBy ?? "–";
  const when = formatInstant(entry.publishedAt ?? entry.savedAt, language);
  return (
    <section className={classes["card"]} aria-label={`${t("history.state")} ${entry.version}`}>
      <div className={classes["head"]}>
        <strong>
          <bdi>{`${when} · ${who}`}</bdi>
        </strong>
        <StatusBadge tone={TONES[entry.state]} label={t(`state.${entry.state}`)} />
      </div>
      {rows.length === 0 ? (
        <p className={classes["quiet"]}>{t("history.noDifference")}</p>
      ) : (
        <div className={classes["scroll"]}>
          <table className={classes["differences"]} data-testid="history-differences">
            <thead>
              <tr>
                <th scope="col">{t("difference.what")}</th>
                <th scope="col">{t("history.before")}</th>
                <th scope="col">{t("history.after")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">
                    <bdi>{row.name}</bdi>
                  </th>
                  <td>
                    <bdi>{row.before}</bdi>
                  </td>
                  <td>
                    <bdi>{row.after}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {laneChanges.added + laneChanges.removed + laneChanges.changed > laneChanges.examples.length ? (
        <p className={classes["quiet"]}>
          {t("history.laneCounts", {
            added: laneChanges.added,
            removed: laneChanges.removed,
            changed: laneChanges.changed,
          })}
        </p>
      ) : null}
    </section>
  );
}
