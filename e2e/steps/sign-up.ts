import { randomInt } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { loadTranslator, type Language, type Translate } from "@kilolane/phrases";
import { findAccount } from "./demo-account.ts";

/** The texts of sign-in and sign-up in one language. */
export interface EntryWords {
  readonly language: Language;
  readonly signup: Translate<"signup">;
  readonly session: Translate<"session">;
  readonly error: Translate<"error">;
}

export async function loadEntryWords(language: Language): Promise<EntryWords> {
  const [signup, session, error] = await Promise.all([
    loadTranslator(language, "signup"),
    loadTranslator(language, "session"),
    loadTranslator(language, "error"),
  ]);
  return { language, signup, session, error };
}

let people = 0;

/** What somebody types who signs up; the email is nobody else's. */
export function newSignUp(changes: Partial<SignUpFigures> = {}): SignUpFigures {
  people += 1;
  return {
    firstName: "Nadia",
    lastName: "O'Brien",
    email: `nadia-${Date.now()}-${people}@elm.example.com`,
    password: "weigh seven crates twice",
    companyName: `Elm Lane Cargo ${Date.now()}-${people}`,
    companyEmail: "office@elm.example.com",
    phone: "(212) 555-0199",
    street: "1 Canal Street",
    zip: "10013",
    city: "New York",
    state: "NY",
    ...changes,
  };
}

export interface SignUpFigures {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly companyName: string;
  readonly companyEmail: string;
  readonly phone: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly state: string;
}

/** Comes from an address of its own: what is limited per address does not add up over the tests. */
export async function comeFromElsewhere(page: Page): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  await page.context().setExtraHTTPHeaders({ "x-forwarded-for": address });
}

/** Sets the language of a browser that has not opened anything yet. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await page.goto("/favicon.svg");
  await page.evaluate(
    (text) => localStorage.setItem("kilolane.preferences", text),
    JSON.stringify({ language }),
  );
}

/** Types the whole form; the country is the browser's own already. */
export async function fillSignUp(page: Page, typed: SignUpFigures): Promise<void> {
  await expect(page.locator("[name=firstName]")).toBeVisible();
  for (const [field, text] of Object.entries(typed)) await page.locator(`[name=${field}]`).fill(text);
  await page.locator("[name=confirmPassword]").fill(typed.password);
}

export async function sendForm(page: Page): Promise<void> {
  await page.locator("form button[type=submit]").click();
}

interface CaughtMail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
}

/** Waits for the mail of that number to a person; the worker sends within seconds. */
export async function readMail(
  request: APIRequestContext,
  recipient: string,
  count = 1,
): Promise<CaughtMail> {
  let found: { id: string; subject: string }[] = [];
  await expect
    .poll(async () => {
      const answer = await request.get("/api/demo/mails", { params: { recipient } });
      found = (await answer.json()).content;
      return found.length;
    })
    .toBeGreaterThanOrEqual(count);
  const mail = found[found.length - count];
  const answer = await request.get(`/api/demo/mails/${mail?.id ?? ""}`);
  return { id: mail?.id ?? "", subject: mail?.subject ?? "", text: (await answer.json()).text };
}

/** The six digits of a mail. */
export function pinIn(mail: CaughtMail): string {
  return /^\d{6}$/m.exec(mail.text)?.[0] ?? "";
}

/** The licence key of a mail. */
export function keyIn(mail: CaughtMail): string {
  return /^[0-9A-Z]{6}(-[0-9A-Z]{6}){4}$/m.exec(mail.text)?.[0] ?? "";
}

/** Pastes a code into the first of the six boxes. */
export async function pastePin(page: Page, pin: string): Promise<void> {
  await page.locator("fieldset input").first().focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, pin);
}

/** Calls the API as the demo user of a role; answers what it answers. */
export async function callAs(request: APIRequestContext, role: string) {
  const { username, password } = await findAccount(request, role);
  const data = { username, password, forceLogin: true };
  const { jwtToken } = await (await request.post("/api/authenticate", { data })).json();
  const headers = { authorization: `Bearer ${String(jwtToken)}` };
  return {
    get: async (path: string, params: Record<string, string>) =>
      (await request.get(`/api${path}`, { headers, params })).json(),
    post: async (path: string, body: object) => {
      const answer = await request.post(`/api${path}`, { headers, data: body });
      expect(answer.status(), path).toBe(200);
      return answer.json();
    },
  };
}

/** A published airline that nobody has rates of yet, for the operator who asks. */
export async function findFreeAirline(operator: Awaited<ReturnType<typeof callAs>>) {
  const { content } = await operator.get("/operator/airlines", {
    kind: "localdb",
    size: "100",
  });
  const free = content.filter(
    (airline: { company: object | null; rateCount: number }) =>
      airline.company === null && airline.rateCount === 0,
  );
  const chosen = free[randomInt(free.length)];
  return { id: Number(chosen.id), iata: String(chosen.iata), name: String(chosen.name) };
}

/** The operator approves a company that waits; an airline company with an airline that nobody has rates of. */
export async function approveCompany(request: APIRequestContext, companyName: string): Promise<void> {
  const operator = await callAs(request, "ROLE_SUPERADMIN");
  const waiting = await operator.get("/operator/companies", {
    approval: "unapproved",
    search: companyName,
  });
  const [company] = waiting.content;
  const carrier = company.kind === "airline" ? { airlineId: (await findFreeAirline(operator)).id } : {};
  await operator.post(`/operator/companies/${company.id}/approval`, carrier);
}

/** Signs in by the form of the page that is open. */
export async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.locator("[name=username]").fill(email);
  await page.locator("[name=password]").fill(password);
  await page.locator("form button[type=submit]").click();
}

/** Signs in by the form that is open; a session elsewhere ends. */
export async function signInHere(page: Page, email: string, password: string): Promise<void> {
  await signInByForm(page, email, password);
  const elsewhere = page.getByRole("button", { name: "Sign in here" });
  await expect(page.getByRole("banner").or(elsewhere).first()).toBeVisible();
  if (await elsewhere.isVisible()) await elsewhere.click();
}

/** Opens the form of a forwarder, filled. */
export async function openFilled(page: Page, typed: SignUpFigures): Promise<void> {
  await comeFromElsewhere(page);
  await page.goto("/freight-forwarder/sign-up");
  await fillSignUp(page, typed);
}

/** Signs up and is before the six boxes; answers the code. */
export async function openPin(page: Page, typed: SignUpFigures): Promise<void> {
  await openFilled(page, typed);
  await sendForm(page);
  await expect(page).toHaveURL("/confirm-signup");
}
