import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findFreePort } from "../tools/tcp-port.ts";
import { chromiumArguments, prepareChromium } from "./chromium.ts";

const root = join(import.meta.dirname, "..");

// This file is read again by every worker: the port is chosen once and handed down through the environment.
process.env.E2E_PORT ??= String(await findFreePort());
const port = process.env.E2E_PORT;
const baseURL = `http://127.0.0.1:${port}`;
const chromium = await prepareChromium();

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "*.spec.ts",
  outputDir: join(root, ".cache/e2e"),
  // One worker: each demo account has one active session, and the machine has two processors for all of it.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: join(root, ".cache/test-reports/e2e.json") }]],
  use: {
    baseURL,
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "America/New_York",
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    // What opens is there at once: a look at half faded text would be a look at nothing a person reads.
    contextOptions: { reducedMotion: "reduce" },
    // Without its film strip: drawing that costs a third of the run.
    trace: { mode: "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...chromiumArguments],
      env: { ...process.env, ...chromium.env },
    },
  },
  webServer: {
    // exec: no shell in between that ends first and lets Playwright go before the server has put its things away.
    command: `exec "${process.execPath}" "${join(import.meta.dirname, "serve.ts")}"`,
    url: `${baseURL}/health/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      PUBLIC_URL: baseURL,
      // One address signs in at every test; the limits have tests of their own.
      SIGN_INS_PER_MINUTE: "1000000",
      // Five sign-ups an hour and address: a test that signs up says where it comes from.
      TRUST_PROXY: "127.0.0.1",
      USER_CALLS_PER_MINUTE: "0",
      ADDRESS_CALLS_PER_MINUTE: "0",
    },
    stdout: "ignore",
    stderr: "pipe",
  },
});
