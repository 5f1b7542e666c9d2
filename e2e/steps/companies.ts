import { randomInt } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "../arrive.ts";
import { approveCompany, newSignUp, pinIn, readMail, type SignUpFigures } from "./sign-up.ts";

type SignUpKind = "freightforwarder" | "airline" | "shipper" | "trucking" | "data-entry";

/** Signs a company up by the API; it waits for approval, with two mails in its founder's box. */
export async function signUpWaiting(
  request: APIRequestContext,
  kind: SignUpKind,
  changes: Partial<SignUpFigures> = {},
): Promise<SignUpFigures> {
  const typed = newSignUp(changes);
  // From an address of its own: five sign-ups an hour come from one.
  const headers = { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
  const data = { ...typed, confirmPassword: typed.password, country: "US", countryCode: "US" };
  const started = await request.post(`/api/${kind}/register`, { data, headers });
  const { signUpToken } = await started.json();
  const pin = pinIn(await readMail(request, typed.email));
  const confirmed = await request.post("/api/sign-up/confirm", { data: { signUpToken, pin }, headers });
  expect(confirmed.status()).toBe(200);
  return typed;
}

/** Signs a company up and has it approved; three mails are in its founder's box. Ends the operator's session. */
export async function signUpApproved(
  request: APIRequestContext,
  kind: SignUpKind,
  changes: Partial<SignUpFigures> = {},
): Promise<SignUpFigures> {
  const typed = await signUpWaiting(request, kind, changes);
  await approveCompany(request, typed.companyName);
  await readMail(request, typed.email, 3);
  return typed;
}

/** Puts a session of that person into a browser, without the form. */
export async function enterAs(page: Page, person: Pick<SignUpFigures, "email" | "password">): Promise<void> {
  const answer = await page.request.post("/api/authenticate", {
    data: { username: person.email, password: person.password, forceLogin: true },
  });
  expect(answer.status()).toBe(200);
  const { jwtToken, firstName, lastName, email, role, avatar } = await answer.json();
  await page.goto("/favicon.svg");
  await page.evaluate(
    ([token, details]) => {
      localStorage.setItem("token", token ?? "");
      localStorage.setItem("userDetails", details ?? "");
    },
    [String(jwtToken), JSON.stringify({ jwtToken, firstName, lastName, email, role, avatar })],
  );
}

/** Finds a row of a list by what is in it, searching first. */
export async function findRow(page: Page, text: string) {
  await page.getByTestId("list-search").fill(text);
  await expect(page).toHaveURL(/search=/);
  const row = page.getByRole("row").filter({ hasText: text });
  await expect(row).toHaveCount(1);
  return row;
}

/** Answers the question that a button of a row brings up. */
export async function confirmIn(page: Page, name: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}
