import type { ListedOption, PricedRequest } from "@kilolane/contract";
import { Button, Loader, SegmentedControl, Text } from "@mantine/core";
import { lazy, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { OptionChoice } from "./use-option-choice.ts";
import type { LivePricing } from "./use-live-pricing.ts";
import { offeredOrders, OPTION_ORDERS, optionKey, sortOptions, type OptionOrder } from "./sort-options.ts";
import { ExcludedRates } from "./excluded-rates.tsx";
import { OptionCard } from "./option-card.tsx";
import { OptionsIncomplete } from "./options-incomplete.tsx";
import classes from "./options-panel.module.css";
import type { UnsettledEdits } from "./use-unsettled-edits.ts";

const AskAirlinePanel = lazy(async () => ({
  default: (await import("./ask-airline-panel.tsx")).AskAirlinePanel,
}));
const RepricedOptions = lazy(async () => ({
  default: (await import("./repriced-options.tsx")).RepricedOptions,
}));
const ComparePanel = lazy(async () => ({ default: (await import("./compare-panel.tsx")).ComparePanel }));

interface OptionsPanelProps {
  readonly pricing: LivePricing;
  readonly choice: OptionChoice;
  readonly unsettled: UnsettledEdits;
}

/** Every airline's option with its reason; old prices stay, dimmed, until the new ones are there. */
export function OptionsPanel({ pricing, choice, unsettled }: OptionsPanelProps) {
  const { t } = useTranslation("quotation");
  const { priced, failure, isPricing } = pricing;
  if (priced === null) {
    if (isPricing) {
      return (
        <div className={classes.state}>
          <Loader size="sm" />
          <Text>{t("option.waiting")}</Text>
        </div>
      );
    }
    return failure && failure.fields.length === 0 ? (
      <div className={classes.state} role="alert">
        <Text>{failure.title === "" ? t("option.failed") : failure.title}</Text>
        <Button variant="light" onClick={pricing.priceNow}>
          {t("option.retry")}
        </Button>
      </div>
    ) : (
      <OptionsIncomplete missing={pricing.missing} />
    );
  }
  return <PricedOptions priced={priced} pricing={pricing} choice={choice} unsettled={unsettled} />;
}

interface PricedOptionsProps extends OptionsPanelProps {
  readonly priced: PricedRequest;
}

function PricedOptions({ priced, pricing, choice, unsettled }: PricedOptionsProps) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const language = useLanguage();
  const [chosenOrder, setOrder] = useState<OptionOrder>("best");
  const orders = offeredOrders(priced.options);
  const order = orders.includes(chosenOrder) ? chosenOrder : "best";
  const options = useMemo(() => sortOptions(priced.options, order), [priced.options, order]);
  const commonFlags = useMemo(() => flagsOfAll(priced.options), [priced.options]);
  const winners = useMemo(() => winnersOf(priced.options), [priced.options]);

  return (
    <section aria-label={t("section.options")} aria-busy={pricing.isPricing} className={classes.panel}>
      <div className={classes.head}>
        <Text fw={600} component="h2" className={classes.title}>
          {t("option.count", { count: options.length })}
        </Text>
        <Text size="xs" c="dimmed" aria-live="polite">
          {pricing.isPricing
            ? t("option.updating")
            : pricing.tookMs === null
              ? null
              : t("option.pricedIn", { time: `${formatNumber(Math.round(pricing.tookMs), language)} ms` })}
        </Text>
        {options.length > 1 ? (
          <SegmentedControl
            size="sm"
            className={classes.order}
            aria-label={t("option.sort")}
            value={order}
            onChange={(value) => setOrder(OPTION_ORDERS.find((entry) => entry === value) ?? "best")}
            data={orders.map((entry) => {
              const winner = winners[entry];
              const figure = winner ? formatMoney(winner.sellTotal, winner.currency, language) : "";
              return { value: entry, label: `${t(`option.${entry}`)} ${figure}` };
            })}
          />
        ) : null}
      </div>
      {commonFlags.map((flag) => (
        <p key={flag} className={classes.note}>
          {text("flag", flag)}
        </p>
      ))}
      <Suspense>
        {priced.gone.length > 0 || priced.options.some(({ was }) => was !== undefined) ? (
          <RepricedOptions priced={priced} onPriced={pricing.setPriced} />
        ) : null}
      </Suspense>
      <Suspense>
        {choice.compared.length > 1 ? <ComparePanel priced={priced} choice={choice} /> : null}
      </Suspense>
      <ol className={pricing.isPricing ? classes.dimmed : classes.list}>
        {options.map((option, index) => (
          <li key={optionKey(option)}>
            <OptionCard
              option={option}
              place={index + 1}
              requestId={priced.request_id}
              version={priced.version}
              floorPercent={priced.marginFloorPercent}
              knownFlags={commonFlags}
              choice={choice}
              onPriced={pricing.setPriced}
              unsettled={unsettled}
            />
          </li>
        ))}
      </ol>
      <ExcludedRates excluded={priced.excluded} />
      <Suspense>
        <AskAirlinePanel priced={priced} isOnly={options.length === 0} onPriced={pricing.setPriced} />
      </Suspense>
    </section>
  );
}

/** Flags that every option carries belong to the shipment: they are said once, not on every card. */
function flagsOfAll(options: readonly ListedOption[]): readonly string[] {
  const [first, ...others] = options;
  if (first === undefined || others.length === 0) return [];
  return first.flags.filter(
    (flag) => flag !== "demonstration" && others.every((option) => option.flags.includes(flag)),
  );
}

function winnersOf(options: readonly ListedOption[]): Record<OptionOrder, ListedOption | undefined> {
  const first = (order: OptionOrder) => sortOptions(options, order)[0];
  return { best: first("best"), price: first("price"), transit: first("transit"), co2: first("co2") };
}
