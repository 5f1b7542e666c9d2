import {
  cancelPayment,
  captureCardPayment,
  capturePaypalPayment,
  createBankTransfer,
  createCardPayment,
  createPaypalPayment,
  downloadAnyPaper,
  downloadPaper,
  exportAllPayments,
  exportPayments,
  getAnyPayment,
  getBillingProfile,
  getBillingSeller,
  getPaymentQuote,
  getPaymentWays,
  getSubscription,
  listAllPayments,
  listPayments,
  type PaymentOrder,
} from "@kilolane/contract";
import { callEndpoint, downloadEndpoint, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { exportOf } from "../../lib/api/record-calls.ts";

/** What a payment makes old, on either side. */
export const PAYMENT_READS = [listPayments, listAllPayments, getAnyPayment, getSubscription];

/** What an order costs; the order comes from the address. */
export const quoteQuery = (order: string) => q(getPaymentQuote, { query: { order } });
export const waysQuery = q(getPaymentWays);
export const paymentsQuery = (query: EndpointQuery<typeof listPayments>) => qPage(listPayments, { query });
export const allPaymentsQuery = (query: EndpointQuery<typeof listAllPayments>) =>
  qPage(listAllPayments, { query });
export const anyPaymentQuery = (id: string) => q(getAnyPayment, { params: { id } });
export const profileQuery = q(getBillingProfile);
export const sellerQuery = q(getBillingSeller);

export const downloadPayments = exportOf(exportPayments);
export const downloadAllPayments = exportOf(exportAllPayments);
export const fetchPaper = async (id: string) => downloadEndpoint(downloadPaper, { params: { id } });
export const fetchAnyPaper = async (id: string) => downloadEndpoint(downloadAnyPaper, { params: { id } });

export const beginCard = async (body: PaymentOrder) => callEndpoint(createCardPayment, { body });
export const captureCard = async (id: string) => callEndpoint(captureCardPayment, { query: { id } });
export const beginPaypal = async (body: PaymentOrder) => callEndpoint(createPaypalPayment, { body });
export const capturePaypal = async (token: string) =>
  callEndpoint(capturePaypalPayment, { query: { token } });
export const beginTransfer = async (body: PaymentOrder) => callEndpoint(createBankTransfer, { body });
export const giveUp = async (id: string) => callEndpoint(cancelPayment, { params: { id } });
