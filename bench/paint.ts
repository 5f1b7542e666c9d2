/**
 * When a first visit is painted: an empty cache, a phone's line (1.6 Mbit/s, 150 ms) and a processor slowed 4 ×, in the
 * Chromium of the browser tests. Counted over the wire: requests and bytes until the page is quiet.
 */
import type { launchBrowser } from "../e2e/launch.ts";
import { percentile } from "./load.ts";
import { openQuietly } from "./quiet.ts";
import { signInto } from "./sign-into.ts";

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWDOWN = 4;
const VISITS = 3;

/** The screens that a budget names, with the address of each. */
export const SCREENS = {
  "sign-in": "/",
  list: "/freight-forwarder/admin/quotation/list/view",
  builder: "/freight-forwarder/admin/quotation/create",
} as const;
export type PaintedScreen = keyof typeof SCREENS;

export interface Paint {
  readonly screen: PaintedScreen;
  /** largest contentful paint, ms, the middle of the visits */
  readonly largestPaintMs: number;
  /** sum of the shifts that nobody caused */
  readonly layoutShift: number;
  readonly requests: number;
  /** scripts and styles as they were sent, kB of 1,000 bytes */
  readonly scriptKb: number;
  readonly styleKb: number;
}

/** In the page, from its first moment on: notes paints and shifts in an attribute. */
function watchPaint(): void {
  const seen = { largest: 0, shift: 0 };
  const note = () => {
    document.documentElement.dataset["paint"] = JSON.stringify(seen);
  };
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest;
    note();
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value }: { hadRecentInput?: boolean; value?: number } = entry.toJSON();
      if (hadRecentInput === false) seen.shift += value ?? 0;
    }
    note();
  }).observe({ type: "layout-shift", buffered: true });
}

async function visitOnce(browser: Browser, url: string, screen: PaintedScreen): Promise<Paint> {
  const context = await browser.newContext({ locale: "en-US", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (screen !== "sign-in") {
    await page.goto(`${url}/favicon.svg`);
    await signInto(page, url);
  }
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const sent = { requests: 0, script: 0, style: 0 };
  const names = new Map<string, string>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    names.set(requestId, new URL(request.url).pathname);
    sent.requests += 1;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId) ?? "";
    if (name.endsWith(".js")) sent.script += encodedDataLength / 1000;
    if (name.endsWith(".css")) sent.style += encodedDataLength / 1000;
  });
  await page.addInitScript(watchPaint);
  await openQuietly(page, url + SCREENS[screen]);
  await page.locator("h1").first().waitFor();
  const seen: { largest: number; shift: number } = JSON.parse(
    await page.evaluate(() => document.documentElement.dataset["paint"] ?? "{}"),
  );
  await context.close();
  return {
    screen,
    largestPaintMs: Math.round(seen.largest),
    layoutShift: seen.shift,
    requests: sent.requests,
    scriptKb: Math.round(sent.script),
    styleKb: Math.round(sent.style),
  };
}

/** The screens of `SCREENS`, each visited with an empty cache; the middle of the visits by its largest paint. */
export async function benchPaint(browser: Browser, url: string): Promise<readonly Paint[]> {
  const paints: Paint[] = [];
  for (const screen of ["sign-in", "list", "builder"] as const) {
    const visits: Paint[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOnce(browser, url, screen));
    const middle = percentile(
      visits.map(({ largestPaintMs }) => largestPaintMs),
      0.5,
    );
    paints.push(...visits.filter(({ largestPaintMs }) => largestPaintMs === middle).slice(0, 1));
  }
  return paints;
}
