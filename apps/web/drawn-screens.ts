import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
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
  const folder = await mkdtemp(path.join(tmpdir(), "kilolane-drawn-"));
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
      // A folder elsewhere finds no packages: they are put into the file.
      ssr: { noExternal: true },
    });
    const list = path.join(folder, "screens.json");
    const target = path.join(folder, "drawn.json");
    await writeFile(list, JSON.stringify(screens));
    const program = path.join(import.meta.dirname, "draw-screens.ts");
    const { status } = spawnSync(process.execPath, [program, path.join(folder, "main.js"), list, target], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) throw new Error("the first screens could not be drawn");
    const drawn: readonly (readonly string[])[] = JSON.parse(await readFile(target, "utf8"));
    return drawn.map((texts) => new Map(LANGUAGES.map(({ locale }, place) => [locale, texts[place] ?? ""])));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
