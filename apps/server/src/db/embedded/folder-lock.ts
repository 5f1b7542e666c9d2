import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartError } from "../../start-error.ts";

interface Holder {
  readonly pid: number;
  /** Start of that process in clock ticks since boot: tells a living holder from a later process of its number. */
  readonly startedAt: string;
}

/**
 * Takes a data folder for this process. A second instance would otherwise open the same database.
 *
 * @returns the release
 * @throws StartError when another living process holds the folder
 */
export function lockFolder(folder: string): () => void {
  const file = path.join(folder, "kilolane.lock");
  const own: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? "" };
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(own), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (tryLink(mine, file)) return () => rmSync(file, { force: true });
      const holder = readHolder(file);
      if (holder !== undefined && isAlive(holder)) {
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
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!isErrno(error, "EPERM")) return false;
  }
  const startedAt = startOf(holder.pid);
  return startedAt === undefined || startedAt === holder.startedAt;
}

/** Field 22 of /proc/<pid>/stat; undefined where there is no /proc (macOS). */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
