import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";

const parent = mkdtempSync(path.join(os.tmpdir(), "kilolane-lock-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test("a folder is held by one until it lets go", async () => {
  const release = await lockFolder(parent);
  await expect(lockFolder(parent)).rejects.toThrow(`is in use by another Kilolane (process ${process.pid})`);
  release();
  (await lockFolder(parent))();
});

test("a holder that was killed, and whose parent has not noticed yet, holds nothing", async () => {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(new URL("folder-lock.ts", import.meta.url).href)});
    await lockFolder(${JSON.stringify(parent)});
    console.log(process.pid);
    setInterval(() => {}, 1000);`;
  // a shell that waits for something else leaves its child as it is when it has ended
  const shell = spawn(
    "sh",
    ["-c", '"$0" --input-type=module --eval "$1" & exec sleep 60', process.execPath, script],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  try {
    const [chunk]: Buffer[] = await once(shell.stdout, "data");
    const holder = Number(String(chunk));
    await expect(lockFolder(parent)).rejects.toThrow(`(process ${holder})`);
    process.kill(holder, "SIGKILL");
    await expect.poll(() => readFileSync(`/proc/${holder}/stat`, "utf8").split(") ")[1]?.[0]).toBe("Z");
    (await lockFolder(parent))();
  } finally {
    shell.kill("SIGKILL");
  }
});
