import { isRole } from "@kilolane/domain";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "../components/settings.module.css";

interface ProfileFactsProps {
  readonly role: string;
  readonly companyName: string;
}

/** What others decide about a person: the role and the company. */
export function ProfileFacts({ role, companyName }: ProfileFactsProps) {
  const { t } = useTranslation(["settings", "session"]);
  return (
    <dl className={classes["facts"]}>
      <div>
        <dt>{t("person.role")}</dt>
        <dd>{isRole(role) ? t(`session:role.${role}`) : t("session:role.other")}</dd>
      </div>
      <div>
        <dt>{t("person.company")}</dt>
        <dd>
          <bdi>{companyName}</bdi>
        </dd>
      </div>
    </dl>
  );
}
