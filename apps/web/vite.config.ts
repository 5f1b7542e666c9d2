import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";

/** Our own packages run nothing on import, so that a page takes along only the schemas that it names. */
const PURE_PACKAGE = /[\\/]packages[\\/](contract|domain|phrases)[\\/]src[\\/]/;

/**
 * What the first page needs and every other page too. In one file it is compressed as one: forty small chunks weigh a
 * tenth more and take forty requests.
 */
const FIRST_PAGE =
  /[\\/]node_modules[\\/](scheduler|react|react-dom|react-router|clsx|i18next|react-i18next|@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](ActionIcon|Alert|Anchor|Button|CloseButton|Group|Input|InputBase|Loader|PasswordInput|Stack|Text|TextInput|Title|Transition|UnstyledButton)))[\\/]/;

/** What every signed-in page needs: the cache of answers, and state kept in the address. */
const SIGNED_IN = /[\\/]node_modules[\\/](@tanstack[\\/](query-core|react-query)|nuqs)[\\/]/;

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
        output: {
          codeSplitting: {
            groups: [
              { name: "first-page", test: FIRST_PAGE },
              { name: "signed-in", test: SIGNED_IN },
            ],
          },
        },
        treeshake: { moduleSideEffects: (id) => !PURE_PACKAGE.test(id) },
      },
    },
    server: { proxy: { "/api": apiOrigin } },
    preview: { proxy: { "/api": apiOrigin } },
  };
});
