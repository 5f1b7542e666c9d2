import { keepCompiled, writeCompiled } from "./compile-cache.ts";

/* Chat alone, beside servers that know its address as CHAT_URL, on the same DATABASE_URL and DATA_DIR. */
keepCompiled();
const [{ readConfig }, { runProcess }, { startServer }] = await Promise.all([
  import("./config.ts"),
  import("./run-process.ts"),
  import("./serve.ts"),
]);
await runProcess(async () => {
  const running = await startServer(readConfig(process.env), "chat");
  process.stdout.write("Kilolane chat is running.\n");
  writeCompiled();
  return running;
});
