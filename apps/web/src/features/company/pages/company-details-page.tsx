import { Anchor, Button } from "@mantine/core";
import { IconPlugConnectedX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { ApiError } from "../../../lib/api/api-error.ts";
import { sentenceCase } from "../../../lib/format/sentence-case.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { href } from "../../../lib/paths/href.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
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
  const language = useLanguage();
  const { companyId = "" } = useParams();
  const { data, error, refetch } = useQuery(companyQuery(companyId));
  usePageTitle(data?.name ?? t("section.company"));
  if (data === undefined) {
    return error === null ? <LoadingPanel /> : <Failed error={error} onRetry={() => void refetch()} />;
  }
  const state = companyStateOf(data);
  return (
    <>
      <PageHeader
        title={<bdi>{data.name}</bdi>}
        lead={sentenceCase(t(`kind.${data.kind}`), language)}
        badges={<StatusBadge tone={COMPANY_TONES[state]} label={t(`state.${state}`)} />}
        actions={
          <>
            {data.kind === "forwarder" ? (
              <Button
                component={Link}
                variant="default"
                to={href("/super-admin/key-generator/freightforwarder/details/:companyId?", { companyId })}
              >
                {t("action.keys")}
              </Button>
            ) : null}
            <CompanyActions company={data} place="page" />
          </>
        }
      />
      <div className={classes["columns"]}>
        <CompanyFacts company={data} />
        <div className={classes["column"]}>
          {data.kind === "airline" ? <CompanyCarriers company={data} /> : null}
          <CompanyPeople company={data} />
          <CompanyHistory history={data.history} />
        </div>
      </div>
    </>
  );
}

interface FailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function Failed({ error, onRetry }: FailedProps) {
  const { t } = useTranslation(["company", "state"]);
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <StatePanel
      role="alert"
      headingOrder={1}
      icon={<IconPlugConnectedX size={34} stroke={1.4} aria-hidden />}
      title={isUnknown ? error.title : t("state:failed.title")}
      text={isUnknown ? error.detail : t("state:failed.text")}
      action={
        isUnknown ? (
          <Anchor component={Link} to={href("/super-admin/freight-forwarder/companies/approved-companies")}>
            {t("action.toApproved")}
          </Anchor>
        ) : (
          <Button variant="default" onClick={onRetry}>
            {t("state:retry")}
          </Button>
        )
      }
    />
  );
}
