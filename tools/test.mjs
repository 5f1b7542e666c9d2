// `npm test`: makes the clone ready, then runs every check and test on the Node that the packages bring.
// `npm test -- unit server` runs only the steps named. Plain JavaScript for Node >= 20.19.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { childEnvironment, findNode, installPackages, root } from "./bootstrap.mjs";

installPackages();
const run = spawn(findNode(), [join(root, "tools/run-tests.ts"), ...process.argv.slice(2)], {
  cwd: root,
  env: childEnvironment({ NODE_ENV: "test" }),
  stdio: ["ignore", "inherit", "inherit"],
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => run.kill("SIGTERM"));
run.on("exit", (code) => process.exit(code ?? 1));
