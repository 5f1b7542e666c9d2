import { setTimeout as sleep } from "node:timers/promises";
import { followChanges } from "@kilolane/contract";
import type { launchBrowser } from "../e2e/launch.ts";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>["newPage"]>>;

type Request = Awaited<ReturnType<Page["waitForRequest"]>>;

const QUIET_MS = 500;
const MOST_MS = 60_000;
const STEP_MS = 25;

/** Opens an address and waits until nothing has been fetched for half a second; the push stream never ends. */
export async function openQuietly(page: Page, address: string): Promise<void> {
  const open = new Set<Request>();
  let lastAt = performance.now();
  const begin = (request: Request): void => {
    if (new URL(request.url()).pathname === `/api${followChanges.path}`) return;
    open.add(request);
    lastAt = performance.now();
  };
  const end = (request: Request): void => {
    if (open.delete(request)) lastAt = performance.now();
  };
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  try {
    await page.goto(address);
    const started = performance.now();
    while (open.size > 0 || performance.now() - lastAt < QUIET_MS) {
      if (performance.now() - started > MOST_MS) throw new Error(`${address} never became quiet`);
      await sleep(STEP_MS);
    }
  } finally {
    page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  }
}
