// `npm run dev`: the server restarted on every change, and Vite's development server in front of it.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { childEnvironment, findNode, installPackages, root } from "./bootstrap.mjs";

installPackages();
const node = findNode();
const commands = [
  ["--watch", "--watch-preserve-output", join(root, "apps/server/src/main.ts")],
  [join(root, "node_modules/vite/bin/vite.js"), "apps/web"],
];
const children = commands.map((args) =>
  spawn(node, args, { cwd: root, env: childEnvironment(), stdio: ["ignore", "inherit", "inherit"] }),
);

function stop() {
  for (const child of children) child.kill("SIGTERM");
}

process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.on("exit", stop);
