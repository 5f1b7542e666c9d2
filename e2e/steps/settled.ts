import { expect, type Page } from "@playwright/test";

/** Waits until nothing on the page is loading any more. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** No screen is wider than its window: what is wide scrolls in a box of its own. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
