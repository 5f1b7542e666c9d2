/**
 * Lighthouse's scores for performance and accessibility of the first screens, signed in where they ask for it, on the
 * Chromium of the browser tests. Lighthouse itself is fetched when this is measured: it is larger than the product.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { launchProfile } from "../e2e/launch.ts";
import { percentile } from "./load.ts";
import { SCREENS, type PaintedScreen } from "./paint.ts";
import { signInto } from "./sign-into.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
/** What Lighthouse asks for where a score swings with the machine. */
const RUNS = 5;
const FORMS = ["mobile", "desktop"] as const;

export interface Score {
  readonly screen: PaintedScreen;
  readonly form: (typeof FORMS)[number];
  /** of 100, the middle of the runs, each with an empty cache */
  readonly performance: number;
  /** of 100, the least of the runs */
  readonly accessibility: number;
}

interface Report {
  readonly categories: Readonly<Record<"performance" | "accessibility", { readonly score: number }>>;
}

async function scoreOnce(url: string, port: number, form: Score["form"]) {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      url,
      `--port=${port}`,
      "--quiet",
      "--output=json",
      "--disable-storage-reset",
      "--only-categories=performance,accessibility",
      ...(form === "desktop" ? ["--preset=desktop"] : []),
    ],
    { maxBuffer: 100_000_000 },
  );
  const { categories }: Report = JSON.parse(stdout);
  const { performance, accessibility } = categories;
  return { performance: performance.score * 100, accessibility: accessibility.score * 100 };
}

/** A browser whose one profile is signed in or not, at a port that Lighthouse drives it by. */
async function withBrowser<T>(
  url: string,
  { port, isSignedIn }: { readonly port: number; readonly isSignedIn: boolean },
  run: () => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(path.join(os.tmpdir(), "kilolane-bench-profile-"));
  const context = await launchProfile(profile, port);
  try {
    if (isSignedIn) {
      const page = await context.newPage();
      await page.goto(`${url}/favicon.svg`);
      await signInto(page, url);
    }
    return await run();
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Scores of sign-in, list and builder as a phone and as a desk see them at a first visit. */
export async function benchLighthouse(url: string): Promise<readonly Score[]> {
  const scores: Score[] = [];
  const port = 30_000 + (process.pid % 20_000);
  for (const screen of ["sign-in", "list", "builder"] as const) {
    const isSignedIn = screen !== "sign-in";
    for (const form of FORMS) {
      const runs: Awaited<ReturnType<typeof scoreOnce>>[] = [];
      const scoreAlone = async () => scoreOnce(url + SCREENS[screen], port, form);
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await withBrowser(url, { port, isSignedIn }, scoreAlone));
      const performances = runs.map(({ performance }) => performance);
      const accessibilities = runs.map(({ accessibility }) => accessibility);
      scores.push({
        screen,
        form,
        performance: percentile(performances, 0.5),
        accessibility: Math.min(...accessibilities),
      });
    }
  }
  return scores;
}
