import { readConfig } from "./config.ts";
import { runProcess } from "./run-process.ts";
import { startServer } from "./serve.ts";

/* The jobs alone, beside servers that run with WORKER=off on the same DATABASE_URL. */
await runProcess(async () => {
  const running = await startServer(readConfig(process.env), true);
  process.stdout.write("Kilolane worker is running.\n");
  return running;
});
