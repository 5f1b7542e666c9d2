import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { waitForPort } from "./tcp-port.ts";

/** The uid and gid of `nobody`, under which PostgreSQL runs when we are root: it refuses uid 0. */
const nobody = 65534;
const oldestMajor = 15;

/** Where PostgreSQL's programs lie, and their major version. */
interface PostgresBinaries {
  readonly folder: string;
  readonly major: number;
}

/** A throwaway PostgreSQL for tests, reachable over TCP on 127.0.0.1. */
export interface PostgresServer {
  readonly url: string;
  /** What it is, for the log. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

function majorOf(folder: string): number {
  const program = join(folder, "postgres");
  if (!existsSync(program) || !existsSync(join(folder, "initdb"))) return 0;
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return Number.parseInt(/(\d+)/.exec(stdout ?? "")?.[1] ?? "0", 10);
}

/** The machine's own PostgreSQL of version 15 or newer, the newest first; undefined where there is none. */
export function findSystemPostgres(): PostgresBinaries | undefined {
  const debian = "/usr/lib/postgresql";
  const versioned = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, "bin"))
    : [];
  const inPath = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.includes("node_modules"));
  return [...versioned, ...inPath]
    .map((folder) => ({ folder, major: majorOf(folder) }))
    .filter(({ major }) => major >= oldestMajor)
    .toSorted((a, b) => b.major - a.major)[0];
}

/** As root, PostgreSQL runs in a user namespace that shows it another uid; without one, under `nobody` itself. */
function asWhom(): { readonly prefix: readonly string[]; readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const prefix = ["unshare", "-U", `--map-user=${nobody}`];
  const works = spawnSync("unshare", [...prefix.slice(1), "true"]).status === 0;
  return works ? { prefix } : { prefix: [], uid: nobody, gid: nobody };
}

// Ends with us, also after kill -9: the reader of our pipe ends, and PostgreSQL is asked to stop.
const watcher =
  'exec 3<&0; "$@" </dev/null & server=$!; { cat <&3 >/dev/null; kill -INT $server; } & wait $server';

/** Runs the machine's own binaries on a folder of their own; nothing is synced to disk. */
export async function startSystemPostgres(
  binaries: PostgresBinaries,
  folder: string,
  port: number,
): Promise<PostgresServer> {
  const data = join(folder, "data");
  const who = asWhom();
  if (who.uid !== undefined) chownSync(folder, nobody, nobody);
  const [command, ...prefix] = [...who.prefix, "sh", "-c"];
  const initdb = [
    join(binaries.folder, "initdb"),
    "-D",
    data,
    ..."-U postgres -A trust -E UTF8 --locale=C.UTF-8 -N".split(" "),
  ];
  const made = spawnSync(command, [...prefix, 'exec "$@"', "sh", ...initdb], { encoding: "utf8", ...who });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = [
    "fsync=off",
    "full_page_writes=off",
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${folder}`,
  ];
  const postgres = [join(binaries.folder, "postgres"), "-D", data, ...settings.flatMap((one) => ["-c", one])];
  const server = spawn(command, [...prefix, watcher, "sh", ...postgres], {
    ...who,
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  if (!(await waitForPort(port, 30))) throw new Error("PostgreSQL did not start");
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.stdin?.end();
    await ended;
  };
  const origin = `PostgreSQL ${binaries.major} in ${binaries.folder}`;
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, origin, stop };
}
