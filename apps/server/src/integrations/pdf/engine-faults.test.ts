import { execFile, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import type { QuotationDocument } from "./document.ts";
import { buildDocument, COMPANY } from "./document-fixtures.ts";
import {
  createPdfEngine,
  PdfBusyError,
  PdfRenderError,
  type PdfEngine,
  type PdfEngineOptions,
} from "./engine.ts";

const engines: PdfEngine[] = [];
function openEngine(options?: PdfEngineOptions): PdfEngine {
  const engine = createPdfEngine(options);
  engines.push(engine);
  return engine;
}
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
});

function childOf(engine: PdfEngine): number {
  if (engine.childPid === undefined) throw new Error("no child is running");
  return engine.childPid;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(condition: () => boolean, milliseconds = 60_000): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) throw new Error("waited in vain");
    await sleep(10);
  }
}

/** Has a document begun and its child halted before it is done; begins again, sooner, where the child was faster. */
async function haltMidway(engine: PdfEngine, document: QuotationDocument) {
  const child = childOf(engine);
  for (let milliseconds = 30; ; milliseconds /= 2) {
    let isDone = false;
    const printing = engine.renderQuotation(document, COMPANY).finally(() => {
      isDone = true;
    });
    await sleep(milliseconds);
    process.kill(child, "SIGSTOP");
    // An answer that it gave before is heard now.
    await sleep(50);
    if (!isDone) return { printing };
    process.kill(child, "SIGCONT");
  }
}

test("a child killed in the middle of a document is replaced, and the document printed after all", async () => {
  const engine = openEngine();
  const document = await buildDocument("en", { goodsLines: 500 });
  const undisturbed = await engine.renderQuotation(document, COMPANY);
  const first = childOf(engine);
  const { printing } = await haltMidway(engine, document);
  process.kill(first, "SIGKILL");
  expect((await printing).sha256).toBe(undisturbed.sha256);
  expect(childOf(engine)).not.toBe(first);
});

test("a child that hangs is killed in time, and the document printed by the next", async () => {
  const engine = openEngine({ timeoutMs: 10_000 });
  const document = await buildDocument("en", { options: 1, goodsLines: 1 });
  await engine.renderQuotation(document, COMPANY);
  const first = childOf(engine);
  process.kill(first, "SIGSTOP");
  expect((await engine.renderQuotation(document, COMPANY)).pdf.length).toBeGreaterThan(10_000);
  expect(isAlive(first)).toBe(false);
});

test("after two failed attempts the document is refused, and the next one is printed", async () => {
  const engine = openEngine();
  const document = await buildDocument("en", { options: 1, goodsLines: 1 });
  const printing = engine.renderQuotation(document, COMPANY);
  const refused = expect(printing).rejects.toThrow(PdfRenderError);
  const first = childOf(engine);
  process.kill(first, "SIGKILL");
  await until(() => engine.childPid !== undefined && engine.childPid !== first);
  const second = childOf(engine);
  process.kill(second, "SIGKILL");
  await refused;
  expect((await engine.renderQuotation(document, COMPANY)).warnings).toEqual([]);
  expect([first, second]).not.toContain(childOf(engine));
});

test("a child is replaced after its number of documents, and when it has grown too large", async () => {
  const document = await buildDocument("en", { options: 1, goodsLines: 1 });
  const worn = openEngine({ recycleAfterJobs: 2 });
  await worn.renderQuotation(document, COMPANY);
  const first = childOf(worn);
  await worn.renderQuotation(document, COMPANY);
  expect(worn.childPid).toBeUndefined();
  expect(isAlive(first)).toBe(false);
  await worn.renderQuotation(document, COMPANY);
  expect(childOf(worn)).not.toBe(first);

  const large = openEngine({ recycleAtRssBytes: 1024 * 1024 });
  await large.renderQuotation(document, COMPANY);
  expect(large.childPid).toBeUndefined();
});

