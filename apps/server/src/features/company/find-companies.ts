import type { EndpointOutput, listCompanies } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentManaged } from "./present.ts";
import { type CompanySearch, countCompanies, findCompanyRows } from "./reads.ts";

/** One page of the operator's companies with how many there are under each tab. */
export function findCompanies(
  scope: PlatformScope,
  search: CompanySearch & { readonly page: number; readonly size: number },
): Promise<EndpointOutput<typeof listCompanies>> {
  return withTransaction(scope, async (tx) => {
    const { page, size: limit } = search;
    const rows = await findCompanyRows(tx, search, { limit, offset: (page - 1) * limit });
    return { content: rows.map(presentManaged), ...(await countCompanies(tx, search)) };
  });
}
