import type { ListedOption } from "@kilolane/contract";
import { Badge, Button, Checkbox } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCheck, IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber, formatPercent } from "../../../lib/format/numbers.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { OptionChoice } from "./use-option-choice.ts";
import { Measure } from "../components/measure.tsx";
import { useScopeText } from "../use-scope-text.ts";
import { useHandOverText, useTransitText, useTravelText } from "../use-transit-text.ts";
import type { OptionChargesProps } from "./option-charges.tsx";
import classes from "./option-card.module.css";

const OptionCharges = lazy(async () => ({ default: (await import("./option-charges.tsx")).OptionCharges }));

interface OptionCardProps extends OptionChargesProps {
  readonly place: number;
  readonly knownFlags: readonly string[];
  readonly choice: OptionChoice;
}

/** One airline's offer on one line; charges and margin unfold under it. */
export function OptionCard(props: OptionCardProps) {
  const { option, place, choice } = props;
  const { t } = useTranslation("quotation");
  const isRefused = props.unsettled.refused.includes(option.quote_id);
  const [isToggledOpen, open] = useDisclosure(false);
  const isOpen = isToggledOpen || isRefused;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isChosen = choice.isChosen(option);
  const name = option.airline?.name ?? "";

  return (
    <article className={isChosen ? classes.chosen : classes.card} aria-label={name} data-testid="option">
      <div className={classes.line}>
        <span className={classes.place}>{String(place)}</span>
        <OptionIdentity option={option} />
        <OptionFacts option={option} />
        <OptionPrice option={option} floorPercent={props.floorPercent} />
        <div className={classes.actions}>
          <Button
            size="compact-md"
            variant={isChosen ? "filled" : "light"}
            aria-pressed={isChosen}
            leftSection={isChosen ? <IconCheck size={16} /> : null}
            onClick={() => choice.toggleChosen(option)}
          >
            {isChosen ? t("option.chosen") : t("option.choose")}
          </Button>
          <div className={classes.minor}>
            <Checkbox
              title={choice.canCompareMore || choice.isCompared(option) ? undefined : t("compare.limit")}
              size="xs"
              label={t("option.compare")}
              checked={choice.isCompared(option)}
              disabled={!choice.canCompareMore && !choice.isCompared(option)}
              onChange={() => choice.toggleCompared(option)}
            />
            <Button
              size="compact-xs"
              px={4}
              variant="subtle"
              aria-expanded={isOpen}
              rightSection={isOpen ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
              onClick={open.toggle}
            >
              {t("option.details")}
            </Button>
          </div>
        </div>
      </div>
      <OptionHints option={option} known={props.knownFlags} />
      {wasOpen ? (
        // what was typed and refused stays typed while the card is closed
        <div hidden={!isOpen}>
          <Suspense>
            <OptionCharges {...props} />
          </Suspense>
        </div>
      ) : null}
    </article>
  );
}

/** Airline, kind of rate and aircraft. */
export function OptionIdentity({ option }: { readonly option: ListedOption }) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  return (
    <div className={classes.identity}>
      <bdi className={classes.airline}>
        {option.airline?.iata ? <span className={classes.code}>{option.airline.iata}</span> : null}
        {option.airline?.name}
      </bdi>
      <span className={classes.badges}>
        <Badge size="sm" variant="light" color={option.rate?.type === "spot" ? "amber" : "ink"}>
          {text("rateType", option.rate?.type ?? "manual")}
        </Badge>
        {option.serviceLevel === "priority" && option.rate?.type !== "priority" ? (
          <Badge size="sm" variant="outline">
            {t("option.priority")}
          </Badge>
        ) : null}
        <span className={classes.quiet}>{t(`option.${option.aircraft}`)}</span>
      </span>
    </div>
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
      <span>
        <strong>{transit(option.transit_days)}</strong> {weight(option.chargeableWeight)}
      </span>
      {travel === null ? null : <span data-testid="option-travel">{travel}</span>}
      {handOver === null ? null : <span className={classes.quiet}>{handOver}</span>}
      <span className={classes.quiet}>
        {t("option.co2Kg", { kg: formatNumber(option.co2Kg, language, 0) })}
      </span>
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
  const language = useLanguage();
  const money = (value: string) => formatMoney(value, option.currency, language);
  return (
    <div className={classes.price}>
      <bdi className={classes.total} data-testid="option-total">
        {money(option.sellTotal)}
      </bdi>
      <bdi className={classes.quiet}>
        {t("option.perKg", {
          amount: formatMoney(option.sellPerKg, option.currency, language, 4),
          unit: option.weightUnit,
        })}
      </bdi>
      <bdi className={option.belowFloor ? classes.warn : classes.profit}>
        <bdi>{money(option.profit)}</bdi> <bdi>{formatPercent(option.marginPercent, language)}</bdi>
        {option.belowFloor ? ` · ${t("margin.belowFloor", { percent: floorPercent })}` : null}
      </bdi>
    </div>
  );
}

/** Why the order is not that of the prices, in so many words once (pricing rules §4); `cheapest` is said of that one. */
const TOLD_REASONS = ["cheapest", "spot-first", "contract-first", "promo-first", "cheaper-below"];

function toldReason(reasons: readonly string[]): string | undefined {
  return TOLD_REASONS.find((reason) => reasons.includes(reason));
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
}

/** What a person on the phone should say before naming the price: savings, limits, cheaper rates below. */
export function OptionHints({ option, known = [] }: OptionHintsProps) {
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
  const reason = toldReason(option.reasons ?? []);
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
