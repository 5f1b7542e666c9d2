import react from "@vitejs/plugin-react";
import { defineConfig, type InlineConfig, loadEnv } from "vite";
import { compressFiles } from "./compress-files.ts";
import { endpointRoutes } from "./endpoint-routes.ts";
import { firstFiles } from "./first-files.ts";
import { findGroups } from "./first-screens.ts";

/** Our own packages run nothing on import, so that a page takes along only the schemas that it names. */
const PURE_PACKAGE = /[\\/]packages[\\/](contract|domain|phrases)[\\/]src[\\/]/;

/** The kit's own ids, which draw each component with one twice (docs/decisions/0048). */
const MANTINE_IDS = /^\.\.?\/use-id\/use-id\.mjs$/;

const app = (): InlineConfig => ({
  root: import.meta.dirname,
  plugins: [react(), endpointRoutes()],
  resolve: { alias: [{ find: MANTINE_IDS, replacement: `${import.meta.dirname}/src/ui/mantine-id.ts` }] },
  build: {
    manifest: true,
    target: "es2023",
    // The content security policy of the server allows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    // what may be how big is held by the bundle's budgets (tools/check-bundle.ts), compressed and by route
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !PURE_PACKAGE.test(id) } },
  },
});

export default defineConfig(async ({ command, mode }) => {
  const config = app();
  if (command === "build") {
    const groups = await findGroups(app());
    config.plugins?.push(firstFiles(app()), compressFiles());
    const { rolldownOptions } = config.build ?? {};
    config.build = {
      ...config.build,
      rolldownOptions: { ...rolldownOptions, output: { codeSplitting: { groups } } },
    };
  }
  const apiOrigin = loadEnv(mode, ".", "API_")["API_ORIGIN"] ?? "http://localhost:3000";
  return { ...config, server: { proxy: { "/api": apiOrigin } }, preview: { proxy: { "/api": apiOrigin } } };
});
