import { zodResolver } from "@hookform/resolvers/zod";
import { inquirerForm, type Inquirer } from "@kilolane/contract";
import { Button, Group, Modal, NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { countriesQuery } from "../../place/queries.ts";
import { newInquirerForm, type InquirerForm, type InquirerHint } from "../inquirer-form.ts";
import { storeInquirer, INQUIRER_READS } from "../queries.ts";

const TEXT_FIELDS = ["nameofInquirer", "companyName", "email", "phone"] as const;

interface InquirerDialogProps {
  readonly hint: InquirerHint;
  readonly onClose: () => void;
  readonly onStored: (inquirer: Inquirer) => void;
}

/** Creates an inquirer in a dialog; what was typed stays when the server refuses a field. */
export default function InquirerDialog({ hint, onClose, onStored }: InquirerDialogProps) {
  const { t } = useTranslation("inquirer");
  const language = useLanguage();
  const fieldText = useFieldText();
  const queries = useQueryClient();
  const { data: countries = [] } = useQuery(countriesQuery(language));
  const form = useForm<InquirerForm>({
    defaultValues: newInquirerForm(hint, language),
    resolver: zodResolver(inquirerForm),
    mode: "onBlur",
  });
  const store = useMutation({
    mutationFn: storeInquirer,
    onSuccess: async (stored) => {
      onStored(stored);
      onClose();
      await invalidate(queries, INQUIRER_READS);
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      for (const { field, message } of error.fields) {
        const target = inquirerForm.keyof().safeParse(field);
        if (target.success) form.setError(target.data, { type: "server", message });
      }
    },
  });
  const errors = form.formState.errors;

  return (
    <Modal opened onClose={onClose} title={t("title")} size="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          void form.handleSubmit((values) => store.mutate(values))(event);
        }}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {TEXT_FIELDS.map((field, index) => (
            <TextInput
              key={field}
              label={t(field)}
              data-autofocus={index === 0 ? true : undefined}
              type={field === "email" ? "email" : "text"}
              required={field !== "phone"}
              error={fieldText(errors[field])}
              {...form.register(field)}
            />
          ))}
          <NativeSelect
            label={t("country")}
            data={countries.map((entry) => ({ value: entry.code, label: entry.name }))}
            error={fieldText(errors.country)}
            {...form.register("country")}
          />
          <TextInput label={t("address")} error={fieldText(errors.address)} {...form.register("address")} />
        </SimpleGrid>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" loading={store.isPending}>
            {t("create")}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
