import type { BillingProfile } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { findBillingProfile } from "./paper.ts";
import { presentProfile } from "./present.ts";

/** To whom the company's next invoices are written. */
export async function getBillingProfile(scope: CompanyScope): Promise<BillingProfile> {
  return presentProfile(await withTransaction(scope, (tx) => findBillingProfile(tx, scope.companyId)));
}
