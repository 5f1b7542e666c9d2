import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, prepareChromium } from "./chromium.ts";

const root = join(import.meta.dirname, "..");

const chromium = await prepareChromium();

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "*.spec.ts",
  outputDir: join(root, ".cache/e2e"),
  globalSetup: join(import.meta.dirname, "prepare-world.ts"),
  // Each with a server and a copy of the demo world of its own; a file stays with one of them. Two processors are busy
  // with two: a third gains an eighth of the time, and every page answers later.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: join(root, process.env.E2E_REPORT ?? ".cache/test-reports/e2e.json") }],
  ],
  use: {
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "America/New_York",
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    // What opens is there at once: a look at half faded text would be a look at nothing a person reads.
    contextOptions: { reducedMotion: "reduce" },
    // What was done, asked and logged. Pictures of every step cost a third of the run: `--trace on` draws them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...chromiumArguments],
      env: { ...process.env, ...chromium.env },
    },
  },
});
