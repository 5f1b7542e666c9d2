import { ProviderError, type ProviderRefund } from "../../integrations/payments/payment-provider.ts";
import { findCapture, findPayment, type RefundRow } from "./reads/payment.ts";
import { settleRefundIn } from "./refunding.ts";
import { orderOf, providerOf, type Settling } from "./provider-order.ts";

/**
 * Asks a provider for a refund under the refund's own key and writes down the answer; of a bank transfer the operator
 * sends the money back, so that it counts as done. Asked again, it is the same refund.
 * @throws ProviderError when nobody knows the outcome: the refund stays `requested`
 */
export async function askRefund({ app, run }: Settling, refund: RefundRow): Promise<void> {
  const { row, capture } = await run(async (tx) => ({
    row: await findPayment(tx, { id: refund.payment_id }),
    capture: await findCapture(tx, refund.payment_id),
  }));
  if (row === undefined || capture === undefined) throw new Error("a refund of what was never taken");
  const provider = providerOf(app, row);
  const answer: ProviderRefund =
    row.provider === "bank" || provider === undefined
      ? { state: "done", providerRefundId: refund.id }
      : await provider
          .refund({
            refundId: refund.id,
            payment: orderOf(app, row),
            captureId: capture.provider_capture_id,
            amountMinor: refund.amount_minor,
          })
          .catch((error: unknown): ProviderRefund => {
            if (!(error instanceof ProviderError) || error.problem !== "refused") throw error;
            return { state: "failed", providerRefundId: "" };
          });
  if (answer.state === "requested") return;
  const outcome = { state: answer.state, providerRefundId: answer.providerRefundId };
  await run((tx) => settleRefundIn(tx, app, refund, outcome));
}
