import type { EndpointOutput, getPaymentWays } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { findBank } from "./reads/billing.ts";

/** How one can pay here: what is configured, and a bank transfer once the operator has entered an account. */
export async function getWays(scope: CompanyScope, app: App): Promise<EndpointOutput<typeof getPaymentWays>> {
  const bank = await withTransaction(scope, findBank);
  const { cardPage, paypal } = app.payments;
  return {
    card:
      cardPage === undefined
        ? null
        : { publishableKey: cardPage.publishableKey, scriptUrl: cardPage.scriptUrl },
    hasPaypal: paypal !== undefined,
    bank: bank ?? null,
  };
}
