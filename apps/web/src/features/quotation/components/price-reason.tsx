import type { QuoteOption } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { findBreaks } from "../find-breaks.ts";
import classes from "../builder/option-charges.module.css";

/** Rates take four decimals (product.md §10). */
const RATE_DECIMALS = 4;

/** Why an option costs what it costs, in sentences: the weight that counts, the break that is billed, what it saves. */
export function PriceReason({ option }: { readonly option: QuoteOption }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const { currency, weightUnit, chargeableWeight, grossWeight, volumeWeight, ratedWeight, savings } = option;
  const weigh = (weight: string) => {
    const { figure, unit } = formatWeight(weight, weightUnit, language);
    return `\u2068${figure} ${unit}\u2069`;
  };
  const money = (amount: string, decimals?: number) =>
    `\u2068${formatMoney(amount, currency, language, decimals)}\u2069`;
  const breaks = findBreaks(option);
  const billed = () => {
    if (breaks === null || ratedWeight === null) return t("why.minimum");
    const words = {
      weight: weigh(ratedWeight),
      rate: money(breaks.billed.buyRate, RATE_DECIMALS),
      break: weigh(breaks.billed.from),
    };
    if (savings === null) return t("why.billed", words);
    return t("why.cheaper", {
      ...words,
      ownWeight: weigh(chargeableWeight),
      ownRate: money(breaks.own.buyRate, RATE_DECIMALS),
      saved: money(savings.saved),
    });
  };
  const counted =
    volumeWeight === null
      ? null
      : t(Number(volumeWeight) > Number(grossWeight) ? "why.byVolume" : "why.byWeight", {
          weight: weigh(chargeableWeight),
          gross: weigh(grossWeight),
          volume: weigh(volumeWeight),
        });
  return (
    <ul className={classes.why} data-testid="price-reason" aria-label={t("why.title")}>
      {counted === null ? null : <li>{counted}</li>}
      {/* a typed price has no class: nothing was rated */}
      {option.rateClass !== "" && option.lines.some((line) => line.kind === "freight") ? (
        <li>{billed()}</li>
      ) : null}
      {savings?.sold === undefined ? null : (
        <li>{t("why.onPaper", { weight: weigh(savings.ratedAs), saved: money(savings.sold) })}</li>
      )}
    </ul>
  );
}

/** How the price was worked out, step by step: the name of each in words, its figures as a formula. */
export function CalculationTrace({ option }: { readonly option: QuoteOption }) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  if (option.trace.length === 0) return null;
  return (
    <details className={classes.trace}>
      <summary>{t("charge.trace")}</summary>
      <ol>
        {option.trace.map((step, index) => (
          <li key={`${step.step} ${String(index)}`}>
            <span className={classes.step}>{text("step", step.step)}</span> <bdi dir="ltr">{step.text}</bdi>
          </li>
        ))}
      </ol>
    </details>
  );
}
