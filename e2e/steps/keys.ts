import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "../arrive.ts";
import { coverText } from "../cover.ts";
import { checkKey, fillHolder, type KeyType } from "./key-holder.ts";
import { putMessagesAway } from "./messages.ts";
import { comeFromElsewhere, keyIn, readMail, sendForm, signInByForm, type SignUpFigures } from "./sign-up.ts";

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

/** Finds a key in the list that is open; answers its row. */
export async function findKey(page: Page, text: string) {
  await page.getByTestId("list-search").fill(text);
  await expect(page).toHaveURL(/search=/);
  await expect(rowOf(page, text)).toHaveCount(1);
  return rowOf(page, text);
}

/** Generates keys in the open dialog of the list that is open. */
export async function generate(page: Page, type: string, count: number): Promise<void> {
  await page.getByRole("button", { name: "Generate keys" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Type").selectOption(type);
  await dialog.getByLabel("How many").fill(String(count));
  await dialog.getByRole("button", { name: /^Generate \d/ }).click();
  await expect(page.getByText(`${count} key${count === 1 ? "" : "s"} generated`)).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** The key that was mailed opens a seat for its holder, who lands where the role starts. */
export async function enterKey(page: Page, key: string, type: KeyType, typed: SignUpFigures): Promise<void> {
  const isAirline = typed.companyName === "airline";
  await checkKey(page, isAirline ? "/airline/key/validate" : "/freightforwarder/key/validate", key, type);
  await fillHolder(page, typed);
  await sendForm(page);
  await expect(page.getByRole("button", { name: `${typed.firstName} ${typed.lastName}` })).toBeVisible();
}

/** Somebody whose session has ended is sent to the sign-in by the next thing they do. */
export async function expectSignedOut(page: Page): Promise<void> {
  await page.reload();
  await expect(page).toHaveURL(/\/sign-in/);
}

/** Signs somebody in by the form, from an address of its own. */
export async function signInAgain(page: Page, { email, password }: SignUpFigures): Promise<void> {
  await comeFromElsewhere(page);
  await page.goto("/sign-in");
  await signInByForm(page, email, password);
  await expect(page.getByRole("banner")).toBeVisible();
}

/** Moves the key of the open reassign screen to somebody new; answers when it is done. */
export async function moveToNewPerson(page: Page, next: SignUpFigures): Promise<void> {
  await page.locator("[name=firstName]").fill(next.firstName);
  await page.locator("[name=lastName]").fill(next.lastName);
  await page.locator("[name=email]").fill(next.email);
  await page.getByRole("button", { name: "Move the key" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(next.firstName);
  await dialog.getByRole("button", { name: "Move the key" }).click();
  await expectReassigned(page);
}

/** The key has moved, and the page says so; that is put away, so that the next move is not taken for this one. */
export async function expectReassigned(page: Page): Promise<void> {
  await coverText(page, "Host Reassigned Successfully");
  await putMessagesAway(page, "Host Reassigned Successfully");
}

/** The key that was mailed to somebody, with the way to where it is entered. */
export async function mailedKey(request: APIRequestContext, email: string, count = 1): Promise<string> {
  const mail = await readMail(request, email, count);
  expect(mail.text).toMatch(/\/key\/validate/);
  return keyIn(mail);
}
