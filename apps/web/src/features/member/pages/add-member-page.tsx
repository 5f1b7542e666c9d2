import { zodResolver } from "@hookform/resolvers/zod";
import { newMemberForm } from "@kilolane/contract";
import { LANGUAGES } from "@kilolane/phrases";
import { Button, Group, NativeSelect, Paper, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { focusFirst } from "../../../lib/forms/focus-first.ts";
import { showRefusals } from "../../../lib/forms/show-refusals.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { NameFields, PhoneField } from "../components/person-fields.tsx";
import { SeatsNote } from "../components/seats-note.tsx";
import { useMemberDesk, type MemberDesk } from "../member-desk.ts";
import { NEW_MEMBER_FIELDS, type NewMemberForm } from "../member-form.ts";
import { createPerson, MEMBER_READS } from "../queries.ts";

/** Adds an agent, an admin or a client: they take a seat and are mailed a link to set a password. */
export default function AddMemberPage() {
  const { t } = useTranslation("member");
  const desk = useMemberDesk();
  const title = t(`title.${desk.addWord}`);
  usePageTitle(title);
  const form = useForm<NewMemberForm>({
    defaultValues: {
      firstName: "",
      lastName: "",
      email: "",
      countryCode: "",
      mobile: "",
      keyType: desk.keyTypes[0] ?? "agent",
      locale: useLanguage(),
    },
    resolver: zodResolver(newMemberForm),
    mode: "onTouched",
    shouldFocusError: false,
  });
  const store = useCreatePerson(form, desk);
  return (
    <>
      <PageHeader title={title} />
      <Paper withBorder p="lg" maw={820}>
        <form
          noValidate
          onSubmit={(event) =>
            void form.handleSubmit(
              (values) => store.mutate(values),
              (errors) => focusFirst(form, errors, NEW_MEMBER_FIELDS),
            )(event)
          }
        >
          <Stack gap="lg">
            <Fields form={form} desk={desk} />
            <Group justify="flex-end">
              <Button component={Link} to={desk.listPath} variant="default">
                {t("action.cancel")}
              </Button>
              <Button type="submit" loading={store.isPending}>
                {t(`action.${desk.addWord}`)}
              </Button>
            </Group>
          </Stack>
        </form>
      </Paper>
    </>
  );
}

/** Makes the account; what the server refuses stands at its field. */
function useCreatePerson(form: UseFormReturn<NewMemberForm>, desk: MemberDesk) {
  const { t } = useTranslation("member");
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: createPerson,
    onSuccess: async ({ email }) => {
      showToast({ tone: "success", title: t("toast.added"), text: t("toast.addedText", { email }) });
      await invalidate(queries, MEMBER_READS);
      await navigate(desk.listPath);
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (!showRefusals(form, error, NEW_MEMBER_FIELDS)) {
        showToast({ tone: "error", title: error.title, text: error.detail });
      }
    },
  });
}

interface FieldsProps {
  readonly form: UseFormReturn<NewMemberForm>;
  readonly desk: MemberDesk;
}

function Fields({ form, desk }: FieldsProps) {
  const { t } = useTranslation(["member", "key"]);
  const fieldText = useFieldText();
  const { errors } = form.formState;
  const [countryCode, keyType] = useWatch({ control: form.control, name: ["countryCode", "keyType"] });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NameFields
        first={{ field: form.register("firstName"), error: fieldText(errors.firstName) }}
        last={{ field: form.register("lastName"), error: fieldText(errors.lastName) }}
      />
      <TextInput
        label={t("field.email")}
        description={t("hint.email")}
        inputWrapperOrder={["label", "input", "description", "error"]}
        type="email"
        dir="ltr"
        autoComplete="off"
        error={fieldText(errors.email)}
        {...form.register("email")}
      />
      <NativeSelect
        label={t("field.keyType")}
        description={<SeatsNote keyType={keyType} />}
        inputWrapperOrder={["label", "input", "description", "error"]}
        data={desk.keyTypes.map((type) => ({ value: type, label: t(`seat.${type}`) }))}
        error={fieldText(errors.keyType)}
        {...form.register("keyType")}
      />
      <PhoneField
        field={form.register("mobile")}
        error={fieldText(errors.mobile)}
        country={countryCode}
        onCountry={(code) => form.setValue("countryCode", code)}
      />
      <NativeSelect
        label={t("field.locale")}
        data={LANGUAGES.map(({ locale, name }) => ({ value: locale, label: name }))}
        {...form.register("locale")}
      />
    </SimpleGrid>
  );
}
