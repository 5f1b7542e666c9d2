import type { ListedOption, PricedRequest } from "@kilolane/contract";
import { Button, Table } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber, formatPercent } from "../../../lib/format/numbers.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { isArrivalKnown, optionKey, sortOptions } from "./sort-options.ts";
import type { OptionChoice } from "./use-option-choice.ts";
import classes from "./compare-panel.module.css";
import { Measure } from "../components/measure.tsx";
import { useTransitText } from "../use-transit-text.ts";

interface ComparePanelProps {
  readonly priced: PricedRequest;
  readonly choice: OptionChoice;
}

/** Up to four options side by side: the best figure of each row is marked. */
export function ComparePanel({ choice }: ComparePanelProps) {
  const { t } = useTranslation("quotation");
  const transit = useTransitText();
  const text = useCodeText("quotation");
  const language = useLanguage();
  const options = choice.compared;
  const cheapest = sortOptions(options, "price")[0];
  const fastest = sortOptions(options.filter(isArrivalKnown), "transit")[0];
  const money = (option: ListedOption, value: string) => formatMoney(value, option.currency, language);
  const rows: readonly (readonly [string, (option: ListedOption) => ReactNode])[] = [
    [
      t("charge.total"),
      (option) => (
        <strong>
          {money(option, option.sellTotal)} {option === cheapest ? <em>{t("compare.cheapest")}</em> : null}
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
          {transit(option.transit_days)} {option === fastest ? <em>{t("compare.fastest")}</em> : null}
        </>
      ),
    ],
    [
      t("weight.chargeable"),
      (option) => <Measure value={formatWeight(option.chargeableWeight, option.weightUnit, language)} />,
    ],
    [t("option.co2"), (option) => t("option.co2Kg", { kg: formatNumber(option.co2Kg, language, 0) })],
    [t("field.validUntil"), (option) => formatDate(option.validUntil, language)],
    [t("charge.rate"), (option) => text("rateType", option.rate?.type ?? "manual")],
  ];
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
          {rows.map(([label, cell]) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              {options.map((option) => (
                <Table.Td key={optionKey(option)}>{cell(option)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
