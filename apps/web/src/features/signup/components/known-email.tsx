import { Anchor, Button, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { href } from "../../../lib/paths/href.ts";
import type { KnownEmail } from "../use-register-company.ts";

/** What somebody can do whose email is known already; shown under that field. */
export function KnownEmailHelp({ known }: { readonly known: KnownEmail }) {
  const { t } = useTranslation("signup");
  if (known === "started") {
    return (
      <Text size="sm" c="dimmed">
        {t("form.startedHint")}
      </Text>
    );
  }
  if (known === "started-here") {
    return (
      <Button component={Link} to={href("/confirm-signup")} variant="light" size="xs">
        {t("form.enterCode")}
      </Button>
    );
  }
  return (
    <Group gap="md">
      <Anchor component={Link} to={href("/sign-in")} size="sm">
        {t("form.signIn")}
      </Anchor>
      <Anchor component={Link} to={href("/forgot-password")} size="sm">
        {t("form.setPassword")}
      </Anchor>
    </Group>
  );
}
