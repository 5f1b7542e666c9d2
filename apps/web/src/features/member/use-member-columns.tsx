import type { Person } from "@kilolane/contract";
import { useMemo } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { NameLink } from "../../lib/lists/name-link.tsx";
import { nameColumn } from "../../lib/lists/record-columns.tsx";
import { usePersonColumns, useRoleColumn } from "../../lib/people/use-person-columns.tsx";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { TwoLines } from "../../ui/two-lines.tsx";
import { MemberActions } from "./components/member-actions.tsx";
import type { MemberDesk } from "./member-desk.ts";
import { actionsColumn } from "../../ui/data-table/actions-column.tsx";
import { fullName } from "./member-form.ts";

/** The columns of a company's own people; the role where there is more than one. */
export function useMemberColumns(desk: MemberDesk): readonly DataTableColumn<Person>[] {
  const { t } = useTranslation("member");
  const role = useRoleColumn();
  const shared = usePersonColumns();
  return useMemo(
    (): readonly DataTableColumn<Person>[] => [
      nameColumn("name", t("column.name"), (row) =>
        row.abilities.edit ? (
          <NameLink to={desk.editPath(row.id)} name={fullName(row)} second={row.email} />
        ) : (
          <TwoLines first={fullName(row)} second={row.email} />
        ),
      ),
      ...(desk.roles.length === 0 ? [] : [role]),
      ...shared,
      actionsColumn((row) => <MemberActions person={row} desk={desk} />),
    ],
    [desk, role, shared, t],
  );
}
