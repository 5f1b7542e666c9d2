import { AppError } from "../../http/app-error.ts";
import type { ProviderError } from "../../integrations/payments/payment-provider.ts";

const RETRY_SECONDS = 20;
/** What PayPal and Stripe say when the payer has not done their part, or the card's bank has said no. */
const NOT_READY = new Set([
  "ORDER_NOT_APPROVED",
  "INSTRUMENT_DECLINED",
  "payment_intent_unexpected_state",
  "card_declined",
]);

/** What the payer reads when a provider did not do what we asked. */
export function refusalOf(error: ProviderError): AppError {
  if (error.problem !== "refused")
    return new AppError("payment-provider-down", { cause: error, retryAfterSeconds: RETRY_SECONDS });
  if (error.code === "approve-link") return new AppError("payment-under-way", { cause: error });
  return NOT_READY.has(error.code)
    ? new AppError("payment-not-ready", { cause: error })
    : new AppError("payment-provider-down", { cause: error });
}
