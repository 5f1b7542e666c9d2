import { keepCompiled, writeCompiled } from "./compile-cache.ts";

/* The server: API, web app and, unless WORKER=off, the jobs. */
keepCompiled();
const [{ readConfig }, { runProcess }, { startServer }, { welcome }] = await Promise.all([
  import("./config.ts"),
  import("./run-process.ts"),
  import("./serve.ts"),
  import("./welcome.ts"),
]);
await runProcess(async () => {
  const running = await startServer(readConfig(process.env));
  process.stdout.write(welcome(running.app));
  writeCompiled();
  return running;
});
