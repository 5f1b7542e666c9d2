import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { LANGUAGES } from "@kilolane/phrases";
import { build, type InlineConfig } from "vite";
import type { ScreenToDraw } from "./draw-screens.ts";

/**
 * Screens as they are before their data, as HTML by language: as many as asked for, in that order.
 *
 * @param config of the app, without what only its own build needs
 */
export async function drawScreens(
  config: InlineConfig,
  screens: readonly ScreenToDraw[],
): Promise<readonly ReadonlyMap<string, string>[]> {
  // Inside the app, where its packages are found: they stay outside of the file.
  const packages = path.join(import.meta.dirname, "node_modules");
  await mkdir(packages, { recursive: true });
  const folder = await mkdtemp(path.join(packages, ".drawn-"));
  try {
    await build({
      ...config,
      configFile: false,
      logLevel: "error",
      build: {
        ...config.build,
        manifest: false,
        minify: false,
        ssr: "src/main.tsx",
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: "main.js" } },
      },
    });
    const list = path.join(folder, "screens.json");
    const target = path.join(folder, "drawn.json");
    await writeFile(list, JSON.stringify(screens));
    const program = path.join(import.meta.dirname, "draw-screens.ts");
    // What packages say of running without a browser is no news; why a screen was not drawn is.
    const { status, stderr } = spawnSync(
      process.execPath,
      [program, path.join(folder, "main.js"), list, target],
      { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`the first screens could not be drawn: ${stderr}`);
    const drawn: readonly (readonly string[])[] = JSON.parse(await readFile(target, "utf8"));
    return drawn.map((texts) => new Map(LANGUAGES.map(({ locale }, place) => [locale, texts[place] ?? ""])));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
