import type { Person } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate, formatInstant, formatRelative, today } from "../../lib/format/dates.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { PERSON_TONES } from "../../lib/people/person-state.ts";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";
import { MemberActions } from "./components/member-actions.tsx";
import type { MemberDesk } from "./member-desk.ts";
import { fullName } from "./member-form.ts";

/** The columns of a company's own people; the role where there is more than one. */
export function useMemberColumns(desk: MemberDesk): readonly DataTableColumn<Person>[] {
  const { t } = useTranslation(["member", "session"]);
  const language = useLanguage();
  return useMemo((): readonly DataTableColumn<Person>[] => {
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
        cell: (row) => (
          <TwoLines
            first={
              row.abilities.edit ? (
                <Anchor component={Link} inherit to={desk.editPath(row.id)}>
                  {fullName(row)}
                </Anchor>
              ) : (
                fullName(row)
              )
            }
            second={row.email}
          />
        ),
      },
      ...(desk.roles.length === 0 ? [] : [role]),
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
        cell: (row) => <MemberActions person={row} desk={desk} />,
      },
    ];
  }, [desk, language, t]);
}
