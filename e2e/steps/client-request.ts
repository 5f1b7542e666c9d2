import { type APIRequestContext, expect, type Page } from "@playwright/test";
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

interface Person {
  readonly id: string;
  readonly email: string;
}

/** The user id of the demo's agent, in its company's list of people, which `read` fetches for somebody of the company. */
export async function findAgentId(
  request: APIRequestContext,
  read: (path: string) => Promise<readonly Person[]>,
): Promise<string> {
  const { username } = await findAccount(request, "ROLE_FFAGENT");
  const agents = await read("/ffcompany/user-list/all?role=ROLE_FFAGENT");
  const agent = agents.find(({ email }) => email === username);
  if (agent === undefined) throw new Error("the demo's agent is not among its company's people");
  return agent.id;
}

/** The demo's admin, who signs in for it without a browser, gives a request to the demo's agent. */
export async function assignToAgent(request: APIRequestContext, requestId: string): Promise<void> {
  const token = await takeToken(request, await findAccount(request, "ROLE_FFADMIN"));
  const headers = { authorization: `Bearer ${token}` };
  const agentId = await findAgentId(request, async (path) =>
    (await request.get(`/api${path}`, { headers })).json(),
  );
  const query = `requestId=${requestId}&ffUserId=${agentId}`;
  const answer = await request.put(`/api/ffadmin/assign-client/incoming-request?${query}`, { headers });
  expect(answer.status()).toBe(200);
}
