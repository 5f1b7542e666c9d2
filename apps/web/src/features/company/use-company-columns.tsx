import type { ManagedCompany } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate, today } from "../../lib/format/dates.ts";
import { formatNumber } from "../../lib/format/numbers.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { href } from "../../lib/paths/href.ts";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { useCountryName } from "../place/queries.ts";
import { COMPANY_TONES, companyStateOf } from "./company-state.ts";
import { actionsColumn } from "../../ui/data-table/actions-column.tsx";
import { CompanyActions } from "./components/company-actions.tsx";

/** The columns of a list of companies; their ids are the names the server sorts by. */
export function useCompanyColumns(): readonly DataTableColumn<ManagedCompany>[] {
  const { t } = useTranslation("company");
  const language = useLanguage();
  const countryName = useCountryName();
  return useMemo(
    (): readonly DataTableColumn<ManagedCompany>[] => [
      {
        id: "name",
        header: t("column.name"),
        sortable: true,
        required: true,
        cell: (row) => (
          <TwoLines
            first={
              <Anchor
                component={Link}
                inherit
                to={href("/super-admin/freight-forwarder/companies/company-details/:companyId", {
                  companyId: row.id,
                })}
              >
                {row.name}
              </Anchor>
            }
            second={row.email}
          />
        ),
      },
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
      {
        id: "phone",
        header: t("column.phone"),
        hiddenAtFirst: true,
        cell: (row) => <bdi dir="ltr">{row.phone}</bdi>,
      },
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
      {
        id: "createdAt",
        header: t("column.since"),
        sortable: true,
        cell: (row) => formatDate(today(undefined, Date.parse(row.createdAt)), language),
      },
      actionsColumn((row) => <CompanyActions company={row} place="row" />),
    ],
    [countryName, language, t],
  );
}
