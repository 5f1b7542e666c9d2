import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "../../../lib/statistics/statistics.module.css";

interface PeriodFigure {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** against the days before; undefined: they had nothing to compare with */
  readonly change: string | undefined;
  /** the list of what is counted; undefined where there is no such list */
  readonly to: string | undefined;
  readonly hint?: string | undefined;
}

interface PeriodFiguresProps {
  readonly figures: readonly PeriodFigure[];
  /** the days before, in words */
  readonly period: string;
}

/** Sums of a period, each with its change against the days before and the list behind it. */
export function PeriodFigures({ figures, period }: PeriodFiguresProps) {
  const { t } = useTranslation("statistics");
  return (
    <dl className={classes["figures"]}>
      {figures.map(({ id, label, text, change, to, hint }) => (
        <div key={id} data-testid={`figure-${id}`}>
          <dt>{label}</dt>
          <dd>
            {to === undefined ? (
              <bdi>{text}</bdi>
            ) : (
              <Anchor component={Link} inherit to={to}>
                <bdi>{text}</bdi>
              </Anchor>
            )}
            <span className={classes["change"]}>
              <bdi>{change === undefined ? t("hint.none") : t("hint.change", { change, period })}</bdi>
            </span>
            {hint === undefined ? null : <span className={classes["change"]}>{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
