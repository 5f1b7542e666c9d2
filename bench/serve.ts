// The server under measurement, in a process of its own: the production configuration on the database it is given,
// and two bare endpoints to compare with. Tells its port to the process that forked it and ends with it.
import { tmpdir } from "node:os";
import { buildApp } from "../apps/server/src/app.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { openDatabase } from "../apps/server/src/db/handle.ts";
import type { App } from "../apps/server/src/http/app.ts";
import { openFolderFileStore } from "../apps/server/src/integrations/files/folder-file-store.ts";
import { openSmtpMailer } from "../apps/server/src/integrations/mail/smtp-mailer.ts";

/** What every request costs before it does anything: a static answer, and one statement of the database. */
function bindBare(app: App): void {
  app.fastify.get("/bench/static", () => ({ one: 1 }));
  app.fastify.get("/bench/select", async () => {
    const { rows } = await app.database.pool.query({ name: "bench", text: "select 1 as one" });
    return rows[0];
  });
}

const config = readConfig(process.env);
const database = openDatabase({
  url: config.databaseUrl ?? "",
  poolSize: config.databasePool,
  onIdleError: () => undefined,
});
const app = await buildApp({
  config,
  database,
  mailer: openSmtpMailer(config.smtpUrl ?? "", config.mailFrom),
  files: openFolderFileStore(tmpdir()),
  demoAccounts: [],
  bindMore: bindBare,
});
await app.jobs.start(config.runsWorker);
await app.fastify.listen({ host: "127.0.0.1", port: 0 });
const address = app.fastify.server.address();
process.on("disconnect", () => process.exit(0));
process.send?.(typeof address === "object" ? address?.port : undefined);
