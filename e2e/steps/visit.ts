import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

interface SpecifiedScreens {
  readonly landing: Readonly<Record<string, string>>;
  readonly screens: readonly { readonly role: string; readonly path: string; readonly title?: string }[];
  readonly menus: Readonly<Record<string, readonly string[]>> & {
    readonly decided: Readonly<Record<string, readonly string[]>>;
  };
}

/** The specification's screens, landings and menus. */
export const SPECIFIED: SpecifiedScreens = JSON.parse(
  readFileSync(join(import.meta.dirname, "../..", "packages/contract/src/spec/screens.json"), "utf8"),
);

/**
 * Goes to another address as a link of the page does, without loading the application again, and waits until the
 * screen that it leads to is drawn.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: String(Math.random()) }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);
  await page.waitForFunction(() => document.documentElement.dataset["screen"] === location.pathname);
}

/** Waits until the page has its heading and nothing loads, and answers the heading. */
export async function readHeading(page: Page): Promise<string> {
  const heading = page.locator("h1").first();
  await expect(heading).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  return (await heading.textContent()) ?? "";
}
