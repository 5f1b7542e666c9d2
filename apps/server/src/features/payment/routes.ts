import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { AppError } from "../../http/app-error.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { bindWebhook } from "../../http/bind-webhook.ts";
import { type PaymentProvider, ProviderError } from "../../integrations/payments/payment-provider.ts";
import { pdfEngineOf } from "../../integrations/pdf/engine-of.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { confirmTransfer } from "./confirm-transfer.ts";
import { createPayment } from "./create-payment.ts";
import { createRefund } from "./create-refund.ts";
import { exportManagedPayments } from "./export-managed-payments.ts";
import { exportPayments } from "./export-payments.ts";
import { findManagedPayments } from "./find-managed-payments.ts";
import { findPayments } from "./find-payments.ts";
import { getBillingProfile } from "./get-billing-profile.ts";
import { getBillingSeller } from "./get-billing-seller.ts";
import { getManagedPayment } from "./get-managed-payment.ts";
import { getPayment } from "./get-payment.ts";
import { getPaper } from "./get-paper.ts";
import { getQuote } from "./get-quote.ts";
import { getWays } from "./get-ways.ts";
import { importEvent } from "./import-event.ts";
import { bindPaymentJobs } from "./jobs.ts";
import { updateBillingProfile } from "./update-billing-profile.ts";
import { updateBillingSeller } from "./update-billing-seller.ts";
import { updateReview } from "./update-review.ts";

/** Binds paying: by card, PayPal and bank transfer, with papers, refunds and what the providers tell us. */
export function bindPaymentRoutes(app: App): void {
  bindPaying(app);
  bindOwnRecords(app);
  bindManaged(app);
  bindWebhooks(app);
  bindPaymentJobs(app);
}

function bindPaying(app: App): void {
  bindEndpoint(app, contract.getPaymentQuote, ({ scope, query }) => getQuote(scope, query.order));
  bindEndpoint(app, contract.getPaymentWays, ({ scope }) => getWays(scope, app));
  bindEndpoint(app, contract.createCardPayment, async ({ scope, body }) => {
    const { row, created } = await createPayment(scope, app, "stripe", body);
    return { clientSecret: created?.clientSecret ?? "", paymentId: row.id, id: row.provider_id ?? "" };
  });
  bindEndpoint(app, contract.captureCardPayment, ({ scope, query }) =>
    confirmPayment(scope, app, { provider: "stripe", providerId: query.id }),
  );
  bindEndpoint(app, contract.createPaypalPayment, async ({ scope, body }) => {
    const { row, created } = await createPayment(scope, app, "paypal", body);
    return { approveUrl: created?.approveUrl ?? "", paymentId: row.id, id: row.provider_id ?? "" };
  });
  bindEndpoint(app, contract.capturePaypalPayment, ({ scope, query, request }) => {
    // Fastify answers HEAD by the GET's handler: a look must change nothing, nor may another site's link.
    if (request.method !== "GET") throw new AppError("method-not-allowed");
    if (request.headers["sec-fetch-site"] === "cross-site") throw new AppError("not-allowed");
    return confirmPayment(scope, app, { provider: "paypal", providerId: query.token });
  });
  bindEndpoint(app, contract.createBankTransfer, async ({ scope, body }) => {
    const { bank } = await getWays(scope, app);
    if (bank === null) throw new AppError("state-conflict");
    const { row } = await createPayment(scope, app, "bank", body);
    return { payment: await getPayment(scope, row.id), bank };
  });
  bindEndpoint(app, contract.cancelPayment, ({ scope, params }) => cancelPayment(scope, app, params.id));
}

function bindOwnRecords(app: App): void {
  const pdf = pdfEngineOf(app);
  bindEndpoint(app, contract.listPayments, ({ scope, query }) => findPayments(scope, query));
  bindEndpoint(app, contract.exportPayments, ({ scope, query }) => exportPayments(scope, query.format));
  bindEndpoint(app, contract.downloadPaper, ({ scope, params }) => getPaper(scope, pdf, params.id));
  bindEndpoint(app, contract.getBillingProfile, ({ scope }) => getBillingProfile(scope));
  bindEndpoint(app, contract.updateBillingProfile, ({ scope, body }) => updateBillingProfile(scope, body));
}

function bindManaged(app: App): void {
  const pdf = pdfEngineOf(app);
  bindEndpoint(app, contract.listAllPayments, ({ scope, query }) => findManagedPayments(scope, query));
  bindEndpoint(app, contract.exportAllPayments, ({ scope, query }) => exportManagedPayments(scope, query));
  bindEndpoint(app, contract.getAnyPayment, ({ scope, params }) => getManagedPayment(scope, params.id));
  bindEndpoint(app, contract.confirmBankTransfer, ({ scope, params }) =>
    confirmTransfer(scope, app, params.id),
  );
  bindEndpoint(app, contract.refundPayment, ({ scope, params, body }) =>
    createRefund(scope, app, { ...params, ...body }),
  );
  bindEndpoint(app, contract.settleReview, ({ scope, params, body }) =>
    updateReview(scope, { ...params, ...body }),
  );
  bindEndpoint(app, contract.downloadAnyPaper, ({ scope, params }) => getPaper(scope, pdf, params.id));
  bindEndpoint(app, contract.getBillingSeller, ({ scope }) => getBillingSeller(scope));
  bindEndpoint(app, contract.updateBillingSeller, ({ scope, body }) => updateBillingSeller(scope, body));
}

const RETRY_SECONDS = 30;

/** Binds where the providers tell us of payments: public addresses, guarded by the signature alone. */
function bindWebhooks(app: App): void {
  for (const provider of [app.payments.stripe, app.payments.paypal]) {
    if (provider !== undefined) bindProvider(app, provider);
  }
}

/** A forged event is refused; one that could not be finished is answered with a failure, so that it comes again. */
function bindProvider(app: App, provider: PaymentProvider): void {
  bindWebhook(app, `/${provider.name}/webhook`, async ({ scope, headers, raw }) => {
    try {
      const nowMs = app.clock.now().getTime();
      const event = await provider.readEvent({ headers, raw, nowMs });
      if (event === undefined) throw new AppError("link-invalid");
      await importEvent(scope, app, provider.name, event);
    } catch (error) {
      if (error instanceof SyntaxError) throw new AppError("malformed-json", { cause: error });
      if (!(error instanceof ProviderError)) throw error;
      throw new AppError("unavailable", { cause: error, retryAfterSeconds: RETRY_SECONDS });
    }
  });
}
