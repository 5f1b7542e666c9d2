import { zodResolver } from "@hookform/resolvers/zod";
import { createInquirer, inquirerForm, type Inquirer } from "@kilolane/contract";
import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { countriesQuery } from "../../place/queries.ts";
import { newInquirerForm, type InquirerForm, type InquirerHint } from "../inquirer-form.ts";
import { INQUIRER_READS } from "../queries.ts";

const TEXT_FIELDS = ["nameofInquirer", "companyName", "email", "phone"] as const;
const FIELDS = [...TEXT_FIELDS, "country", "address"] as const;

interface InquirerDialogProps {
  readonly hint: InquirerHint;
  readonly onClose: () => void;
  readonly onStored: (inquirer: Inquirer) => void;
}

/** Creates an inquirer in a dialog; what was typed stays when the server refuses a field. */
export default function InquirerDialog({ hint, onClose, onStored }: InquirerDialogProps) {
  const { t } = useTranslation("inquirer");
  const language = useLanguage();
  const { data: countries = [] } = useQuery(countriesQuery(language));
  const record = useRecordForm({
    defaultValues: newInquirerForm(hint, language),
    resolver: zodResolver(inquirerForm),
    mode: "onBlur",
    fields: FIELDS,
    save: async (body: InquirerForm) => callEndpoint(createInquirer, { body }),
    invalidates: INQUIRER_READS,
    onSaved: (stored) => {
      onStored(stored);
      onClose();
    },
  });
  const { form, errorOf } = record;
  return (
    <RecordDialog
      size="lg"
      title={t("title")}
      record={record}
      submitLabel={t("create")}
      cancelLabel={t("cancel")}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {TEXT_FIELDS.map((field, index) => (
          <TextInput
            key={field}
            label={t(field)}
            data-autofocus={index === 0 ? true : undefined}
            type={field === "email" ? "email" : "text"}
            required={field !== "phone"}
            error={errorOf(field)}
            {...form.register(field)}
          />
        ))}
        <NativeSelect
          label={t("country")}
          data={countries.map((entry) => ({ value: entry.code, label: entry.name }))}
          error={errorOf("country")}
          {...form.register("country")}
        />
        <TextInput label={t("address")} error={errorOf("address")} {...form.register("address")} />
      </SimpleGrid>
    </RecordDialog>
  );
}
