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
import { benchPaint, type Paint } from "./paint.ts";
import { signInto } from "./sign-into.ts";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>["newPage"]>>;

const GOODS_LINES = 50;
const SLOWDOWN = 4;
const KEYS = "1234567890".repeat(6).split("");
const OPENINGS = 5;

export interface WebBenchmark {
  /** all scripts that the sign-in page loads, as they are sent; kB of 1,000 bytes */
  readonly signInScriptKb: number;
  readonly signInStyleKb: number;
  /** from the click on a ready form (a demo story) to the first option on the screen, median */
  readonly firstOptionsMs: number;
  /** processor time of the page's thread for a key, layout included: goods grid with 50 lines, slowed 4 × */
  readonly typingP50Ms: number;
  readonly typingP95Ms: number;
  /** from the key to the end of the next frame, waiting for the processor included: what else runs shows here */
  readonly frameP95Ms: number;
  /** first visits on a slow line and a slow processor */
  readonly paints: readonly Paint[];
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
    return await measure(url);
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

async function measure(url: string): Promise<WebBenchmark> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ locale: "en-US", viewport: { width: 1440, height: 900 } });
    const bytes = await measureBytes(page, url);
    await signInto(page, url);
    const firstOptionsMs = await measureFirstOptions(page, url);
    const typing = await measureTyping(page, url);
    const paints = await benchPaint(browser, url);
    return {
      paints,
      ...bytes,
      firstOptionsMs: Math.round(firstOptionsMs),
      typingP50Ms: percentile(typing.work, 0.5),
      typingP95Ms: percentile(typing.work, 0.95),
      frameP95Ms: percentile(typing.frames, 0.95),
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
  await page.goto(`${url}/`, { waitUntil: "networkidle" });
  // The form is there: whatever it needed has been loaded.
  await page.locator('input[type="password"]').waitFor();
  await Promise.all(reads);
  page.removeAllListeners("response");
  return { signInScriptKb: Math.round(sizes.script), signInStyleKb: Math.round(sizes.stylesheet) };
}

/** Clicks a story of the demo world: a filled form opens, prices itself, and its first option appears. */
async function measureFirstOptions(page: Page, url: string): Promise<number> {
  const times: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    await page.goto(`${url}/demo/stories`, { waitUntil: "networkidle" });
    const link = page.getByRole("main").getByRole("link", { name: "break", exact: false }).first();
    const start = performance.now();
    await link.click();
    await page.getByTestId("option").first().waitFor();
    times.push(performance.now() - start);
  }
  return percentile(times, 0.5);
}

/** Pastes fifty lines, slows the processor, types into a line in the middle and asks the browser how long it took. */
async function measureTyping(page: Page, url: string): Promise<{ work: number[]; frames: number[] }> {
  await page.goto(`${url}/freight-forwarder/admin/quotation/create`, { waitUntil: "networkidle" });
  const first = page.locator('input[data-row="0"][data-column="pieces"]');
  await first.focus();
  const rows = Array.from({ length: GOODS_LINES }, (_, row) => `${1 + (row % 4)}\t60\t50\t${20 + row}\t80`);
  await first.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, rows.join("\n"));
  const cell = page.locator(`input[data-row="${GOODS_LINES / 2}"][data-column="totalWeight"]`);
  await cell.waitFor();
  await page.evaluate(watchKeys);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const workSoFar = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find((metric) => metric.name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  };
  await cell.focus();
  const work: number[] = [];
  for (const [index, key] of KEYS.entries()) {
    const before = await workSoFar();
    await page.keyboard.press(index % 6 === 5 ? "Backspace" : key);
    await sleep(90);
    work.push(Math.round((await workSoFar()) - before));
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const frames: number[] = JSON.parse(await page.evaluate(() => document.body.dataset["keyTimes"] ?? "[]"));
  return { work, frames };
}

/** In the page: from a key's own time stamp to the first frame after everything that it set off. */
function watchKeys(): void {
  const times: number[] = [];
  addEventListener(
    "keydown",
    (event) => {
      const at = event.timeStamp;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener("message", () => {
          times.push(Math.round((performance.now() - at) * 10) / 10);
          document.body.dataset["keyTimes"] = JSON.stringify(times);
          channel.port1.close();
        });
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    },
    { capture: true },
  );
}
