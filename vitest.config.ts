import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Server tests that take longest, the longest first: begun last, one of them alone would be the end of the run. */
const LONGEST = [
  "faults/kill.test.ts",
  "test/fuzz.test.ts",
  "faults/import.test.ts",
  "faults/stop.test.ts",
  "test/canary.test.ts",
  "test/process.test.ts",
  "test/foreign-ids.test.ts",
];

function rank({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((end) => moduleId.endsWith(end));
  return place === -1 ? LONGEST.length : place;
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

const server = {
  globalSetup: ["apps/server/test/global-setup.ts"],
  // Nothing waits for these to pass: they end what hangs, and nothing else, on however slow a machine.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // one more than the processors of a small machine: tests of processes, kills and waits leave theirs idle
  maxWorkers: 3,
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
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/**/*.test.ts", "tools/**/*.test.ts", "apps/web/src/**/*.test.ts"],
          // loading modules again for each file costs more than the tests themselves
          isolate: false,
          testTimeout: 180_000,
        },
      },
      { test: { ...server, name: "server", include: ["apps/server/**/*.test.ts"] } },
      // the other database of `.ci/run`; process, kill and stop tests start the embedded one by themselves in any run
      { test: { ...server, name: "server-embedded", include: dependsOnDatabase } },
    ],
  },
});
