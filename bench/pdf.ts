/**
 * What a printed quotation costs, as ratios to pdfkit's least document (one A4 page, one line of Helvetica) in the
 * same run: the ratio holds on any machine, milliseconds do not. Thresholds: the design's facts about the PDF engine.
 */
import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import PdfKitDocument from "pdfkit";
import {
  buildDocument,
  COMPANY,
  type SampleOptions,
} from "../apps/server/src/integrations/pdf/document-fixtures.ts";
import { createPdfEngine, type PdfEngine } from "../apps/server/src/integrations/pdf/engine.ts";

const ROUNDS = 20;
const WARM_UPS = 3;
/** The bare page takes about 2 ms and is noisy: each sample is the mean of this many. */
const BARE_PER_SAMPLE = 10;
const LANGUAGES = ["en", "zh", "ar"] as const;

export interface PdfBenchmark {
  /** Processor time per document ÷ bare page; pass ≤ 35, fail > 60. */
  cpuRatio: Record<(typeof LANGUAGES)[number], number>;
  /** Elapsed time per document ÷ bare page; pass ≤ 60, fail > 90. */
  wallRatio: Record<(typeof LANGUAGES)[number], number>;
  /** Processor time of the first document in a new child ÷ bare page; pass ≤ 60, fail > 100. */
  firstDocumentCpuRatio: number;
  /** Processor time with 100 and 500 goods lines ÷ 12 lines; pass ≤ 3 and ≤ 9, fail > 4 and > 12. */
  hundredLinesRatio: number;
  fiveHundredLinesRatio: number;
  /** Memory of the child after 500 documents ÷ after 50; pass ≤ 2, fail > 2.5. Only with `memory`. */
  memoryRatio?: number;
  /** p99 delay of the server's event loop ÷ median render time; pass ≤ 0.5, fail > 1. */
  loopDelayRatio: number;
  /** Size in KB without a logo, two pages; pass ≤ 300, fail > 450. */
  sizeKb: Record<(typeof LANGUAGES)[number], number>;
  bareCpuMs: number;
  /**
   * The same against bare pages printed one at a time between the documents, not ten in a row: the compiler of
   * JavaScript then has less to be warm with, as in a server that prints now and then.
   */
  cpuRatioToSingleBare: Record<(typeof LANGUAGES)[number], number>;
  singleBareCpuMs: number;
}

