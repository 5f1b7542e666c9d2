import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentManualQuotes } from "./present.ts";
import { getCompanySettings } from "./reads/company.ts";
import { recordSettingsIn } from "./setting-change.ts";
import { upsertCompanySetting } from "./writes.ts";

/** Who may write manual quotations, as stored. */
interface ManualQuoteChoice {
  readonly admins: boolean;
  readonly agents: boolean;
}

/**
 * Decides who may write manual quotations (specification §5: admins Yes, agents No until decided).
 * @throws AppError not-found for another company's id
 */
export function updateManualQuotes(scope: CompanyScope, companyId: string, choice: ManualQuoteChoice) {
  return withTransaction(scope, async (tx) => {
    if (companyId !== scope.companyId) throw new AppError("not-found");
    await upsertCompanySetting(tx, {
      allow_manual_quotes_admin: choice.admins,
      allow_manual_quotes_agent: choice.agents,
    });
    await recordSettingsIn(tx, ["manualQuotes"]);
    return presentManualQuotes(companyId, await getCompanySettings(tx, companyId));
  });
}
