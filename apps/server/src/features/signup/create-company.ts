import type { PlatformTransaction, SystemTransaction } from "../../db/transaction.ts";
import { insertCompany, type NewCompany } from "./writes.ts";

/** Makes a company: one that signed itself up waits for approval, one that the operator adds does not. */
export function foundCompany(
  tx: SystemTransaction | PlatformTransaction,
  company: NewCompany,
): Promise<void> {
  return insertCompany(tx, company);
}
