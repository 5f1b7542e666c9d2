import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { authenticate } from "@kilolane/contract";
import type { Role } from "@kilolane/domain";
import { afterAll, beforeAll, inject } from "vitest";
import { buildApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { openClock, type Clock } from "../src/db/clock.ts";
import { openDatabase, type DatabaseHandle } from "../src/db/handle.ts";
import type { App } from "../src/http/app.ts";
import { openFolderFileStore } from "../src/integrations/files/folder-file-store.ts";
import type { CarrierStatus } from "../src/integrations/carrier-status/carrier-status.ts";
import type { RateSource } from "../src/integrations/exchange-rates/rate-source.ts";
import type { PaymentProviders } from "../src/integrations/payments/payment-provider.ts";
import { startMailCatcher } from "../src/integrations/mail/mail-catcher.ts";
import { openSmtpMailer } from "../src/integrations/mail/smtp-mailer.ts";
import { copyDatabase, databaseUrlOf, runOnServer } from "./database-server.ts";
import { testClock } from "./clock.ts";
import { buildUser, PASSWORD, type BuiltUser, type UserOptions } from "./factories.ts";
import { makeCaller, type Caller, type CallOptions } from "./call-endpoint.ts";

/** A person signed in through the API. */
export interface SignedInPerson extends Caller {
  readonly user: BuiltUser;
  readonly token: string;
}

/** A server with a database, mail catcher and files of its own; one per test file. */
export interface TestWorld {
  readonly app: App;
  readonly database: DatabaseHandle;
  /** Calls without a session. */
  readonly anonymous: Caller;
  /** Builds a user of that role (in a new company unless one is given) and signs them in. */
  signInAs(role: Role, options?: Omit<UserOptions, "role">): Promise<SignedInPerson>;
  /** Signs in a user that was built before. */
  signIn(user: BuiltUser, options?: CallOptions): Promise<SignedInPerson>;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** Environment variables beside the test's own. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The moment at which the world's clock starts, `2026-12-31T23:30:00-05:00`; the run's clock unless given. */
  readonly at?: string;
  /** A clock of the test's own instead. */
  readonly clock?: Clock;
  /** Let the jobs run; off by default, so that a test sees what was enqueued. */
  readonly runsJobs?: boolean;
  /** Where exchange rates are fetched: asked for when the world is made; none are unless given. */
  readonly rateSource?: () => RateSource;
  /** Who is asked where shipments are: nobody is unless given. */
  readonly carrierStatus?: () => CarrierStatus;
  /** Who takes money: nobody does unless given. */
  readonly payments?: () => PaymentProviders;
  /** Between building and starting: the place to register a test's own jobs. */
  readonly prepare?: (app: App) => void;
}

/**
 * A world for the tests of a file: made before the first of them, closed after the last. The tests talk to it through
 * `call`, which goes through the whole HTTP layer.
 *
 *     const world = useTestWorld();
 *     const admin = usePerson(world, "ROLE_FFADMIN");
 *     const colleague = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
 *     test("…", async () => {
 *       const answer = await admin.call(createInquirer, { body: { … } });
 *
 * Neither may be looked into before the tests run.
 */
export function useTestWorld(options: WorldOptions = {}): TestWorld {
  const world = makeBeforeTests(() => createTestWorld(options));
  afterAll(() => world().close());
  return {
    get app() {
      return world().app;
    },
    get database() {
      return world().database;
    },
    get anonymous() {
      return world().anonymous;
    },
    signInAs: (role, user) => world().signInAs(role, user),
    signIn: (user, call) => world().signIn(user, call),
    close: () => world().close(),
  };
}

/** A person signed in for the tests of a file. `options` are asked when the persons named before are signed in. */
export function usePerson(
  world: TestWorld,
  role: Role,
  options: () => Omit<UserOptions, "role"> = () => ({}),
): SignedInPerson {
  const person = makeBeforeTests(() => world.signInAs(role, options()));
  return {
    get user() {
      return person().user;
    },
    get token() {
      return person().token;
    },
    call: (endpoint, input, call) => person().call(endpoint, input, call),
    send: (endpoint, input, call) => person().send(endpoint, input, call),
  };
}

/** Makes something before the first test of the file. @returns what gives it to the tests */
export function makeBeforeTests<T>(make: () => Promise<T>): () => T {
  let made: { readonly value: T } | undefined;
  beforeAll(async () => {
    made = { value: await make() };
  });
  return () => {
    if (made === undefined) throw new Error("this is made when the tests begin");
    return made.value;
  };
}

/** Makes a world for one test, which closes it. The other tests of a file share one: `useTestWorld`. */
export async function createTestWorld(options: WorldOptions = {}): Promise<TestWorld> {
  const serverUrl = inject("serverUrl");
  const name = `kilolane_test_${randomBytes(6).toString("hex")}`;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "kilolane-world-"));
  await copyDatabase(serverUrl, inject("templateName"), name);
  const config = readConfig({
    NODE_ENV: "test",
    PORT: "0",
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    WORKER: options.runsJobs === true ? "on" : "off",
    USER_CALLS_PER_MINUTE: "0",
    ADDRESS_CALLS_PER_MINUTE: "0",
    SIGN_INS_PER_MINUTE: "1000",
    ...options.environment,
  });
  const url = databaseUrlOf(serverUrl, name);
  const database = openDatabase({
    url,
    poolSize: 8,
    onIdleError: () => undefined,
    clock: clockOf(options),
  });
  const catcher = await startMailCatcher(database);
  const mailer = openSmtpMailer(catcher.smtpUrl, config.mailFrom);
  const files = openFolderFileStore(path.join(dataDir, "files"));
  const app = await buildApp({
    config,
    database,
    mailer,
    rateSource: options.rateSource?.(),
    carrierStatus: options.carrierStatus?.(),
    payments: options.payments?.(),
    files,
    demoAccounts: [],
  });
  options.prepare?.(app);
  await app.jobs.start(config.runsWorker);
  const close = async (): Promise<void> => {
    await app.fastify.close();
    await app.jobs.stop();
    await mailer.close();
    await catcher.close();
    await database.close();
    await runOnServer(serverUrl, `drop database ${name} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { app, database, anonymous: makeCaller(app), close, ...signInsOf(app, database) };
}

function clockOf({ at, clock }: WorldOptions): Clock {
  return clock ?? (at === undefined ? testClock : openClock(new Date(at)));
}

function signInsOf(app: App, database: DatabaseHandle): Pick<TestWorld, "signIn" | "signInAs"> {
  const signIn: TestWorld["signIn"] = async (user, options) => {
    const body = { username: user.email, password: PASSWORD, forceLogin: true };
    const answer = await makeCaller(app).call(authenticate, { body }, options);
    if (answer.status !== 200) throw new Error(`sign-in of ${user.email}: ${answer.status} ${answer.text}`);
    const token = answer.body.jwtToken;
    return { user, token, ...makeCaller(app, token) };
  };
  return {
    signIn,
    signInAs: async (role, options) => signIn(await buildUser(database, { ...options, role })),
  };
}
