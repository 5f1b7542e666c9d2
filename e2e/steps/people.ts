import { expect, type Locator, type Page } from "@playwright/test";
import { coverText } from "../cover.ts";
import { readMail, sendForm } from "./sign-up.ts";

const PASSWORD = "crates on seven lanes";

let people = 0;
/** An email that is nobody else's. */
export function newEmail(): string {
  people += 1;
  return `ida-${Date.now()}-${people}@birch.example.com`;
}

/** Somebody who has set their first password. */
interface Invited {
  readonly email: string;
  readonly password: string;
}

/** Sets the first password by the link of the mail, in a browser of the invited person's own. */
export async function acceptInvitation(page: Page, email: string): Promise<Invited> {
  const mail = await readMail(page.request, email);
  await page.goto(/\/password\/reset#token=[\w-]+/.exec(mail.text)?.[0] ?? "");
  await page.locator("[name=password]").fill(PASSWORD);
  await page.locator("[name=confirmPassword]").fill(PASSWORD);
  await sendForm(page);
  await expect(page.locator("[name=confirmPassword]")).toHaveCount(0);
  return { email, password: PASSWORD };
}

/** Fills the form of a new person and sends it. */
export async function addPerson(
  page: Page,
  action: string,
  [firstName, lastName]: readonly [string, string],
  email: string,
): Promise<void> {
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: action, exact: true }).click();
  await coverText(page, "Record created successfully");
}

/** Opens the dialog above the list of shippers and adds one of Japan. @returns the dialog */
export async function addShipper(page: Page, companyName: string, email: string): Promise<Locator> {
  await page.getByRole("button", { name: "Add shipper" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Company name").fill(companyName);
  await dialog.getByLabel("First name").fill("Ada");
  await dialog.getByLabel("Last name").fill("Moss");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("combobox", { name: "Country", exact: true }).fill("Japan");
  await dialog.getByRole("listbox").getByRole("option").first().click();
  await dialog.getByRole("button", { name: "Add shipper" }).click();
  return dialog;
}
