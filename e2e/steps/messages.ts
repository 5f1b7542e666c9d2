import { expect, type Page } from "@playwright/test";

/** Puts away the passing messages that say `text`. On a slow machine one may just have left by itself. */
export async function putMessagesAway(page: Page, text: string): Promise<void> {
  const shown = page.getByRole("region", { name: "Messages" }).locator("div").filter({ hasText: text });
  const dismiss = shown.getByRole("button", { name: "Dismiss" });
  await dismiss.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(shown).toHaveCount(0);
}
