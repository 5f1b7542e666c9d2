import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { StartError } from "../../start-error.ts";
import { findBinaries, type Binaries } from "./binaries.ts";
import { lockFolder } from "./folder-lock.ts";

/** uid of `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65534;
/** A Unix socket's path is limited to 107 bytes, so the socket never lies in the data folder. */
const MAX_SOCKET_FOLDER = 80;
const START_TIMEOUT_MS = 60_000;

/*
 * The watcher: PostgreSQL runs beside a reader of our pipe. When this process goes, by whatever signal, the pipe
 * closes, the reader ends and PostgreSQL is asked to shut down fast (SIGINT); its socket folder goes with it.
 */
const WATCHER =
  'rubbish=$1; shift; exec 3<&0; "$@" </dev/null & server=$!; ' +
  '{ cat <&3 >/dev/null; kill -INT $server; } & wait $server; status=$?; rm -rf "$rubbish"; exit $status';

const INITDB_ARGUMENTS = [
  "--username=kilolane",
  "--auth=trust",
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
  "--no-instructions",
];

export interface EmbeddedDatabase {
  /** Connection URL of the database `kilolane`, over a Unix socket in a folder that only this user may enter. */
  readonly url: string;
  /** Ends PostgreSQL and waits for it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder that holds everything of this installation; the cluster lies in `<folder>/postgres`. */
  readonly folder: string;
  /** Tests only: a crash of the machine may lose data, a run is several times faster. */
  readonly unsafeFast?: boolean;
  /** Tests only: listen on this loopback port as well, without a password. */
  readonly tcpPort?: number;
}

interface Runner {
  readonly prefix: readonly string[];
  readonly spawn: SpawnOptions;
}

/**
 * Starts the embedded PostgreSQL on a data folder, making it first when it is new.
 *
 * @throws StartError with one line for the operator
 */
