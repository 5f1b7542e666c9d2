import { zodResolver } from "@hookform/resolvers/zod";
import { newCompanyForm } from "@kilolane/contract";
import { Checkbox, NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { RecordPage } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { sentenceCase } from "../../../lib/format/sentence-case.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ControlledCountryPicker } from "../../place/components/controlled-country-picker.tsx";
import { PhonePicker } from "../../place/components/phone-picker.tsx";
import { ADDED_KINDS, COMPANY_FIELDS, kindAt, listHref, newForm, type CompanyForm } from "../company-form.ts";
import { storeCompany, COMPANY_READS } from "../queries.ts";

/** The operator adds a company that is approved from the start, and mails its first key. */
export default function AddCompanyPage() {
  const { t } = useTranslation("company");
  const kind = kindAt(useLocation());
  const title = t(kind === "airline" ? "title.addAirline" : "title.add");
  usePageTitle(title);
  const navigate = useNavigate();
  const record = useRecordForm({
    defaultValues: newForm(kind),
    resolver: zodResolver(newCompanyForm),
    fields: COMPANY_FIELDS,
    save: async (values: CompanyForm) => storeCompany(values),
    invalidates: COMPANY_READS,
    done: ({ name }) => ({ title: name, text: t("toast.add") }),
    onSaved: (_, values) => navigate(listHref(values.kind)),
  });
  return (
    <RecordPage
      title={title}
      record={record}
      submitLabel={t(kind === "airline" ? "action.addAirline" : "action.add")}
      cancelLabel={t("action.cancel")}
      cancelTo={listHref(kind)}
    >
      <Fields form={record.form} hasKinds={kind !== "airline"} />
      <Checkbox
        label={t("field.generateKey")}
        description={t("field.generateKeyHint")}
        {...record.form.register("generatesKey")}
      />
    </RecordPage>
  );
}

interface FieldsProps {
  readonly form: UseFormReturn<CompanyForm>;
  readonly hasKinds: boolean;
}

function Fields({ form, hasKinds }: FieldsProps) {
  const { t } = useTranslation("company");
  const language = useLanguage();
  const fieldText = useFieldText();
  const { errors } = form.formState;
  const countryCode = useWatch({ control: form.control, name: "countryCode" });
  const text = (field: "companyName" | "companyEmail" | "street" | "zip" | "city" | "state") => ({
    label: t(`field.${field}`),
    error: fieldText(errors[field]),
    autoComplete: "off",
    ...form.register(field),
  });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {hasKinds ? (
        <NativeSelect
          label={t("field.kind")}
          data={ADDED_KINDS.map((kind) => ({
            value: kind,
            label: sentenceCase(t(`kind.${kind}`), language),
          }))}
          {...form.register("kind")}
        />
      ) : null}
      <TextInput {...text("companyName")} />
      <TextInput type="email" dir="ltr" {...text("companyEmail")} />
      <ControlledCountryPicker
        control={form.control}
        name="country"
        label={t("field.country")}
        placeholder={t("field.choose")}
        emptyText={t("field.noCountry")}
        onChosen={(code, before) => {
          if (countryCode === before || countryCode === "") form.setValue("countryCode", code);
        }}
      />
      <PhonePicker
        label={t("field.phone")}
        prefixLabel={t("field.countryCode")}
        country={countryCode ?? ""}
        onCountry={(code) => form.setValue("countryCode", code)}
        field={form.register("phone")}
        error={fieldText(errors.phone)}
      />
      <TextInput {...text("street")} />
      <TextInput {...text("zip")} label={t("field.optional", { label: t("field.zip") })} />
      <TextInput {...text("city")} />
      <TextInput {...text("state")} label={t("field.optional", { label: t("field.state") })} />
    </SimpleGrid>
  );
}
