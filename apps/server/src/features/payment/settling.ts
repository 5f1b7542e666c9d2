import { isOpenPayment } from "@kilolane/domain";
import type { App } from "../../http/app.ts";
import {
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
} from "../../integrations/payments/payment-provider.ts";
import { advancePaymentIn, type Evidence, mismatchOf } from "./advance.ts";
import { orderOf, providerOf, type Settling } from "./provider-order.ts";
import type { PaymentRow } from "./reads/payment.ts";

/**
 * Brings a payment as far as it can be brought: asks how it stands, takes what has been promised, and writes down what
 * is true then. Called again, or by several at once, it does the same once.
 * @throws ProviderError unreachable, down
 */
export function settlePayment(settling: Settling, row: PaymentRow): Promise<PaymentRow> {
  return inTurn(row.id, () => settleNow(settling, row));
}

/** What runs for a payment in this process: one after the other, so that those who wait hold no connection. */
const turns = new Map<string, Promise<unknown>>();

async function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(id) ?? Promise.resolve();
  const turn = before.then(work, work);
  const quiet = turn.catch(() => undefined);
  turns.set(id, quiet);
  try {
    return await turn;
  } finally {
    if (turns.get(id) === quiet) turns.delete(id);
  }
}

async function settleNow(settling: Settling, row: PaymentRow): Promise<PaymentRow> {
  const provider = providerOf(settling.app, row);
  if (provider === undefined || row.provider_id === null) return row;
  const seen = await provider.read(row.provider_id);
  if (seen === undefined) return isOpenPayment(row.state) ? endIn(settling, row, "expired") : row;
  const isPromised = seen.status === "authorized" && !seen.isPending;
  const takes = isPromised && isOpenPayment(row.state) && mismatchOf(row, seen) === undefined;
  return advance(settling, row, takes ? await takeMoney(settling.app, provider, row) : seen);
}

/** Captures, and where the answer is lost or a refusal, looks what is true. */
async function takeMoney(app: App, provider: PaymentProvider, row: PaymentRow): Promise<ProviderPayment> {
  try {
    return await provider.capture(orderOf(app, row));
  } catch (error) {
    if (!(error instanceof ProviderError) || error.problem === "down") throw error;
    const seen = await provider.read(row.provider_id ?? "");
    if (seen === undefined) throw error;
    const isDeclined = error.problem === "refused" && error.code === "INSTRUMENT_DECLINED";
    return isDeclined ? { ...seen, status: "failed", problem: error.code } : seen;
  }
}

function advance(settling: Settling, row: PaymentRow, seen: ProviderPayment): Promise<PaymentRow> {
  const { app, source, run } = settling;
  return run((tx) => advancePaymentIn(tx, app, row.id, { ...seen, source }));
}

/** Evidence that we make ourselves: there is nothing at the provider any more that could say otherwise. */
function endIn({ app, source, run }: Settling, row: PaymentRow, status: "cancelled" | "expired") {
  const evidence: Evidence = {
    providerId: row.provider_id ?? "",
    account: row.provider_account ?? "",
    paymentId: row.id,
    amountMinor: row.amount_minor,
    currency: row.currency,
    captureId: null,
    refundedMinor: 0,
    problem: null,
    status,
    source,
  };
  return run((tx) => advancePaymentIn(tx, app, row.id, evidence));
}

/**
 * Gives up a payment that is open: what was promised is let go at the provider first. Was somebody faster and the money
 * taken, then that is what is written down.
 * @throws ProviderError unreachable, down
 */
export async function giveUpPayment(
  settling: Settling,
  row: PaymentRow,
  status: "cancelled" | "expired",
): Promise<PaymentRow> {
  const provider = providerOf(settling.app, row);
  if (provider === undefined || row.provider_id === null) return endIn(settling, row, status);
  let seen: ProviderPayment | undefined;
  try {
    seen = (await provider.cancel(orderOf(settling.app, row))) ?? (await provider.read(row.provider_id));
  } catch (error) {
    if (!(error instanceof ProviderError) || error.problem !== "refused") throw error;
    seen = await provider.read(row.provider_id);
  }
  const isOpenThere =
    seen === undefined || ["pending_payer", "authorized", "cancelled"].includes(seen.status);
  if (seen === undefined || (isOpenThere && !seen.isPending)) return endIn(settling, row, status);
  return advance(settling, row, seen);
}
