import { may } from "@kilolane/domain";
import type { EndpointOutput, getManagedCompany } from "@kilolane/contract";
import { Anchor, Title } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { sentenceCase } from "../../../lib/format/sentence-case.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { href } from "../../../lib/paths/href.ts";
import classes from "./company-details.module.css";

type Company = EndpointOutput<typeof getManagedCompany>;

/** How many people of each role there are, and how many seats they may take. */
export function CompanyPeople({ company }: { readonly company: Company }) {
  const { t } = useTranslation(["company", "session", "key"]);
  const language = useLanguage();
  return (
    <section className={classes["card"]} aria-labelledby="company-people">
      <Title order={2} size="h3" id="company-people">
        {t("section.people")}
      </Title>
      {company.people.length === 0 ? <p className={classes["quiet"]}>{t("detail.noPeople")}</p> : null}
      <ul className={classes["lines"]}>
        {company.people.map(({ role, count }) => (
          <li key={role}>
            <RoleName company={company} role={role} />
            <span className={classes["figures"]}>{formatNumber(count, language)}</span>
          </li>
        ))}
      </ul>
      <Title order={3} size="h4" className={classes["heading"] ?? ""}>
        {t("section.seats")}
      </Title>
      <ul className={classes["lines"]}>
        {company.seats.map(({ keyType, used, keys, seats }) => (
          <li key={keyType}>
            <span>{sentenceCase(t(`key:type.${keyType}`), language)}</span>
            <span className={classes["quiet"]}>
              {t("detail.seats", {
                used: formatNumber(used, language),
                count: keys,
                seats: formatNumber(seats, language),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LISTS = {
  ROLE_FFADMIN: "/super-admin/freight-forwarder/companies/admin-enrolled/:companyId",
  ROLE_FFAGENT: "/super-admin/freight-forwarder/companies/agents-enrolled/:companyId",
} as const;

interface RoleNameProps {
  readonly company: Company;
  readonly role: Company["people"][number]["role"];
}

/** The role, leading to its people where they have a list. */
function RoleName({ company, role }: RoleNameProps) {
  const { t } = useTranslation("session");
  const name = t(`role.${role}`);
  if (!may(role, "worksAtForwarderDesk")) return <span>{name}</span>;
  return (
    <Anchor component={Link} to={href(LISTS[role], { companyId: company.id })}>
      {name}
    </Anchor>
  );
}
