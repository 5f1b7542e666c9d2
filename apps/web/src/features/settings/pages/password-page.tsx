import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { PasswordForm } from "../profile/password-form.tsx";
import { SecondFactorCard } from "../second-factor/second-factor-card.tsx";
import { SettingCard } from "../components/setting-card.tsx";
import { SettingsPage } from "../components/settings-page.tsx";

/** How the operator signs in. */
export default function PasswordPage() {
  const { t } = useTranslation(["settings", "shell"]);
  return (
    <SettingsPage title={t("shell:menu.password")} lead={t("password.lead")}>
      <SettingCard title={t("password.title")} text={t("password.text")}>
        <PasswordForm />
      </SettingCard>
      <SecondFactorCard />
    </SettingsPage>
  );
}
