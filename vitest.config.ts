import { defineConfig } from "vitest/config";

const server = {
  globalSetup: ["apps/server/test/global-setup.ts"],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
  // importing the app costs more than most files' tests: once for each worker instead of once for each file
  isolate: false,
};

/** Server tests that depend on the database itself: what it grants, walls off, locks, survives; and one journey. */
const dependsOnDatabase = [
  "apps/server/src/db/**/*.test.ts",
  "apps/server/src/jobs/*.test.ts",
  "apps/server/src/http/idempotency.test.ts",
  "apps/server/src/features/place/seed-reference.test.ts",
  "apps/server/src/features/quotation/send-quotation.test.ts",
  "apps/server/test/two-nodes.test.ts",
  "apps/server/test/two-writers.test.ts",
  "apps/server/test/foreign-ids.test.ts",
  "apps/server/test/faults/import.test.ts",
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/**/*.test.ts", "tools/**/*.test.ts", "apps/web/src/**/*.test.ts"],
          testTimeout: 30_000,
        },
      },
      { test: { ...server, name: "server", include: ["apps/server/**/*.test.ts"] } },
      // the other database of `.ci/run`; process, kill and stop tests start the embedded one by themselves in any run
      { test: { ...server, name: "server-embedded", include: dependsOnDatabase } },
    ],
  },
});
