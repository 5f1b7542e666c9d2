import type { MarginSource, QuoteOption } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import classes from "./margin-reason.module.css";

interface MarginReasonProps {
  readonly source: MarginSource;
  /** of the option's amounts */
  readonly currency: string;
  readonly unit: QuoteOption["weightUnit"];
}

interface Share {
  readonly kind: QuoteOption["margin"]["kind"];
  readonly value: string;
}

/** Which rule set the freight's margin, which would have set it without that one, and who set the other parts. */
export default function MarginReason({ source, currency, unit }: MarginReasonProps) {
  const { t } = useTranslation("margin");
  const language = useLanguage();
  const shareOf = (share: Share | null) => {
    if (share === null) return t("why.none");
    const { kind, value } = share;
    const isPercent = kind === "margin" || kind === "markup";
    const figure = isPercent ? formatNumber(value, language) : formatMoney(value, currency, language);
    return `\u2068${t(`share.${kind}`, { value: figure, unit })}\u2069`;
  };
  const [first, ...others] = source.rules;
  const { company } = source;
  const decided =
    first === undefined
      ? t("why.company", { share: shareOf(company) })
      : t("why.rule", { share: shareOf(first), name: `\u2068${first.name}\u2069` });
  const isLastShown = first !== undefined || source.isTyped;
  return (
    <details className={classes["why"]} data-testid="margin-reason" open>
      <summary>{t("why.title")}</summary>
      <p>{source.isTyped ? t("why.typed", { share: shareOf(first ?? company) }) : decided}</p>
      {isLastShown ? (
        <>
          <p className={classes["quiet"]}>{t("why.next")}</p>
          <ol className={classes["next"]}>
            {(source.isTyped ? source.rules : others).map((rule) => (
              <li key={rule.id}>
                <bdi>{rule.name}</bdi>
                {` · ${shareOf(rule)}`}
              </li>
            ))}
            <li>{`${t("why.ownNext")} · ${shareOf(company)}`}</li>
          </ol>
        </>
      ) : null}
      {source.parts.length === 0 ? null : (
        <ul className={classes["next"]}>
          {source.parts.map(({ part, name }) => (
            <li key={part}>{t("why.part", { part: t(`why.parts.${part}`), name: `\u2068${name}\u2069` })}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
