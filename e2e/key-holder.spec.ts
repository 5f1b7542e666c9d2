import type { APIRequestContext } from "@playwright/test";
import { coverScreen } from "./cover.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { signUpApproved } from "./steps/companies.ts";
import { checkKey, fillHolder, type KeyType } from "./steps/key-holder.ts";
import { callAs, keyIn, loadEntryWords, newSignUp, readMail, sendForm } from "./steps/sign-up.ts";

/** The operator gives a company of that kind a key for somebody; answers it as it came by mail. */
async function mailKey(
  request: APIRequestContext,
  kind: string,
  keyType: KeyType,
  email: string,
): Promise<string> {
  const operator = await callAs(request, "ROLE_SUPERADMIN");
  const { content } = await operator.get("/operator/companies", { approval: "approved", kind });
  const path = `/operator/companies/${String(content[0].id)}/keys`;
  const made = await operator.post(path, { keyType, count: 1 });
  await operator.post(`${path}/${String(made.content[0].id)}/assignment`, { email });
  const mail = await readMail(request, email);
  expect(mail.text).toContain(`/${kind === "forwarder" ? "freightforwarder" : kind}/key/validate`);
  return keyIn(mail);
}

const SEATS = [
  ["forwarder", "agent", "/freightforwarder/key/validate", "/freight-forwarder/agent/quotation/create"],
  ["forwarder", "client", "/freightforwarder/key/validate", "/freight-forwarder/client/quotation/create"],
  ["airline", "agent", "/airline/key/validate", "/airline/agent/priority-rate/create"],
  ["shipper", "shipper", "/shipper/key/validate", "/shipper/quotation/create"],
  ["trucking", "admin", "/trucking/key/validate", "/trucking/statistics"],
  ["data-entry", "agent", "/data-entry/key/validate", "/data-entry/airfare/create"],
] as const;

/** Their companies have seats of more than one type, so that the screen asks of which the key is. */
const hasTypes = new Set(["forwarder", "airline"]);

for (const [kind, type, path, landing] of SEATS) {
  test(`the key of a ${kind}'s ${type} opens a seat, and its holder lands where the role starts`, async ({
    page,
    request,
  }) => {
    const typed = newSignUp();
    // every other kind of company is in the demo world
    if (kind === "data-entry") await signUpApproved(request, kind);
    const key = await mailKey(request, kind, type, typed.email);
    // However it is typed: small letters, spaces for dashes.
    await checkKey(page, path, key.toLowerCase().replaceAll("-", " "), hasTypes.has(kind) ? type : undefined);
    await expect(page.getByRole("heading", { name: /^Your seat at / })).toBeVisible();
    await expect(page.locator("[name=email]")).toHaveAttribute("readonly");
    await expectAccessible(page);
    await fillHolder(page, typed);
    await sendForm(page);
    await expect(page).toHaveURL(landing);
    await expect(page.getByRole("button", { name: `${typed.firstName} ${typed.lastName}` })).toBeVisible();
    // the specification names no key screen for these two: the product's own
    if (kind !== "trucking" && kind !== "data-entry")
      coverScreen(page, path, { task: "enter a key; its holder lands where the role starts" });
  });
}

test("whatever is wrong with a key, the answer is the same one", async ({ page, request }) => {
  const words = await loadEntryWords("en");
  const typed = newSignUp();
  const key = await mailKey(request, "forwarder", "agent", typed.email);
  const refused = `${words.error("key-invalid.title")}. ${words.error("key-invalid.detail")}`;
  const field = page.locator("[name=alphanumericKey]");
  for (const [path, text, type] of [
    ["/freightforwarder/key/validate", "no key at all", "agent"],
    ["/freightforwarder/key/validate", key.replace(/.$/, key.endsWith("0") ? "1" : "0"), "agent"],
    ["/freightforwarder/key/validate", key, "admin"],
    ["/airline/key/validate", key, "agent"],
  ] as const) {
    await checkKey(page, path, text, type);
    await expect(field).toHaveAccessibleDescription(refused);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(text);
  }
  await expectAccessible(page);
  await checkKey(page, "/shipper/key/validate", "");
  await expect(field).toHaveAccessibleDescription(words.error("field.required"));

  // Used once, it is worth nothing any more.
  await checkKey(page, "/freightforwarder/key/validate", key, "agent");
  await fillHolder(page, { ...typed, password: "short" });
  await sendForm(page);
  await expect(page.locator("[name=password]")).toHaveAccessibleDescription(
    new RegExp(words.error("field.password-short")),
  );
  await fillHolder(page, typed);
  await sendForm(page);
  await expect(page).toHaveURL("/freight-forwarder/agent/quotation/create");
  await checkKey(page, "/freightforwarder/key/validate", key, "agent");
  await expect(field).toHaveAccessibleDescription(refused);
});

test("guesses at keys are limited per address", async ({ page }) => {
  const words = await loadEntryWords("en");
  await checkKey(page, "/airline/key/validate", "guess 0");
  const field = page.locator("[name=alphanumericKey]");
  for (let guess = 1; guess <= 10; guess += 1) {
    await field.fill(`guess ${guess}`);
    const answered = page.waitForResponse("**/api/key/validate");
    await sendForm(page);
    await answered;
  }
  await expect(field).toHaveAccessibleDescription(new RegExp(words.error("too-many-requests.title")));
});
