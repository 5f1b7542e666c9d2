// `npm run bench`: everything the product promises about speed, as ratios within one run where time is concerned.
// `--write` puts the results into docs/benchmarks.md; `--only=engine,lookup,requests,statistics,platform,proposals,import,session,push,pdf,web` measures a part;
// `--small` loads a tenth of the rows, to try the benchmarks themselves.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { benchEngine } from "./engine.ts";
import { benchImport } from "./import.ts";
import { benchLookup, FULL_LOOKUPS, SMALL_LOOKUPS } from "./lookup.ts";
import { benchPdf } from "./pdf.ts";
import { benchPlatform } from "./platform.ts";
import { describe, type BenchResults } from "./report.ts";
import { benchProposals } from "./proposals.ts";
import { benchPush } from "./push.ts";
import { benchSession } from "./session.ts";
import { benchRequests, FULL, type RequestOptions } from "./requests.ts";
import { benchStatistics } from "./statistics.ts";
import { benchWeb } from "./web.ts";

const SMALL: RequestOptions = {
  ...FULL,
  rounds: 3,
  secondsPerSlice: 1,
  manyLanes: 100_000,
  quotations: 20_000,
};

/** Lines of the imported workbook (issue 4). */
const IMPORT_LINES = 100_000;

/** Streams that one server holds open (issue 13). */
const PUSH_STREAMS = 1_000;

/** Rates among which ways from door to door are found. */
const PROPOSAL_LANES = 100_000;

/** What the operator's dashboards are read over (issue 14). */
const PLATFORM_COMPANIES = 1_000;
const PLATFORM_QUOTATIONS = 1_000_000;

const parts = process.argv
  .find((word) => word.startsWith("--only="))
  ?.slice(7)
  .split(",");
const isSmall = process.argv.includes("--small");

function wants(part: string): boolean {
  return parts === undefined || parts.includes(part);
}

function log(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function measure<T>(part: string, run: () => Promise<T>): Promise<T | undefined> {
  if (!wants(part)) return undefined;
  log(`${part} …`);
  return run();
}

const TESTS_HEADING = "\n## Seconds of the tests";

const results: BenchResults = {
  engine: await measure("engine", benchEngine),
  lookup: await measure("lookup", () => benchLookup(isSmall ? SMALL_LOOKUPS : FULL_LOOKUPS, log)),
  requests: await measure("requests", () => benchRequests(isSmall ? SMALL : FULL, log)),
  statistics: await measure("statistics", () => benchStatistics((isSmall ? SMALL : FULL).quotations)),
  platform: await measure("platform", () =>
    isSmall ? benchPlatform(100, 100_000) : benchPlatform(PLATFORM_COMPANIES, PLATFORM_QUOTATIONS),
  ),
  proposals: await measure("proposals", () => benchProposals(isSmall ? 20_000 : PROPOSAL_LANES)),
  push: await measure("push", () => benchPush(isSmall ? 100 : PUSH_STREAMS)),
  session: await measure("session", () => benchSession(isSmall ? SMALL : FULL)),
  rateImport: await measure("import", () =>
    benchImport(isSmall ? SMALL : FULL, isSmall ? 10_000 : IMPORT_LINES, log),
  ),
  pdf: await measure("pdf", () => benchPdf()),
  web: await measure("web", benchWeb),
  options: isSmall ? SMALL : FULL,
};
const text = describe(results);
process.stdout.write(text);
if (process.argv.includes("--write")) {
  const file = path.join(import.meta.dirname, "../docs/benchmarks.md");
  // The seconds of the tests are no result of a benchmark: they come from a run of theirs, and stay.
  const [, tests] = readFileSync(file, "utf8").split(TESTS_HEADING);
  writeFileSync(file, tests === undefined ? text : `${text}${TESTS_HEADING}${tests}`);
}
