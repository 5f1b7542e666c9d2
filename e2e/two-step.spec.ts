import { createHmac } from "node:crypto";
import { loadTranslator } from "@kilolane/phrases";
import type { APIRequestContext, Page } from "@playwright/test";
import { now } from "./clock.ts";
import { coverScreen, coverText } from "./cover.ts";
import { expect, expectAccessible, findAccount, test } from "./fixtures.ts";
import { takeToken } from "./steps/api.ts";
import { signUpApproved } from "./steps/companies.ts";
import { createHandOver } from "./steps/hand-over.ts";
import { readMail, type SignUpFigures } from "./steps/sign-up.ts";
import { acceptTerms } from "./steps/terms.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const NEXT = "four crates of violins to Oslo";

/** What an authenticator app shows for a key (RFC 6238), so many steps of 30 seconds from now. */
function codeOf(key: string, around = 0): string {
  const bits = Array.from(key.replaceAll(" ", ""), (letter) =>
    BASE32.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now().getTime() / 30_000) + around));
  const digest = createHmac("sha1", Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))))
    .update(counter)
    .digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, "0");
}

async function fillForm(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Switches the second factor of somebody on without a browser. @returns the headers of their session */
async function enrol(request: APIRequestContext, { email, password }: SignUpFigures) {
  const token = await takeToken(request, { role: "", username: email, password });
  const headers = { authorization: `Bearer ${token}` };
  await acceptTerms(request, headers);
  const data = { currentPassword: password };
  const { key } = await (await request.put("/api/second-factor/key", { headers, data })).json();
  const code = codeOf(String(key), -1);
  const confirmed = await request.put("/api/second-factor/confirmation", { headers, data: { code } });
  expect(confirmed.status()).toBe(200);
  return headers;
}

/** Gives the code in the dialog of the sign-in, and confirms that the session elsewhere ends. */
async function giveCode(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Two-step sign-in" });
  await dialog.getByLabel("Code", { exact: true }).fill(code);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** The key and the recovery codes of the admin who guards the sign-in. */
const guarded = createHandOver<{ readonly key: string; readonly codes: readonly string[] }>();

test("an admin guards the sign-in with an app", async ({ page, signInAs }) => {
  const t = await loadTranslator("en", "settings");
  const account = await signInAs("ROLE_AIRLINE_ADMIN");
  await page.goto("/airline/admin/profile/update");
  await page.getByRole("button", { name: t("factor.setUp") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("password.previous")).fill("not my password");
  await dialog.getByRole("button", { name: t("factor.next") }).click();
  await expect(dialog.getByText("This is not your current password")).toBeVisible();
  await dialog.getByLabel(t("password.previous")).fill(account.password);
  await dialog.getByRole("button", { name: t("factor.next") }).click();
  await expect(dialog.getByRole("img", { name: t("factor.qr") })).toBeVisible();
  await expectAccessible(page);
  const key = (await dialog.getByTestId("totp-key").textContent()) ?? "";
  expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await dialog.getByLabel(t("factor.code")).fill("000000");
  await dialog.getByRole("button", { name: t("factor.confirm") }).click();
  await expect(dialog.getByText("This code is not right")).toBeVisible();
  // the code before: the present one stays good for the sign-in below
  await dialog.getByLabel(t("factor.code")).fill(codeOf(key, -1));
  await dialog.getByRole("button", { name: t("factor.confirm") }).click();
  await expect(dialog.getByText(t("factor.codesText"))).toBeVisible();
  const codes = await dialog.getByRole("listitem").allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t("factor.kept") }).click();
  await expect(page.getByText(t("factor.codesLeft", { count: 10 }))).toBeVisible();
  guarded.leave({ key, codes });
});

test("an admin signs in by code and by recovery code, and takes the second step off", async ({
  request,
  openBrowser,
}) => {
  const { key, codes } = guarded.take();
  const t = await loadTranslator("en", "settings");
  const account = await findAccount(request, "ROLE_AIRLINE_ADMIN");
  const other = await openBrowser();
  await fillForm(other, account.username, account.password);
  await giveCode(other, "123456");
  await expect(other.getByText(/Wait for the next code/)).toBeVisible();
  await expectAccessible(other);
  await giveCode(other, codeOf(key));
  await other.getByRole("button", { name: "Sign in here" }).click();
  await expect(other).toHaveURL("/airline/admin/profile/update");

  const third = await openBrowser();
  await fillForm(third, account.username, account.password);
  await giveCode(third, codes[0] ?? "");
  await third.getByRole("button", { name: "Sign in here" }).click();
  await expect(third.getByText(t("factor.codesLeft", { count: 9 }))).toBeVisible();
  await third.getByRole("button", { name: t("factor.turnOff") }).click();
  await third.getByRole("dialog").getByLabel(t("password.previous")).fill(account.password);
  await third
    .getByRole("dialog")
    .getByRole("button", { name: t("factor.turnOff") })
    .click();
  await expect(third.getByRole("button", { name: t("factor.setUp") })).toBeVisible();
});

test("the operator resets a lost second factor; the person is signed out and notified by mail", async ({
  page,
  request,
  signInAs,
  openBrowser,
}) => {
  const member = await loadTranslator("en", "member");
  const typed = await signUpApproved(request, "airline");
  const headers = await enrol(request, typed);
  const name = `${typed.firstName} ${typed.lastName}`;

  const operator = await signInAs("ROLE_SUPERADMIN");
  await page.goto(`/super-admin/airline/admins/list/view?search=${typed.email}`);
  const row = page.getByRole("row").filter({ hasText: typed.email });
  await row.getByRole("button", { name: `${member("action.resetFactor")}: ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(`${name} is signed out everywhere`)).toBeVisible();
  await expectAccessible(page);
  const confirm = dialog.getByRole("button", { name: member("action.resetFactor") });
  await dialog.getByLabel(member("field.ownPassword")).fill("not my password");
  await confirm.click();
  await expect(dialog.getByText("This is not your current password")).toBeVisible();
  await dialog.getByLabel(member("field.ownPassword")).fill(operator.password);
  await confirm.click();
  await expect(page.getByText(member("toast.resetFactor", { name }))).toBeVisible();
  await expect(row.getByRole("button", { name: member("action.resetFactor") })).toHaveCount(0);

  expect((await request.get("/api/auth", { headers })).status()).toBe(401);
  expect((await readMail(request, typed.email, 5)).subject).toBe("Your two-step sign-in was reset");
  const other = await openBrowser();
  await fillForm(other, typed.email, typed.password);
  await expect(other).toHaveURL("/airline/admin/profile/update");
});

test("a new password invalidates the old one and keeps this session", async ({ page, signInAs, request }) => {
  const t = await loadTranslator("en", "settings");
  const account = await signInAs("ROLE_SUPERADMIN");
  const path = "/super-admin/admins/setting/password/update";
  await page.goto(path);
  const submit = page.getByRole("button", { name: t("password.submit") });
  await submit.click();
  for (const text of [
    "Please enter previous password!",
    "Please enter new password!",
    "Please re-enter password!",
  ]) {
    await coverText(page, text);
  }
  const change = async (previous: string, next: string, repeat = next) => {
    await page.getByLabel(t("password.previous"), { exact: true }).fill(previous);
    await page.getByLabel(t("password.next"), { exact: true }).fill(next);
    await page.getByLabel(t("password.repeat"), { exact: true }).fill(repeat);
    await submit.click();
  };
  await change("not my password", NEXT);
  await expect(page.getByText("This is not your current password")).toBeVisible();
  await change(account.password, NEXT, "something else altogether");
  await coverText(page, "The two passwords you entered did not match!");
  await change(account.password, NEXT);
  await coverText(page, "new password set", t("password.done"));
  try {
    await page.reload();
    await expect(submit).toBeVisible();
    const refused = await request.post("/api/authenticate", {
      data: { username: account.username, password: account.password, forceLogin: true },
    });
    expect(refused.status()).toBe(401);
  } finally {
    await change(NEXT, account.password);
    await expect(page.getByText(t("password.done"))).toBeVisible();
  }
  expect(await takeToken(request, await findAccount(request, "ROLE_SUPERADMIN"))).not.toBe("");
  coverScreen(page, path, { task: "change the password; the old one opens nothing" });
});
