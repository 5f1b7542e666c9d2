import type { EndpointOutput, findMembers, MemberGroup, Person } from "@kilolane/contract";
import { isRole } from "@kilolane/domain";
import { loadTranslator, type Language } from "@kilolane/phrases";
import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { writeSheet, type SheetColumn, type SheetFormat } from "../../integrations/sheets/write-sheet.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { presentPerson } from "./present.ts";
import { countPeople, findPeople, type PersonRow, type PersonSearch } from "./reads/person.ts";

type Scope = CompanyScope | PlatformScope;

/** What was asked for, before the roles of the list are known. */
interface Wish extends Omit<PersonSearch, "roles"> {
  readonly role: string;
  readonly group?: MemberGroup;
}

const ROLES_OF: Readonly<Record<MemberGroup, readonly string[]>> = {
  desk: ["ROLE_FFADMIN", "ROLE_FFAGENT", "ROLE_AIRLINE_ADMIN", "ROLE_AIRLINE_AGENT"],
  clients: ["ROLE_FFCLIENT"],
};

/** The search behind a wish: inside a company its own people of that list, for the operator anybody's. */
function searchOf(scope: Scope, { role, group, ...wish }: Wish): PersonSearch {
  const roles = group === undefined ? [] : ROLES_OF[group];
  const named = role === "ALL" ? roles : roles.length === 0 || roles.includes(role) ? [role] : ["none"];
  const companyId = scope.kind === "company" ? scope.companyId : wish.companyId;
  return { ...wish, roles: named, companyId };
}

/** One page of people with how many there are in each state. */
export function findPersonPage(
  scope: Scope,
  { page, size: limit, ...wish }: Wish & { readonly page: number; readonly size: number },
): Promise<EndpointOutput<typeof findMembers>> {
  const search = searchOf(scope, wish);
  return withTransaction(scope, async (tx) => {
    const rows = await findPeople(tx, search, { limit, offset: (page - 1) * limit });
    const counts = await countPeople(tx, search);
    return { content: rows.map((row) => presentPerson(scope, row)), total: counts[search.state], counts };
  });
}

function dayOf(at: Date | null): string {
  return at?.toISOString().slice(0, 10) ?? "";
}

/** One person of the scope's company. @throws AppError not-found */
export async function getPerson(scope: CompanyScope, id: string): Promise<Person> {
  const search = { roles: [], state: "All", search: "", sort: "name", direction: "asc" } as const;
  const [row] = await withTransaction(scope, (tx) =>
    findPeople(tx, { ...search, companyId: scope.companyId, id }, { limit: 1, offset: 0 }),
  );
  if (row === undefined) throw new AppError("not-found");
  return presentPerson(scope, row);
}

/** Columns of the export, in the reader's language. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<PersonRow>[]> {
  const [t, session] = await Promise.all([
    loadTranslator(language, "member"),
    loadTranslator(language, "session"),
  ]);
  return [
    [t("column.name"), (row) => `${row.first_name} ${row.last_name}`.trim()],
    [t("field.email"), (row) => row.email],
    [t("field.mobile"), (row) => row.phone],
    [t("column.company"), (row) => row.company_name],
    [t("column.role"), (row) => (isRole(row.role) ? session(`role.${row.role}`) : row.role)],
    [t("column.state"), (row) => t(`state.${row.state}`)],
    [t("column.lastSignIn"), (row) => dayOf(row.last_sign_in_at)],
    [t("column.since"), (row) => dayOf(row.created_at)],
  ];
}

/** The whole filtered list as a file; the export is audited before the first byte leaves. */
export async function exportPeople(
  scope: Scope,
  { format, ...wish }: Wish & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const search = searchOf(scope, wish);
  const columns = await columnsOf(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAudit(tx, { action: "user.exported", subjectKind: "user", detail: { ...search, format } }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findPeople(tx, search, part)));
  return writeSheet({ name: "people", title: "People", columns, windows }, format);
}
