// The server under measurement, in a process of its own: the production configuration on the database it is given,
// and bare endpoints to compare with. Tells its port to the process that forked it and ends with it.
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { buildApp } from "../apps/server/src/app.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { openDatabase } from "../apps/server/src/db/handle.ts";
import type { App } from "../apps/server/src/http/app.ts";
import { openFolderFileStore } from "../apps/server/src/integrations/files/folder-file-store.ts";
import { openSmtpMailer } from "../apps/server/src/integrations/mail/smtp-mailer.ts";

/** What every request costs before it does anything: a static answer, one statement of the database, one stored record. */
function bindBare(app: App): void {
  app.fastify.get("/bench/static", () => ({ one: 1 }));
  app.fastify.get("/bench/select", async () => {
    const { rows } = await app.database.pool.query({ name: "bench", text: "select 1 as one" });
    return rows[0];
  });
  app.fastify.post("/bench/insert", async () => insertSameBytes(app, await findSameBytes(app)));
}

interface SameBytes {
  readonly input: string;
  readonly priced: string;
  readonly audit: string;
  readonly event: string;
}

let sameBytes: SameBytes | undefined;

/** The texts of a request that was stored before the measurement began. */
async function findSameBytes(app: App): Promise<SameBytes> {
  sameBytes ??= (
    await app.database.pool.query<SameBytes>(
      `select r.input::text as input, r.priced::text as priced, a.detail::text as audit, e.payload::text as event
       from quotation_request r, audit_entry a, outbox_event e
       where a.subject_id = r.id::text and e.payload ->> 'request_id' = r.id::text limit 1`,
    )
  ).rows[0];
  if (sameBytes === undefined) throw new Error("no request is stored yet");
  return sameBytes;
}

/** What any server must pay to store a priced request: one transaction that inserts its rows over the same pool. */
async function insertSameBytes(app: App, { input, priced, audit, event }: SameBytes) {
  const client = await app.database.pool.connect();
  try {
    await client.query("begin");
    await client.query({
      name: "bench-insert",
      text: `with request as (insert into bench_request (id, input, priced) values ($1, $2, $3)),
               audit as (insert into bench_audit (id, detail) values ($1, $4))
             insert into bench_event (payload) values ($5)`,
      values: [randomUUID(), input, priced, audit, event],
    });
    await client.query("commit");
  } finally {
    client.release();
  }
  return { one: 1 };
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
