import { accessSync, constants } from "node:fs";
import path from "node:path";
import { launch, type Browser, type Page } from "puppeteer-core";

const NAMES = ["firefox-esr", "firefox", "firefox.exe"];
const FOLDERS = [
  "/Applications/Firefox.app/Contents/MacOS",
  "C:\\Program Files\\Mozilla Firefox",
  ...(process.env["PATH"] ?? "").split(path.delimiter),
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The installed Firefox, any version of the last years; undefined without one. `FIREFOX` names another. */
export function findFirefox(): string | undefined {
  const files = FOLDERS.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [process.env["FIREFOX"] ?? "", ...files].find((file) => file !== "" && isProgram(file));
}

/** A Firefox of its own, driven by WebDriver BiDi: the runner of the other tests needs a Firefox of its maker's. */
export function launchFirefox(executablePath: string): Promise<Browser> {
  return launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
  });
}

/** What a page must not do: log an error, break its security policy, answer 5xx. */
export function noteComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`uncaught: ${String(error)}`));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} from ${response.url()}`);
  });
  return complaints;
}
