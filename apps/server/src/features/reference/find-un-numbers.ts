import type { EndpointOutput, EndpointParsed, listManagedUnNumbers } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentManagedUnNumber } from "./present.ts";
import { findManagedUnNumbers } from "./reads/un-number.ts";

/** A page of the UN numbers. */
export async function findUnNumbers(
  scope: PlatformScope,
  { page, size, ...filter }: EndpointParsed<typeof listManagedUnNumbers>["query"],
): Promise<EndpointOutput<typeof listManagedUnNumbers>> {
  const part = { limit: size, offset: (page - 1) * size };
  const { rows, total } = await withTransaction(scope, (tx) => findManagedUnNumbers(tx, filter, part));
  return { content: rows.map(presentManagedUnNumber), total };
}
