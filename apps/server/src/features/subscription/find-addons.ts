import type { EndpointOutput, listAddons } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentAddon } from "./present.ts";
import { findAddonRows } from "./reads/addon.ts";

/** The company's add-ons, the newest first. */
export async function findAddons(
  scope: CompanyScope,
  part: { readonly page: number; readonly size: number },
): Promise<EndpointOutput<typeof listAddons>> {
  const { rows, total } = await withTransaction(scope, (tx) => findAddonRows(tx, scope.companyId, part));
  return { content: rows.map(presentAddon), total };
}
