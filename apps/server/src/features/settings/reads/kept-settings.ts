import type { CompanyTransaction } from "../../../db/transaction.ts";
import { getCompanySettings, type CompanySettings } from "../reads.ts";

/** Every pricing reads the settings; another node's change is seen after this at the latest. */
const LIFE_MS = 2000;

const kept = new Map<string, { readonly settings: CompanySettings; readonly until: number }>();
let changes = 0;

/** Settings of the caller's company: as they are for whoever changed them here, at most two seconds old otherwise. */
export async function keptSettings(tx: CompanyTransaction): Promise<CompanySettings> {
  const { companyId } = tx.scope;
  const known = kept.get(companyId);
  if (known && known.until > Date.now()) return known.settings;
  const before = changes;
  const settings = await getCompanySettings(tx, companyId);
  // What was read while somebody changed them may be of before the change.
  if (changes === before) kept.set(companyId, { settings, until: Date.now() + LIFE_MS });
  return settings;
}

/** To be called when a change of the company's settings has been committed. */
export function forgetSettings(companyId: string): void {
  changes += 1;
  kept.delete(companyId);
}
