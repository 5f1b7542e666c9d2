import type { SystemScope } from "../../db/scope.ts";
import { type SystemTransaction, withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { ProviderError } from "../../integrations/payments/payment-provider.ts";
import { advancePaymentIn } from "./advance.ts";
import {
  findLateTransfers,
  findPayment,
  findUnansweredRefunds,
  findUnfinished,
  findWaitingEvents,
  type PaymentRow,
} from "./reads/payment.ts";
import { askRefund } from "./refund-asking.ts";
import { orderOf, providerOf, type Settling } from "./provider-order.ts";
import { giveUpPayment, settlePayment } from "./settling.ts";
import { writeEvent, writePayment } from "./writes.ts";

/** A payment is left alone so long after somebody has last looked at it. */
const REST_SECONDS = 60;
/** A request is repeated under its key no longer than PayPal remembers it. */
const REMEMBERED_MS = 5 * 3_600_000;

/**
 * Finishes or gives up whatever was left open: the browser never came back, an event or an answer was lost, the server
 * was killed. Nothing but this is needed for every payment to come to its end.
 */
export async function checkPayments(scope: SystemScope, app: App): Promise<void> {
  const run = <T>(work: (tx: SystemTransaction) => Promise<T>): Promise<T> => withTransaction(scope, work);
  const settling: Settling = { app, source: "reconciler", run };
  const work = await run(async (tx) => ({
    open: await findUnfinished(tx, REST_SECONDS),
    transfers: await findLateTransfers(tx),
    refunds: await findUnansweredRefunds(tx, REST_SECONDS),
    events: await findWaitingEvents(tx),
  }));
  const now = app.clock.now();
  for (const row of work.open) await attempt(app, row.id, () => checkOpen(settling, row, now));
  for (const row of work.transfers)
    await attempt(app, row.id, () => giveUpPayment(settling, row, "expired").then(() => undefined));
  for (const refund of work.refunds) await attempt(app, refund.id, () => askRefund(settling, refund));
  for (const event of work.events) {
    await attempt(app, event.event_id, async () => {
      const { provider, provider_id: providerId, event_id: eventId } = event;
      const row =
        providerId === null ? undefined : await run((tx) => findPayment(tx, { provider, providerId }));
      if (row === undefined) return;
      await settlePayment(settling, row);
      await run((tx) => writeEvent(tx, { provider, eventId }, "done"));
    });
  }
}

/** One that fails leaves the others alone; the next turn tries it again. */
async function attempt(app: App, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const level = error instanceof ProviderError ? "warn" : "error";
    app.fastify.log[level]({ err: error, id }, "payment could not be checked");
  }
}

async function checkOpen(settling: Settling, row: PaymentRow, now: Date): Promise<void> {
  const { run } = settling;
  const known = row.provider_id === null ? await findAtProvider(settling, row, now) : row;
  if (known.provider_id === null) {
    await giveUpPayment(settling, known, "expired");
    return;
  }
  const settled = await settlePayment(settling, known);
  const isOpen = settled.state === "pending_payer" || settled.state === "authorized";
  if (isOpen && settled.expires_at <= now) await giveUpPayment(settling, settled, "expired");
  else await run((tx) => writePayment(tx, settled, { checked_at: now }));
}

/** The answer to its creation was lost: the same request under the same key answers what was made. */
async function findAtProvider({ app, run }: Settling, row: PaymentRow, now: Date): Promise<PaymentRow> {
  const provider = providerOf(app, row);
  if (provider === undefined || now.getTime() - row.created_at.getTime() > REMEMBERED_MS) return row;
  try {
    const { payment } = await provider.create(orderOf(app, row));
    return await run((tx) => advancePaymentIn(tx, app, row.id, { ...payment, source: "reconciler" }));
  } catch (error) {
    if (error instanceof ProviderError && error.problem === "refused") return row;
    throw error;
  }
}
