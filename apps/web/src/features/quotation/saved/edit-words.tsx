import { LANGUAGES, isLanguage } from "@kilolane/phrases";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { InquirerPicker } from "../../inquirer/components/inquirer-picker.tsx";
import type { QuotationEditing } from "./use-edit-quotation.ts";
import classes from "./edit-quotation.module.css";

/** What changes no price: who it is for, until when, in which language, and the words of the document. */
export function EditWords({ editing }: { readonly editing: QuotationEditing }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const { base, form, change, problems } = editing;
  const kept = new Set(form.options.filter((option) => option.isKept).map((option) => option.quoteId));
  const latest = base.options
    .filter((option) => kept.has(option.quote_id))
    .map((option) => option.rateValidUntil)
    .toSorted()[0];

  return (
    <section className={classes.card} aria-label={t("edit.words")}>
      <h2 className={classes.title}>{t("edit.words")}</h2>
      <div className={classes.fields}>
        <InquirerPicker
          label={t("field.inquirer")}
          placeholder={t("field.inquirerPlaceholder")}
          value={form.inquirer}
          error={problems.get("inquirerId")}
          onChange={(inquirer) => change({ inquirer })}
        />
        <NativeSelect
          label={t("field.language")}
          value={form.language}
          data={LANGUAGES.map((entry) => ({ value: entry.locale, label: entry.name }))}
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (isLanguage(value)) change({ language: value });
          }}
        />
        <TextInput
          type="date"
          label={t("field.validUntil")}
          description={latest === undefined ? null : t("edit.latest", { date: formatDate(latest, language) })}
          inputWrapperOrder={["label", "input", "description", "error"]}
          value={form.validUntil}
          max={latest}
          error={problems.get("validUntil")}
          data-testid="edit-valid-until"
          onChange={(event) => change({ validUntil: event.currentTarget.value })}
        />
      </div>
      <Textarea
        label={t("field.remarks")}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        value={form.remarks}
        error={problems.get("remarks")}
        data-testid="edit-remarks"
        onChange={(event) => change({ remarks: event.currentTarget.value })}
      />
      <Textarea
        label={t("field.terms")}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={5000}
        value={form.terms}
        error={problems.get("terms")}
        data-testid="edit-terms"
        onChange={(event) => change({ terms: event.currentTarget.value })}
      />
    </section>
  );
}
