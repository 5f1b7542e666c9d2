import { Anchor, Button, Group, Stack, TextInput, Title } from "@mantine/core";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { Link, useLocation } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { href } from "../../../lib/paths/href.ts";
import { CompanyFields } from "../components/company-fields.tsx";
import { SignInLink } from "../components/entry-links.tsx";
import { EntryPage } from "../components/entry-page.tsx";
import { EntryProviders } from "../components/entry-providers.tsx";
import { KnownEmailHelp } from "../components/known-email.tsx";
import { NewPasswordFields } from "../components/new-password-fields.tsx";
import { NameFields } from "../components/person-fields.tsx";
import { storeDraft } from "../sign-up-form.ts";
import { kindOfPath, type SignUpKind } from "../sign-up-kinds.ts";
import { type CompanyRegistration, useRegisterCompany } from "../use-register-company.ts";

/** Sign-up of one kind of company and its first person; five screens are this page. */
export default function CompanySignUpPage() {
  const kind = kindOfPath(useLocation().pathname);
  return (
    <EntryProviders>
      <CompanySignUp key={kind.kind} kind={kind} />
    </EntryProviders>
  );
}

function CompanySignUp({ kind }: { readonly kind: SignUpKind }) {
  const { t } = useTranslation("signup");
  const record = useRegisterCompany(kind);
  const { form } = record;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) }),
    [form],
  );

  return (
    <EntryPage title={t("form.title", { kind: t(`kind.${kind.kind}`) })} step="details" isWide>
      <RecordForm record={record}>
        <Stack gap="md">
          <Title order={2} size="h3">
            {t("form.you")}
          </Title>
          <PersonFields record={record} />
          <Title order={2} size="h3" mt="xs">
            {t("form.company")}
          </Title>
          <CompanyFields form={form} />
          <Button type="submit" size="md" mt="xs" fullWidth loading={record.isPending}>
            {t("form.submit")}
          </Button>
          <Group justify="space-between" gap="xs">
            <Anchor component={Link} to={href("/sign-up")} size="sm">
              {t("form.otherKind")}
            </Anchor>
            <SignInLink />
          </Group>
        </Stack>
      </RecordForm>
    </EntryPage>
  );
}

function PersonFields({ record }: { readonly record: CompanyRegistration }) {
  const { t } = useTranslation("signup");
  const { form, errorOf, known } = record;
  const [password, ...names] = useWatch({
    control: form.control,
    name: ["password", "email", "firstName", "lastName", "companyName"],
  });
  return (
    <>
      <NameFields
        first={form.register("firstName")}
        last={form.register("lastName")}
        errors={{ first: errorOf("firstName"), last: errorOf("lastName") }}
      />
      <TextInput
        label={t("form.email")}
        type="email"
        dir="ltr"
        autoComplete="username"
        error={errorOf("email")}
        {...form.register("email")}
      />
      {known && errorOf("email") ? <KnownEmailHelp known={known} /> : null}
      <NewPasswordFields
        label={t("form.password")}
        password={form.register("password")}
        confirmPassword={form.register("confirmPassword")}
        typed={password}
        names={names}
        errors={{ password: errorOf("password"), confirmPassword: errorOf("confirmPassword") }}
        columns={2}
      />
    </>
  );
}
