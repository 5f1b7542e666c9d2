import type { BillingSeller } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentSeller } from "./present.ts";
import { findSeller } from "./reads/billing.ts";

/** Who writes the invoices, with tax and bank account. */
export async function getBillingSeller(scope: PlatformScope): Promise<BillingSeller> {
  return presentSeller(await withTransaction(scope, findSeller));
}
