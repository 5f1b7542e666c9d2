import type { Person } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate, formatInstant, formatRelative, today } from "../../lib/format/dates.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { href } from "../../lib/paths/href.ts";
import { PERSON_TONES } from "../../lib/people/person-state.ts";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { PersonActions } from "./components/person-actions.tsx";

/**
 * The columns of the operator's lists of people; the company's own list does not repeat the company, nor the list of
 * one role the role.
 */
export function usePeopleColumns(hasCompany: boolean, hasRole: boolean): readonly DataTableColumn<Person>[] {
  const { t } = useTranslation(["member", "session"]);
  const language = useLanguage();
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
    const role: DataTableColumn<Person> = {
      id: "role",
      header: t("column.role"),
      cell: (row) => t(`session:role.${row.role}`),
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
      {
        id: "state",
        header: t("column.state"),
        cell: (row) => <StatusBadge tone={PERSON_TONES[row.state]} label={t(`state.${row.state}`)} />,
      },
      {
        id: "phone",
        header: t("column.phone"),
        hiddenAtFirst: true,
        cell: (row) => <bdi dir="ltr">{row.mobile}</bdi>,
      },
      {
        id: "lastSignIn",
        header: t("column.lastSignIn"),
        sortable: true,
        cell: (row) =>
          row.lastSignInAt === null ? (
            t("neverSignedIn")
          ) : (
            <time dateTime={row.lastSignInAt} title={formatInstant(row.lastSignInAt, language)}>
              {formatRelative(row.lastSignInAt, language)}
            </time>
          ),
      },
      {
        id: "createdAt",
        header: t("column.since"),
        sortable: true,
        cell: (row) => formatDate(today(undefined, Date.parse(row.createdAt)), language),
      },
      {
        id: "actions",
        header: "",
        required: true,
        align: "end",
        cell: (row) => <PersonActions person={row} />,
      },
    ];
  }, [hasCompany, hasRole, language, t]);
}
