import type { CompanyTransaction } from "../../../db/transaction.ts";
import { visibilityOf } from "../reads/visibility.ts";
import { getSettings } from "../reads/reference.ts";
import type { Visibility } from "../reads/visibility.ts";

/** Which of the company's quotations the caller may see, for what belongs to quotations. */
export async function getVisibility(tx: CompanyTransaction): Promise<Visibility> {
  return visibilityOf(tx.scope, await getSettings(tx));
}
