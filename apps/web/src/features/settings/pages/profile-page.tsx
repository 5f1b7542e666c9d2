import { isRole, may } from "@kilolane/domain";
import type { PersonalProfile } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { StoredPicture } from "../../../lib/files/stored-picture.tsx";
import { PictureField } from "../profile/picture-field.tsx";
import pictures from "../profile/picture-field.module.css";
import { PasswordForm } from "../profile/password-form.tsx";
import { ProfileForm } from "../profile/profile-form.tsx";
import { LogoCard } from "../components/logo-card.tsx";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { NotificationCard } from "../news/notification-card.tsx";
import { SecondFactorCard } from "../second-factor/second-factor-card.tsx";
import { SettingCard } from "../components/setting-card.tsx";
import { SettingsPage } from "../components/settings-page.tsx";
import { ViewingCard } from "../profile/viewing-card.tsx";
import { ownProfileQuery } from "../queries.ts";

/** Who sees when support looked at the product as one of theirs. */
const VIEWED_ROLES = ["ROLE_FFADMIN", "ROLE_AIRLINE_ADMIN", "ROLE_TRUCKING_ADMIN", "ROLE_CONSIGNEE"] as const;

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
  const { firstName, lastName, imageUrl, role } = profile;
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
      {may(role, "mayUseSecondFactor") ? <SecondFactorCard /> : null}
      {isRole(role) ? <NotificationCard role={role} /> : null}
      <LogoCard />
      {VIEWED_ROLES.some((one) => one === role) ? <ViewingCard /> : null}
    </>
  );
}
