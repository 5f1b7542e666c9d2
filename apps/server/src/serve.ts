import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DEMO_ACCOUNTS } from "@kilolane/demo";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { openClock } from "./db/clock.ts";
import { launchEmbedded, type EmbeddedDatabase } from "./db/embedded/launch.ts";
import { DatabaseBusyError, openDatabase, type DatabaseHandle } from "./db/handle.ts";
import { isPooledByTransaction } from "./db/pooler.ts";
import { migrate } from "./db/migrate.ts";
import type { App } from "./http/app.ts";
import { openFolderFileStore } from "./integrations/files/folder-file-store.ts";
import { startCarrierFake } from "./integrations/carrier-status/carrier-fake.ts";
import type { CarrierStatus } from "./integrations/carrier-status/carrier-status.ts";
import { openCarrierStatus } from "./integrations/carrier-status/http-carrier-status.ts";
import { startEcbFake } from "./integrations/exchange-rates/ecb-fake.ts";
import { openEcbSource } from "./integrations/exchange-rates/ecb-source.ts";
import type { RateSource } from "./integrations/exchange-rates/rate-source.ts";
import { startMailCatcher, type MailCatcher } from "./integrations/mail/mail-catcher.ts";
import { openSmtpMailer } from "./integrations/mail/smtp-mailer.ts";
import { openPayments } from "./open-payments.ts";
import { prepareWorld } from "./prepare-world.ts";
import { StartError } from "./start-error.ts";

/** Requests that run when the stop begins may take this long. */
const DRAIN_MS = 10_000;
/** New connections get a clear 503 for this long before the port closes, instead of a reset. */
const GRACE_MS = 300;
/** Long enough for every caller that was just refused to have knocked again. */
const HOLD_MS = 200;
const PORTS_TO_TRY = 20;

/** A running server or worker. */
export interface Running {
  readonly app: App;
  /** Finishes what runs, then closes everything; the process can end by itself afterwards. */
  stop(): Promise<void>;
}

/** What a process is: the product, its jobs alone, or the chat host alone. */
type ProcessRole = "product" | "worker" | "chat";

/**
 * Starts database, migrations, jobs and, but for a worker, the HTTP server; the product has the world's data made.
 *
 * @throws StartError with one line for the operator
 */
