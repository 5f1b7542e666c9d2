/**
 * What a person waits for: the bytes of the first visit, the first options after the click, and the answer of the
 * goods grid to a key, on the built web app, the demo world and the Chromium of the browser tests.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { launchBrowser } from "../e2e/launch.ts";
import { percentile } from "./load.ts";
import { benchLighthouse, type Score } from "./lighthouse.ts";
import { benchPaint, type Paint } from "./paint.ts";
import { measureFirstOptions } from "./first-options.ts";
import { openQuietly } from "./quiet.ts";
import { signInto } from "./sign-into.ts";
import { measureBareTyping, measureTyping } from "./typing.ts";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>["newPage"]>>;

export interface WebBenchmark {
  /** all scripts that the sign-in page loads, as they are sent; kB of 1,000 bytes */
  readonly signInScriptKb: number;
  readonly signInStyleKb: number;
  /** from the click on a ready form (a demo story) to the first option on the screen, median */
  readonly firstOptionsMs: number;
  /** from the last key of an empty form to the first option on the screen, median */
  readonly lastKeyMs: number;
  /** processor time of a key ÷ the same in a bare table of as many fields, medians */
  readonly typingToBare: number;
  /** processor time of the page's thread for a key, layout included: goods grid with 50 lines, slowed 4 × */
  readonly typingP50Ms: number;
  /** of keys that make a weight */
  readonly typingP95Ms: number;
  /** of keys that make one too large to be any */
  readonly refusedP95Ms: number;
  /** from the key to the end of the next frame, waiting for the processor included: what else runs shows here */
  readonly frameP95Ms: number;
  /** first visits on a slow line and a slow processor */
  readonly paints: readonly Paint[];
  /** Lighthouse's scores of the first screens */
  readonly scores: readonly Score[];
}

/** Measures with a server of its own. */
export async function benchWeb(): Promise<WebBenchmark> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "kilolane-bench-web-"));
  const port = 20_000 + (process.pid % 20_000);
  const server = fork(path.join(import.meta.dirname, "../apps/server/src/main.ts"), {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      USER_CALLS_PER_MINUTE: "0",
      ADDRESS_CALLS_PER_MINUTE: "0",
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = once(server, "exit");
  try {
    const url = await untilReady(server);
    const measured = await measure(url);
    // with no other browser open: pages that are left open share the processor with the one that is measured
    return { ...measured, scores: await benchLighthouse(url) };
  } finally {
    server.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The address that the server prints when it is ready; the port may be another one than asked for. */
async function untilReady(server: ReturnType<typeof fork>): Promise<string> {
  let output = "";
  server.stdout?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  for (let wait = 0; wait < 1_200 && server.exitCode === null; wait += 1) {
    const url = /is ready: (http:\S+)/.exec(output)?.[1];
    if (url !== undefined) return url;
    await sleep(100);
  }
  throw new Error("the server of the web benchmark did not start");
}

async function measure(url: string): Promise<Omit<WebBenchmark, "scores">> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: "en-US", viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const bytes = await measureBytes(page, url);
    await signInto(page, url);
    const { fromClickMs, fromLastKeyMs } = await measureFirstOptions(page, url);
    const bare = await measureBareTyping(await browser.newPage());
    const { figures, refused } = await measureTyping(context, url);
    const paints = await benchPaint(browser, url);
    return {
      paints,
      ...bytes,
      firstOptionsMs: Math.round(fromClickMs),
      lastKeyMs: Math.round(fromLastKeyMs),
      typingToBare: percentile(refused.work, 0.5) / percentile(bare.work, 0.5),
      typingP50Ms: percentile(refused.work, 0.5),
      typingP95Ms: percentile(figures.work, 0.95),
      refusedP95Ms: percentile(refused.work, 0.95),
      frameP95Ms: percentile(refused.frames, 0.95),
    };
  } finally {
    await browser.close();
  }
}

async function measureBytes(
  page: Page,
  url: string,
): Promise<Pick<WebBenchmark, "signInScriptKb" | "signInStyleKb">> {
  const sizes = { script: 0, stylesheet: 0 };
  const reads: Promise<void>[] = [];
  page.on("response", (response) => {
    // By the file's name: a browser calls a preloaded script by another type than one that it runs at once.
    const file = new URL(response.url()).pathname;
    const kind = file.endsWith(".js") ? "script" : file.endsWith(".css") ? "stylesheet" : undefined;
    if (kind === undefined || response.status() !== 200) return;
    const read = async (): Promise<void> => {
      const { responseBodySize } = await response.request().sizes();
      sizes[kind] += responseBodySize / 1000;
    };
    reads.push(read());
  });
  await openQuietly(page, `${url}/`);
  // The form is there: whatever it needed has been loaded.
  await page.locator('input[type="password"]').waitFor();
  await Promise.all(reads);
  page.removeAllListeners("response");
  return { signInScriptKb: Math.round(sizes.script), signInStyleKb: Math.round(sizes.stylesheet) };
}
