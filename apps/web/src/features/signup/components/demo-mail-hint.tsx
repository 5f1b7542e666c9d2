import { Anchor, Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { href } from "../../../lib/paths/href.ts";
import { useDemoAccounts } from "../../../lib/session/use-demo-accounts.ts";

/** In the demo world the mail that one waits for lies in the product itself; elsewhere there is nothing here. */
export function DemoMailHint() {
  const { t } = useTranslation("signup");
  if (useDemoAccounts().length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {t("demo.hint")}{" "}
      <Anchor href={href("/demo/mails")} target="_blank" rel="noreferrer" size="sm">
        {t("demo.link")}
      </Anchor>
    </Text>
  );
}
