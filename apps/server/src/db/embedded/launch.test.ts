import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import { processesOf } from "../../../test/processes.ts";
import { launchEmbedded } from "./launch.ts";

const parent = mkdtempSync(path.join(os.tmpdir(), "kilolane-launch-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await client.end();
  }
}

test("keeps data over restarts, listens on no port, and leaves nothing when stopped", async () => {
  const folder = path.join(parent, "keeps");
  const first = await launchEmbedded({ folder });
  await ask(first.url, "create table kept (word text); insert into kept values ('here')");
  expect(await ask(first.url, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
  expect(await ask(first.url, "show fsync")).toEqual([{ fsync: "on" }]);
  await first.stop();
  expect(processesOf(folder)).toEqual([]);
  const second = await launchEmbedded({ folder });
  expect(await ask(second.url, "select word from kept")).toEqual([{ word: "here" }]);
  await second.stop();
  expect(readdirSync(folder)).toEqual(["postgres"]);
});

test("a second instance on the same folder is refused with one line, the first is unharmed", async () => {
  const folder = path.join(parent, "once");
  const first = await launchEmbedded({ folder });
  await expect(launchEmbedded({ folder })).rejects.toThrow(
    `The data folder ${folder} is in use by another Kilolane (process ${process.pid}): stop it, or set DATA_DIR to another folder.`,
  );
  expect(await ask(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await first.stop();
});

test("dies with a parent that was killed with -9, and starts again by itself with every committed row", async () => {
  const folder = path.join(parent, "killed");
  const script = `
    const { launchEmbedded } = await import(${JSON.stringify(new URL("launch.ts", import.meta.url).href)});
    const { url } = await launchEmbedded({ folder: ${JSON.stringify(folder)} });
    process.stdout.write(url + "\\n");
    setInterval(() => {}, 1000);`;
  const rows: unknown[] = [];
  for (let round = 0; round < 3; round += 1) {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [chunk]: Buffer[] = await once(child.stdout, "data");
    const url = String(chunk).trim();
    await ask(url, `create table if not exists kept (round int); insert into kept values (${round})`);
    rows.push({ round });
    child.kill("SIGKILL");
    await once(child, "exit");
    for (let wait = 0; wait < 100 && processesOf(folder).length > 0; wait += 1) await sleep(50);
    expect(processesOf(folder)).toEqual([]);
    const socketFolder = new URL(url).searchParams.get("host") ?? "";
    expect(existsSync(socketFolder)).toBe(false);
  }
  const again = await launchEmbedded({ folder });
  expect(await ask(again.url, "select round from kept order by round")).toEqual(rows);
  await again.stop();
});

test("what an interrupted first start left behind does not matter", async () => {
  const folder = path.join(parent, "interrupted");
  mkdirSync(path.join(folder, "postgres.new-0badc0de", "base"), { recursive: true });
  writeFileSync(path.join(folder, "kilolane.lock"), JSON.stringify({ pid: 999_999_999, startedAt: "1" }));
  const database = await launchEmbedded({ folder });
  expect(await ask(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await database.stop();
  expect(readdirSync(folder)).toEqual(["postgres"]);
});

test("a lock of a process number that now belongs to somebody else is taken over", async () => {
  const folder = path.join(parent, "reused");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "kilolane.lock"), JSON.stringify({ pid: process.pid, startedAt: "1" }));
  const database = await launchEmbedded({ folder });
  await database.stop();
});

test("a folder whose path is longer than a socket's may be works as well", async () => {
  const folder = path.join(parent, "long".repeat(30));
  const database = await launchEmbedded({ folder });
  expect(await ask(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await database.stop();
});
