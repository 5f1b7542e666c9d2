import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openFolderFileStore } from "./folder-file-store.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "kilolane-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = openFolderFileStore(folder);

test("stores, reads and removes bytes under a name that says nothing", async () => {
  const bytes = Buffer.from([0, 1, 2, 255]);
  const first = await store.save(bytes);
  const second = await store.save(bytes);
  expect(first).toMatchObject({ sizeBytes: 4, sha256: second.sha256 });
  expect(first.name).toMatch(/^[0-9a-f]{48}$/);
  expect(first.name).not.toBe(second.name);
  expect(await store.read(first.name)).toEqual(bytes);
  await store.remove(first.name);
  expect(await store.read(first.name)).toBeUndefined();
  expect(await store.read(second.name)).toEqual(bytes);
  await store.remove(first.name);
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(left.map((entry) => entry.name)).toEqual([second.name]);
});

test.each(["../../etc/passwd", "..", "", "/etc/passwd", "a\0b", "%2e%2e", "A".repeat(48)])(
  "the name %j reads nothing",
  async (name) => {
    expect(await store.read(name)).toBeUndefined();
    await store.remove(name);
  },
);
