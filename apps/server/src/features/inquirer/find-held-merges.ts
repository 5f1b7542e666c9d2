import type { InquirerMerge } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedInquirer } from "./inquirer.ts";
import { presentInquirerMerge } from "./present.ts";
import { findInquirerMerges } from "./reads.ts";

/** Which duplicates an inquirer holds. @throws AppError not-found */
export function findHeldMerges(scope: CompanyScope, id: string): Promise<InquirerMerge[]> {
  return withTransaction(scope, async (tx) => {
    const kept = await getPresentedInquirer(tx, id);
    return (await findInquirerMerges(tx, kept.id)).map(presentInquirerMerge);
  });
}
