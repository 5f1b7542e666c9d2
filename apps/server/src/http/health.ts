import { statfs } from "node:fs/promises";
import { isMigrated } from "../db/migrate.ts";
import type { App } from "./app.ts";

const READY_TIMEOUT_MS = 1_000;
/** Less free space than this and the database may soon be unable to write. */
const MIN_FREE_BYTES = 200 * 1024 * 1024;

type Check = "ok" | "failed";

/** The two probes: live touches nothing but the event loop; ready really asks what serving depends on. */
export function bindHealth(app: App): void {
  app.fastify.get("/health/live", { logLevel: "silent" }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.fastify.get("/health/ready", { logLevel: "silent" }, async (_request, reply) => {
    const checks = {
      serving: app.isDraining ? "failed" : "ok",
      database: await within(isMigrated(app.database)),
      disk: await within(hasSpace(app.config.dataDir)),
    } satisfies Record<string, Check>;
    const isReady = Object.values(checks).every((check) => check === "ok");
    return reply
      .code(isReady ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: isReady ? "ready" : "not-ready", checks });
  });
}

async function within(question: Promise<boolean>): Promise<Check> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), READY_TIMEOUT_MS);
  try {
    return (await Promise.race([question, late])) ? "ok" : "failed";
  } catch {
    return "failed";
  } finally {
    clearTimeout(timer);
  }
}

async function hasSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= MIN_FREE_BYTES;
}
