import {
  acceptOrCancelRequest,
  askForwarders,
  createClientQuotation,
  emailClientRequestQuotation,
  getRequest,
  getSentRequest,
  listNotifications,
  repriceQuotation,
} from "@kilolane/contract";
import { expect } from "vitest";
import { type Forwarder, FORM, type Market } from "./build-market.ts";
import { MAIL_FLAGS } from "./build-quotations.ts";
import type { SignedInPerson } from "./harness.ts";

export const companyOf = ({ admin }: Forwarder): string => admin.user.company.id;

const newsOf = async (person: SignedInPerson) =>
  (await person.call(listNotifications, { query: { size: "50" } })).body;

/** What a shipper and the market's forwarders do about one shipment. */
export function useAsking(market: Market, shipper: SignedInPerson) {
  async function priceRequest(person: SignedInPerson = shipper) {
    const { body, status, text } = await person.call(createClientQuotation, { body: FORM });
    expect(status, text).toBe(200);
    return body.request_id;
  }

  /** A request that the shipper sent to both forwarders. */
  async function askBoth(note = "") {
    const id = await priceRequest();
    const companyIds = [companyOf(market.ours), companyOf(market.theirs)];
    const sent = await shipper.call(askForwarders, { params: { id }, body: { companyIds, note } });
    expect(sent.status, sent.text).toBe(200);
    expect(sent.body.sentTo.map(({ companyId }) => companyId).toSorted()).toEqual(companyIds.toSorted());
    return id;
  }

  const see = async (id: string, person: SignedInPerson = shipper) =>
    (await person.call(getSentRequest, { params: { id } })).body;

  /** The forwarder's own request, as the shipper knows it. */
  async function requestAt(forwarder: Forwarder, id: string) {
    const answer = (await see(id)).answers.find(({ companyId }) => companyId === companyOf(forwarder));
    return answer?.request_id ?? "";
  }

  /** The forwarder mails its cheapest option to the shipper. */
  async function quote(forwarder: Forwarder, id: string, currency = "USD") {
    const request_id = await requestAt(forwarder, id);
    const { admin } = forwarder;
    const opened = await admin.call(getRequest, { params: { id: request_id } });
    const { body } = await admin.call(repriceQuotation, {
      params: { id: request_id },
      body: { ...FORM, currency, readyDate: String(opened.body.form["readyDate"]) },
    });
    const quote_id = body.options[0]?.quote_id ?? "";
    const query = { request_id, quote_id, email: shipper.user.email, ...MAIL_FLAGS };
    const mailed = await admin.call(emailClientRequestQuotation, { query, body: {} });
    expect(mailed.status, mailed.text).toBe(200);
    return { request_id, quote_id };
  }

  const decide = (query: { request_id: string; quote_id?: string; status: "accept" | "cancel" }) =>
    shipper.call(acceptOrCancelRequest, { query });

  return { askBoth, decide, newsOf, priceRequest, quote, requestAt, see };
}
