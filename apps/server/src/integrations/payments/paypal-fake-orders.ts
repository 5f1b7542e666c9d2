import { randomBytes } from "node:crypto";
import { minorOfDecimal } from "@kilolane/domain";

/** An order as PayPal keeps it. */
export interface FakeOrder {
  readonly id: string;
  readonly customId: string;
  readonly invoiceId: string;
  readonly currency: string;
  readonly value: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED" | "VOIDED";
  capture: { readonly id: string; status: string } | null;
  readonly refunds: { readonly id: string; readonly value: string }[];
}

/** A refusal in PayPal's words. */
export class PaypalRefusal extends Error {
  readonly issue: string;
  readonly status: number;
  constructor(issue: string, status = 422) {
    super(issue);
    this.issue = issue;
    this.status = status;
  }
}

export function fakePaypalId(): string {
  return randomBytes(12).toString("hex").slice(0, 17).toUpperCase();
}

interface OrderBody {
  readonly intent?: string;
  readonly purchase_units?: readonly {
    readonly custom_id?: string;
    readonly invoice_id?: string;
    readonly amount?: { readonly currency_code?: string; readonly value?: string };
  }[];
  readonly payment_source?: {
    readonly paypal?: { readonly experience_context?: { return_url?: string; cancel_url?: string } };
  };
}

export function makeOrder(body: OrderBody, others: Iterable<FakeOrder>): FakeOrder {
  const unit = body.purchase_units?.[0];
  const { currency_code: currency = "", value } = unit?.amount ?? {};
  if (body.intent !== "CAPTURE" || unit === undefined)
    throw new PaypalRefusal("MISSING_REQUIRED_PARAMETER", 400);
  if (typeof value !== "string") throw new PaypalRefusal("INVALID_PARAMETER_SYNTAX", 400);
  const minor = /^[A-Z]{3}$/.test(currency) ? minorOfDecimal(value, currency) : undefined;
  if (minor === undefined) throw new PaypalRefusal("DECIMAL_PRECISION");
  if (minor <= 0) throw new PaypalRefusal("CANNOT_BE_ZERO_OR_NEGATIVE");
  const invoiceId = unit.invoice_id ?? "";
  if ([...others].some((other) => other.invoiceId === invoiceId))
    throw new PaypalRefusal("DUPLICATE_INVOICE_ID");
  const { return_url: returnUrl = "", cancel_url: cancelUrl = "" } =
    body.payment_source?.paypal?.experience_context ?? {};
  if (!URL.canParse(returnUrl) || !URL.canParse(cancelUrl))
    throw new PaypalRefusal("INVALID_PARAMETER_VALUE", 400);
  const customId = unit.custom_id ?? "";
  return {
    id: fakePaypalId(),
    customId,
    invoiceId,
    currency,
    value,
    returnUrl,
    cancelUrl,
    status: "PAYER_ACTION_REQUIRED",
    capture: null,
    refunds: [],
  };
}

/** @param outcome what becomes of the money: `COMPLETED`, `PENDING` or `DECLINED` */
export function captureOrder(order: FakeOrder, outcome: string): void {
  if (order.capture !== null && order.status === "COMPLETED")
    throw new PaypalRefusal("ORDER_ALREADY_CAPTURED");
  if (order.status !== "APPROVED") throw new PaypalRefusal("ORDER_NOT_APPROVED");
  if (outcome === "DECLINED") throw new PaypalRefusal("INSTRUMENT_DECLINED");
  order.status = "COMPLETED";
  order.capture = { id: fakePaypalId(), status: outcome };
}

export function refundedMinor({ refunds, currency }: FakeOrder): number {
  return refunds.reduce((sum, { value }) => sum + (minorOfDecimal(value, currency) ?? 0), 0);
}

export function refundOrder(order: FakeOrder, value: string): string {
  const { capture, currency } = order;
  if (capture === null || !["COMPLETED", "PARTIALLY_REFUNDED"].includes(capture.status))
    throw new PaypalRefusal("CAPTURE_FULLY_REFUNDED");
  const [asked = 0, whole = 0] = [minorOfDecimal(value, currency), minorOfDecimal(order.value, currency)];
  const left = whole - refundedMinor(order);
  if (asked <= 0 || asked > left) throw new PaypalRefusal("REFUND_AMOUNT_EXCEEDED");
  const id = fakePaypalId();
  order.refunds.push({ id, value });
  capture.status = asked === left ? "REFUNDED" : "PARTIALLY_REFUNDED";
  return id;
}

/** As the interface shows it. @param pageUrl where the payer approves */
export function presentFakeOrder(order: FakeOrder, pageUrl: string, merchant: string): object {
  const amount = { currency_code: order.currency, value: order.value };
  const link = `${pageUrl}/checkoutnow?token=${order.id}`;
  const captures = order.capture === null ? [] : [{ ...order.capture, amount, custom_id: order.customId }];
  const refunds = order.refunds.map(({ id, value }) => ({
    id,
    status: "COMPLETED",
    amount: { currency_code: order.currency, value },
  }));
  return {
    id: order.id,
    intent: "CAPTURE",
    status: order.status,
    purchase_units: [
      {
        reference_id: "default",
        custom_id: order.customId,
        invoice_id: order.invoiceId,
        amount,
        payee: { merchant_id: merchant },
        ...(captures.length === 0 ? {} : { payments: { captures, refunds } }),
      },
    ],
    links:
      order.status === "PAYER_ACTION_REQUIRED" ? [{ rel: "payer-action", href: link, method: "GET" }] : [],
  };
}
