// `npm run unit|api|e2e -- <file> …`: makes the clone ready, then runs that one file (and what else the tool behind it
// takes, e.g. `-g <title>` for browser tests, `-t <title>` for the others). Plain JavaScript for Node >= 20.19.
import { spawn } from "node:child_process";
import { buildWeb } from "./build-web.mjs";
import { childEnvironment, findNode, installPackages, root } from "./bootstrap.mjs";

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project"];
const tools = {
  unit: { command: [...vitest, "unit"], needsWeb: false },
  api: { command: [...vitest, "server"], needsWeb: true },
  e2e: {
    command: ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts"],
    needsWeb: true,
  },
};

const [kind = "", ...args] = process.argv.slice(2);
const { command, needsWeb } = tools[kind];
installPackages();
if (needsWeb) buildWeb();
const run = spawn(findNode(), [...command, ...args], {
  cwd: root,
  env: childEnvironment({ NODE_ENV: "test" }),
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => run.kill(signal));
run.on("exit", (code) => process.exit(code ?? 1));
