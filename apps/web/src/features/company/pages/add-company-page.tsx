import { zodResolver } from "@hookform/resolvers/zod";
import { newCompanyForm } from "@kilolane/contract";
import { Button, Checkbox, Group, NativeSelect, Paper, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { focusFirst } from "../../../lib/forms/focus-first.ts";
import { showRefusals } from "../../../lib/forms/show-refusals.ts";
import { sentenceCase } from "../../../lib/format/sentence-case.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
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
  const form = useForm<CompanyForm>({
    defaultValues: newForm(kind),
    resolver: zodResolver(newCompanyForm),
    mode: "onTouched",
    shouldFocusError: false,
  });
  const store = useStoreCompany(form);
  const action = t(kind === "airline" ? "action.addAirline" : "action.add");
  return (
    <>
      <PageHeader title={title} />
      <Paper withBorder p="lg" maw={820}>
        <form
          noValidate
          onSubmit={(event) =>
            void form.handleSubmit(
              (values) => store.mutate(values),
              (errors) => focusFirst(form, errors, COMPANY_FIELDS),
            )(event)
          }
        >
          <Stack gap="lg">
            <Fields form={form} hasKinds={kind !== "airline"} />
            <Checkbox
              label={t("field.generateKey")}
              description={t("field.generateKeyHint")}
              {...form.register("generatesKey")}
            />
            <Group justify="flex-end">
              <Button component={Link} to={listHref(kind)} variant="default">
                {t("action.cancel")}
              </Button>
              <Button type="submit" loading={store.isPending}>
                {action}
              </Button>
            </Group>
          </Stack>
        </form>
      </Paper>
    </>
  );
}

/** Stores the form; what the server refuses stands at its field. */
function useStoreCompany(form: UseFormReturn<CompanyForm>) {
  const { t } = useTranslation("company");
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: storeCompany,
    onSuccess: async (company) => {
      showToast({ tone: "success", text: t("toast.add"), title: company.name });
      await invalidate(queries, COMPANY_READS);
      await navigate(listHref(form.getValues("kind")));
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (!showRefusals(form, error, COMPANY_FIELDS)) {
        showToast({ tone: "error", title: error.title, text: error.detail });
      }
    },
  });
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
