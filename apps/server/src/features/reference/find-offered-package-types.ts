import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findOfferedPackageTypes as findOffered } from "../place/reads/goods-list.ts";

/** The package types that new quotations may name, in their order. */
export async function findOfferedPackageTypes(scope: UserScope): Promise<string[]> {
  return [...(await withTransaction(scope, findOffered))];
}
