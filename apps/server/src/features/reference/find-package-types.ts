import type { EndpointOutput, EndpointParsed, listManagedPackageTypes } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentManagedPackageType } from "./present.ts";
import { findManagedPackageTypes } from "./reads/package-type.ts";

/** A page of the package types. */
export async function findPackageTypes(
  scope: PlatformScope,
  { page, size, ...filter }: EndpointParsed<typeof listManagedPackageTypes>["query"],
): Promise<EndpointOutput<typeof listManagedPackageTypes>> {
  const part = { limit: size, offset: (page - 1) * size };
  const { rows, total } = await withTransaction(scope, (tx) => findManagedPackageTypes(tx, filter, part));
  return { content: rows.map(presentManagedPackageType), total };
}
