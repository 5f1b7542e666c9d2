import { Button, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNames } from "../../../lib/format/names.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { useServiceText } from "../use-service-text.ts";
import { useScopeText } from "../use-scope-text.ts";
import { useTransitText } from "../use-transit-text.ts";
import { chargeRows } from "./charge-rows.ts";
import type { LinkedQuotation } from "./link-queries.ts";
import classes from "../pages/linked-quotation-page.module.css";

export type LinkedOption = LinkedQuotation["options"][number];

/** Narrower than this a column a option leaves no room for the figures: one option below the other. */
const STACKED = "(max-width: 40em)";

interface OptionsTableProps {
  readonly quotation: LinkedQuotation;
  /** undefined: nothing can be accepted any more */
  readonly onAccept: ((option: LinkedOption) => void) | undefined;
  /** what accepting is called; the link's own word unless given */
  readonly acceptLabel?: string;
  /** the option that was decided for */
  readonly decidedQuoteId?: string | null;
}

/** The name of an option, or its number where the forwarder does not show the carrier. */
export function useOptionName(): (option: LinkedOption, index: number) => string {
  const { t } = useTranslation("quotation");
  const withService = useServiceText();
  return (option, index) =>
    withService(option.airline?.name ?? t("link.option", { number: index + 1 }), option);
}

/** The options on equal terms, side by side; on a phone one below the other. None is chosen beforehand. */
export function OptionsTable({ quotation, onAccept, acceptLabel, decidedQuoteId }: OptionsTableProps) {
  const isStacked = useMediaQuery(STACKED, undefined, { getInitialValueInEffect: false });
  const { options } = quotation;
  const groups = isStacked ? options.map((option) => [option]) : [options];
  const first = new Map(options.map((option, index) => [option.quote_id, index]));
  return groups.map((group) => (
    <OptionGroup
      key={group[0]?.quote_id ?? ""}
      options={group}
      firstIndex={first.get(group[0]?.quote_id ?? "") ?? 0}
      total={options.length}
      person={quotation.forwarder.personName || quotation.forwarder.companyName}
      accent={quotation.forwarder.accentColor}
      onAccept={onAccept}
      acceptLabel={acceptLabel}
      decidedQuoteId={decidedQuoteId ?? null}
    />
  ));
}

interface OptionGroupProps extends Pick<OptionsTableProps, "onAccept"> {
  readonly acceptLabel: string | undefined;
  readonly decidedQuoteId: string | null;
  readonly options: readonly LinkedOption[];
  readonly firstIndex: number;
  readonly total: number;
  readonly person: string;
  /** `#rrggbb` */
  readonly accent: string;
}