export async function startServer(config: Config, role: ProcessRole = "product"): Promise<Running> {
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    if (role === "chat") refuseLonelyChat(config);
    await makeDataFolder(config.dataDir);
    const database = await openConfigured(config, closers);
    await migrate(database);
    const catcher = config.smtpUrl === undefined ? await startMailCatcher(database) : undefined;
    if (catcher !== undefined) closers.push(() => catcher.close());
    const payments = await openPayments(config, closers);
    const app = await buildApp({
      config,
      payments: payments.providers,
      bindMore: payments.bindFakes,
      database,
      mailer: openMailer(config, catcher),
      rateSource: await openRateSource(config, database, closers),
      carrierStatus: await openCarriers(config, database, closers),
      files: openFolderFileStore(path.join(config.dataDir, "files")),
      demoAccounts: config.isDemoWorld ? DEMO_ACCOUNTS.map(presentAccount) : [],
      role: role === "chat" ? "chat" : "product",
    });
    closers.push(() => app.mailer.close());
    closers.push(() => app.jobs.stop());
    await app.jobs.start(role === "worker" || (role === "product" && config.runsWorker));
    if (role === "product") await prepareWorld(app);
    if (role !== "worker") await listen(app);
    return { app, stop: () => stopServer(app, closeAll) };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Chat works on the product's database and answers the product's pages alone: it must know both. */
function refuseLonelyChat({ databaseUrl, publicUrl }: Config): void {
  if (databaseUrl === undefined)
    throw new StartError("Wrong configuration: DATABASE_URL must be set for chat as a process of its own.");
  if (publicUrl === undefined)
    throw new StartError("Wrong configuration: PUBLIC_URL must be set for chat as a process of its own.");
}

/** Makes the folder of files and keys: readiness asks how much room it has, also with a database elsewhere. */
async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${folder} cannot be made: ${reason}`, { cause: error });
  }
}

async function openConfigured(config: Config, closers: (() => Promise<void>)[]): Promise<DatabaseHandle> {
  let embedded: EmbeddedDatabase | undefined;
  if (config.databaseUrl === undefined) {
    const launched = await launchEmbedded({ folder: config.dataDir });
    closers.push(() => launched.stop());
    embedded = launched;
  }
  const url = config.databaseUrl ?? embedded?.url ?? "";
  const open = (namesStatements: boolean): DatabaseHandle =>
    openDatabase({
      url,
      poolSize: config.databasePool,
      onIdleError: reportIdleError,
      clock: openClock(config.clockStart),
      namesStatements,
    });
  // nothing stands between us and the database that we started ourselves
  const isPooled = embedded === undefined && (await needsPlainStatements(open(true)));
  const database = open(!isPooled);
  closers.push(() => database.close());
  return database;
}

/**
 * Tries the database, and closes it again.
 * @returns whether statements may have no names there (pooler.ts)
 * @throws StartError when it does not answer
 */
async function needsPlainStatements(database: DatabaseHandle): Promise<boolean> {
  try {
    const isPooled = await isPooledByTransaction(database);
    if (isPooled) {
      const msg = "a pooler gives each transaction another connection: statements are not prepared";
      process.stderr.write(`${JSON.stringify({ level: "warn", msg, database: database.label })}\n`);
    }
    return isPooled;
  } catch (error) {
    const cause = error instanceof DatabaseBusyError ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`The database ${database.label} does not answer: ${reason}`, { cause: error });
  } finally {
    await database.close();
  }
}

function presentAccount({ role, username, password, name }: (typeof DEMO_ACCOUNTS)[number]) {
  return { role, username, password, name };
}

function reportIdleError(error: Error): void {
  const line = { level: "warn", msg: "idle database connection lost", error: error.message };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

function openMailer(config: Config, catcher: MailCatcher | undefined) {
  const smtpUrl = config.smtpUrl ?? catcher?.smtpUrl;
  if (smtpUrl === undefined) throw new StartError("Wrong configuration: SMTP_URL must be set.");
  return openSmtpMailer(smtpUrl, config.mailFrom);
}

/** The bank that is configured; the demo world has one of its own; production without an address fetches nothing. */
async function openRateSource(
  config: Config,
  database: DatabaseHandle,
  closers: (() => Promise<void>)[],
): Promise<RateSource | undefined> {
  if (config.ecbRatesUrl !== undefined) return openEcbSource(config.ecbRatesUrl);
  if (!config.isDemoWorld) return undefined;
  const fake = await startEcbFake(() => database.clock.now());
  closers.push(() => fake.close());
  return openEcbSource(fake.url);
}

/** The carriers that are configured; the demo world has some of its own; production without an address asks none. */
async function openCarriers(
  config: Config,
  database: DatabaseHandle,
  closers: (() => Promise<void>)[],
): Promise<CarrierStatus | undefined> {
  if (config.carrierStatusUrl !== undefined) return openCarrierStatus(config.carrierStatusUrl);
  if (!config.isDemoWorld) return undefined;
  const fake = await startCarrierFake(
    () => database.clock.now(),
    async (airport) => {
      const { rows } = await database.query<{ zone: string }>(
        "select time_zone as zone from airport where iata = $1",
        [airport],
      );
      return rows[0]?.zone ?? "UTC";
    },
  );
  closers.push(() => fake.close());
  return openCarrierStatus(fake.url);
}

/** Listens on the port, or on the next free one in the demo world; in production the port is a promise. */
async function listen(app: App): Promise<void> {
  const { config, fastify } = app;
  for (let port = config.port; ; port += 1) {
    try {
      await fastify.listen({ host: config.host, port });
      break;
    } catch (error) {
      const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!isTaken) throw error;
      if (!config.isDemoWorld || port >= config.port + PORTS_TO_TRY) {
        throw new StartError(`Port ${port} is taken: stop what uses it or set PORT.`, { cause: error });
      }
      process.stdout.write(`Port ${port} is taken, trying ${port + 1}.\n`);
    }
  }
  const address = fastify.server.address();
  const port = typeof address === "object" ? address?.port : config.port;
  app.publicUrl = config.publicUrl ?? `http://localhost:${port}`;
}

async function stopServer(app: App, closeAll: () => Promise<void>): Promise<void> {
  app.isDraining = true;
  await app.push.close();
  if (app.fastify.server.listening) await closePort(app);
  await app.fastify.close();
  await closeAll();
}

/**
 * Closes the port without a reset: callers are asked to come back and let go of their connections; then those that
 * still knock are held, so that nobody stands between the port and its closing; then they are refused.
 */
async function closePort(app: App): Promise<void> {
  const { server } = app.fastify;
  await sleep(GRACE_MS);
  const closing = Promise.withResolvers<void>();
  app.portClosing = closing.promise;
  await sleep(HOLD_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  closing.resolve();
  const late = sleep(DRAIN_MS, "late", { ref: false });
  if ((await Promise.race([closed, late])) === "late") server.closeAllConnections();
  await closed;
}

/** Resolves when the process is asked to end (Ctrl-C, SIGTERM, a closed terminal). */
export async function untilTold(): Promise<void> {
  await Promise.race(["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => once(process, signal)));
}
