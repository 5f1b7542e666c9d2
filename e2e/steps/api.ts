import { expect, type APIRequestContext, type Page } from "@playwright/test";
import type { DemoAccount } from "./demo-account.ts";

/** Asks the API as the person who is signed in on this page. */
export async function ask<Answer>(
  page: Page,
  method: "GET" | "POST" | "PUT",
  path: string,
  data?: object,
): Promise<Answer> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { authorization: `Bearer ${token ?? ""}` };
  const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data ? { data } : {}) });
  expect(answer.status(), `${method} ${path}`).toBe(200);
  const body: Answer = await answer.json();
  return body;
}

/** A token of somebody who signs in without a browser; their other session ends. */
export async function takeToken(request: APIRequestContext, account: DemoAccount): Promise<string> {
  const { username, password } = account;
  const answer = await request.post("/api/authenticate", { data: { username, password, forceLogin: true } });
  expect(answer.status()).toBe(200);
  const { jwtToken } = await answer.json();
  return String(jwtToken);
}
