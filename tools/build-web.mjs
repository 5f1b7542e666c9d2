// Builds the web app when its sources changed since the last build; run by `npm start`, `npm test`, `npm run build`.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { childEnvironment, findNode, installPackages, root, stopWith } from "./bootstrap.mjs";

const dist = join(root, "apps/web/dist");
const stamp = join(dist, ".stamp");
const sources = ["apps/web", "packages/contract", "packages/domain", "packages/phrases"];

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !["dist", "node_modules"].includes(entry.name) && !entry.name.includes(".test."))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}

/** One hash over everything that ends up in the bundle: sources, texts, the lock file. */
function sourceHash() {
  const hash = createHash("sha256");
  for (const file of [
    ...sources.flatMap((folder) => filesUnder(join(root, folder))),
    join(root, "package-lock.json"),
  ]) {
    hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** Builds apps/web/dist if it is missing or stale; stops the program when the build fails. */
export function buildWeb() {
  const wanted = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  process.stdout.write("kilolane: building the web app …\n");
  const started = Date.now();
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const result = spawnSync(findNode(), [vite, "build", "apps/web", "--logLevel", "warn"], {
    cwd: root,
    env: childEnvironment({ NODE_ENV: "production" }),
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (result.status !== 0) stopWith("the web app did not build; see the lines above");
  writeFileSync(stamp, wanted);
  process.stdout.write(`kilolane: web app built in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installPackages();
  buildWeb();
}
