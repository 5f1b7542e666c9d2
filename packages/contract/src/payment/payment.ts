import { PAYMENT_PROVIDERS, PAYMENT_PURPOSES, PAYMENT_STATES } from "@kilolane/domain";
import { z } from "zod";
import { FORWARDER_ADMINS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { PACKAGE_KEY_TYPES } from "../subscription/package.ts";
import { addonOrderFields } from "../subscription/subscription.ts";
import {
  amount,
  currencyCode,
  id,
  instant,
  jsonQuery,
  pageInput,
  requiredText,
  seenVersion,
  sheetFormat,
  text,
} from "../values.ts";

/** Most keys that are renewed one by one at once; all of them are renewed together. */
export const MOST_RENEWED_KEYS = 40;

/** What is bought, by ids alone: what it costs is read from the operator's prices. */
export const paymentOrder = z.discriminatedUnion(
  "kind",
  [
    z.object({
      kind: z.literal("keys"),
      keyIds: z.array(id).min(1, "required").max(MOST_RENEWED_KEYS, "too-many"),
    }),
    z.object({ kind: z.literal("all-keys") }),
    z.object({ kind: z.literal("plan"), packageId: id, currency: currencyCode }),
    addonOrderFields.extend({ kind: z.literal("addon") }),
    z.object({ kind: z.literal("approved-addon"), addonId: id }),
  ],
  "unknown",
);
export type PaymentOrder = z.output<typeof paymentOrder>;

const quoteLine = z.object({
  kind: z.enum(["plan", "key", "addon", "credit"]),
  keyType: z.enum(PACKAGE_KEY_TYPES).nullable(),
  keyCount: z.number(),
  unitPrice: amount,
  net: amount,
});
const paymentQuote = z.object({
  currency: z.string(),
  lines: z.array(quoteLine),
  net: amount,
  tax: amount,
  taxName: z.string(),
  taxPercent: amount,
  total: amount,
  packageName: z.string(),
  /** until when, once it is paid */
  endsAt: instant,
});
export type PaymentQuote = z.output<typeof paymentQuote>;

const payment = z.object({
  id: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  purpose: z.enum(PAYMENT_PURPOSES),
  state: z.enum(PAYMENT_STATES),
  currency: z.string(),
  total: amount,
  refunded: amount,
  /** why the payer could not pay, in the provider's word */
  problem: z.string().nullable(),
  createdAt: instant,
  capturedAt: instant.nullable(),
  /** of a bank transfer: what the payer writes on it */
  reference: z.string().nullable(),
  papers: z.array(
    z.object({ id: z.string(), kind: z.enum(["invoice", "receipt", "credit-note"]), number: z.string() }),
  ),
});
export type Payment = z.output<typeof payment>;
export const paymentRow = payment;

const bankDetails = z.object({ name: z.string(), bankName: z.string(), bankAccount: z.string() });
const own = { area: "payment", roles: FORWARDER_ADMINS, scope: "company" } as const;

export const getPaymentQuote = defineEndpoint({
  ...own,
  name: "getPaymentQuote",
  summary: "What an order costs now, line by line",
  method: "GET",
  path: "/payment-quote",
  query: z.object({ order: jsonQuery(paymentOrder) }),
  response: paymentQuote,
  errors: ["not-found", "state-conflict", "no-subscription", "plan-covers-less"],
});
export const getPaymentWays = defineEndpoint({
  ...own,
  name: "getPaymentWays",
  summary: "How one can pay here",
  method: "GET",
  path: "/payment-ways",
  response: z.object({
    card: z.object({ publishableKey: z.string(), scriptUrl: z.string() }).nullable(),
    hasPaypal: z.boolean(),
    bank: bankDetails.nullable(),
  }),
  errors: [],
});

const ORDER_ERRORS = [
  "not-found",
  "state-conflict",
  "no-subscription",
  "plan-covers-less",
  "payment-under-way",
  "payment-provider-down",
] as const;
export const createCardPayment = defineEndpoint({
  ...own,
  name: "createCardPayment",
  summary: "Begins a payment by card; the browser goes on with the client secret",
  method: "POST",
  path: "/stripe/renew-key/create-payment",
  body: paymentOrder,
  response: z.object({ clientSecret: z.string(), paymentId: z.string(), id: z.string() }),
  errors: ORDER_ERRORS,
});
export const captureCardPayment = defineEndpoint({
  ...own,
  name: "captureCardPayment",
  summary: "Takes the money that the card's bank has promised, and renews",
  method: "POST",
  path: "/stripe/capture",
  query: z.object({ id: requiredText(200) }),
  response: payment,
  errors: ["not-found", "state-conflict", "payment-not-ready", "payment-mismatch", "payment-provider-down"],
});
export const createPaypalPayment = defineEndpoint({
  ...own,
  name: "createPaypalPayment",
  summary: "Begins a payment by PayPal; the browser goes to the link",
  method: "POST",
  path: "/paypal/renew-key/create-payment",
  body: paymentOrder,
  response: z.object({ approveUrl: z.string(), paymentId: z.string(), id: z.string() }),
  errors: ORDER_ERRORS,
});
/** A GET that changes state, as the specification has it: by the header's token alone, and once. */
export const capturePaypalPayment = defineEndpoint({
  ...own,
  name: "capturePaypalPayment",
  summary: "Takes what the payer has approved at PayPal, and renews",
  method: "GET",
  path: "/paypal/capture",
  query: z.object({ token: requiredText(200) }),
  response: payment,
  errors: ["not-found", "state-conflict", "payment-not-ready", "payment-mismatch", "payment-provider-down"],
});
export const createBankTransfer = defineEndpoint({
  ...own,
  name: "createBankTransfer",
  summary: "Announces a bank transfer, which the operator confirms when it has come",
  method: "POST",
  path: "/bank-transfers",
  body: paymentOrder,
  response: z.object({ payment, bank: bankDetails }),
  errors: ORDER_ERRORS,
});
export const cancelPayment = defineEndpoint({
  ...own,
  name: "cancelPayment",
  summary: "Gives up a payment that is still open",
  method: "PUT",
  path: "/payments/:id/cancellation",
  params: z.object({ id }),
  response: payment,
  errors: ["not-found", "state-conflict", "payment-provider-down"],
});
export const listPayments = defineEndpoint({
  ...own,
  name: "listPayments",
  summary: "The company's payments, the newest first",
  method: "GET",
  path: "/payments",
  query: z.object(pageInput),
  response: z.object({ content: z.array(payment), total: z.number() }),
  errors: [],
});
export const exportPayments = defineEndpoint({
  ...own,
  name: "exportPayments",
  summary: "The company's payments as a file",
  method: "GET",
  path: "/payments/export",
  query: z.object({ format: sheetFormat }),
  response: z.unknown(),
  content: "file",
  errors: [],
});
export const downloadPaper = defineEndpoint({
  ...own,
  name: "downloadPaper",
  summary: "An invoice, a receipt or a credit note of the company",
  method: "GET",
  path: "/invoices/:id",
  params: z.object({ id }),
  response: z.unknown(),
  content: "pdf",
  limit: "pdf",
  errors: ["not-found", "pdf-failed"],
});

export const billingAddress = z.object({
  name: text(120),
  street: text(120),
  zip: text(20),
  city: text(80),
  country: text(2),
  taxNumber: text(40),
});
const billingProfile = billingAddress.extend({ version: z.number() });
export type BillingProfile = z.output<typeof billingProfile>;
export const getBillingProfile = defineEndpoint({
  ...own,
  name: "getBillingProfile",
  summary: "To whom invoices are written",
  method: "GET",
  path: "/billing-profile",
  response: billingProfile,
  errors: [],
});
export const updateBillingProfile = defineEndpoint({
  ...own,
  name: "updateBillingProfile",
  summary: "Changes to whom the next invoices are written",
  method: "PUT",
  path: "/billing-profile",
  body: billingAddress.extend({ name: requiredText(120), version: seenVersion }),
  response: billingProfile,
  errors: ["version-conflict"],
});
