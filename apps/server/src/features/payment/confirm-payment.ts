import type { Payment } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { ProviderError } from "../../integrations/payments/payment-provider.ts";
import { presentPayment } from "./present.ts";
import { refusalOf } from "./provider-refusal.ts";
import { findPapersOf } from "./reads/list.ts";
import { findPayment, type PaymentRow } from "./reads/payment.ts";
import type { Settling } from "./provider-order.ts";
import { settlePayment } from "./settling.ts";

/** How the browser names a payment that the payer has agreed to. */
export interface AgreedPayment {
  readonly provider: "stripe" | "paypal";
  readonly providerId: string;
}

/**
 * The payer has agreed: takes the money and renews, once, however often it is asked.
 * @throws AppError not-found (also for a payment of another company), payment-not-ready, payment-mismatch,
 *   payment-provider-down
 */
export async function confirmPayment(scope: CompanyScope, app: App, agreed: AgreedPayment): Promise<Payment> {
  const row = await withTransaction(scope, (tx) => findPayment(tx, agreed));
  if (row === undefined) throw new AppError("not-found");
  const settling: Settling = {
    app,
    source: "browser",
    run: (work) => withTransaction(actAsSystem(scope, "the payer has agreed"), work),
  };
  const settled = await settle(settling, row);
  requireTaken(settled);
  return withTransaction(scope, async (tx) => presentPayment(settled, await findPapersOf(tx, [settled.id])));
}

async function settle(settling: Settling, row: PaymentRow): Promise<PaymentRow> {
  try {
    return await settlePayment(settling, row);
  } catch (error) {
    throw error instanceof ProviderError ? refusalOf(error) : error;
  }
}

function requireTaken(row: PaymentRow): void {
  if (["captured", "refunded", "disputed"].includes(row.state)) return;
  if (row.review_reason !== null) throw new AppError("payment-mismatch");
  throw new AppError("payment-not-ready", { extra: { state: row.state, problem: row.problem ?? "" } });
}
