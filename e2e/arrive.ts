import { expect as baseExpect, type Page } from "@playwright/test";

/** How long a page may take to be drawn until its test goes on without it: to look at what loads, for instance. */
const PATIENCE_MS = 2_000;

/** Whether the app itself shows its screen and nothing loads there, or this is no page of the app at all. */
const isDrawn = (): boolean =>
  document.querySelector("#root") === null ||
  (document.documentElement.dataset["screen"] === location.pathname &&
    document.querySelector("#root h1") !== null &&
    document.querySelector("#first-screen") === null &&
    document.querySelector("[aria-busy=true]") === null);

/** Only sooner, never otherwise: a page that takes longer is what the test's own expectations are for. */
async function waitUntilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(isDrawn, undefined, { timeout: PATIENCE_MS }).catch(() => undefined);
}

/**
 * Lets `goto` and `reload` end when the screen is drawn. The runner looks for what it misses again after ever longer
 * breaks, up to half a second each; a wait inside the page ends with the frame in which the screen is there.
 */
export function arriveDrawn(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    if (args[1]?.waitUntil !== "commit") await waitUntilDrawn(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await waitUntilDrawn(page);
    return response;
  };
}

type ExpectedUrl = Parameters<ReturnType<typeof baseExpect<Page>>["toHaveURL"]>;

/**
 * `toHaveURL` that waits for the screen of the address too. The address changes a moment before the screen does: what a
 * test types in between goes into the field of the screen before, and is gone with it.
 */
export const expect = baseExpect.extend({
  async toHaveURL(page: Page, ...expected: ExpectedUrl) {
    const asserted = this.isNot ? baseExpect(page).not : baseExpect(page);
    try {
      await asserted.toHaveURL(...expected);
    } catch (error) {
      return { pass: this.isNot, message: () => (error instanceof Error ? error.message : String(error)) };
    }
    if (!this.isNot) await waitUntilDrawn(page);
    return { pass: !this.isNot, message: () => "" };
  },
});
