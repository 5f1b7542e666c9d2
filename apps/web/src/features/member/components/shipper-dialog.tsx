import { zodResolver } from "@hookform/resolvers/zod";
import { newShipperForm, type Shipper } from "@kilolane/contract";
import { LANGUAGES } from "@kilolane/phrases";
import { NativeSelect, SimpleGrid, Textarea, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { addShipper, MEMBER_READS, shipperQuery, storeShipper } from "../queries.ts";
import { CompanyCountryPicker } from "../../place/components/company-country-picker.tsx";
import { followCountry } from "../../../lib/forms/follow-country.ts";
import { SHIPPER_FIELDS, shipperFormOf, type NewShipperForm } from "../shipper-form.ts";
import { PersonFields, PhoneField } from "./person-fields.tsx";

interface ShipperDialogProps {
  /** undefined: a new one */
  readonly shipper: Shipper | undefined;
  readonly onClose: () => void;
}

/** Puts a shipper on the list, or edits what the forwarder has noted about one. */
export default function ShipperDialog({ shipper, onClose }: ShipperDialogProps) {
  const { t } = useTranslation("member");
  const queries = useQueryClient();
  const language = useLanguage();
  const isNew = shipper === undefined;
  const record = useRecordForm({
    defaultValues: shipperFormOf(shipper, language),
    resolver: zodResolver(newShipperForm),
    fields: SHIPPER_FIELDS,
    record: isNew
      ? undefined
      : {
          stored: shipper,
          getNow: async ({ id }: Shipper) => queries.fetchQuery({ ...shipperQuery(id), staleTime: 0 }),
          valuesOf: (stored) => shipperFormOf(stored, language),
        },
    save: storeForm,
    invalidates: MEMBER_READS,
    done: ({ email }) =>
      isNew
        ? { title: t("toast.added"), text: t("toast.addedText", { email }) }
        : { text: t("toast.updated") },
    onSaved: onClose,
  });
  return (
    <RecordDialog
      size="lg"
      title={isNew ? t("title.addShipper") : t("title.edit", { name: shipper.companyName })}
      record={record}
      submitLabel={t(isNew ? "action.addShipper" : "action.save")}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <OvertakenAlert overtaken={record.overtaken} labelOf={(field) => t(`field.${field}`)} />
      <Fields form={record.form} isNew={isNew} />
    </RecordDialog>
  );
}

/** Puts a new shipper on the list, or stores what changed about the one that was seen; its email stays as it is. */
async function storeForm(values: NewShipperForm, seen: Shipper | undefined): Promise<Shipper> {
  if (seen === undefined) return addShipper(values);
  const { email: _email, locale: _locale, ...noted } = values;
  return storeShipper(seen.id, { ...noted, version: seen.version });
}

interface FieldsProps {
  readonly form: UseFormReturn<NewShipperForm>;
  readonly isNew: boolean;
}

function Fields({ form, isNew }: FieldsProps) {
  const { t } = useTranslation("member");
  const fieldText = useFieldText();
  const { errors } = form.formState;
  const countryCode = useWatch({ control: form.control, name: "countryCode" });
  const optional = (field: "reference" | "city" | "note") => ({
    label: t("field.optional", { label: t(`field.${field}`) }),
    error: fieldText(errors[field]),
    autoComplete: "off",
    ...form.register(field),
  });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={t("field.companyName")}
        data-autofocus
        autoComplete="off"
        error={fieldText(errors.companyName)}
        {...form.register("companyName")}
      />
      <TextInput {...optional("reference")} placeholder={t("field.referenceHint")} />
      <PersonFields
        first={{ field: form.register("firstName"), error: fieldText(errors.firstName) }}
        last={{ field: form.register("lastName"), error: fieldText(errors.lastName) }}
        email={
          isNew
            ? {
                field: form.register("email"),
                error: fieldText(errors.email),
                hint: t("hint.shipperEmail"),
              }
            : { fixed: form.getValues("email") }
        }
      />
      <PhoneField
        field={form.register("mobile")}
        error={fieldText(errors.mobile)}
        country={countryCode}
        onCountry={(code) => form.setValue("countryCode", code)}
      />
      <CompanyCountryPicker
        area="member"
        control={form.control}
        name="country"
        onChosen={followCountry(form)}
      />
      <TextInput {...optional("city")} />
      {isNew ? (
        <NativeSelect
          label={t("field.locale")}
          data={LANGUAGES.map(({ locale, name }) => ({ value: locale, label: name }))}
          {...form.register("locale")}
        />
      ) : null}
      <Textarea {...optional("note")} autosize minRows={2} maxRows={6} dir="auto" />
    </SimpleGrid>
  );
}
