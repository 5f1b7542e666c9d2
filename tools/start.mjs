// `npm start`: installs what is missing, builds what is stale, then runs the server until it is asked to stop.
// Plain JavaScript for Node >= 20.19; the server itself runs on the Node that the packages bring.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildWeb } from "./build-web.mjs";
import { childEnvironment, findNode, installPackages, root } from "./bootstrap.mjs";
import { serverFlags } from "./server-flags.mjs";

/** The server drains for at most 10 s; after this it is ended by force. */
const stopDeadlineMs = 15_000;

process.chdir(root);
installPackages();
buildWeb();

// A session of its own: Ctrl-C reaches the server exactly once, through us, and its database not at all.
// The fourth stream is the pipe that tells the server when we are gone (tools/follow-parent.mjs).
const server = spawn(
  findNode(),
  [
    ...serverFlags,
    "--import",
    "./tools/follow-parent.mjs",
    join(root, "apps/server/src/main.ts"),
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    env: childEnvironment(),
    stdio: ["ignore", "inherit", "inherit", "pipe"],
    detached: process.platform !== "win32",
  },
);

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  server.kill("SIGTERM");
  setTimeout(() => server.kill("SIGKILL"), stopDeadlineMs).unref();
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** The processes whose end means that nobody wants us any more: npm, and the shell it may have put between us. */
function startersOf(pid) {
  try {
    const shell = /^\S*sh\0-c\0/.test(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
    const parent = Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ")[1]);
    return shell && parent > 1 ? [pid, parent] : [pid];
  } catch {
    return [pid]; // No /proc on this system: the direct parent must do.
  }
}

// npm passes SIGTERM on, but not when a shell stands between, nor when npm itself is killed outright.
if (process.env.npm_lifecycle_event !== undefined && process.ppid > 1) {
  const starters = startersOf(process.ppid);
  setInterval(() => {
    if (process.ppid !== starters[0] || starters.some((pid) => !isAlive(pid))) stop();
  }, 500).unref();
}

server.on("error", (error) => {
  process.stderr.write(`kilolane: the server did not start: ${error.message}\n`);
  process.exit(1);
});
server.on("exit", (code, signal) => process.exit(code ?? (stopping && signal !== "SIGKILL" ? 0 : 1)));
