import type { QuoteOption } from "@kilolane/contract";
import type { Language } from "@kilolane/phrases";
import { Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber, formatPercent } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { isOldNow } from "../old-rates.ts";
import classes from "../builder/option-charges.module.css";

/** Totals other than the stored ones, while an edit is not saved yet. */
type ChargeTotals = Pick<QuoteOption, "sellTotal" | "profit" | "marginPercent">;

interface ChargeTableProps {
  readonly option: QuoteOption;
  readonly totals?: ChargeTotals | undefined;
  /** the sell amount of a line, when it is more than the figure */
  readonly renderSell?: (line: QuoteOption["lines"][number]) => ReactNode;
}

/** Every line of an option with buy and sell. */
export function ChargeTable({ option, totals = option, renderSell }: ChargeTableProps) {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const language = useLanguage();
  const money = (value: string) => <bdi>{formatMoney(value, option.currency, language)}</bdi>;
  return (
    <ScrollBox label={t("option.details")}>
      <Table className={classes.table} withRowBorders verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("charge.charge")}</Table.Th>
            <Table.Th className={classes.basis}>{t("charge.basis")}</Table.Th>
            <Table.Th className={classes.figure}>{t("charge.buy")}</Table.Th>
            <Table.Th className={classes.figure}>{t("charge.sell")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {option.lines.map((line) => (
            <Table.Tr key={line.code}>
              <Table.Td>
                <bdi>{line.kind === "freight" ? t("charge.freight") : line.label}</bdi>
              </Table.Td>
              <Table.Td className={classes.basis}>
                <bdi className={classes.product}>{productOf(line, language)}</bdi>
                {line.basis === null || line.basis === "count" ? null : text("charge.basisOf", line.basis)}
              </Table.Td>
              <Table.Td className={classes.figure}>{money(line.buy)}</Table.Td>
              <Table.Td className={classes.figure}>
                {renderSell ? renderSell(line) : <SoldAmount line={line} amount={money(line.sell)} />}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th>{t("charge.total")}</Table.Th>
            <Table.Td className={classes.basis} />
            <Table.Th className={classes.figure}>{money(option.buyTotal)}</Table.Th>
            <Table.Th className={classes.figure}>{money(totals.sellTotal)}</Table.Th>
          </Table.Tr>
          <Table.Tr>
            <Table.Td>{t("charge.profit")}</Table.Td>
            <Table.Td className={classes.basis} />
            <Table.Td />
            <Table.Td className={classes.figure}>
              {money(totals.profit)}
              <bdi className={classes.share}>{formatPercent(totals.marginPercent, language)}</bdi>
            </Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </ScrollBox>
  );
}

/** What a line was bought at: `45 kg × $9.00`, `15% × 405.00`; nothing for a fixed amount. */
function productOf(line: QuoteOption["lines"][number], language: Language): string | null {
  const { quantity, unit, unitValue, unitCurrency } = line;
  if (quantity === null || unitValue === null) return null;
  if (unitCurrency === null)
    return `${formatPercent(unitValue, language)} × ${formatNumber(quantity, language, [2, 4])}`;
  const counted = formatNumber(quantity, language);
  const rate = formatMoney(unitValue, unitCurrency, language, 4);
  return unit === null || unit === "count" ? `${counted} × ${rate}` : `${counted} ${unit} × ${rate}`;
}

/** The weight breaks of the rate, bought and sold. */
export function BandTable({ option }: { readonly option: QuoteOption }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  if (option.bands.length === 0) return null;
  return (
    <Table className={classes.table} verticalSpacing={2}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("charge.bands")}</Table.Th>
          <Table.Th className={classes.figure}>{t("charge.buy")}</Table.Th>
          <Table.Th className={classes.figure}>{t("charge.sell")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {option.bands.map((band) => (
          <Table.Tr key={band.from}>
            <Table.Td>
              <bdi>{`≥ ${formatNumber(band.from, language)} ${option.weightUnit}`}</bdi>
            </Table.Td>
            <Table.Td className={classes.figure}>{formatNumber(band.buyRate, language, [2, 4])}</Table.Td>
            <Table.Td className={classes.figure}>{formatNumber(band.sellRate, language, [2, 4])}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface SoldAmountProps {
  readonly line: QuoteOption["lines"][number];
  readonly amount: ReactNode;
}

function SoldAmount({ line, amount }: SoldAmountProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  return (
    <>
      {line.isOverridden ? <span className={classes.typed}>{t("charge.overridden")}</span> : null}
      {amount}
      {line.sellUnitValue === null || line.unit === null ? null : (
        <Text component="bdi" size="xs" c="dimmed" display="block">
          {`${formatNumber(line.sellUnitValue, language, [2, 4])} / ${line.unit}`}
        </Text>
      )}
    </>
  );
}

/** The exchange rates that the figures rest on. */
export function ExchangeNotes({ option }: { readonly option: QuoteOption }) {
  return option.exchange.map((exchange) => (
    <ExchangeNote key={`${exchange.from}${exchange.to}`} exchange={exchange} />
  ));
}

function ExchangeNote({ exchange }: { readonly exchange: QuoteOption["exchange"][number] }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const { from, to, rate, bufferPercent } = exchange;
  const values = { from, to, rate, date: formatDate(exchange.asOf.slice(0, 10), language) };
  return (
    <Text size="xs" c="dimmed">
      {bufferPercent === undefined
        ? t("charge.exchange", values)
        : t("charge.exchangeBuffered", { ...values, percent: formatPercent(bufferPercent, language) })}
      {isOldNow(exchange) ? (
        <Text component="span" inherit c="amber">{` · ${t("charge.exchangeOld")}`}</Text>
      ) : null}
    </Text>
  );
}
