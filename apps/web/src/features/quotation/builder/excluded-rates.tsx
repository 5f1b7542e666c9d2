import type { ExcludedRate } from "@kilolane/contract";
import { Badge } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import classes from "./excluded-rates.module.css";
import { groupExclusions } from "./group-exclusions.ts";

interface ExcludedRatesProps {
  readonly excluded: readonly ExcludedRate[];
}

/**
 * 'Rates not offered': every candidate that was excluded, each with its one reason (pricing-rules.md §4) and the figure
 * that failed; what a person could change comes first, rates of other goods types are one folded line.
 */
export function ExcludedRates({ excluded }: ExcludedRatesProps) {
  const { t } = useTranslation("quotation");
  if (excluded.length === 0) return null;
  const { changeable, otherGoods } = groupExclusions(excluded);
  return (
    <details className={classes.box} data-testid="excluded-rates" data-mark="excluded">
      <summary>{t("excluded.title", { count: excluded.length })}</summary>
      {changeable.length > 0 ? <RateList rates={changeable} /> : null}
      {otherGoods.length > 0 ? (
        <details className={classes.folded}>
          <summary>{t("excluded.otherGoods", { count: otherGoods.length })}</summary>
          <RateList rates={otherGoods} />
        </details>
      ) : null}
    </details>
  );
}

function RateList({ rates }: { readonly rates: readonly ExcludedRate[] }) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  return (
    <ul className={classes.list}>
      {rates.map((rate) => (
        <li key={rate.rate_id}>
          <bdi className={classes.airline}>{rate.airline}</bdi>
          <span className={classes.quiet}>{text("rateType", rate.rateType)}</span>
          <Badge size="sm" variant="light" color="gray">
            {t(`excluded.${rate.reason}`)}
          </Badge>
          <FailedFigure rate={rate} />
        </li>
      ))}
    </ul>
  );
}

/** The figure that failed beside its limit, in the units of the form; of a reason without one what the rate is for. */
function FailedFigure({ rate: { figure, detail } }: { readonly rate: ExcludedRate }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  if (figure === null) return detail === "" ? null : <bdi className={classes.quiet}>{detail}</bdi>;
  const { measure, bound, unit } = figure;
  if (measure === "departure") {
    const date = (day: string) => formatDate(day, language, "medium");
    const words = { actual: date(figure.actual), limit: date(figure.limit) };
    return <span>{t(bound === "most" ? "excluded.ended" : "excluded.begins", words)}</span>;
  }
  const amount = (value: string) => `\u2068${formatNumber(value, language, [0, 1])} ${unit}\u2069`;
  const words = {
    measure: t(`excluded.measure.${measure}`),
    actual: amount(figure.actual),
    limit: amount(figure.limit),
  };
  return <span>{t(`excluded.${bound}`, words)}</span>;
}
