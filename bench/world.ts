import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { databaseUrlOf, runOnServer } from "../apps/server/test/database-server.ts";
import { buildCompany, buildUser, systemScope } from "../apps/server/test/factories.ts";
import { launchEmbedded } from "../apps/server/src/db/embedded/launch.ts";
import { openDatabase, type DatabaseHandle } from "../apps/server/src/db/handle.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { hashToken } from "../apps/server/src/http/session-lookup.ts";
import { withTransaction } from "../apps/server/src/db/transaction.ts";
import { seedReference } from "../apps/server/src/features/place/seed-reference.ts";
import { newId } from "../apps/server/src/db/new-id.ts";

/** A database of the benchmark with one forwarder that is signed in and one whose rates it must never see. */
export interface BenchDatabase {
  readonly url: string;
  readonly handle: DatabaseHandle;
  readonly forwarderId: string;
  readonly rivalId: string;
  readonly userId: string;
  readonly token: string;
}

/** A PostgreSQL with fsync on, on a folder of its own, that goes away with the run. */
export interface BenchCluster {
  createDatabase(name: string): Promise<BenchDatabase>;
  close(): Promise<void>;
}

/** Starts the embedded PostgreSQL with the settings that people run it with. */
export async function startCluster(): Promise<BenchCluster> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "kilolane-bench-"));
  const embedded = await launchEmbedded({ folder });
  const handles: DatabaseHandle[] = [];
  return {
    createDatabase: async (name) => {
      await runOnServer(embedded.url, `create database ${name}`);
      const url = databaseUrlOf(embedded.url, name);
      const handle = openDatabase({ url, poolSize: 2, onIdleError: () => undefined });
      handles.push(handle);
      await migrate(handle);
      await seedReference(systemScope(handle));
      return { url, handle, ...(await buildPeople(handle)) };
    },
    close: async () => {
      for (const handle of handles) await handle.close();
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function buildPeople(handle: DatabaseHandle): Promise<Omit<BenchDatabase, "url" | "handle">> {
  const user = await buildUser(handle, { role: "ROLE_FFADMIN" });
  const rival = await buildCompany(handle);
  const token = randomBytes(32).toString("base64url");
  await withTransaction(systemScope(handle), (tx) =>
    tx.query(
      `insert into session (id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '8 hours')`,
      [newId(), user.id, hashToken(token)],
    ),
  );
  return { forwarderId: user.company.id, rivalId: rival.id, userId: user.id, token };
}
