import type { ListedOption, PricedRequest, QuoteOption } from "@kilolane/contract";
import { Button, Table } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate, formatDateRange } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber, formatPercent } from "../../../lib/format/numbers.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Measure } from "../components/measure.tsx";
import { optionQuery } from "../queries.ts";
import { useTransitText } from "../use-transit-text.ts";
import { ChooseButton } from "./choose-button.tsx";
import type { OptionLabel } from "./option-labels.ts";
import { optionKey } from "./sort-options.ts";
import type { OptionChoice } from "./use-option-choice.ts";
import classes from "./compare-panel.module.css";

interface ComparePanelProps {
  readonly priced: PricedRequest;
  readonly choice: OptionChoice;
  /** which option is the cheapest and the fastest of all, compared or not */
  readonly labels: ReadonlyMap<string, readonly OptionLabel[]>;
}

type Row = readonly [label: string, cell: (option: ListedOption) => ReactNode];

/** Up to four options side by side in the place of the list, with their charges, each to be chosen in its column. */
export function ComparePanel({ priced, choice, labels }: ComparePanelProps) {
  const { t } = useTranslation("quotation");
  const options = choice.compared;
  const facts = useFactRows(labels);
  const charges = useChargeRows(priced, options);
  return (
    <section className={classes.panel} aria-label={t("compare.title")}>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Button size="compact-xs" variant="subtle" onClick={choice.clearCompared}>
                {t("compare.clear")}
              </Button>
            </Table.Th>
            {options.map((option) => (
              <Table.Th key={optionKey(option)} scope="col">
                <bdi>{option.airline?.name}</bdi>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {[...facts, ...charges].map(([label, cell]) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              {options.map((option) => (
                <Table.Td key={optionKey(option)}>{cell(option)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
          <Table.Tr>
            <Table.Td />
            {options.map((option) => (
              <Table.Td key={optionKey(option)}>
                <ChooseButton
                  isChosen={choice.isChosen(option)}
                  onToggle={() => choice.toggleChosen(option)}
                />
              </Table.Td>
            ))}
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </section>
  );
}

/** What is said of an option besides its charges; the service level first, since levels are not alike. */
function useFactRows(labels: ComparePanelProps["labels"]): readonly Row[] {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const transit = useTransitText();
  const language = useLanguage();
  const mark = (option: ListedOption, label: OptionLabel) =>
    labels.get(optionKey(option))?.includes(label) === true ? <em>{t(`compare.${label}`)}</em> : null;
  const money = (option: ListedOption, value: string) => formatMoney(value, option.currency, language);
  return [
    [t("compare.service"), (option) => t(`option.${option.serviceLevel}`)],
    [t("charge.rate"), (option) => text("rateType", option.rate?.type ?? "manual")],
    [
      t("charge.total"),
      (option) => (
        <strong>
          {money(option, option.sellTotal)} {mark(option, "cheapest")}
        </strong>
      ),
    ],
    [
      t("charge.profit"),
      (option) => (
        <>
          <bdi>{money(option, option.profit)}</bdi> <bdi>{formatPercent(option.marginPercent, language)}</bdi>
        </>
      ),
    ],
    [
      t("option.transit"),
      (option) => (
        <>
          {option.departs_on === null
            ? null
            : `${formatDateRange(option.departs_on, option.arrives_on ?? option.departs_on, language)} · `}
          {transit(option.transit_days)} {mark(option, "fastest")}
        </>
      ),
    ],
    [
      t("weight.chargeable"),
      (option) => <Measure value={formatWeight(option.chargeableWeight, option.weightUnit, language)} />,
    ],
    [t("option.co2"), (option) => t("option.co2Kg", { kg: formatNumber(option.co2Kg, language, 0) })],
    [t("field.validUntil"), (option) => formatDate(option.validUntil, language)],
  ];
}

/** A row for every charge that one of the options has; the amounts are those that the client pays. */
function useChargeRows(priced: PricedRequest, options: readonly ListedOption[]): readonly Row[] {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const whole = useQueries({
    queries: options.map(({ quote_id: quoteId }) =>
      optionQuery({ requestId: priced.request_id, version: priced.version, quoteId }),
    ),
    combine: (answers) => answers.flatMap(({ data }) => (data === undefined ? [] : [data])),
  });
  const nameOf = (line: QuoteOption["lines"][number]) =>
    line.kind === "freight" ? t("charge.freight") : line.label;
  const names = [...new Set(whole.flatMap(({ lines }) => lines.map(nameOf)))];
  return names.map((name) => [
    name,
    (option) =>
      whole
        .filter(({ quote_id: id }) => id === option.quote_id)
        .flatMap(({ lines }) => lines.filter((line) => nameOf(line) === name))
        .map((line) => <bdi key={line.code}>{formatMoney(line.sell, option.currency, language)} </bdi>),
  ]);
}
