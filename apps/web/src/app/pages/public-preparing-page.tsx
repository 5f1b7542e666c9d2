import { Anchor, Stack, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePageTitle } from "../../lib/i18n/use-page-title.ts";

/** A public screen that is not built yet. */
export default function PublicPreparingPage() {
  const { t } = useTranslation("session");
  usePageTitle(t("public.preparing"));
  return (
    <Stack>
      <Title order={1}>{t("public.preparing")}</Title>
      <Anchor component={Link} to="/sign-in">
        {t("public.back")}
      </Anchor>
    </Stack>
  );
}
