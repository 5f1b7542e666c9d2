import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { getCompanyCard } from "../../lib/session/session-calls.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { Mark } from "../../ui/brand/mark.tsx";
import { Wordmark } from "../../ui/brand/wordmark.tsx";
import classes from "./company-badge.module.css";
import { StoredPicture } from "./stored-picture.tsx";

/** Roles without a company look-up (quotation-core.md §6). */
const WITHOUT_COMPANY: ReadonlySet<string> = new Set(["ROLE_SUPERADMIN", "ROLE_AIRLINE_AGENT", ""]);

/**
 * Whose Kilolane this is: the company's picture, or its name as text; the product's own mark for the super admin
 * (marketplace.md §2.3).
 */
export function CompanyBadge() {
  const { t } = useTranslation("shell");
  const session = useSession();
  const role = session?.role ?? "";
  const { data: company } = useQuery({
    queryKey: ["session", "company", session?.user.email],
    queryFn: ({ signal }) => getCompanyCard(signal),
    enabled: !WITHOUT_COMPANY.has(role),
    staleTime: 300_000,
  });
  const picture = company?.profileImage ?? company?.companyLogo ?? null;
  return (
    <Link to="/" className={classes["badge"]} aria-label={t("bar.home")}>
      {company ? (
        <>
          <StoredPicture name={picture} className={classes["picture"] ?? ""} fallback={<Mark size={32} />} />
          <span className={classes["name"]}>
            <bdi>{company.companyName}</bdi>
          </span>
        </>
      ) : (
        <span className={classes["product"]}>
          <Wordmark size={32} />
        </span>
      )}
    </Link>
  );
}
