import { createCache } from "../../../db/cache.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { type CompanySettings, getCompanySettings } from "./company.ts";

/** Every pricing reads the settings; another node's change is seen after 2 s at the latest. */
const cachedSettings = createCache<string, CompanySettings>({ ttlMs: 2000, maxEntries: 5000 });

/** Settings of the caller's company: the newest after a change on this node, else at most two seconds old. */
export function getCachedSettings(tx: CompanyTransaction): Promise<CompanySettings> {
  const { companyId } = tx.scope;
  return cachedSettings.getOrLoad(tx, companyId, () => getCompanySettings(tx, companyId));
}

/** To be called when a change of the company's settings has been committed. */
export function forgetSettings(tx: CompanyTransaction): void {
  cachedSettings.delete(tx, tx.scope.companyId);
}
