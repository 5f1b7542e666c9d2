import type { PersonalProfile } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { StoredPicture } from "../../../lib/files/stored-picture.tsx";
import { PictureField } from "../components/picture-field.tsx";
import pictures from "../components/picture-field.module.css";
import { PasswordForm } from "../components/password-form.tsx";
import { ProfileForm } from "../components/profile-form.tsx";
import { QueryState } from "../components/query-state.tsx";
import { SecondFactorCard } from "../components/second-factor-card.tsx";
import { SettingCard } from "../components/setting-card.tsx";
import { SettingsPage } from "../components/settings-page.tsx";
import { ownProfileQuery } from "../queries.ts";

/** Who decides for a company, and so for its logo and for how its people's sign-ins are guarded. */
const LOGO_ROLES: ReadonlySet<string> = new Set([
  "ROLE_FFADMIN",
  "ROLE_AIRLINE_ADMIN",
  "ROLE_CONSIGNEE",
  "ROLE_TRUCKING_ADMIN",
]);
const GUARDED_ROLES: ReadonlySet<string> = new Set([
  "ROLE_FFADMIN",
  "ROLE_AIRLINE_ADMIN",
  "ROLE_TRUCKING_ADMIN",
  "ROLE_SUPERADMIN",
]);

/** The person: name, photo, ways to reach and to sign in; for admins the company's logo and a second factor. */
export default function ProfilePage() {
  const { t } = useTranslation(["settings", "shell"]);
  const profile = useQuery(ownProfileQuery);
  return (
    <SettingsPage title={t("shell:menu.profile")} lead={t("person.lead")}>
      <QueryState query={profile} lines={8}>
        {(stored) => <ProfileCards profile={stored} />}
      </QueryState>
    </SettingsPage>
  );
}

function ProfileCards({ profile }: { readonly profile: PersonalProfile }) {
  const { t } = useTranslation("settings");
  const { firstName, lastName, imageUrl, companyLogo, role } = profile;
  const initials = `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase();
  return (
    <>
      <SettingCard title={t("person.title")} text={t("person.text")}>
        <PictureField purpose="photo" name={imageUrl}>
          <StoredPicture
            name={imageUrl}
            className={pictures["photo"] ?? ""}
            fallback={
              <span className={`${pictures["photo"]} ${pictures["initials"]}`} aria-hidden>
                {initials}
              </span>
            }
          />
        </PictureField>
        <ProfileForm profile={profile} />
      </SettingCard>
      <SettingCard title={t("password.title")} text={t("password.text")}>
        <PasswordForm />
      </SettingCard>
      {GUARDED_ROLES.has(role) ? <SecondFactorCard /> : null}
      {LOGO_ROLES.has(role) ? (
        <SettingCard title={t("logo.title")} text={t("logo.text")}>
          <PictureField purpose="logo" name={companyLogo}>
            <StoredPicture
              name={companyLogo}
              className={pictures["logo"] ?? ""}
              fallback={<span className={pictures["none"]}>{t("logo.none")}</span>}
            />
          </PictureField>
        </SettingCard>
      ) : null}
    </>
  );
}
