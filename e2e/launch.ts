import { type Browser, chromium } from "playwright-core";
import { chromiumArguments, prepareChromium } from "./chromium.ts";

/** A Chromium without a test runner around it, the same that the browser tests use. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await prepareChromium();
  return chromium.launch({ executablePath, args: [...chromiumArguments], env: { ...process.env, ...env } });
}
