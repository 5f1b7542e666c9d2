import type { EndpointOutput, listPackages } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentManagedPackage } from "./present.ts";
import { findPackages as findRows, type PackageSearch } from "./reads/package.ts";

/** One page of the packages that the operator sells. */
export async function findPackages(
  scope: PlatformScope,
  search: PackageSearch,
): Promise<EndpointOutput<typeof listPackages>> {
  const { rows, total } = await withTransaction(scope, (tx) => findRows(tx, search));
  return { content: rows.map(presentManagedPackage), total };
}
