import type { Person } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentPerson } from "./present/member.ts";
import { findPersonRows } from "./reads/person.ts";

/** One person of the scope's company. @throws AppError not-found */
export async function getPerson(scope: CompanyScope, id: string): Promise<Person> {
  const search = { roles: [], state: "All", search: "", sort: "name", direction: "asc" } as const;
  const [row] = await withTransaction(scope, (tx) =>
    findPersonRows(tx, { ...search, companyId: scope.companyId, id }, { limit: 1, offset: 0 }),
  );
  if (row === undefined) throw new AppError("not-found");
  return presentPerson(scope, row);
}
