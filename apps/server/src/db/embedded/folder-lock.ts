import { setTimeout as sleep } from "node:timers/promises";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartError } from "../../start-error.ts";

interface Holder {
  readonly pid: number;
  /** Start of that process in clock ticks since boot: tells a living holder from a later process of its number. */
  readonly startedAt: string;
}

/** How long a start waits for a holder that was killed and has not gone yet. */
const MOST_WAITING_MS = 15_000;
const LOOK_AGAIN_MS = 100;

/**
 * Takes a data folder for this process. A second instance would otherwise open the same database. A holder that is
 * going away is waited for.
 *
 * @param say tells the operator in one line why the start waits
 * @returns the release
 * @throws StartError when another living process holds the folder
 */
export async function lockFolder(folder: string, say = sayToOperator): Promise<() => void> {
  const file = path.join(folder, "kilolane.lock");
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? "" };
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(own), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (tryLink(mine, file)) return () => rmSync(file, { force: true });
      const holder = readHolder(file);
      if (holder !== undefined && (await isThereToStay(holder, folder, say))) {
        throw new StartError(
          `The data folder ${folder} is in use by another Kilolane (process ${holder.pid}): stop it, or set DATA_DIR to another folder.`,
        );
      }
      removeStale(file, holder);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  throw new StartError(`The data folder ${folder} cannot be locked: remove ${file} if no Kilolane runs.`);
}

/** Whether the holder goes on holding the folder; one that is going away is waited for. */
async function isThereToStay(holder: Holder, folder: string, say: (line: string) => void): Promise<boolean> {
  if (!isAlive(holder)) return false;
  if (!isGoingAway(holder.pid)) return true;
  say(`Waiting for process ${holder.pid}, which was killed, to leave the data folder ${folder} …`);
  const untilMs = performance.now() + MOST_WAITING_MS;
  while (isAlive(holder) && performance.now() < untilMs) await sleep(LOOK_AGAIN_MS);
  return isAlive(holder);
}

function sayToOperator(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** A hard link either makes the complete lock file or fails: no reader ever sees half of it. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isErrno(error, "EEXIST")) return false;
    throw error;
  }
}

/** Moves a dead holder's lock away, and puts it back when a faster process had already renewed it. */
function removeStale(file: string, holder: Holder | undefined): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved !== undefined && moved.pid !== holder?.pid && isAlive(moved)) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function readHolder(file: string): Holder | undefined {
  try {
    const holder: Holder = JSON.parse(readFileSync(file, "utf8"));
    return holder;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  // ended, and only its parent has not noticed yet
  if (readStat(holder.pid)?.[0] === "Z") return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!isErrno(error, "EPERM")) return false;
  }
  const startedAt = startOf(holder.pid);
  return startedAt === undefined || startedAt === holder.startedAt;
}

/** The kernel's PF_EXITING. */
const IS_EXITING = 0x4;
/** Bit of SIGKILL among the pending signals. */
const KILL = 1n << 8n;

/** Whether a process has been killed, or has begun to end, and is not gone yet. */
function isGoingAway(pid: number): boolean {
  const flags = Number(readStat(pid)?.[6] ?? "0");
  if ((flags & IS_EXITING) !== 0) return true;
  const pending = [...(readProcess(pid, "status") ?? "").matchAll(/^(?:Sig|Shd)Pnd:\s+([0-9a-f]+)$/gmu)];
  return pending.some(([, signals]) => (BigInt(`0x${signals ?? "0"}`) & KILL) !== 0n);
}

/** Field 22 of /proc/<pid>/stat; undefined where there is no /proc (macOS). */
function startOf(pid: number): string | undefined {
  return readStat(pid)?.[19];
}

/** The fields of /proc/<pid>/stat from the third on, the state. */
function readStat(pid: number): string[] | undefined {
  const stat = readProcess(pid, "stat");
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
}

function readProcess(pid: number, file: "stat" | "status"): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return undefined;
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
