import { directionOf, type Language } from "@kilolane/phrases";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatVolume, formatWeight, type Measured } from "../../../lib/format/weights.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import classes from "../pages/linked-quotation-page.module.css";
import type { LinkedQuotation } from "./link-queries.ts";

/** A measure inside a sentence: isolated in Arabic, which would turn it around. */
function textOf({ figure, unit }: Measured, language: Language): string {
  const text = `${figure}\u00a0${unit}`;
  return directionOf(language) === "rtl" ? `\u2068${text}\u2069` : text;
}

/** Route and weight as the heading, the shipment below it, and until when the prices hold. */
export function LinkedHead({ quotation }: { readonly quotation: LinkedQuotation }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const { weights, shipFromAirportDetail: from, shipToAirportDetail: to, inquirer, form, number } = quotation;
  const weigh = (weight: string) => textOf(formatWeight(weight, weights.weightUnit, language), language);
  const readyDate = form["readyDate"];
  const name = [inquirer.nameofInquirer, inquirer.companyName].filter((part) => part !== "").join(", ");
  return (
    <div className={classes.head}>
      <div>
        <span className={classes.quiet}>
          {name === "" ? <bdi>{number}</bdi> : t("link.quotationFor", { number, name })}
        </span>
        <h1 className={classes.title}>
          {t("link.heading", { from: from.city, to: to.city, weight: weigh(weights.chargeableWeight) })}
        </h1>
        <span className={classes.quiet}>
          <bdi dir="ltr">{`${from.code} – ${to.code}`}</bdi>
          {[
            "",
            t("text.goods", { count: weights.pieces, weight: weigh(weights.chargeableWeight) }),
            t("link.gross", { weight: weigh(weights.grossWeight) }),
            textOf(formatVolume(weights.volumeM3, "m³", language), language),
            ...(typeof readyDate === "string"
              ? [t("text.ready", { date: formatDate(readyDate, language, "short") })]
              : []),
            t(form["freightTerm"] === "collect" ? "freightTerm.collect" : "freightTerm.prepaid"),
          ].join(" · ")}
        </span>
      </div>
      <div className={classes.validity}>
        {t("link.holdUntil")}
        <strong>{formatDate(quotation.validUntil, language, "long")}</strong>
      </div>
    </div>
  );
}
