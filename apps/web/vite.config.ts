import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { endpointRoutes } from "./endpoint-routes.ts";

/** Our own packages run nothing on import, so that a page takes along only the schemas that it names. */
const PURE_PACKAGE = /[\\/]packages[\\/](contract|domain|phrases)[\\/]src[\\/]/;

/*
 * Small chunks are compressed one by one: eighty of them weigh a tenth more than one, and take eighty requests. What
 * every page needs is one file, what every signed-in page needs on top is another.
 */
const VENDORS = [
  "scheduler|react|react-dom|react-router|clsx|i18next|react-i18next",
  "@mantine/core/esm/core",
  "@mantine/core/esm/components/(ActionIcon|Alert|Anchor|Button|CloseButton|Group|Input|InputBase|Loader)",
  "@mantine/core/esm/components/(PasswordInput|Stack|Text|TextInput|Title|Transition|UnstyledButton)",
  "@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes|icons/Icon(AlertTriangle|Language))",
].join("|");
const OWN = "api/(?!query|use-)|i18n/|paths/|preferences/|session/(?!profile-query)";
const EVERY_PAGE = new RegExp(`/node_modules/(${VENDORS})[/.]|/apps/web/src/lib/(${OWN})`);
const SIGNED_IN =
  /\/node_modules\/(@tanstack\/(query-core|react-query)|nuqs)\/|\/apps\/web\/src\/(ui\/(toast|dropdown|states)\/|ui\/(status-badge|page-header)|lib\/(format\/|api\/query|session\/profile-query))/;

export default defineConfig(({ mode }) => {
  const apiOrigin = loadEnv(mode, ".", "API_")["API_ORIGIN"] ?? "http://localhost:3000";
  return {
    root: import.meta.dirname,
    plugins: [react(), endpointRoutes()],
    build: {
      manifest: true,
      target: "es2023",
      // The content security policy of the server allows neither data: fonts nor inline scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      sourcemap: false,
      // what may be how big is held by the bundle's budgets (tools/check-bundle.ts), compressed and by route
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: "every-page", test: EVERY_PAGE, priority: 2 },
              { name: "signed-in", test: SIGNED_IN, priority: 1 },
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
