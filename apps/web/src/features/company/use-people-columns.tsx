import type { Person } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { href } from "../../lib/paths/href.ts";
import { usePersonColumns, useRoleColumn } from "../../lib/people/use-person-columns.tsx";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import { actionsColumn } from "../../ui/data-table/actions-column.tsx";
import { PersonActions } from "./components/person-actions.tsx";

/**
 * The columns of the operator's lists of people; the company's own list does not repeat the company, nor the list of
 * one role the role.
 */
export function usePeopleColumns(hasCompany: boolean, hasRole: boolean): readonly DataTableColumn<Person>[] {
  const { t } = useTranslation("member");
  const role = useRoleColumn();
  const shared = usePersonColumns();
  return useMemo((): readonly DataTableColumn<Person>[] => {
    const company: DataTableColumn<Person> = {
      id: "company",
      header: t("column.company"),
      sortable: true,
      cell: (row) => (
        <TwoLines
          first={
            row.companyKind === "platform" ? (
              row.companyName
            ) : (
              <Anchor
                component={Link}
                inherit
                to={href("/super-admin/freight-forwarder/companies/company-details/:companyId", {
                  companyId: row.companyId,
                })}
              >
                {row.companyName}
              </Anchor>
            )
          }
        />
      ),
    };
    return [
      {
        id: "name",
        header: t("column.name"),
        sortable: true,
        required: true,
        cell: (row) => <TwoLines first={`${row.firstName} ${row.lastName}`} second={row.email} />,
      },
      ...(hasRole ? [role] : []),
      ...(hasCompany ? [company] : []),
      ...shared,
      actionsColumn((row) => <PersonActions person={row} />),
    ];
  }, [hasCompany, hasRole, role, shared, t]);
}
