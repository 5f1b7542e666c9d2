import type { ListedOption } from "@kilolane/contract";
import { Badge } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber, formatPercent } from "../../../lib/format/numbers.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Measure } from "../components/measure.tsx";
import { usePerKgText } from "../use-per-kg-text.ts";
import { useScopeText } from "../use-scope-text.ts";
import { useHandOverText, useTransitText, useTravelText } from "../use-transit-text.ts";
import { AirlineIdentity } from "./airline-identity.tsx";
import classes from "./option-card.module.css";

/** Airline, kind of rate and aircraft. */
export function OptionIdentity({ option }: { readonly option: ListedOption }) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  return (
    <AirlineIdentity airline={option.airline} classes={classes}>
      <Badge size="sm" variant="light" color={option.rate?.type === "spot" ? "amber" : "ink"}>
        {option.rateClass === "" ? t("list.typeOf.manual") : text("rateType", option.rate?.type ?? "manual")}
      </Badge>
      {option.serviceLevel === "priority" && option.rate?.type !== "priority" ? (
        <Badge size="sm" variant="outline">
          {t("option.priority")}
        </Badge>
      ) : null}
      <span className={classes.quiet}>{t(`option.${option.aircraft}`)}</span>
    </AirlineIdentity>
  );
}

/** Days, emission, weight and validity. */
export function OptionFacts({ option }: { readonly option: ListedOption }) {
  const { t } = useTranslation("quotation");
  const transit = useTransitText();
  const travel = useTravelText()(option);
  const handOver = useHandOverText()(option);
  const language = useLanguage();
  const weight = (value: string) => <Measure value={formatWeight(value, option.weightUnit, language)} />;
  return (
    <div className={classes.facts}>
      <strong>{transit(option.transit_days)}</strong>
      {weight(option.chargeableWeight)}
      {travel === null ? null : <span data-testid="option-travel">{travel}</span>}
      {handOver === null ? null : <span className={classes.quiet}>{handOver}</span>}
      {option.co2Kg === "" ? null : (
        <span className={classes.quiet}>
          {t("option.co2Kg", { kg: formatNumber(option.co2Kg, language, 0) })}
        </span>
      )}
      <span className={classes.quiet}>
        {t("option.validUntil", { date: formatDate(option.validUntil, language, "short") })}
      </span>
    </div>
  );
}

interface OptionPriceProps {
  readonly option: ListedOption;
  readonly floorPercent: string;
}

/** The price with what is earned by it. */
export function OptionPrice({ option, floorPercent }: OptionPriceProps) {
  const { t } = useTranslation("quotation");
  const perKg = usePerKgText();
  const language = useLanguage();
  const money = (value: string) => formatMoney(value, option.currency, language);
  return (
    <div className={classes.price}>
      <bdi className={classes.total} data-testid="option-total">
        {money(option.sellTotal)}
      </bdi>
      <bdi className={classes.quiet}>{perKg(option)}</bdi>
      <bdi className={option.belowFloor ? classes.warn : classes.profit}>
        <bdi>{money(option.profit)}</bdi> <bdi>{formatPercent(option.marginPercent, language)}</bdi>
        {option.belowFloor
          ? ` · ${t("margin.belowFloor", { percent: formatNumber(floorPercent, language) })}`
          : null}
      </bdi>
    </div>
  );
}

/** Why the order is not that of the prices, in so many words once (pricing rules §4); `cheapest` is said of that one. */
const RANKING_REASONS = ["cheapest", "spot-first", "contract-first", "promo-first", "cheaper-below"];

/** The one reason that is said of an option's place in the list. */
export function rankingReason(reasons: readonly string[]): string | undefined {
  return RANKING_REASONS.find((reason) => reasons.includes(reason));
}

interface OptionHintsProps {
  readonly option: Pick<
    ListedOption,
    "flags" | "savings" | "weightUnit" | "currency" | "positions" | "surchargesInside" | "unpriced"
  > & {
    readonly reasons?: readonly string[];
  };
  /** flags said once above all options */
  readonly known?: readonly string[];
  /** the row above says it already */
  readonly withoutReason?: boolean;
}

/** What a person on the phone should say before naming the price: savings, limits, cheaper rates below. */
export function OptionHints({ option, known = [], withoutReason = false }: OptionHintsProps) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const language = useLanguage();
  const weight = (value: string) => {
    const { figure, unit } = formatWeight(value, option.weightUnit, language);
    return `${figure} ${unit}`;
  };
  const { positions } = option;
  const scope = useScopeText();
  const hints = [
    ...scope(option),
    ...option.flags
      .filter((flag) => flag !== "demonstration" && !known.includes(flag))
      .map((flag) => text("flag", flag)),
    ...(positions === undefined
      ? []
      : [
          t("option.positions", {
            count: positions.count,
            base: `\u2068${positions.lengthCm} × ${positions.widthCm} cm\u2069`,
          }),
        ]),
  ];
  const savings = option.savings
    ? t("option.saves", {
        weight: weight(option.savings.ratedAs),
        amount: formatMoney(option.savings.saved, option.currency, language),
      })
    : null;
  const reason = withoutReason ? undefined : rankingReason(option.reasons ?? []);
  if (hints.length === 0 && savings === null && reason === undefined) return null;
  return (
    <ul className={classes.hints}>
      {reason === undefined ? null : (
        <li className={classes.reason} data-testid="option-reason">
          {text("reason", reason)}
        </li>
      )}
      {savings === null ? null : <li className={classes.saving}>{savings}</li>}
      {hints.map((hint) => (
        <li key={hint}>{hint}</li>
      ))}
    </ul>
  );
}
