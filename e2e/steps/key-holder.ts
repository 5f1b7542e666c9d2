import { expect, type Page } from "@playwright/test";
import { comeFromElsewhere, sendForm, type SignUpFigures } from "./sign-up.ts";

export type KeyType = "admin" | "agent" | "client" | "shipper";

/** Opens a validate screen from an address of its own and enters a key. */
export async function checkKey(page: Page, path: string, key: string, type?: KeyType): Promise<void> {
  await comeFromElsewhere(page);
  await page.goto(path);
  if (type) await page.locator("[name=keyType]").selectOption(type);
  await page.locator("[name=alphanumericKey]").fill(key);
  await sendForm(page);
}

/** Types what the holder of a key is asked for; the email is there already. */
export async function fillHolder(page: Page, typed: SignUpFigures): Promise<void> {
  await expect(page.locator("[name=email]")).toHaveValue(typed.email);
  for (const field of ["firstName", "lastName", "password"] as const)
    await page.locator(`[name=${field}]`).fill(typed[field]);
  await page.locator("[name=confirmPassword]").fill(typed.password);
}
