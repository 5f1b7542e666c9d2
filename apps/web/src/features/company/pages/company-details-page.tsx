import type { EndpointOutput, getManagedCompany } from "@kilolane/contract";
import { Anchor, Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { StoredRecord } from "../../../lib/forms/stored-record.tsx";
import { sentenceCase } from "../../../lib/format/sentence-case.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { href } from "../../../lib/paths/href.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { COMPANY_TONES, companyStateOf } from "../company-state.ts";
import { CompanyActions } from "../components/company-actions.tsx";
import classes from "../components/company-details.module.css";
import { CompanyCarriers } from "../components/company-carriers.tsx";
import { CompanyFacts } from "../components/company-facts.tsx";
import { CompanyHistory } from "../components/company-history.tsx";
import { CompanyPeople } from "../components/company-people.tsx";
import { companyQuery } from "../queries.ts";

/** All that the operator knows of a company: who it is, its people and seats, and what was decided about it. */
export default function CompanyDetailsPage() {
  const { t } = useTranslation("company");
  const { companyId = "" } = useParams();
  return (
    <StoredRecord
      answer={useQuery(companyQuery(companyId))}
      title={t("section.company")}
      nameOf={(company) => company.name}
      back={
        <Anchor component={Link} to={href("/super-admin/freight-forwarder/companies/approved-companies")}>
          {t("action.toApproved")}
        </Anchor>
      }
    >
      {(company) => <CompanyDetails company={company} />}
    </StoredRecord>
  );
}

function CompanyDetails({ company }: { readonly company: EndpointOutput<typeof getManagedCompany> }) {
  const { t } = useTranslation("company");
  const language = useLanguage();
  const state = companyStateOf(company);
  return (
    <>
      <PageHeader
        title={<bdi>{company.name}</bdi>}
        lead={sentenceCase(t(`kind.${company.kind}`), language)}
        badges={<StatusBadge tone={COMPANY_TONES[state]} label={t(`state.${state}`)} />}
        actions={
          <>
            {company.kind === "forwarder" ? (
              <Button
                component={Link}
                variant="default"
                to={href("/super-admin/key-generator/freightforwarder/details/:companyId?", {
                  companyId: company.id,
                })}
              >
                {t("action.keys")}
              </Button>
            ) : null}
            <CompanyActions company={company} place="page" />
          </>
        }
      />
      <div className={classes["columns"]}>
        <CompanyFacts company={company} />
        <div className={classes["column"]}>
          {company.kind === "airline" ? <CompanyCarriers company={company} /> : null}
          <CompanyPeople company={company} />
          <CompanyHistory history={company.history} />
        </div>
      </div>
    </>
  );
}