function OptionGroup(props: OptionGroupProps) {
  const { options, firstIndex, total, person, accent, onAccept, acceptLabel, decidedQuoteId } = props;
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const nameOf = useOptionName();
  const transit = useTransitText();
  const acceptNameOf = (option: string) =>
    acceptLabel === undefined ? t("link.acceptOption", { option }) : `${acceptLabel}: ${option}`;
  const rows = chargeRows(options, t("charge.freight"));
  const isOneOfSeveral = options.length < total;
  const title = isOneOfSeveral
    ? t("link.option", { number: firstIndex + 1 })
    : t("link.options", { count: total });
  return (
    <div className={classes.card}>
      <ScrollBox label={title}>
        <table className={classes.options}>
          <thead>
            <tr>
              <th scope="col" className={classes.lead}>
                <span className={classes.strong}>{title}</span>
                {onAccept === undefined || isOneOfSeveral ? null : (
                  <span className={classes.quiet}>{t("link.chooseOrAsk", { name: person })}</span>
                )}
              </th>
              {options.map((option, index) => (
                <th key={option.quote_id} scope="col" data-testid="linked-option">
                  <span className={classes.carrier}>
                    <bdi>{nameOf(option, firstIndex + index)}</bdi>
                  </span>
                  <bdi className={classes.total}>
                    {formatMoney(option.sellTotal, option.currency, language)}
                  </bdi>
                  {option.quote_id === decidedQuoteId ? (
                    <span className={classes.quiet}>{t("option.chosen")}</span>
                  ) : null}
                  {onAccept === undefined ? null : (
                    <Button
                      fullWidth
                      color={accent}
                      className={classes.accept ?? ""}
                      aria-label={acceptNameOf(nameOf(option, firstIndex + index))}
                      onClick={() => onAccept(option)}
                    >
                      {acceptLabel ?? t("link.accept")}
                    </Button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <FactRow
              label={t("link.travel")}
              values={options.map(({ departs_on, arrives_on, transit_days }) => {
                const days = transit(transit_days);
                if (departs_on === null) return [days, ""];
                const dates = [departs_on, ...(arrives_on === null ? [] : [arrives_on])];
                return [dates.map((date) => formatDate(date, language, "short")).join(" – "), days];
              })}
            />
            {rows.map(({ key, label, lines }) => (
              <tr key={key}>
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
                {lines.map((line, index) => (
                  <td key={options[index]?.quote_id}>
                    {line === undefined ? "–" : <ChargeAmount line={line} option={options[index]} />}
                  </td>
                ))}
              </tr>
            ))}
            {options.some(({ co2Kg }) => co2Kg !== "") ? (
              <FactRow
                label={t("link.co2")}
                values={options.map(({ co2Kg }) => [
                  co2Kg === ""
                    ? "–"
                    : t("option.co2Kg", { kg: formatNumber(String(Math.round(Number(co2Kg))), language) }),
                  "",
                ])}
              />
            ) : null}
          </tbody>
        </table>
      </ScrollBox>
      <OptionNotes options={options} firstIndex={firstIndex} isNamed={options.length > 1} />
    </div>
  );
}

interface FactRowProps {
  readonly label: string;
  readonly values: readonly (readonly [value: string, below: string])[];
}

function FactRow({ label, values }: FactRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map(([value, below], index) => (
        // the columns never change their order
        <td key={`${index}${value}`}>
          <bdi>{value}</bdi>
          {below === "" ? null : <bdi className={classes.basis}>{below}</bdi>}
        </td>
      ))}
    </tr>
  );
}

interface ChargeAmountProps {
  readonly line: LinkedOption["lines"][number];
  readonly option: LinkedOption | undefined;
}

/** The amount, and the product that makes it: weight × rate. */
function ChargeAmount({ line, option }: ChargeAmountProps) {
  const language = useLanguage();
  const { quantity, sellUnitValue, unit } = line;
  const isProduct = quantity !== null && sellUnitValue !== null && (unit === "kg" || unit === "lb");
  return (
    <>
      <bdi>{formatMoney(line.sell, option?.currency ?? "USD", language)}</bdi>
      {isProduct ? (
        <span className={classes.basis}>
          <bdi dir="ltr">
            {`${formatNumber(quantity, language)} ${unit} × ${formatNumber(sellUnitValue, language, [2, 4])}`}
          </bdi>
        </span>
      ) : null}
    </>
  );
}

interface OptionNotesProps {
  readonly options: readonly LinkedOption[];
  readonly firstIndex: number;
  readonly isNamed: boolean;
}

/** What is to know of the options beside their prices, each note once with those it is of: rate changes, all-in prices, exchange rates, remarks. */
function OptionNotes({ options, firstIndex, isNamed }: OptionNotesProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const nameOf = useOptionName();
  const scope = useScopeText();
  const notes = options.flatMap((option, index) => {
    const name = nameOf(option, firstIndex + index);
    const said = [
      ...(option.flags.includes("rate-ends-before-departure") ? [t("flag.rate-ends-before-departure")] : []),
      ...scope(option),
      ...option.converted.map(({ from, to, rate, asOf }) =>
        t("charge.exchange", { from, to, rate, date: formatDate(asOf, language) }),
      ),
    ].map((text) => ({ name, text, isWritten: false }));
    return option.remarks === "" ? said : [...said, { name, text: option.remarks, isWritten: true }];
  });
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {[...Map.groupBy(notes, ({ text }) => text)].map(([text, same]) => (
        <Text key={text} component="li" size="sm">
          {isNamed && same.length < options.length ? (
            <>
              {formatNames([...new Set(same.map(({ name }) => name))], language)}
              {": "}
            </>
          ) : null}
          {/* our own words run as the page does, a person's as they begin */}
          {same.some(({ isWritten }) => isWritten) ? <bdi>{text}</bdi> : text}
        </Text>
      ))}
    </ul>
  );
}