interface Cost {
  cpuMs: number;
  wallMs: number;
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Two decimals are all that a ratio of medians can say. */
function ratio(value: number, base: number): number {
  return Math.round((value / base) * 100) / 100;
}

function printBarePage(): Promise<void> {
  return new Promise((resolve, reject) => {
    const page = new PdfKitDocument({ size: "A4" });
    page.on("data", () => undefined);
    page.on("end", resolve);
    page.on("error", reject);
    page.text("Quotation");
    page.end();
  });
}

async function costOfBare(pages: number): Promise<Cost> {
  const before = process.cpuUsage();
  const start = performance.now();
  for (let count = 0; count < pages; count += 1) await printBarePage();
  const { user, system } = process.cpuUsage(before);
  return {
    cpuMs: (user + system) / 1000 / pages,
    wallMs: (performance.now() - start) / pages,
  };
}

/** Cost of one document in both processes; the view model is made before the clock starts. */
async function costOfDocument(
  engine: PdfEngine,
  language: (typeof LANGUAGES)[number],
  options: SampleOptions,
): Promise<Cost & { bytes: number }> {
  const document = await buildDocument(language, options);
  delete document.company.logo;
  const before = process.cpuUsage();
  const start = performance.now();
  const rendered = await engine.renderQuotation(document, COMPANY);
  const { user, system } = process.cpuUsage(before);
  return {
    cpuMs: (user + system) / 1000 + rendered.cpuMs,
    wallMs: performance.now() - start,
    bytes: rendered.pdf.length,
  };
}

async function medianCost(engine: PdfEngine, options: SampleOptions, rounds: number): Promise<number> {
  const costs: number[] = [];
  for (let seed = 0; seed < rounds; seed += 1) {
    costs.push((await costOfDocument(engine, "en", { ...options, seed })).cpuMs);
  }
  return median(costs);
}

async function costOfFirstDocument(): Promise<number> {
  const costs: number[] = [];
  for (let seed = 0; seed < 5; seed += 1) {
    const engine = createPdfEngine();
    const document = await buildDocument("en", { seed });
    costs.push((await engine.renderQuotation(document, COMPANY)).cpuMs);
    await engine.close();
  }
  return median(costs);
}

function childRssKb(engine: PdfEngine): number {
  const status = readFileSync(`/proc/${engine.childPid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}

async function growthOfMemory(engine: PdfEngine): Promise<number> {
  let atFifty = Number.NaN;
  for (let seed = 1; seed <= 500; seed += 1) {
    await engine.renderQuotation(await buildDocument(LANGUAGES[seed % 3] ?? "en", { seed }), COMPANY);
    if (seed === 50) atFifty = childRssKb(engine);
  }
  return ratio(childRssKb(engine), atFifty);
}

interface Rounds {
  bare: Cost[];
  documents: Record<(typeof LANGUAGES)[number], Cost[]>;
  sizeKb: Record<(typeof LANGUAGES)[number], number>;
  loopDelayMs: number;
}

/** Interleaves bare pages and documents in three languages, so that both see the same machine. */
async function runRounds(engine: PdfEngine, barePages: number): Promise<Rounds> {
  const rounds: Rounds = {
    bare: [],
    documents: { en: [], zh: [], ar: [] },
    sizeKb: { en: 0, zh: 0, ar: 0 },
    loopDelayMs: 0,
  };
  const loop = monitorEventLoopDelay({ resolution: 1 });
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const bareCost = await costOfBare(barePages);
    if (round >= 0) rounds.bare.push(bareCost);
    if (round === 0) loop.reset();
    loop.enable();
    for (const language of LANGUAGES) {
      const cost = await costOfDocument(engine, language, { seed: round + WARM_UPS });
      if (round >= 0) rounds.documents[language].push(cost);
      rounds.sizeKb[language] = Math.round(cost.bytes / 1024);
    }
    loop.disable();
  }
  rounds.loopDelayMs = loop.percentile(99) / 1e6;
  return rounds;
}

function ratiosOf(rounds: Rounds, of: keyof Cost): PdfBenchmark["cpuRatio"] {
  const base = median(rounds.bare.map((cost) => cost[of]));
  const against = (language: (typeof LANGUAGES)[number]): number =>
    ratio(median(rounds.documents[language].map((cost) => cost[of])), base);
  return { en: against("en"), zh: against("zh"), ar: against("ar") };
}

/**
 * Measures the printing of quotations.
 * @param options `memory` adds the run of 500 documents (Linux only, about half a minute).
 */
export async function benchPdf(options: { memory?: boolean } = {}): Promise<PdfBenchmark> {
  const engine = createPdfEngine();
  const single = await runRounds(engine, 1);
  const rounds = await runRounds(engine, BARE_PER_SAMPLE);
  const bareCpuMs = median(rounds.bare.map((cost) => cost.cpuMs));
  const twelveLines = await medianCost(engine, {}, 10);
  const result: PdfBenchmark = {
    cpuRatio: ratiosOf(rounds, "cpuMs"),
    wallRatio: ratiosOf(rounds, "wallMs"),
    firstDocumentCpuRatio: ratio(await costOfFirstDocument(), bareCpuMs),
    hundredLinesRatio: ratio(await medianCost(engine, { goodsLines: 100 }, 10), twelveLines),
    fiveHundredLinesRatio: ratio(await medianCost(engine, { goodsLines: 500 }, 6), twelveLines),
    loopDelayRatio: ratio(rounds.loopDelayMs, median(rounds.documents.en.map((cost) => cost.wallMs))),
    sizeKb: rounds.sizeKb,
    bareCpuMs: ratio(bareCpuMs, 1),
    cpuRatioToSingleBare: ratiosOf(single, "cpuMs"),
    singleBareCpuMs: ratio(median(single.bare.map((cost) => cost.cpuMs)), 1),
    ...(options.memory ? { memoryRatio: await growthOfMemory(engine) } : {}),
  };
  await engine.close();
  return result;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = await benchPdf({ memory: process.argv.includes("--memory") });
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}
