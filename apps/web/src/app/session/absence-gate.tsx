import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { clearPresence, markPresent } from "../../lib/session/presence.ts";
import { getProfile, logOut } from "../../lib/session/session-calls.ts";
import { endSession } from "../../lib/session/session-store.ts";
import { useFocusOnce } from "../../ui/use-focus-once.ts";
import { BackgroundLayout } from "../shell/background-layout.tsx";

/**
 * Asked when the application was closed for more than 15 seconds: Continue asks the server whether the session
 * still lives, and stays signed in if it does (product.md §8).
 */
export function AbsenceGate({ onDecided }: { readonly onDecided: () => void }) {
  const { t } = useTranslation("session");
  const first = useFocusOnce<HTMLButtonElement>();
  const [checking, setChecking] = useState(false);

  const continueSession = async () => {
    setChecking(true);
    // A session that has ended is cleared by the call itself; the guards then lead to the sign-in.
    await getProfile().catch(() => undefined);
    markPresent();
    onDecided();
  };
  const leave = async () => {
    setChecking(true);
    await logOut();
    endSession("logout");
    clearPresence();
    onDecided();
  };

  return (
    <BackgroundLayout>
      <Stack gap="md" role="alertdialog" aria-labelledby="absence-title" aria-describedby="absence-text">
        <Title order={1} id="absence-title">
          {t("expired.title")}
        </Title>
        <Text id="absence-text">{t("expired.text")}</Text>
        <Group>
          <Button ref={first} loading={checking} onClick={() => void continueSession()}>
            {t("expired.continue")}
          </Button>
          <Button variant="default" disabled={checking} onClick={() => void leave()}>
            {t("signOut")}
          </Button>
        </Group>
      </Stack>
    </BackgroundLayout>
  );
}
