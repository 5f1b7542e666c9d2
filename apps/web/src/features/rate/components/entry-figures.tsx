import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { EntryStatistics } from "../statistics-queries.ts";
import classes from "../../../lib/statistics/statistics.module.css";

/** The sums of a period. */
export function EntryFigures({ statistics }: { readonly statistics: EntryStatistics }) {
  const { t } = useTranslation("entry");
  const language = useLanguage();
  const { entries, published, errorsFound } = statistics;
  const perHundred = entries === 0 ? 0 : (errorsFound / entries) * 100;
  const figures = [
    ["entries", formatNumber(entries, language)],
    ["published", formatNumber(published, language)],
    ["errors", formatNumber(errorsFound, language)],
    ["rate", formatNumber(perHundred.toFixed(1), language)],
  ] as const;
  return (
    <dl className={classes["figures"]}>
      {figures.map(([id, figure]) => (
        <div key={id} data-testid={`figure-${id}`}>
          <dt>{t(`figure.${id}`)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
