import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Navigate, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { href } from "../../../lib/paths/href.ts";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { KeyScreen } from "../components/key-screen.tsx";
import type { KeyDesk } from "../key-desk.ts";
import { STANDARD_SIZE } from "../key-filter.ts";
import { keyCompaniesQuery } from "../queries.ts";

const STANDARD = { size: STANDARD_SIZE };
const COMPANIES = href("/super-admin/key-generator/freightforwarder/view");

/** One forwarder's keys, for the operator; without a company, or one that is none, the list of them. */
export default function CompanyKeysPage() {
  const { companyId = "" } = useParams();
  const { data, isError } = useQuery({
    ...keyCompaniesQuery({ kind: "forwarder", companyId }),
    enabled: companyId !== "",
  });
  const company = data?.content.find((one) => one.companyId === companyId);
  if (company) return <CompanyKeys companyId={companyId} name={company.companyName} />;
  if (companyId === "" || isError || data !== undefined) return <Navigate to={COMPANIES} replace />;
  return <LoadingPanel />;
}

function CompanyKeys({ companyId, name }: { readonly companyId: string; readonly name: string }) {
  const { t } = useTranslation("key");
  const state = useListState(STANDARD);
  const desk = useMemo(
    (): KeyDesk => ({ kind: "operator", companyKind: "forwarder", companyId }),
    [companyId],
  );
  return (
    <KeyScreen title={name} lead={t("lead.company")} desk={desk} state={state} standard="All" canEditSeats />
  );
}
