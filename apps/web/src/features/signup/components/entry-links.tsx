import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { href } from "../../../lib/paths/href.ts";

/** The way back to the sign-in, for those who have an account. */
export function SignInLink() {
  const { t } = useTranslation("signup");
  return (
    <Text size="sm">
      {t("form.haveAccount")}{" "}
      <Anchor component={Link} to={href("/sign-in")} size="sm" fw={600}>
        {t("form.signIn")}
      </Anchor>
    </Text>
  );
}
