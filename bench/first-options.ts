/** How long a person waits for the first option: after the click on a ready form, and after the last key of a new one. */
import type { launchBrowser } from "../e2e/launch.ts";
import { percentile } from "./load.ts";
import { openQuietly } from "./quiet.ts";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>["newPage"]>>;

const OPENINGS = 5;

/** Both waits in ms, medians of five; the page is signed in as the demo world's forwarder admin. */
export async function measureFirstOptions(
  page: Page,
  url: string,
): Promise<{ readonly fromClickMs: number; readonly fromLastKeyMs: number }> {
  const clicks: number[] = [];
  const keys: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    clicks.push(await openStory(page, url));
    // a draft lies in its tab: each question begins in a new one
    const tab = await page.context().newPage();
    keys.push(await typeQuestion(tab, url));
    await tab.close();
  }
  return { fromClickMs: percentile(clicks, 0.5), fromLastKeyMs: percentile(keys, 0.5) };
}

/** Clicks a story of the demo world: a filled form opens, prices itself, and its first option appears. */
async function openStory(page: Page, url: string): Promise<number> {
  await openQuietly(page, `${url}/demo/stories`);
  const link = page.getByRole("main").getByRole("link", { name: "break", exact: false }).first();
  const start = performance.now();
  await link.click();
  await page.getByTestId("option").first().waitFor();
  return performance.now() - start;
}

/** Fills an empty form; the weight's last key completes the question. In the page's own time, without the tool's. */
async function typeQuestion(page: Page, url: string): Promise<number> {
  await openQuietly(page, `${url}/freight-forwarder/admin/quotation/create`);
  for (const [label, typed, code] of [
    ["From", "chicago", "ORD"],
    ["To", "frankfurt", "FRA"],
  ] as const) {
    await page.getByRole("combobox", { name: label, exact: true }).fill(typed);
    await page.getByRole("option").filter({ hasText: code }).first().click();
  }
  for (const [column, figure] of [
    ["pieces", "3"],
    ["length", "80"],
    ["width", "60"],
    ["height", "60"],
  ] as const)
    await page.locator(`input[data-row="0"][data-column="${column}"]`).fill(figure);
  await page.evaluate(watchFirstOption);
  await page.locator('input[data-row="0"][data-column="totalWeight"]').press("9");
  await page.getByTestId("option").first().waitFor();
  // the frame that shows it comes after it is there
  await page.waitForFunction(() => document.body.dataset["firstOptionMs"] !== undefined);
  return Number(await page.evaluate(() => document.body.dataset["firstOptionMs"]));
}

/** In the page: from the key's own time stamp to the frame that shows the first option. */
function watchFirstOption(): void {
  let keyAt = 0;
  addEventListener("keydown", (event) => (keyAt = event.timeStamp), { capture: true });
  const watcher = new MutationObserver(() => {
    if (document.querySelector('[data-testid="option"]') === null) return;
    watcher.disconnect();
    requestAnimationFrame(() => {
      document.body.dataset["firstOptionMs"] = String(performance.now() - keyAt);
    });
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}
