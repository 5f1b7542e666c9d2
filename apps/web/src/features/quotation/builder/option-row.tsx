import type { ListedOption } from "@kilolane/contract";
import { Badge, Checkbox } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronRight } from "@tabler/icons-react";
import { type MouseEvent, useId, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDateRange } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber, formatPercent } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePerKgText } from "../use-per-kg-text.ts";
import { useTransitText } from "../use-transit-text.ts";
import { AirlineIdentity } from "./airline-identity.tsx";
import { ChooseButton } from "./choose-button.tsx";
import { OptionFacts, OptionHints } from "./option-card.tsx";
import type { OptionChargesProps } from "./option-charges.tsx";
import type { OptionLabel } from "./option-labels.ts";
import { OptionNotes } from "./option-notes.tsx";
import classes from "./option-row.module.css";
import type { OptionChoice } from "./use-option-choice.ts";

const OptionCharges = lazyPart(async () => ({
  default: (await import("./option-charges.tsx")).OptionCharges,
}));

interface OptionRowProps extends OptionChargesProps {
  readonly labels: readonly OptionLabel[];
  readonly knownFlags: readonly string[];
  readonly choice: OptionChoice;
}

interface OptionsHeadProps {
  /** named where there are options of two levels */
  readonly level: "standard" | "priority" | null;
  readonly count: number;
}

/** Names the columns of the rows below, and their service level. */
export function OptionsHead({ level, count }: OptionsHeadProps) {
  const { t } = useTranslation("quotation");
  return (
    <div className={classes.head}>
      <h3>
        {level === null ? (
          t("ask.airline")
        ) : (
          <>
            <strong>{t(`option.${level}`)}</strong> {t("option.count", { count })}
          </>
        )}
      </h3>
      <span className={classes.travel}>{t("option.dates")}</span>
      <span className={classes.price}>{t("option.total")}</span>
      <span className={classes.profit}>{t("charge.profit")}</span>
      <span className={classes.headCompare}>{t("option.compare")}</span>
    </div>
  );
}

/** One airline's offer on one row; a click on it, or its key, unfolds facts, charges and margin under it. */
export function OptionRow(props: OptionRowProps) {
  const compareId = useId();
  const { option, choice } = props;
  const { t } = useTranslation("quotation");
  const isRefused = props.unsettled.refused.includes(option.quote_id);
  const [isToggledOpen, open] = useDisclosure(false);
  const isOpen = isToggledOpen || isRefused;
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isChosen = choice.isChosen(option);
  const name = option.airline?.name ?? "";
  const toggle = (event: MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest("button, label, input");
    // Text that somebody marks to copy is no click on the row.
    if (!isControl && getSelection()?.type !== "Range") open.toggle();
  };

  return (
    <article
      className={classes.row}
      data-chosen={isChosen || undefined}
      aria-label={name}
      data-testid="option"
    >
      {/* The pointer's wider target of the button in it, which is what keys and screen readers use. */}
      <div className={classes.line} onClick={toggle} role="presentation">
        <button
          type="button"
          className={classes.open}
          aria-label={t("option.details")}
          aria-expanded={isOpen}
          data-option-toggle
          onClick={open.toggle}
        >
          <IconChevronRight size={16} aria-hidden />
        </button>
        <RowIdentity option={option} />
        <RowTravel option={option} />
        <OptionNotes option={option} labels={props.labels} known={props.knownFlags} />
        <RowPrice option={option} floorPercent={option.floorPercent ?? props.floorPercent} />
        <ChooseButton
          className={classes.choose}
          isChosen={isChosen}
          onToggle={() => choice.toggleChosen(option)}
        />
        <label htmlFor={compareId} className={`kl-check ${classes.compare ?? ""}`}>
          <Checkbox
            id={compareId}
            size="xs"
            aria-label={t("option.compare")}
            title={
              choice.canCompareMore || choice.isCompared(option) ? t("option.compare") : t("compare.limit")
            }
            checked={choice.isCompared(option)}
            disabled={!choice.canCompareMore && !choice.isCompared(option)}
            onChange={() => choice.toggleCompared(option)}
          />
        </label>
      </div>
      {wasOpen ? (
        // what was typed and refused stays typed while the row is closed
        <div hidden={!isOpen} className={classes.details}>
          <OptionFacts option={option} />
          <OptionHints option={option} known={props.knownFlags} withoutReason />
          <OptionCharges {...props} />
        </div>
      ) : null}
    </article>
  );
}

/** Airline, kind of rate, and the aircraft where it is a freighter. */
function RowIdentity({ option }: { readonly option: ListedOption }) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  return (
    <AirlineIdentity airline={option.airline} classes={classes}>
      <Badge size="xs" tt="none" variant="light" color={option.rate?.type === "spot" ? "amber" : "ink"}>
        {text("rateType", option.rate?.type ?? "manual")}
      </Badge>
      {option.aircraft === "freighter" ? (
        <span className={classes.quiet}>{t("option.freighter")}</span>
      ) : null}
    </AirlineIdentity>
  );
}

function RowTravel({ option }: { readonly option: ListedOption }) {
  const language = useLanguage();
  const transit = useTransitText();
  const { departs_on: departs, arrives_on: arrives } = option;
  return (
    <div className={classes.travel}>
      {departs === null ? null : (
        <span data-testid="option-dates">{formatDateRange(departs, arrives ?? departs, language)}</span>
      )}
      <span className={classes.quiet}>{transit(option.transit_days)}</span>
    </div>
  );
}

interface RowPriceProps {
  readonly option: ListedOption;
  readonly floorPercent: string;
}

function RowPrice({ option, floorPercent }: RowPriceProps) {
  const { t } = useTranslation("quotation");
  const perKg = usePerKgText();
  const language = useLanguage();
  const money = (value: string) => formatMoney(value, option.currency, language);
  return (
    <>
      <div className={classes.price}>
        <bdi className={classes.total} data-testid="option-total" data-mark="price">
          {money(option.sellTotal)}
        </bdi>
        <bdi className={classes.quiet}>{perKg(option)}</bdi>
      </div>
      <div
        className={option.belowFloor ? classes.warn : classes.profit}
        data-mark="profit"
        title={
          option.belowFloor
            ? t("margin.belowFloor", { percent: formatNumber(floorPercent, language) })
            : undefined
        }
      >
        <bdi>{money(option.profit)}</bdi>
        <bdi className={classes.percent}>{formatPercent(option.marginPercent, language)}</bdi>
      </div>
    </>
  );
}