export async function launchEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const release = await lockFolder(options.folder);
  try {
    const binaries = findBinaries();
    const runner = chooseRunner();
    const cluster = path.join(options.folder, "postgres");
    if (!existsSync(cluster)) createCluster(binaries, runner, options.folder, cluster);
    const { server, socketFolder } = await startServer(binaries, runner, cluster, options);
    const urlOf = (database: string): string =>
      `postgresql://kilolane@localhost:${options.tcpPort ?? 5432}/${database}?host=${encodeURIComponent(socketFolder)}`;
    await createDatabaseIfMissing(urlOf("postgres"), "kilolane");
    return {
      url: urlOf("kilolane"),
      stop: async () => {
        await stopServer(server);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** As root: a user namespace in which root appears as nobody, else really as nobody. */
function chooseRunner(): Runner {
  if (process.getuid?.() !== 0) return { prefix: [], spawn: {} };
  const prefix = ["unshare", "-U", `--map-user=${NOBODY}`];
  const [command = "", ...rest] = prefix;
  if (spawnSync(command, [...rest, "true"]).status === 0) return { prefix, spawn: {} };
  return { prefix: [], spawn: { uid: NOBODY, gid: NOBODY } };
}

/** initdb into a temporary folder, then rename: a crash in between leaves nothing half made. */
function createCluster(binaries: Binaries, runner: Runner, folder: string, cluster: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith("postgres.new-")) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const draft = path.join(folder, `postgres.new-${randomBytes(4).toString("hex")}`);
  mkdirSync(draft, { mode: 0o700 });
  if (runner.spawn.uid !== undefined) chownSync(draft, NOBODY, NOBODY);
  const [command, ...args] = [...runner.prefix, binaries.initdb, ...INITDB_ARGUMENTS, "-D", draft];
  const result = spawnSync(command, args, { ...runner.spawn, encoding: "utf8" });
  if (result.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    const reason = lastLine(result.stderr) || result.error?.message || "no reason given";
    throw new StartError(`The embedded database could not be created in ${folder}: ${reason}`);
  }
  renameSync(draft, cluster);
}

function makeSocketFolder(runner: Runner): string {
  const parent = os.tmpdir().length > MAX_SOCKET_FOLDER ? "/tmp" : os.tmpdir();
  const folder = mkdtempSync(path.join(parent, "kilolane-"));
  if (runner.spawn.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

/** An eighth of the machine, so that a million lanes are read from memory; what is not used is never taken. */
export function sharedMegabytes(totalBytes: number): number {
  return Math.min(512, Math.max(128, Math.floor(totalBytes / 2 ** 20 / 8)));
}

function serverArguments(cluster: string, socketFolder: string, options: EmbeddedOptions): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: options.tcpPort === undefined ? "" : "127.0.0.1",
    port: options.tcpPort ?? 5432,
    unix_socket_directories: socketFolder,
    max_connections: 60,
    shared_buffers: `${sharedMegabytes(os.totalmem())}MB`,
    timezone: "UTC",
    log_timezone: "UTC",
    log_min_messages: "warning",
    // Nobody replicates it: what only a replica would read is not logged.
    wal_level: "minimal",
    max_wal_senders: 0,
    ...(options.unsafeFast ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off" } : {}),
  };
  return ["-D", cluster, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

async function startServer(
  binaries: Binaries,
  runner: Runner,
  cluster: string,
  options: EmbeddedOptions,
): Promise<{ server: ChildProcess; socketFolder: string }> {
  const socketFolder = makeSocketFolder(runner);
  const [command = "", ...args] = [
    ...runner.prefix,
    "sh",
    "-c",
    WATCHER,
    "sh",
    socketFolder,
    binaries.postgres,
    ...serverArguments(cluster, socketFolder, options),
  ];
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
    // Read before the start: on a busy machine PostgreSQL may be ready before we are asked again.
    const predecessor = readPidFile(cluster);
    // Its own process group: Ctrl-C in a terminal must reach PostgreSQL through our shutdown, after the requests.
    const server = spawn(command, args, {
      ...runner.spawn,
      detached: true,
      stdio: ["pipe", "ignore", "pipe"],
    });
    let log = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-8_000);
    });
    const outcome = await waitUntilReady(server, cluster, { predecessor, deadline });
    if (outcome === "ready") return { server, socketFolder };
    const reason = outcome === "ended" ? "" : "it was not ready in time";
    await stopServer(server);
    // A killed predecessor's last processes may still hold the cluster for a moment.
    const isHeld = /lock file|pre-existing shared memory/.test(log);
    if (!isHeld || Date.now() > deadline) {
      throw new StartError(
        `The embedded database did not start in ${cluster}: ${reason || lastLine(log) || "it ended at once"}`,
      );
    }
    await sleep(100);
  }
}

/** What `postmaster.pid` says; "" without one. A predecessor that is just ending may take it away at any moment. */
function readPidFile(cluster: string): string {
  try {
    return readFileSync(path.join(cluster, "postmaster.pid"), "utf8");
  } catch {
    return "";
  }
}

/**
 * PostgreSQL writes `ready` as the eighth line of postmaster.pid once it takes connections.
 *
 * @param since `predecessor`: what a killed one may have left in the file, which says nothing of this one
 */
async function waitUntilReady(
  server: ChildProcess,
  cluster: string,
  since: { readonly predecessor: string; readonly deadline: number },
): Promise<"ready" | "ended" | "late"> {
  while (Date.now() < since.deadline) {
    if (server.exitCode !== null || server.signalCode !== null) return "ended";
    const text = readPidFile(cluster);
    if (text !== since.predecessor && text.split("\n")[7]?.trim() === "ready") return "ready";
    await sleep(10);
  }
  return "late";
}

/** Makes a database of the cluster unless it is there. `name` is ours, never a caller's. */
async function createDatabaseIfMissing(adminUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
}

/** Waits also until the last word of the log has arrived, which may be after the end of the process. */
async function stopServer(server: ChildProcess): Promise<void> {
  const hasEnded = server.exitCode !== null || server.signalCode !== null;
  if (hasEnded && server.stderr?.closed === true) return;
  const closed = new Promise<void>((resolve) => server.once("close", () => resolve()));
  server.stdin?.end();
  await closed;
}

function lastLine(log: string): string {
  const lines = log.trim().split("\n");
  return (lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? "").trim();
}
