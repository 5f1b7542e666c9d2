import type { EndpointOutput, listAllPayments } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentManaged } from "./present.ts";
import { countManaged, findManagedRows, findPapersOf, type ManagedSearch } from "./reads/list.ts";

/** One page of the payments of all companies. */
export function findManagedPayments(
  scope: PlatformScope,
  { page, size: limit, ...search }: ManagedSearch & { readonly page: number; readonly size: number },
): Promise<EndpointOutput<typeof listAllPayments>> {
  return withTransaction(scope, async (tx) => {
    const rows = await findManagedRows(tx, search, { limit, offset: (page - 1) * limit });
    const papers = await findPapersOf(
      tx,
      rows.map(({ id }) => id),
    );
    const { total, review: reviewCount } = await countManaged(tx, search);
    return { content: rows.map((row) => presentManaged(row, papers)), total, reviewCount };
  });
}
