import type { ManagedCompany } from "@kilolane/contract";
import { Anchor, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useCountryName } from "../../place/queries.ts";
import classes from "./company-details.module.css";

/** Who the company is and how to reach it, as it said itself. */
export function CompanyFacts({ company }: { readonly company: ManagedCompany }) {
  const { t } = useTranslation("company");
  const language = useLanguage();
  const countryName = useCountryName();
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t("field.companyEmail"), company.email],
    [t("field.phone"), company.phone === "" ? "" : <bdi dir="ltr">{company.phone}</bdi>],
    [t("field.website"), company.website === "" ? "" : <Website address={company.website} />],
    [t("field.street"), company.street],
    [t("field.zip"), company.zip],
    [t("field.city"), [company.city, company.state].filter(Boolean).join(", ")],
    [t("field.country"), countryName(company.country)],
    [t("detail.registered"), formatInstant(company.createdAt, language)],
  ];
  return (
    <section className={classes["card"]} aria-labelledby="company-facts">
      <Title order={2} size="h3" id="company-facts">
        {t("section.company")}
      </Title>
      <dl className={classes["facts"]}>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: "contents" }}>
            <dt>{label}</dt>
            <dd>{value === "" ? "–" : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
      {company.about === "" ? null : (
        <p className={classes["said"]} dir="auto">
          {company.about}
        </p>
      )}
    </section>
  );
}

/** The address is the company's own word: nothing of ours goes along to it. */
function Website({ address }: { readonly address: string }) {
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
      {address}
    </Anchor>
  );
}
