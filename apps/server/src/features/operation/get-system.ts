import { statfs } from "node:fs/promises";
import type { SystemState } from "@kilolane/contract";
import { readMigrations } from "../../db/migrate.ts";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { App } from "../../http/app.ts";
import { findFileSums, findTables, getDatabase } from "./reads/system.ts";

/** Versions, and how much room database and files take; of the process that answers. */
export async function getSystem(scope: PlatformScope, { config, clock, version }: App): Promise<SystemState> {
  const disk = await statfs(config.dataDir);
  return withTransaction(scope, async (tx) => {
    const database = await getDatabase(tx);
    return {
      version,
      node: process.version,
      database: database.version,
      schema: readMigrations().length,
      startedAt: new Date(clock.now().getTime() - process.uptime() * 1000).toISOString(),
      isEmbedded: config.databaseUrl === undefined,
      isDemo: config.isDemoWorld,
      databaseBytes: database.bytes,
      freeBytes: disk.bavail * disk.bsize,
      tables: await findTables(tx),
      files: await findFileSums(tx),
    };
  });
}
