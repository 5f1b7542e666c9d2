import type { EndpointOutput, listPayments } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentPayment } from "./present.ts";
import { findOwnRows, findPapersOf } from "./reads/list.ts";

/** One page of the company's payments. */
export function findPayments(
  scope: CompanyScope,
  { page, size: limit }: { readonly page: number; readonly size: number },
): Promise<EndpointOutput<typeof listPayments>> {
  return withTransaction(scope, async (tx) => {
    const { rows, total } = await findOwnRows(tx, scope.companyId, { limit, offset: (page - 1) * limit });
    const papers = await findPapersOf(
      tx,
      rows.map(({ id }) => id),
    );
    return { content: rows.map((row) => presentPayment(row, papers)), total };
  });
}
