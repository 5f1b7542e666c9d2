import type { SystemScope } from "../../db/scope.ts";
import { type SystemTransaction, withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import type { ProviderEvent } from "../../integrations/payments/payment-provider.ts";
import { findPayment, type PaymentRow } from "./reads/payment.ts";
import { settlePayment } from "./settling.ts";
import { insertEvent, writeEvent } from "./writes.ts";

/**
 * Takes an event whose signature holds. It is believed to say where to look, not what is true: the payment is asked for
 * at the provider. Known ones change nothing; unknown payments are parked, because the answer that names them may still
 * be on its way.
 * @throws ProviderError when the provider does not answer: the event is sent again
 */
export async function importEvent(
  scope: SystemScope,
  app: App,
  provider: "stripe" | "paypal",
  event: ProviderEvent,
): Promise<void> {
  const run = <T>(work: (tx: SystemTransaction) => Promise<T>): Promise<T> => withTransaction(scope, work);
  const isNew = await run((tx) => insertEvent(tx, { provider, ...event }));
  if (!isNew) return;
  if (!event.isPayment) return run((tx) => writeEvent(tx, { provider, ...event }, "ignored"));
  const row = await run((tx) => findPaymentOf(tx, provider, event));
  if (row === undefined) return run((tx) => writeEvent(tx, { provider, ...event }, "parked"));
  await settlePayment({ app, source: "webhook", run }, row);
  await run((tx) => writeEvent(tx, { provider, ...event }, "done"));
}

async function findPaymentOf(
  tx: SystemTransaction,
  provider: string,
  { providerId, paymentId }: ProviderEvent,
): Promise<PaymentRow | undefined> {
  const known = providerId === null ? undefined : await findPayment(tx, { provider, providerId });
  if (known !== undefined) return known;
  const isOwn = paymentId !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(paymentId);
  const named = isOwn ? await findPayment(tx, { id: paymentId }) : undefined;
  return named?.provider === provider && named.provider_id !== null ? named : undefined;
}
