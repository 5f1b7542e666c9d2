// Makes a clone ready to run: installs what the lock file names, and finds the Node that everything runs on.
// Plain JavaScript for Node >= 20.19, because it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(fileURLToPath(new URL("..", import.meta.url)));
const modules = join(root, "node_modules");
const stamp = join(modules, ".kilolane-lock-hash");
const wantedMajor = 24;

/** Ends the program with one line that a person can act on. */
export function stopWith(line) {
  process.stderr.write(`kilolane: ${line}\n`);
  process.exit(1);
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/** True when npm's own record of node_modules holds every package that the lock file demands here. */
function agreesWithLock() {
  const record = join(modules, ".package-lock.json");
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(record, "utf8")).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes("node_modules/") || entry.optional || entry.devOptional || entry.peer) return true;
    if (!existsSync(join(root, path))) return false;
    return (
      entry.link === true || !path.startsWith("node_modules/") || present[path]?.version === entry.version
    );
  });
}

/** Installs the locked packages when they are missing or older than the lock file; says what it does. */
export function installPackages() {
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  if (!agreesWithLock()) {
    process.stdout.write("kilolane: installing packages (once, about a minute) …\n");
    // npm must not run on a Node inside the folder it is about to replace.
    const path = (process.env.PATH ?? "")
      .split(delimiter)
      .filter((part) => !part.includes("node_modules"))
      .join(delimiter);
    const npm = (stdio, ...args) =>
      spawnSync(
        "npm",
        [...args, "--ignore-scripts", "--include=dev", "--include=optional", "--no-audit", "--no-fund"],
        {
          cwd: root,
          env: { ...process.env, PATH: path, NODE_ENV: "" },
          stdio,
          shell: process.platform === "win32",
        },
      ).status === 0;
    // A registry that lacks a package of another platform makes `npm ci` refuse; the locked versions install anyway.
    const installed =
      npm(["ignore", "ignore", "ignore"], "ci") ||
      npm(["ignore", "inherit", "inherit"], "install", "--no-save");
    if (!installed) stopWith("the packages did not install; see the lines above (registry out of reach?)");
    process.stdout.write("kilolane: packages installed\n");
  }
  writeFileSync(stamp, hash);
}

function majorOf(node) {
  const result = spawnSync(node, ["--version"], { encoding: "utf8" });
  return result.status === 0 ? Number.parseInt(result.stdout.slice(1), 10) : 0;
}

/** The path of a Node of the wanted major or newer: the installed platform package, else the running one. */
export function findNode() {
  const packaged = join(modules, ".bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(packaged) && majorOf(packaged) >= wantedMajor) return packaged;
  if (Number.parseInt(process.versions.node, 10) >= wantedMajor) return process.execPath;
  return stopWith(
    `no Node ${wantedMajor} package for ${process.platform}-${process.arch}; install Node ${wantedMajor} or newer and run again`,
  );
}

/** The environment of every child: the installed commands come first in PATH, whatever started us. */
export function childEnvironment(extra = {}) {
  const bin = join(modules, ".bin");
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`, ...extra };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installPackages();
  process.stdout.write(`kilolane: packages agree with the lock file; Node is ${String(findNode())}\n`);
}
