import { PAYMENT_PROVIDERS, PAYMENT_STATES } from "@kilolane/domain";
import { z } from "zod";
import { OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import {
  amount,
  calendarDate,
  decimalInput,
  id,
  instant,
  oneOf,
  pageInput,
  requiredText,
  seenVersion,
  sheetFormat,
  text,
} from "../values.ts";
import { billingAddress, paymentRow } from "./payment.ts";

/** Why a payment waits for somebody to look at it. */
export const REVIEW_REASONS = ["amount", "currency", "account", "payment-id", "paid-after-end"] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

const managedPayment = paymentRow.extend({
  companyId: z.string(),
  companyName: z.string(),
  payerName: z.string(),
  reviewReason: z.enum(REVIEW_REASONS).nullable(),
  version: z.number(),
});
export type ManagedPayment = z.output<typeof managedPayment>;
const paymentDetail = managedPayment.extend({
  providerId: z.string().nullable(),
  providerAccount: z.string().nullable(),
  net: amount,
  tax: amount,
  lines: z.array(
    z.object({ kind: z.string(), keyType: z.string().nullable(), keyCount: z.number(), net: amount }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount,
      state: z.enum(["requested", "done", "failed"]),
      reason: z.string(),
      createdAt: instant,
    }),
  ),
  steps: z.array(z.object({ at: instant, action: z.string(), byName: z.string().nullable() })),
});
export type PaymentDetail = z.output<typeof paymentDetail>;

const paymentFilter = z.object({
  state: oneOf(["all", "open", "review", ...PAYMENT_STATES]).default("all"),
  provider: oneOf(["all", ...PAYMENT_PROVIDERS]).default("all"),
  search: text(80).default(""),
  /** money that came on these days (UTC), both included, and in this currency */
  receivedFrom: calendarDate.optional(),
  receivedTo: calendarDate.optional(),
  receivedIn: z
    .string()
    .regex(/^[A-Z]{3}$/, "unknown")
    .optional(),
});
const operator = { area: "payment", roles: OPERATOR, scope: "platform" } as const;

export const listAllPayments = defineEndpoint({
  ...operator,
  name: "listAllPayments",
  summary: "Payments of all companies, the newest first",
  method: "GET",
  path: "/operator/payments",
  query: paymentFilter.extend(pageInput),
  response: z.object({ content: z.array(managedPayment), total: z.number(), reviewCount: z.number() }),
  errors: [],
});
export const exportAllPayments = defineEndpoint({
  ...operator,
  name: "exportAllPayments",
  summary: "The filtered payments as a file",
  method: "GET",
  path: "/operator/payments/export",
  query: paymentFilter.extend({ format: sheetFormat }),
  response: z.unknown(),
  content: "file",
  errors: [],
});
export const getAnyPayment = defineEndpoint({
  ...operator,
  name: "getAnyPayment",
  summary: "A payment with its lines, refunds and steps",
  method: "GET",
  path: "/operator/payments/:id",
  params: z.object({ id }),
  response: paymentDetail,
  errors: ["not-found"],
});
export const confirmBankTransfer = defineEndpoint({
  ...operator,
  name: "confirmBankTransfer",
  summary: "Says that the money of a bank transfer has come, and renews",
  method: "POST",
  path: "/operator/payments/:id/confirmation",
  params: z.object({ id }),
  response: paymentDetail,
  errors: ["not-found", "state-conflict"],
});
export const refundPayment = defineEndpoint({
  ...operator,
  name: "refundPayment",
  summary: "Gives back all of a payment, which takes back what it bought, or a part, which leaves it",
  method: "POST",
  path: "/operator/payments/:id/refunds",
  params: z.object({ id }),
  body: z.object({ amount: decimalInput({ max: 100_000_000, aboveZero: true }), reason: requiredText(500) }),
  response: paymentDetail,
  errors: ["not-found", "state-conflict", "payment-provider-down"],
});
export const settleReview = defineEndpoint({
  ...operator,
  name: "settleReview",
  summary: "Takes a payment off the list of those that somebody has to look at",
  method: "PUT",
  path: "/operator/payments/:id/review",
  params: z.object({ id }),
  body: z.object({ note: requiredText(500), version: seenVersion }),
  response: paymentDetail,
  errors: ["not-found", "version-conflict", "state-conflict"],
});
export const downloadAnyPaper = defineEndpoint({
  ...operator,
  name: "downloadAnyPaper",
  summary: "An invoice, a receipt or a credit note of any company",
  method: "GET",
  path: "/operator/invoices/:id",
  params: z.object({ id }),
  response: z.unknown(),
  content: "pdf",
  limit: "pdf",
  errors: ["not-found", "pdf-failed"],
});

const billingSeller = billingAddress.extend({
  taxName: z.string(),
  taxPercent: amount,
  bankName: z.string(),
  bankAccount: z.string(),
  version: z.number(),
});
export type BillingSeller = z.output<typeof billingSeller>;
export const sellerForm = billingAddress.extend({
  taxName: text(40),
  taxPercent: decimalInput({ max: 50, decimals: 2 }),
  bankName: text(120),
  bankAccount: text(60),
  version: seenVersion,
});
export const getBillingSeller = defineEndpoint({
  ...operator,
  name: "getBillingSeller",
  summary: "Who writes the invoices, with tax and bank account",
  method: "GET",
  path: "/operator/billing-seller",
  response: billingSeller,
  errors: [],
});
export const updateBillingSeller = defineEndpoint({
  ...operator,
  name: "updateBillingSeller",
  summary: "Changes who writes the next invoices, with tax and bank account",
  method: "PUT",
  path: "/operator/billing-seller",
  body: sellerForm,
  response: billingSeller,
  errors: ["version-conflict"],
});
