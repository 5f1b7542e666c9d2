import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";

/** Our own packages run nothing on import, so that a page takes along only the schemas that it names. */
const PURE_PACKAGE = /[\\/]packages[\\/](contract|domain|phrases)[\\/]src[\\/]/;

export default defineConfig(({ mode }) => {
  const apiOrigin = loadEnv(mode, ".", "API_")["API_ORIGIN"] ?? "http://localhost:3000";
  return {
    root: import.meta.dirname,
    plugins: [react()],
    build: {
      manifest: true,
      target: "es2023",
      // The content security policy of the server allows neither data: fonts nor inline scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      sourcemap: false,
      rolldownOptions: {
        treeshake: { moduleSideEffects: (id) => !PURE_PACKAGE.test(id) },
      },
    },
    server: { proxy: { "/api": apiOrigin } },
    preview: { proxy: { "/api": apiOrigin } },
  };
});
