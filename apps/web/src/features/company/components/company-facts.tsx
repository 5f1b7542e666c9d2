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
    [t("field.companyEmail"), <bdi key="email">{company.email}</bdi>],
    [
      t("field.phone"),
      <bdi key="phone" dir="ltr">
        {company.phone}
      </bdi>,
    ],
    [t("field.website"), company.website === "" ? "" : <Website key="website" address={company.website} />],
    [t("field.street"), <bdi key="street">{company.street}</bdi>],
    [t("field.zip"), <bdi key="zip">{company.zip}</bdi>],
    [t("field.city"), <bdi key="city">{[company.city, company.state].filter(Boolean).join(", ")}</bdi>],
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
            <dd>{value === "" ? "–" : value}</dd>
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
