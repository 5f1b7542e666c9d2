import { zodResolver } from "@hookform/resolvers/zod";
import { Anchor, Button, Group, Stack, TextInput, Title } from "@mantine/core";
import { useEffect } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { focusFirst } from "../../../lib/forms/focus-first.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { href } from "../../../lib/paths/href.ts";
import { CompanyFields } from "../components/company-fields.tsx";
import { SignInLink } from "../components/door-links.tsx";
import { DoorPage } from "../components/door-page.tsx";
import { DoorProviders } from "../components/door-providers.tsx";
import { KnownEmailHelp } from "../components/known-email.tsx";
import { NewPasswordFields } from "../components/new-password-fields.tsx";
import { NameFields } from "../components/person-fields.tsx";
import { readDraft, SIGN_UP_FIELDS, signUpForm, storeDraft, type SignUpForm } from "../sign-up-form.ts";
import { kindOfPath, type SignUpKind } from "../sign-up-kinds.ts";
import { useRegisterCompany, type KnownEmail } from "../use-register-company.ts";

/** Sign-up of one kind of company and its first person; five screens are this page. */
export default function CompanySignUpPage() {
  const kind = kindOfPath(useLocation().pathname);
  return (
    <DoorProviders>
      <CompanySignUp key={kind.kind} kind={kind} />
    </DoorProviders>
  );
}

function CompanySignUp({ kind }: { readonly kind: SignUpKind }) {
  const { t } = useTranslation("signup");
  const form = useForm<SignUpForm>({
    defaultValues: readDraft(),
    resolver: zodResolver(signUpForm),
    mode: "onTouched",
    // Registration follows the components, not the screen: the first wrong field is found by the list.
    shouldFocusError: false,
  });
  const register = useRegisterCompany(form, kind);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) }),
    [form],
  );

  return (
    <DoorPage title={t("form.title", { kind: t(`kind.${kind.kind}`) })} step="details" isWide>
      <form
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit(register.send, (errors) => focusFirst(form, errors, SIGN_UP_FIELDS))(event)
        }
      >
        <Stack gap="md">
          <Title order={2} size="h3">
            {t("form.you")}
          </Title>
          <PersonFields form={form} known={register.known} />
          <Title order={2} size="h3" mt="xs">
            {t("form.company")}
          </Title>
          <CompanyFields form={form} />
          <Button type="submit" size="md" mt="xs" fullWidth loading={register.isPending}>
            {t("form.submit")}
          </Button>
          <Group justify="space-between" gap="xs">
            <Anchor component={Link} to={href("/sign-up")} size="sm">
              {t("form.otherKind")}
            </Anchor>
            <SignInLink />
          </Group>
        </Stack>
      </form>
    </DoorPage>
  );
}

interface PersonFieldsProps {
  readonly form: UseFormReturn<SignUpForm>;
  readonly known: KnownEmail | undefined;
}

function PersonFields({ form, known }: PersonFieldsProps) {
  const { t } = useTranslation("signup");
  const fieldText = useFieldText();
  const { errors } = form.formState;
  const [password, ...names] = useWatch({
    control: form.control,
    name: ["password", "email", "firstName", "lastName", "companyName"],
  });
  return (
    <>
      <NameFields
        first={form.register("firstName")}
        last={form.register("lastName")}
        errors={{ first: fieldText(errors.firstName), last: fieldText(errors.lastName) }}
      />
      <TextInput
        label={t("form.email")}
        type="email"
        dir="ltr"
        autoComplete="username"
        error={fieldText(errors.email)}
        {...form.register("email")}
      />
      {known && errors.email ? <KnownEmailHelp known={known} /> : null}
      <NewPasswordFields
        label={t("form.password")}
        password={form.register("password")}
        confirmPassword={form.register("confirmPassword")}
        typed={password}
        names={names}
        errors={{
          password: fieldText(errors.password),
          confirmPassword: fieldText(errors.confirmPassword),
        }}
        columns={2}
      />
    </>
  );
}
