/**
 * The answer of the goods grid to a key: fifty lines, a processor slowed 4 ×, and beside it a bare table of as many
 * fields that adds up one column, which is what any grid must pay.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { launchBrowser } from "../e2e/launch.ts";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>["newPage"]>>;
type Context = ReturnType<Page["context"]>;
type Field = ReturnType<Page["locator"]>;

const GOODS_LINES = 50;
const COLUMNS = 5;
const SLOWDOWN = 4;
const SETTLING_MS = 2_000;
const ERASE = "Backspace";
/** Sixty keys into one weight, every sixth erases: forty digits in the end, which no scale has. */
const REFUSED_KEYS = "1234567890"
  .repeat(6)
  .split("")
  .map((key, at) => (at % 6 === 5 ? ERASE : key));
/** As many keys of somebody who types a weight, erases it, and types another. */
const FIGURE_KEYS = ["1275", "640.5", "98", "310", "12500", "75.25", "1040"].flatMap((figure) => [
  ...figure.split(""),
  ...Array.from(figure, () => ERASE),
]);

interface Typing {
  /** processor time of the page's thread for a key, ms */
  readonly work: readonly number[];
  /** from the key to the end of the next frame, ms */
  readonly frames: readonly number[];
}

/** Weights of the goods grid while they are typed: such as there are, and one that grows beyond all measure. */
export async function measureTyping(
  context: Context,
  url: string,
): Promise<{ readonly figures: Typing; readonly refused: Typing }> {
  const inNewTab = async (keys: readonly string[]): Promise<Typing> => {
    // a draft lies in its tab: in the same one the second fifty lines would join the first
    const tab = await context.newPage();
    const typing = await typeIntoGoods(tab, url, keys);
    await tab.close();
    return typing;
  };
  return { figures: await inNewTab(FIGURE_KEYS), refused: await inNewTab(REFUSED_KEYS) };
}

/** Pastes fifty lines into the builder and types into one in the middle. */
async function typeIntoGoods(page: Page, url: string, keys: readonly string[]): Promise<Typing> {
  await page.goto(`${url}/freight-forwarder/admin/quotation/create`);
  const first = page.locator('input[data-row="0"][data-column="pieces"]');
  await first.focus();
  // What comes after the form (today's work, the latest quotations) is there too; the push stream never ends.
  await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
  await sleep(SETTLING_MS);
  const rows = Array.from({ length: GOODS_LINES }, (_, row) => `${1 + (row % 4)}\t60\t50\t${20 + row}\t80`);
  await first.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, rows.join("\n"));
  const line = page.locator(`tr[data-line="${GOODS_LINES / 2}"]`);
  await line.scrollIntoViewIfNeeded();
  const cell = line.locator('input[data-column="totalWeight"]');
  return typeInto(page, cell, keys);
}

/** The same keys in a table of plain fields whose last column is added up at every key. */
export async function measureBareTyping(page: Page): Promise<Typing> {
  const fields = Array.from(
    { length: COLUMNS },
    (_, column) => `<td><input class="c${column}" value="80"></td>`,
  );
  const rows = Array.from({ length: GOODS_LINES }, () => `<tr>${fields.join("")}</tr>`);
  await page.setContent(`<table>${rows.join("")}</table><output></output>`);
  await page.evaluate(() => {
    const sum = document.querySelector("output");
    const weights = [...document.querySelectorAll<HTMLInputElement>(".c4")];
    addEventListener("input", () => {
      if (sum !== null)
        sum.textContent = String(weights.reduce((all, field) => all + Number(field.value), 0));
    });
  });
  return typeInto(page, page.locator(".c4").nth(GOODS_LINES / 2), REFUSED_KEYS);
}

async function typeInto(page: Page, cell: Field, keys: readonly string[]): Promise<Typing> {
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
  for (const key of keys) {
    const before = await workSoFar();
    await page.keyboard.press(key);
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
