import { may } from "@kilolane/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { StoredPicture } from "../../../lib/files/stored-picture.tsx";
import { PictureField } from "../profile/picture-field.tsx";
import pictures from "../profile/picture-field.module.css";
import { ownProfileQuery } from "../queries.ts";
import { SettingCard } from "./setting-card.tsx";

/** The company's logo on menu, link, documents and mails: for those who look after the company. */
export function LogoCard() {
  const { t } = useTranslation("settings");
  const { data: profile } = useQuery(ownProfileQuery);
  if (profile === undefined || !may(profile.role, "looksAfterCompany")) return null;
  return (
    <SettingCard title={t("logo.title")} text={t("logo.text")}>
      <PictureField purpose="logo" name={profile.companyLogo}>
        <StoredPicture
          name={profile.companyLogo}
          className={pictures["logo"] ?? ""}
          fallback={<span className={pictures["none"]}>{t("logo.none")}</span>}
        />
      </PictureField>
    </SettingCard>
  );
}
