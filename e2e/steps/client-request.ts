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

/** The demo client prices a shipment and sends it to its forwarder. */
export async function sendClientRequest(request: APIRequestContext, note = ""): Promise<SentRequest> {
  const client = await callAs(request, "ROLE_FFCLIENT");
  const { request_id: requestId, options } = await client.post("/ffclient/quotation/create", {
    shipFromAirport: "ATL",
    shipToAirport: "LUX",
    readyDate: new Date(now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10),
    typeOfGoods: "General",
    goodsArray: [{ pieces: 4, length: 120, width: 80, height: 100, totalWeight: 410 }],
    dimensionUnit: "cm",
    weightUnit: "kg",
    currency: "USD",
  });
  await client.post("/ffadmin/client-quotation/send", { request_id: requestId, note });
  return { requestId, quoteId: options[0].quote_id };
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