test("documents wait for each other, each gets its own answer, and a flood is turned away", async () => {
  const engine = openEngine({ largestQueue: 3 });
  const documents = await Promise.all([1, 2, 3, 4].map((seed) => buildDocument("en", { seed, options: 1 })));
  const [extra] = documents;
  if (!extra) throw new Error("documents were built");
  const printing = documents.map((document) => engine.renderQuotation(document, COMPANY));
  await expect(engine.renderQuotation(extra, COMPANY)).rejects.toThrow(PdfBusyError);
  const printed = await Promise.all(printing);
  expect(new Set(printed.map((one) => one.sha256)).size).toBe(4);
  expect((await engine.renderQuotation(extra, COMPANY)).sha256).toBe(printed[0]?.sha256);
});

test("one company's flood is turned away while others are printed after its next document", async () => {
  const engine = openEngine({ largestQueueOfCompany: 2 });
  const document = await buildDocument("en", { options: 1 });
  const order: string[] = [];
  const print = async (companyId: string) => {
    await engine.renderQuotation(document, companyId);
    order.push(companyId);
  };
  const flood = [print("flood"), print("flood"), print("flood")];
  await expect(engine.renderQuotation(document, "flood")).rejects.toThrow(PdfBusyError);
  await Promise.all([...flood, print("caller")]);
  expect(order).toEqual(["flood", "flood", "caller", "flood"]);
});

test("closing rejects what waits and leaves no child behind", async () => {
  const engine = openEngine();
  const document = await buildDocument("en", { goodsLines: 500 });
  await engine.renderQuotation(document, COMPANY);
  const child = childOf(engine);
  const printing = [engine.renderQuotation(document, COMPANY), engine.renderQuotation(document, COMPANY)];
  const outcomes = Promise.allSettled(printing);
  await engine.close();
  expect((await outcomes).map((outcome) => outcome.status)).toEqual(["rejected", "rejected"]);
  expect(isAlive(child)).toBe(false);
  await expect(engine.renderQuotation(document, COMPANY)).rejects.toThrow(PdfRenderError);
});

const SCRIPT = `
  import { createPdfEngine } from ${JSON.stringify(new URL("./engine.ts", import.meta.url).href)};
  import { buildDocument } from ${JSON.stringify(new URL("./document-fixtures.ts", import.meta.url).href)};
  const engine = createPdfEngine();
  await engine.renderQuotation(await buildDocument("en", { options: 1, goodsLines: 1 }), "${COMPANY}");
  process.stdout.write(String(engine.childPid) + "\\n");
`;

test("an idle child does not hold the program open, and ends with it", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", SCRIPT], {
    timeout: 20_000,
  });
  const child = Number(stdout);
  expect(child).toBeGreaterThan(1);
  await until(() => !isAlive(child));
});

test("the child ends when its parent is killed", async () => {
  const parent = spawn(
    process.execPath,
    ["--input-type=module", "-e", `${SCRIPT}; setInterval(() => {}, 1000);`],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const child = await new Promise<number>((resolve) => {
    parent.stdout.once("data", (line: Buffer) => resolve(Number(line.toString())));
  });
  expect(isAlive(child)).toBe(true);
  parent.kill("SIGKILL");
  await until(() => !isAlive(child));
});

test("the child gets none of the server's secrets", async () => {
  const engine = openEngine();
  process.env["KILOLANE_TEST_SECRET"] = "not for children";
  try {
    await engine.renderQuotation(await buildDocument("en", { options: 1, goodsLines: 1 }), COMPANY);
    const { readFile } = await import("node:fs/promises");
    const names = (await readFile(`/proc/${childOf(engine)}/environ`, "utf8"))
      .split("\0")
      .map((line) => line.split("=")[0]);
    expect(names).not.toContain("KILOLANE_TEST_SECRET");
    expect(names).not.toContain("HOME");
  } finally {
    delete process.env["KILOLANE_TEST_SECRET"];
  }
});
