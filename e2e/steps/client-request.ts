import type { APIRequestContext, Page } from "@playwright/test";
import { now } from "../clock.ts";
import { ask, takeToken } from "./api.ts";
import { findAccount } from "./demo-account.ts";
import { callAs } from "./sign-up.ts";

/** A request that the demo client sent, with the first offer of its own pricing. */
export interface SentRequest {
  readonly requestId: string;
  readonly quoteId: string;
}

/** A client or shipper prices a shipment; a shipper has no option of its own. */
export async function priceBy(post: Awaited<ReturnType<typeof callAs>>["post"]): Promise<SentRequest> {
  const { request_id: requestId, options } = await post("/ffclient/quotation/create", {
    shipFromAirport: "ATL",
    shipToAirport: "LUX",
    readyDate: new Date(now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10),
    typeOfGoods: "General",
    goodsArray: [{ pieces: 4, length: 120, width: 80, height: 100, totalWeight: 410 }],
    dimensionUnit: "cm",
    weightUnit: "kg",
    currency: "USD",
  });
  return { requestId, quoteId: options[0]?.quote_id ?? "" };
}

/** A shipment that the client or shipper who is signed in on this page priced. @returns its request's id */
export async function priceShipment(page: Page): Promise<string> {
  return (await priceBy(async (path, body) => ask(page, "POST", path, body))).requestId;
}

/** A forwarder that the shipper who is signed in on this page can ask. @returns its company's id */
export async function findForwarderId(page: Page): Promise<string> {
  const { content } = await ask<{ content: readonly { companyId: string }[] }>(page, "GET", "/forwarders");
  return content[0]?.companyId ?? "";
}

/** The shipper who is signed in on this page prices a shipment and asks a forwarder. @returns its own request's id */
export async function askForwarder(page: Page): Promise<string> {
  const id = await priceShipment(page);
  await ask(page, "POST", `/sent-requests/${id}/forwarders`, { companyIds: [await findForwarderId(page)] });
  return id;
}

/** The client who is signed in on this page prices a shipment and sends it. @returns its request's id */
export async function sendOwnRequest(page: Page): Promise<string> {
  const request_id = await priceShipment(page);
  await ask(page, "POST", "/ffadmin/client-quotation/send", { request_id });
  return request_id;
}

/** The demo client prices a shipment and sends it to its forwarder. */
export async function sendClientRequest(request: APIRequestContext, note = ""): Promise<SentRequest> {
  const { post } = await callAs(request, "ROLE_FFCLIENT");
  const { requestId, quoteId } = await priceBy(post);
  await post("/ffadmin/client-quotation/send", { request_id: requestId, note });
  return { requestId, quoteId };
}

/** Gives a request to the agent who is signed in on this page. */
export async function assignToAgent(page: Page, requestId: string): Promise<void> {
  const { username } = await findAccount(page.request, "ROLE_FFAGENT");
  const agents = await ask<readonly { id: string; email: string }[]>(
    page,
    "GET",
    "/ffcompany/user-list/all?role=ROLE_FFAGENT",
  );
  const agent = agents.find(({ email }) => email === username)?.id ?? "";
  const token = await takeToken(page.request, await findAccount(page.request, "ROLE_FFADMIN"));
  const query = `requestId=${requestId}&ffUserId=${agent}`;
  await page.request.put(`/api/ffadmin/assign-client/incoming-request?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
}
