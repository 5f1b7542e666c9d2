import type { SystemTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import type { OrderedPayment, PaymentProvider } from "../../integrations/payments/payment-provider.ts";
import type { PaymentRow } from "./reads/payment.ts";

/** What asks the provider and writes down its answer, each in its own transaction: no row is locked while we wait. */
export interface Settling {
  readonly app: App;
  readonly source: "browser" | "webhook" | "reconciler" | "operator";
  /** runs in a transaction of the product's own */
  readonly run: <T>(work: (tx: SystemTransaction) => Promise<T>) => Promise<T>;
}

/** The provider of a payment; undefined for a bank transfer, and where it is not configured any more. */
export function providerOf(app: App, row: Pick<PaymentRow, "provider">): PaymentProvider | undefined {
  return row.provider === "bank" ? undefined : app.payments[row.provider];
}

const RETURN_PATH = "/freight-forwarder/admin/subscription/payment";

/** A payment as its provider is asked for it. */
export function orderOf(app: App, row: PaymentRow): OrderedPayment {
  const pageUrl = `${app.publicUrl}${RETURN_PATH}`;
  return {
    paymentId: row.id,
    companyId: row.company_id,
    providerId: row.provider_id,
    amountMinor: row.amount_minor,
    currency: row.currency,
    description: "Kilolane",
    returnUrl: pageUrl,
    cancelUrl: `${pageUrl}?cancelled=${row.id}`,
  };
}
