import { z } from "zod";
import type { App } from "../http/app.ts";
import { removeOldKeys } from "../http/idempotency.ts";
import { removeOldWindows } from "../http/rate-limits.ts";
import { defineJob } from "./job-queue.ts";

/** Removes what has served its time: windows of limits, idempotency keys, events that every reader has seen. */
const tidy = defineJob({ name: "tidy", schema: z.object({}), concurrency: 1 });

/** Every night at 03:17 UTC, on one node. */
const NIGHTLY = "17 3 * * *";

export function bindTidying(app: App): void {
  app.jobs.register(tidy, {
    run: async () => {
      await removeOldWindows(app.database);
      await removeOldKeys(app.database);
      await app.database.query("delete from outbox_event where created_at < now() - interval '7 days'");
    },
  });
  app.jobs.schedule(tidy, NIGHTLY);
}
