import type { EndpointOutput, EndpointParsed, listViewings } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentViewing } from "./present.ts";
import { countViewings, findViewingRows } from "./reads.ts";

/** A page of when the operator looked at the product as somebody of the company. */
export function findViewings(
  scope: CompanyScope,
  { page, size }: EndpointParsed<typeof listViewings>["query"],
): Promise<EndpointOutput<typeof listViewings>> {
  return withTransaction(scope, async (tx) => {
    const rows = await findViewingRows(tx, { limit: size, offset: (page - 1) * size });
    return { content: rows.map(presentViewing), total: await countViewings(tx) };
  });
}
