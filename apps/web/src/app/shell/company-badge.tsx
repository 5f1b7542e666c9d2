import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { profileQuery } from "../../lib/session/profile-query.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { Mark } from "../../ui/brand/mark.tsx";
import { Wordmark } from "../../ui/brand/wordmark.tsx";
import classes from "./company-badge.module.css";
import { StoredPicture } from "../../lib/files/stored-picture.tsx";

/**
 * Whose Kilolane this is: the company's picture, or its name as text; the product's own mark for the super admin
 * (marketplace.md §2.3).
 */
export function CompanyBadge() {
  const { t } = useTranslation("shell");
  const session = useSession();
  const { data: profile } = useQuery({
    ...profileQuery(session?.user.email ?? ""),
    enabled: session !== undefined,
  });
  const company = typeof profile === "object" ? profile : undefined;
  return (
    <Link to="/" className={classes["badge"]}>
      {company ? (
        <>
          <StoredPicture
            name={company.companyLogo}
            className={classes["picture"] ?? ""}
            fallback={<Mark size={32} />}
          />
          <span className={classes["name"]}>
            <bdi>{company.companyName}</bdi>
          </span>
        </>
      ) : (
        <span className={classes["product"]}>
          <Wordmark size={32} />
        </span>
      )}
      <span className="kl-visually-hidden">{t("preparing.back")}</span>
    </Link>
  );
}
