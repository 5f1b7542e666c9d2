import type { ManagedCompany } from "@kilolane/contract";
import { useMemo } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { NameLink } from "../../lib/lists/name-link.tsx";
import { nameColumn, phoneColumn, sinceColumn } from "../../lib/lists/record-columns.tsx";
import { href } from "../../lib/paths/href.ts";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { useCountryName } from "../place/queries.ts";
import { COMPANY_TONES, companyStateOf } from "./company-state.ts";
import { actionsColumn } from "../../ui/data-table/actions-column.tsx";
import { CompanyActions } from "./components/company-actions.tsx";

const DETAILS = "/super-admin/freight-forwarder/companies/company-details/:companyId";

/** The columns of a list of companies; their ids are the names the server sorts by. */
export function useCompanyColumns(): readonly DataTableColumn<ManagedCompany>[] {
  const { t } = useTranslation("company");
  const language = useLanguage();
  const countryName = useCountryName();
  return useMemo(
    (): readonly DataTableColumn<ManagedCompany>[] => [
      nameColumn("name", t("column.name"), (row) => (
        <NameLink to={href(DETAILS, { companyId: row.id })} name={row.name} second={row.email} />
      )),
      {
        id: "state",
        header: t("column.state"),
        cell: (row) => {
          const state = companyStateOf(row);
          return <StatusBadge tone={COMPANY_TONES[state]} label={t(`state.${state}`)} />;
        },
      },
      {
        id: "country",
        header: t("column.place"),
        sortable: true,
        cell: (row) => <TwoLines first={row.city} second={countryName(row.country)} />,
      },
      phoneColumn(t("column.phone"), (row) => row.phone),
      {
        id: "userCount",
        header: t("column.people"),
        align: "end",
        sortable: true,
        cell: (row) => formatNumber(row.userCount, language),
      },
      {
        id: "licence",
        header: t("column.licence"),
        cell: (row) => t(row.isSubscribed ? "filter.Subscribed" : "filter.Not Subscribe"),
      },
      sinceColumn(t("column.since"), language),
      actionsColumn((row) => <CompanyActions company={row} place="row" />),
    ],
    [countryName, language, t],
  );
}
