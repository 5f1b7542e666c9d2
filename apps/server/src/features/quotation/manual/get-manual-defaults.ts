import type { EndpointOutput, getManualQuotationDefaults } from "@kilolane/contract";
import { isCurrency, utcDateOf } from "@kilolane/domain";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { findExchangesTo } from "../../exchange/reads/pricing.ts";
import { mayWriteManual } from "../policy.ts";
import { getSettings } from "../reads/reference.ts";

/** What the manual screen works out its totals from while somebody types. */
export function getManualDefaults(
  scope: CompanyScope,
  currency: string | undefined,
): Promise<EndpointOutput<typeof getManualQuotationDefaults>> {
  return withTransaction(scope, async (tx) => {
    const settings = await getSettings(tx);
    const today = utcDateOf(tx.now().getTime());
    const to = currency !== undefined && isCurrency(currency) ? currency : settings.preferredCurrency;
    return {
      isAllowed: mayWriteManual(scope, settings),
      currency: to,
      marginFloorPercent: settings.marginFloorPercent,
      sellStep: settings.sellStep,
      roundingUnits: settings.roundingUnits,
      validityDays: settings.validityDays,
      today,
      exchange: (await findExchangesTo(tx, to, today)).map(({ from, rate, asOf }) => ({ from, rate, asOf })),
    };
  });
}
