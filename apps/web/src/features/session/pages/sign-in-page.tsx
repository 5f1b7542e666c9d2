import { Alert, Anchor, Button, Group, PasswordInput, Stack, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import type { ScreenPath } from "../../../lib/paths/screens.ts";
import { getSessionNotice } from "../../../lib/session/session-notice.ts";
import { useFocusOnce } from "../../../ui/use-focus-once.ts";
import { DemoAccounts } from "../components/demo-accounts.tsx";
import { SignInAlert } from "../components/sign-in-alert.tsx";
import { findSignInProblems, type SignInProblems } from "../sign-in-form.ts";
import { SignInDialogs } from "../components/sign-in-dialogs.tsx";
import { useSignIn } from "../use-sign-in.ts";

/** Operators are made by command: nobody signs up for one. */
const OPERATORS_DOOR: ScreenPath = "/super-admin/sign-in";

/** The sign-in: email and password, and in the demo world the nine sign-ins one click away. */
export default function SignInPage() {
  const { t } = useTranslation("session");
  usePageTitle(t("signIn.title"));
  const { pathname } = useLocation();
  const signIn = useSignIn();
  const first = useFocusOnce<HTMLInputElement>();
  const [form, setForm] = useState({ email: "", password: "" });
  const [problems, setProblems] = useState<SignInProblems>({});
  const [notice] = useState(getSessionNotice);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findSignInProblems(form);
    setProblems(found);
    if (found.email === undefined && found.password === undefined) signIn.submit(form);
    else
      event.currentTarget
        .querySelector<HTMLElement>(found.email ? "[name=username]" : "[name=password]")
        ?.focus();
  };

  return (
    <>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Title order={1}>{t("signIn.title")}</Title>
          {notice && !signIn.failure ? (
            <Alert color="amber" title={t(`ended.${notice}`)} component="output">
              {notice === "idle" ? t("ended.idleText") : null}
            </Alert>
          ) : null}
          {signIn.failure ? <SignInAlert failure={signIn.failure} /> : null}
          <TextInput
            label={t("signIn.email")}
            name="username"
            type="email"
            dir="ltr"
            autoComplete="username"
            ref={first}
            value={form.email}
            error={problems.email ? t(`validation.${problems.email}`) : undefined}
            onChange={(event) => setForm({ ...form, email: event.currentTarget.value })}
          />
          <PasswordInput
            label={t("signIn.password")}
            name="password"
            autoComplete="current-password"
            value={form.password}
            error={problems.password ? t(`validation.${problems.password}`) : undefined}
            visibilityToggleButtonProps={{ "aria-label": t("signIn.showPassword") }}
            onChange={(event) => setForm({ ...form, password: event.currentTarget.value })}
          />
          <Button type="submit" size="md" fullWidth loading={signIn.pending}>
            {t("signIn.submit")}
          </Button>
          <Group justify="space-between" gap="xs">
            <Anchor component={Link} to="/forgot-password" size="sm">
              {t("signIn.forgot")}
            </Anchor>
            {pathname === OPERATORS_DOOR ? null : (
              <Text size="sm">
                {t("signIn.noAccount")}{" "}
                <Anchor component={Link} to="/sign-up" size="sm" fw={600}>
                  {t("signIn.signUp")}
                </Anchor>
              </Text>
            )}
          </Group>
        </Stack>
      </form>
      <DemoAccounts
        pending={signIn.pending}
        onChoose={(account) => signIn.submit({ email: account.username, password: account.password })}
      />
      <SignInDialogs signIn={signIn} />
    </>
  );
}
