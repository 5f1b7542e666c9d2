import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatAmount, formatMoney } from "../../../lib/format/money.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Figure } from "../../../ui/figure.tsx";
import type { RatePreview } from "../queries.ts";
import type { RateDraft } from "../rate-draft.ts";
import { bandOf } from "../try-shipment.ts";
import classes from "./rate-editor.module.css";

interface TryResultProps {
  readonly draft: RateDraft;
  readonly preview: RatePreview;
  readonly isStale: boolean;
}

/** Rates take four decimals (product.md §10). */
const RATE_DECIMALS = 4;

/** The price of the test shipment: what it weighs, the break that won, line by line, and how it came about. */
export function TryResult({ draft, preview, isStale }: TryResultProps) {
  const { t } = useTranslation("rate");
  const language = useLanguage();
  const { currency, weightUnit, appliedRate, ratedWeight, savings } = preview;
  const weigh = (weight: string) => {
    const { figure, unit } = formatWeight(weight, weightUnit, language);
    return `${figure} ${unit}`;
  };
  const band = ratedWeight === null ? null : bandOf(draft, ratedWeight);
  const won =
    appliedRate === null || ratedWeight === null || band === null
      ? t("try.minimum")
      : t("try.won", {
          band: weigh(band),
          weight: weigh(ratedWeight),
          rate: formatMoney(appliedRate, currency, language, RATE_DECIMALS),
        });
  return (
    <div className={classes["result"]} data-stale={isStale || undefined} aria-live="polite">
      <div className={classes["head"]}>
        <span>{t("try.chargeable")}</span>
        <Figure {...formatWeight(preview.chargeableWeight, weightUnit, language)} size="large" />
      </div>
      <p className={classes["quiet"]} data-testid="try-won">
        {won}
        {savings === null
          ? ""
          : ` ${t("try.saves", { weight: weigh(savings.ratedAs), amount: formatMoney(savings.saved, currency, language) })}`}
      </p>
      <table className={classes["lines"]}>
        <tbody>
          <tr>
            <td>{t("try.freight", { class: preview.rateClass })}</td>
            <td>
              <Figure figure={formatAmount(preview.weightCharge, currency, language)} />
            </td>
          </tr>
          {preview.charges.map((charge, index) => (
            <tr key={`${charge.label} ${index}`}>
              <td>
                <bdi>{charge.label}</bdi>
              </td>
              <td>
                <Figure figure={formatAmount(charge.amount, currency, language)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{t("try.total")}</td>
            <td data-testid="try-total">
              <Figure figure={formatMoney(preview.total, currency, language)} size="large" />
            </td>
          </tr>
        </tfoot>
      </table>
      <details className={classes["more"]}>
        <summary>{t("try.trace")}</summary>
        <ol className={classes["trace"]}>
          {preview.trace.map((step, index) => (
            <li key={`${step.step} ${index}`}>
              <bdi dir="ltr">{step.text}</bdi>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
