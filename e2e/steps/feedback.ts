import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { findAccount } from "./demo-account.ts";
import { takeToken } from "./api.ts";

/** Who gives feedback, and where. */
export const AUTHORS = [
  ["ROLE_FFADMIN", "/freight-forwarder/admin"],
  ["ROLE_FFAGENT", "/freight-forwarder/agent"],
  ["ROLE_FFCLIENT", "/freight-forwarder/client"],
  ["ROLE_AIRLINE_ADMIN", "/airline-admin"],
  ["ROLE_AIRLINE_AGENT", "/airline-agent"],
  ["ROLE_CONSIGNEE", "/shipper"],
] as const;

/** Gives feedback by the API as the person who is signed in on this page. @returns its id */
export async function giveFeedback(page: Page, description: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const answer = await page.request.post("/api/feedback", {
    headers: { authorization: `Bearer ${token ?? ""}` },
    multipart: { description, mainMenu: "feedback", subMenu: "", feedbackType: "question" },
  });
  expect(answer.status()).toBe(200);
  const { id } = await answer.json();
  return String(id);
}

/** Answers a feedback by the API; ends the operator's session in any browser. */
export async function answerFeedback(request: APIRequestContext, id: string, text: string): Promise<void> {
  const token = await takeToken(request, await findAccount(request, "ROLE_SUPERADMIN"));
  const data = { version: 1, answer: text };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post(`/api/operator/feedback/${id}/answer`, { headers, data });
  expect(answer.status()).toBe(200);
}
