import type { ListedOption, PricedRequest } from "@kilolane/contract";
import { Button, Text } from "@mantine/core";
import { type KeyboardEvent, useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import type { OptionChoice } from "./use-option-choice.ts";
import type { LivePricing } from "./use-live-pricing.ts";
import { offeredOrders, optionKey, sortOptions, type OptionOrder } from "./sort-options.ts";
import { groupByLevel } from "./group-by-level.ts";
import { labelOptions } from "./option-labels.ts";
import { OptionRow, OptionsHead } from "./option-row.tsx";
import { Segments } from "../../../ui/segments.tsx";
import optionRows from "./option-row.module.css";
import classes from "./options-panel.module.css";
import type { UnsettledEdits } from "./use-unsettled-edits.ts";

const askAirline = async () => import("./ask-airline-panel.tsx");
const AskAirlinePanel = lazyPart(async () => ({ default: (await askAirline()).AskAirlinePanel }));
const RepricedOptions = lazyPart(async () => ({
  default: (await import("./repriced-options.tsx")).RepricedOptions,
}));
const ExcludedRates = lazyPart(async () => ({
  default: (await import("./excluded-rates.tsx")).ExcludedRates,
}));
const ComparePanel = lazyPart(async () => ({ default: (await import("./compare-panel.tsx")).ComparePanel }));

interface PricedOptionsProps {
  readonly priced: PricedRequest;
  readonly pricing: LivePricing;
  readonly choice: OptionChoice;
  readonly unsettled: UnsettledEdits;
  /** chooses an option, saves and mails it */
  readonly onMail: (option: ListedOption) => void;
}

/** The priced options in the order that is asked for, and what goes with them. */
export function PricedOptions({ priced, pricing, choice, unsettled, onMail }: PricedOptionsProps) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const language = useLanguage();
  const [chosenOrder, setOrder] = useState<OptionOrder>("best");
  const orders = offeredOrders(priced.options);
  const order = orders.includes(chosenOrder) ? chosenOrder : "best";
  const options = useMemo(() => sortOptions(priced.options, order), [priced.options, order]);
  const commonFlags = useMemo(() => flagsOfAll(priced.options), [priced.options]);
  const labels = useMemo(() => labelOptions(priced.options), [priced.options]);
  const groups = useMemo(() => groupByLevel(options), [options]);
  const [isComparing, setComparing] = useState(false);
  const count = choice.compared.length;

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
          <Button
            size="compact-sm"
            variant={isComparing && count > 1 ? "light" : "default"}
            className={classes.compare}
            aria-pressed={isComparing && count > 1}
            disabled={count < 2}
            onClick={() => setComparing(!isComparing)}
          >
            {count < 2 ? t("option.compare") : isComparing ? t("compare.back") : t("compare.open", { count })}
          </Button>
        ) : null}
        {options.length > 1 ? (
          <Segments
            size="xs"
            className={classes.order}
            aria-label={t("option.sort")}
            value={order}
            onChange={setOrder}
            data={orders.map((entry) => ({ value: entry, label: t(`option.${entry}`) }))}
          />
        ) : null}
      </div>
      {commonFlags.map((flag) => (
        <p key={flag} className={classes.note} data-mark="flags">
          {text("flag", flag)}
        </p>
      ))}
      {priced.gone.length > 0 || priced.options.some(({ was }) => was !== undefined) ? (
        <RepricedOptions priced={priced} onPriced={pricing.setPriced} />
      ) : null}
      {isComparing && count > 1 ? (
        <ComparePanel priced={priced} choice={choice} labels={labels} />
      ) : (
        <div
          className={classes.list}
          data-old={pricing.isPricing || undefined}
          onKeyDown={(event) => {
            const at = rowsIn(event.currentTarget).findIndex((row) => row === event.target);
            const option = groups.flatMap((group) => group.entries)[at];
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return moveAmongRows(event);
            if (option === undefined) return undefined;
            event.preventDefault();
            return onMail(option);
          }}
          role="presentation"
        >
          {groups.map(({ level, entries: grouped }) => (
            <section
              key={level ?? "all"}
              className={optionRows.list}
              aria-label={level === null ? undefined : t(`option.${level}`)}
            >
              <OptionsHead level={level} count={grouped.length} />
              <ol>
                {grouped.map((option) => (
                  <li key={optionKey(option)}>
                    <OptionRow
                      option={option}
                      labels={labels.get(optionKey(option)) ?? []}
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
            </section>
          ))}
        </div>
      )}
      {priced.excluded.length === 0 ? null : <ExcludedRates excluded={priced.excluded} />}
      <AskAirlinePanel priced={priced} isOnly={options.length === 0} onPriced={pricing.setPriced} />
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

const rowsIn = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>("[data-option-toggle]"),
];

/** Arrow keys go from row to row, as in a list; Enter on one unfolds it. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const rows = rowsIn(event.currentTarget);
  const at = rows.findIndex((row) => row === event.target);
  if (step === 0 || at === -1) return;
  event.preventDefault();
  rows[at + step]?.focus();
}
