import type { ClientQuotation } from "@kilolane/contract";
import { addExact, exact, formatExact, ZERO } from "@kilolane/domain";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Measure } from "../components/measure.tsx";
import { useOptionName } from "../linked/linked-option.tsx";
import linked from "../pages/linked-quotation-page.module.css";
import { useScopeText } from "../use-scope-text.ts";
import { useTransitText } from "../use-transit-text.ts";
import classes from "./received.module.css";

type Option = ClientQuotation["options"][number];
type Line = Option["lines"][number];

/** What the airline is paid for: the rest is brought, insured or asked for beside it. */
export const AIR_KINDS: readonly Line["kind"][] = ["freight", "surcharge", "fee"];

/** The sum of rounded amounts of one currency, with the decimals that they have. */
function sumOf(lines: readonly Line[]): string {
  const decimals = Math.max(0, ...lines.map(({ sell }) => sell.split(".")[1]?.length ?? 0));
  return formatExact(
    lines.reduce((sum, { sell }) => addExact(sum, exact(sell)), ZERO),
    decimals,
  );
}

interface PriceLinesProps {
  readonly option: Option;
  readonly index: number;
  /** only lines of these kinds; all of them unless given */
  readonly kinds?: readonly Line["kind"][] | undefined;
}

/** An option's price line by line, each with the product that makes it, down to the sum. */
export function PriceLines({ option, index, kinds }: PriceLinesProps) {
  const { t } = useTranslation(["quotation", "client"]);
  const language = useLanguage();
  const nameOf = useOptionName();
  const transit = useTransitText();
  const scope = useScopeText();
  const money = (amount: string) => formatMoney(amount, option.currency, language);
  const lines = option.lines.filter(({ kind }) => kinds?.includes(kind) ?? true);
  const isPart = lines.length < option.lines.length;
  return (
    <section className={`${linked.card ?? ""} ${linked.block ?? ""}`} data-testid="price-lines">
      <h2>
        <bdi>{nameOf(option, index)}</bdi>
      </h2>
      <p className={classes.quiet}>
        {[
          transit(option.transit_days),
          ...(option.co2Kg === ""
            ? []
            : [t("option.co2Kg", { kg: formatNumber(option.co2Kg, language, 0) })]),
        ].join(" · ")}
        {" · "}
        <Measure value={formatWeight(option.chargeableWeight, option.weightUnit, language)} />
      </p>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">{t("charge.charge")}</th>
            <th scope="col">{option.currency}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.code}>
              <th scope="row">
                <bdi>{line.kind === "freight" ? t("charge.freight") : line.label}</bdi>
                <LineBasis line={line} />
              </th>
              <td>
                <bdi>{money(line.sell)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{isPart ? t("client:part.air") : t("charge.total")}</th>
            <td>
              <bdi data-testid="price-total">{money(isPart ? sumOf(lines) : option.sellTotal)}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
      {kinds === undefined ? null : <Breaks option={option} />}
      {[
        ...scope(option),
        ...option.converted.map(({ from, to, rate, asOf }) =>
          t("charge.exchange", { from, to, rate, date: formatDate(asOf, language) }),
        ),
      ].map((note) => (
        <p key={note} className={classes.quiet}>
          {note}
        </p>
      ))}
    </section>
  );
}

/** Weight × rate, where the amount is one. */
function LineBasis({ line }: { readonly line: Line }) {
  const text = useCodeText("quotation");
  const language = useLanguage();
  const { quantity, sellUnitValue, unit, basis } = line;
  if (quantity === null || sellUnitValue === null) return null;
  const isWeight = unit === "kg" || unit === "lb";
  return (
    <span className={classes.basis}>
      <bdi dir="ltr">
        {`${formatNumber(quantity, language)}${isWeight ? ` ${unit}` : ""} × ${formatNumber(sellUnitValue, language, [2, 4])}`}
      </bdi>{" "}
      {isWeight && basis !== null && basis !== "count" ? text("charge.basisOf", basis) : null}
    </span>
  );
}

/** What a kilogram costs from which weight on. */
function Breaks({ option }: { readonly option: Option }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  if (option.bands.length === 0) return null;
  return (
    <>
      <h3>{t("charge.bands")}</h3>
      <table className={classes.lines}>
        <tbody>
          {option.bands.map(({ from, sellRate }) => (
            <tr key={from}>
              <th scope="row">
                {`${t("charge.from")} `}
                <Measure value={{ figure: formatNumber(from, language), unit: option.weightUnit }} />
              </th>
              <td>
                <bdi>{formatNumber(sellRate, language, [2, 4])}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
