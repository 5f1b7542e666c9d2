import { Anchor, Button, PasswordInput, Stack, Text, Title } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { type FormEvent, useEffect, useState } from "react";
import { Link, Navigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { href } from "../../../lib/paths/href.ts";
import { clearLockedUser, getLockedUser, lockScreen } from "../../../lib/session/locked-user.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import type { UserDetails } from "../../../lib/session/session-wire.ts";
import { useFocusOnce } from "../../../ui/use-focus-once.ts";
import { SignInAlert } from "../components/sign-in-alert.tsx";
import { SignInDialogs } from "../components/sign-in-dialogs.tsx";
import { useSignIn } from "../use-sign-in.ts";

/** The locked screen: the remembered user's password opens it again, where they were. */
export default function LockScreenPage() {
  const session = useSession();
  // A person who comes here signed in wants to lock.
  useEffect(lockScreen, []);
  if (session) return null;
  const user = getLockedUser();
  return user ? <LockedScreen user={user} /> : <Navigate to={href("/sign-in")} replace />;
}

function LockedScreen({ user }: { readonly user: UserDetails }) {
  const { t } = useTranslation(["signup", "session"]);
  usePageTitle(t("lock.title"));
  const signIn = useSignIn();
  const field = useFocusOnce<HTMLInputElement>();
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === "");
    if (password === "") field.current?.focus();
    else signIn.submit({ email: user.email, password });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <IconLock size={36} stroke={1.4} aria-hidden />
        <Title order={1}>{t("lock.title")}</Title>
        <Text c="dimmed">{t("lock.lead")}</Text>
        <Text>
          <bdi>{`${user.firstName} ${user.lastName}`.trim()}</bdi>
          <Text component="bdi" display="block" size="sm" c="dimmed">
            {user.email}
          </Text>
        </Text>
        {signIn.failure ? <SignInAlert failure={signIn.failure} /> : null}
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <PasswordInput
          label={t("form.password")}
          name="password"
          autoComplete="current-password"
          ref={field}
          value={password}
          error={isMissing ? t("session:validation.passwordMissing") : undefined}
          visibilityToggleButtonProps={{ "aria-label": t("form.showPassword") }}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="md" fullWidth loading={signIn.pending}>
          {t("lock.submit")}
        </Button>
        <Anchor component={Link} to={href("/sign-in")} size="sm" onClick={clearLockedUser}>
          {t("lock.other")}
        </Anchor>
      </Stack>
      <SignInDialogs signIn={signIn} />
    </form>
  );
}
