import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { childrenOf } from "../../../../test/children-of.ts";
import { PLAIN_HEADERS, plainLine } from "../../../../test/build-sheets.ts";
import { startPreview } from "./parse-process.ts";

const SHEET = Buffer.from([PLAIN_HEADERS, plainLine("FRA")].map((line) => line.join(",")).join("\n"));

async function readSheet() {
  const preview = startPreview("csv");
  try {
    return await preview.read(SHEET, "csv");
  } finally {
    await preview.close();
  }
}

/** Ends the reader that the reading of a file starts, as a fault of the engine does. */
async function readAndEndBy(signal: NodeJS.Signals): Promise<unknown> {
  const before = childrenOf(process.pid);
  const reading = readSheet().catch((error: unknown) => error);
  const started = childrenOf(process.pid).filter((pid) => !before.includes(pid));
  expect(started).toHaveLength(1);
  for (const pid of started) process.kill(pid, signal);
  return reading;
}

test("a reader that crashes costs its own file and nothing else", async () => {
  for (const signal of ["SIGTRAP", "SIGABRT", "SIGSEGV", "SIGKILL"] as const) {
    expect(await readAndEndBy(signal)).toMatchObject({ name: "UnreadableFileError", code: "sheet-damaged" });
  }
  const [sheet] = await readSheet();
  expect(sheet?.rows).toHaveLength(2);
});

test("a reader knows nothing of the server and may not write files or start programs", async () => {
  const reading = readSheet();
  const [pid = 0] = childrenOf(process.pid);
  const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
  expect(command).toContain("--permission");
  expect(command).not.toMatch(/--allow-(?:fs-write|child-process|worker|addons|wasi)/u);
  expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toMatch(/SECRET|DATABASE|PATH=/u);
  await reading;
});
