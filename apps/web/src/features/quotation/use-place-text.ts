import type { QuotationDetail } from "@kilolane/contract";
import { LANGUAGES } from "@kilolane/phrases";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatDate } from "../../lib/format/dates.ts";
import { formatMoney } from "../../lib/format/money.ts";
import { formatNumber } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { EditPlace } from "./saved/edit-conflict.ts";
import type { EditForm } from "./saved/edit-form.ts";

const LABELS = {
  terms: "field.terms",
  remarks: "field.remarks",
  language: "field.language",
  inquirer: "field.inquirer",
  validUntil: "field.validUntil",
  kept: "section.options",
  margin: "charge.margin",
  sell: "charge.sell",
  optionRemarks: "field.remarks",
} as const satisfies Readonly<Record<EditPlace["part"], string>>;

/** Words for what was changed: the name of a place on the edit screen, and what is there in a form. */
export function usePlaceText(detail: QuotationDetail) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const optionOf = (quoteId: string | undefined) =>
    detail.options.find((option) => option.quote_id === quoteId);

  const nameOf = ({ part, quoteId, code }: EditPlace): string => {
    const option = optionOf(quoteId);
    const line = option?.lines.find((entry) => entry.code === code);
    const label =
      line === undefined ? t(LABELS[part]) : line.kind === "freight" ? t("charge.freight") : line.label;
    return option === undefined ? label : `${option.airline?.name ?? ""} · ${label}`;
  };

  const optionText = ({ part, quoteId, code }: EditPlace, form: EditForm): string => {
    const option = form.options.find((entry) => entry.quoteId === quoteId);
    if (option?.isKept !== true) return t("conflict.gone");
    if (part === "optionRemarks") return option.remarks;
    if (part === "margin") {
      const { kind, value } = option.margin;
      return `${Number.isFinite(Number(value)) ? formatNumber(value, language) : value} · ${t(`margin.${kind}`)}`;
    }
    if (part === "kept") return t("option.chosen");
    const amount = option.sell[code ?? ""];
    if (amount === undefined) return t("charge.restore");
    const currency = optionOf(quoteId)?.currency ?? detail.currency;
    return Number.isFinite(Number(amount)) ? formatMoney(amount, currency, language) : amount;
  };

  const valueOf = (place: EditPlace, form: EditForm): string => {
    if (place.quoteId !== undefined) return optionText(place, form);
    switch (place.part) {
      case "language":
        return LANGUAGES.find((entry) => entry.locale === form.language)?.name ?? form.language;
      case "inquirer":
        return form.inquirer === null
          ? t("detail.noInquirer")
          : `${form.inquirer.nameofInquirer} · ${form.inquirer.companyName}`;
      case "validUntil":
        return form.validUntil === "" ? "–" : formatDate(form.validUntil, language);
      case "terms":
        return form.terms;
      case "remarks":
      case "optionRemarks":
      case "margin":
      case "sell":
      case "kept":
        return form.remarks;
    }
  };
  return { nameOf, valueOf };
}
