import { Text, UnstyledButton } from "@mantine/core";
import { isRole } from "@kilolane/domain";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useDemoAccounts } from "../../../lib/session/use-demo-accounts.ts";
import type { DemoAccount } from "../../../lib/session/session-calls.ts";
import classes from "./demo-accounts.module.css";

interface DemoAccountsProps {
  readonly pending: boolean;
  readonly onChoose: (account: DemoAccount) => void;
}

/** The nine sign-ins of the demo world, one click each. Outside of it there is nothing here. */
export function DemoAccounts({ pending, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation("session");
  const accounts = useDemoAccounts();
  if (accounts.length === 0) return null;
  return (
    <section className={classes["demo"]} aria-labelledby="demo-title">
      <Text component="h2" fw={600} size="sm" id="demo-title" m={0}>
        {t("demo.title")}
      </Text>
      <Text size="xs" c="dimmed">
        {t("demo.lead")}
      </Text>
      <ul className={classes["accounts"]}>
        {accounts.map((account) => (
          <li key={account.username}>
            <UnstyledButton
              className={classes["account"]}
              disabled={pending}
              onClick={() => onChoose(account)}
            >
              <span className={classes["role"]}>
                {isRole(account.role) ? t(`role.${account.role}`) : t("role.other")}
              </span>
              <span className={classes["email"]} dir="ltr">
                {account.username}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
