import { zodResolver } from "@hookform/resolvers/zod";
import { newMemberForm } from "@kilolane/contract";
import { LANGUAGES } from "@kilolane/phrases";
import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { RecordPage } from "../../../lib/forms/record-shell.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
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
  const navigate = useNavigate();
  const record = useRecordForm({
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
    fields: NEW_MEMBER_FIELDS,
    save: async (values: NewMemberForm) => createPerson(values),
    invalidates: MEMBER_READS,
    done: ({ email }) => ({ title: t("toast.added"), text: t("toast.addedText", { email }) }),
    onSaved: () => navigate(desk.listPath),
  });
  return (
    <RecordPage
      title={title}
      record={record}
      submitLabel={t(`action.${desk.addWord}`)}
      cancelLabel={t("action.cancel")}
      cancelTo={desk.listPath}
    >
      <Fields form={record.form} desk={desk} />
    </RecordPage>
  );
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
