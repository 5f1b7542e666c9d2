import { readConfig } from "./config.ts";
import { runProcess } from "./run-process.ts";
import { startServer } from "./serve.ts";
import { welcome } from "./welcome.ts";

/* The server: API, web app and, unless WORKER=off, the jobs. */
await runProcess(async () => {
  const running = await startServer(readConfig(process.env));
  process.stdout.write(welcome(running.app));
  return running;
});
