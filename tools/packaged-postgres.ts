import { launchEmbedded } from "../apps/server/src/db/embedded/launch.ts";
import type { PostgresServer } from "./system-postgres.ts";

/**
 * Starts the PostgreSQL that the packages bring, for tests: nothing is synced to disk.
 *
 * @param tcpPort where it listens on 127.0.0.1; without one it is reached over a socket alone
 */
export async function startPackagedPostgres(folder: string, tcpPort?: number): Promise<PostgresServer> {
  const packaged = await launchEmbedded({
    folder,
    unsafeFast: true,
    ...(tcpPort === undefined ? {} : { tcpPort }),
  });
  const url = tcpPort === undefined ? packaged.url : `postgresql://kilolane@127.0.0.1:${tcpPort}/postgres`;
  return { url, origin: "the packaged PostgreSQL", stop: async () => packaged.stop() };
}
