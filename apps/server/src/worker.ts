import { keepCompiled, writeCompiled } from "./compile-cache.ts";

/* The jobs alone, beside servers that run with WORKER=off on the same DATABASE_URL. */
keepCompiled();
const [{ readConfig }, { runProcess }, { startServer }] = await Promise.all([
  import("./config.ts"),
  import("./run-process.ts"),
  import("./serve.ts"),
]);
await runProcess(async () => {
  const running = await startServer(readConfig(process.env), "worker");
  process.stdout.write("Kilolane worker is running.\n");
  writeCompiled();
  return running;
});
