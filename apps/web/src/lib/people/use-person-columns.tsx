import type { Person } from "@kilolane/contract";
import { useMemo } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { formatDate, formatInstant, formatRelative, today } from "../format/dates.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { PERSON_TONES } from "./person-state.ts";

/** The role, where a list may show more than one. */
export function useRoleColumn(): DataTableColumn<Person> {
  const { t } = useTranslation(["member", "session"]);
  return useMemo(
    () => ({ id: "role", header: t("column.role"), cell: (row) => t(`session:role.${row.role}`) }),
    [t],
  );
}

/** What every list of people shows behind their names; the ids are the names the server sorts by. */
export function usePersonColumns(): readonly DataTableColumn<Person>[] {
  const { t } = useTranslation("member");
  const language = useLanguage();
  return useMemo(
    (): readonly DataTableColumn<Person>[] => [
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
    ],
    [language, t],
  );
}
