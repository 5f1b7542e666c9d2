import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, prepareChromium } from "./chromium.ts";

const root = join(import.meta.dirname, "..");

const chromium = await prepareChromium();

/** Every screen of every role, and what each role finds in its frame. */
const ROLE_SCREENS = ["sweep-*.spec.ts", "menus.spec.ts", "profile.spec.ts", "tutorial.spec.ts"];

export default defineConfig<object, { readonly niceness: number }>({
  testDir: import.meta.dirname,
  testMatch: "*.spec.ts",
  outputDir: join(root, ".cache/e2e"),
  globalSetup: join(import.meta.dirname, "prepare-world.ts"),
  // Each with a server and a copy of the demo world of its own; a file stays with one of them.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  // `npm test` ends with a list of its own.
  reportSlowTests: null,
  forbidOnly: true,
  // Nothing waits for these to pass: they end what hangs, and nothing else, on however slow a machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: join(root, process.env.E2E_REPORT ?? ".cache/test-reports/e2e.json") }],
  ],
  projects: [
    // A journey waits for answers and frames a third of its time: two at once leave two processors idle that long.
    { name: "journeys", testIgnore: ROLE_SCREENS, workers: 2 },
    // These wait for nobody. They use what is idle, at a lower priority: as a third of the journeys' workers they made
    // every page late. As many of them as let both end together.
    { name: "screens", testMatch: ROLE_SCREENS, workers: 1, use: { niceness: 5 } },
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
