import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { chromiumArguments, prepareChromium } from "./chromium.ts";

/** A Chromium without a test runner around it, the same that the browser tests use. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await prepareChromium();
  return chromium.launch({ executablePath, args: [...chromiumArguments], env: { ...process.env, ...env } });
}

/** The same with one profile in that folder, and driven by others at that port too. */
export async function launchProfile(folder: string, port: number): Promise<BrowserContext> {
  const { executablePath, env } = await prepareChromium();
  return chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
}
