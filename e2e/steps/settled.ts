import { expect, type Page } from "@playwright/test";

/** Waits until nothing on the page is loading any more. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
