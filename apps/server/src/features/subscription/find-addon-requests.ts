import type { EndpointOutput, listAddonRequests } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentManagedAddon } from "./present.ts";
import { type AddonSearch, findManagedAddons } from "./reads/addon.ts";

/** One page of the add-ons of all companies, those that wait first. */
export async function findAddonRequests(
  scope: PlatformScope,
  search: AddonSearch,
): Promise<EndpointOutput<typeof listAddonRequests>> {
  const { rows, ...counts } = await withTransaction(scope, (tx) => findManagedAddons(tx, search));
  return { content: rows.map(presentManagedAddon), ...counts };
}
