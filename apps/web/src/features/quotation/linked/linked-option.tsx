import { Radio, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useScopeText } from "../use-scope-text.ts";
import { useTransitText, useTravelText } from "../use-transit-text.ts";
import type { LinkedQuotation } from "./link-queries.ts";
import classes from "../pages/linked-quotation-page.module.css";

/** The product that makes the amount: weight × rate. */
function SoldBy({ line }: { readonly line: LinkedQuotation["options"][number]["lines"][number] }) {
  const language = useLanguage();
  const { quantity, sellUnitValue, unit } = line;
  if (quantity === null || sellUnitValue === null || unit === null) return null;
  const rate = formatNumber(sellUnitValue, language, [2, 4]);
  return (
    <Text component="bdi" size="xs" c="dimmed">
      {`${formatNumber(quantity, language)} ${unit} × ${rate}`}
    </Text>
  );
}

interface LinkedOptionProps {
  readonly option: LinkedQuotation["options"][number];
  readonly isChosen: boolean;
  readonly isSelectable: boolean;
  readonly onChoose: () => void;
}

/** An option as the client sees it: sell figures only, the carrier when the forwarder shows it. */
export function LinkedOption({ option, isChosen, isSelectable, onChoose }: LinkedOptionProps) {
  const { t } = useTranslation("quotation");
  const transit = useTransitText();
  const scope = useScopeText();
  const language = useLanguage();
  const money = (value: string) => formatMoney(value, option.currency, language);
  const travel = useTravelText()(option);
  const name = option.airline?.name ?? t("option.count", { count: 1 });
  return (
    <article className={isChosen ? classes.optionChosen : classes.option}>
      <div className={classes.optionHead}>
        {isSelectable ? (
          <Radio checked={isChosen} onChange={onChoose} name="option" label={<bdi>{name}</bdi>} />
        ) : (
          <Text fw={600}>
            <bdi>{name}</bdi>
          </Text>
        )}
        <bdi className={classes.total}>{money(option.sellTotal)}</bdi>
      </div>
      <Text size="sm" c="dimmed">
        {[
          transit(option.transit_days),
          ...(travel === null ? [] : [travel]),
          t("option.validUntil", { date: formatDate(option.validUntil, language) }),
        ].join(" · ")}
      </Text>
      {option.flags.includes("rate-ends-before-departure") ? (
        <Text size="sm">{t("flag.rate-ends-before-departure")}</Text>
      ) : null}
      {scope(option).map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
      <table className={classes.lines}>
        <tbody>
          {option.lines.map((line) => (
            <tr key={line.code}>
              <td>
                <bdi>{line.kind === "freight" ? t("charge.freight") : line.label}</bdi> <SoldBy line={line} />
              </td>
              <td>
                <bdi>{money(line.sell)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {option.converted.map(({ from, to, rate, asOf }) => (
        <Text key={from} size="xs" c="dimmed">
          {t("charge.exchange", { from, to, rate, date: formatDate(asOf, language) })}
        </Text>
      ))}
      {option.remarks === "" ? null : <Text size="sm">{option.remarks}</Text>}
    </article>
  );
}
