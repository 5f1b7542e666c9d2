import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  authenticate,
  confirmSignUp,
  forgotPassword,
  getProfile,
  logout,
  registerForwarder,
} from "@kilolane/contract";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { openDatabase, type DatabaseHandle } from "../src/db/handle.ts";
import { newId } from "../src/db/new-id.ts";
import { withTransaction } from "../src/db/transaction.ts";
import { pushIn } from "../src/jobs/outbox-events.ts";
import { startMailCatcher, type MailCatcher } from "../src/integrations/mail/mail-catcher.ts";
import { copyDatabase, databaseUrlOf, runOnServer } from "./database-server.ts";
import { buildUser, companyScopeOf, PASSWORD } from "./factories.ts";
import { callServer, freePort, startServer, type ServerProcess } from "./faults/server-process.ts";
import { newSignUpForm } from "./sign-up-forms.ts";
import { listenToStream } from "./push/listen-to-stream.ts";

/* Two server processes, as in production, on one PostgreSQL: what one knows the other knows. */

const name = `kilolane_nodes_${randomBytes(6).toString("hex")}`;
const folder = mkdtempSync(path.join(os.tmpdir(), "kilolane-nodes-"));
const SIGN_INS_PER_MINUTE = 12;

let database: DatabaseHandle;
let catcher: MailCatcher;
let nodes: readonly [ServerProcess, ServerProcess];

beforeAll(async () => {
  const serverUrl = inject("serverUrl");
  await copyDatabase(serverUrl, inject("templateName"), name);
  const DATABASE_URL = databaseUrlOf(serverUrl, name);
  database = openDatabase({ url: DATABASE_URL, poolSize: 4, onIdleError: () => undefined });
  catcher = await startMailCatcher(database);
  const environment = {
    NODE_ENV: "production",
    DATABASE_URL,
    DATABASE_POOL: "6",
    SECRET_KEY: randomBytes(48).toString("base64url"),
    PUBLIC_URL: "http://localhost",
    SMTP_URL: catcher.smtpUrl,
    SIGN_INS_PER_MINUTE: String(SIGN_INS_PER_MINUTE),
  };
  const start = async (node: string) => startServer(path.join(folder, node), await freePort(), environment);
  nodes = [await start("a"), await start("b")];
});

afterAll(async () => {
  for (const { child } of nodes) {
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  }
  await catcher.close();
  await database.close();
  await runOnServer(inject("serverUrl"), `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => database.query("delete from rate_limit"));

type Node = 0 | 1;
const OTHER: Readonly<Record<Node, Node>> = { 0: 1, 1: 0 };

const urlOf = (node: Node) => nodes[node].url;

async function signIn(
  node: Node,
  username: string,
  options: { password?: string; forceLogin?: boolean } = {},
) {
  const { password = PASSWORD, forceLogin = false } = options;
  const outcome = await callServer(urlOf(node), authenticate, { body: { username, password, forceLogin } });
  if (outcome.kind !== "answer") throw new Error(`no answer: ${outcome.code}`);
  return { status: outcome.status, token: outcome.status === 200 ? outcome.body.jwtToken : "" };
}

async function getStatus(node: Node, token: string): Promise<number | string> {
  const outcome = await callServer(urlOf(node), getProfile, {}, token);
  return outcome.kind === "answer" ? outcome.status : outcome.code;
}

/** The texts of the mails to a person, once there are that many. */
async function untilMails(recipient: string, count: number): Promise<string[]> {
  const find = async () =>
    (
      await database.query<{ raw: Buffer }>("select raw from caught_mail where $1 = any (recipients)", [
        recipient,
      ])
    ).rows;
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  return Promise.all((await find()).map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ""));
}

describe.each([0, 1] as const)("a session begun on node %i", (first) => {
  const second = OTHER[first];

  test("is one on the other too, and signing out there ends it on both", async () => {
    const { email } = await buildUser(database);
    const { token } = await signIn(first, email);
    expect([await getStatus(first, token), await getStatus(second, token)]).toEqual([200, 200]);
    await callServer(urlOf(second), logout, {}, token);
    expect([await getStatus(first, token), await getStatus(second, token)]).toEqual([401, 401]);
  });

  test("is asked about on the other, and ends when the person confirms there", async () => {
    const { email } = await buildUser(database);
    const { token } = await signIn(first, email);
    expect((await signIn(second, email)).status).toBe(409);
    expect(await getStatus(first, token)).toBe(200);
    const next = await signIn(second, email, { forceLogin: true });
    expect([await getStatus(first, token), await getStatus(second, token)]).toEqual([401, 401]);
    expect([await getStatus(first, next.token), await getStatus(second, next.token)]).toEqual([200, 200]);
  });
});

test("fifty forced sign-ins, half on each node, leave one session", async () => {
  const { id, email } = await buildUser(database);
  const attempts = Array.from({ length: 50 }, async (_, index) => {
    for (;;) {
      const answer = await signIn(index % 2 === 0 ? 0 : 1, email, { forceLogin: true });
      if (answer.status === 200) return answer.token;
      // Busy hashing, or more sign-ins than an address may: as a person would, again.
      expect([429, 503]).toContain(answer.status);
      if (answer.status === 429) await database.query("delete from rate_limit");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  const tokens = await Promise.all(attempts);
  const alive = await Promise.all(tokens.map((token, index) => getStatus(index % 2 === 0 ? 1 : 0, token)));
  expect(alive.filter((status) => status === 200)).toHaveLength(1);
  const { rows } = await database.query("select id from session where user_id = $1 and ended_at is null", [
    id,
  ]);
  expect(rows).toHaveLength(1);
});

test("wrong passwords are counted together: after five on both, the right one is locked out on each", async () => {
  const { email } = await buildUser(database);
  for (const node of [0, 1, 0, 1, 0] as const) {
    expect((await signIn(node, email, { password: "a wrong password" })).status).toBe(401);
  }
  expect([(await signIn(1, email)).status, (await signIn(0, email)).status]).toEqual([429, 429]);
});

test("sign-ins of an address are counted together", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < SIGN_INS_PER_MINUTE + 2; count += 1) {
    const node = count % 2 === 0 ? 0 : 1;
    statuses.push((await signIn(node, `nobody-${count}@elm.example`, { password: "x" })).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(SIGN_INS_PER_MINUTE);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

/** Signs up on the first node. @returns what a confirmation needs */
async function startSignUp() {
  const form = newSignUpForm();
  const outcome = await callServer(urlOf(0), registerForwarder, { body: form });
  if (outcome.kind !== "answer" || outcome.status !== 200) throw new Error("no sign-up");
  const [mail = ""] = await untilMails(form.email, 1);
  return { token: outcome.body.signUpToken ?? "", pin: /^\d{6}$/m.exec(mail)?.[0] ?? "" };
}
async function confirm(node: Node, signUpToken: string, pin: string): Promise<number | string> {
  const outcome = await callServer(urlOf(node), confirmSignUp, { body: { signUpToken, pin } });
  return outcome.kind === "answer" ? outcome.status : outcome.code;
}
const wrongFor = (pin: string) => (pin === "000000" ? "000001" : "000000");

describe("the code of a sign-up begun on one node", () => {
  test("opens on the other", async () => {
    const { token, pin } = await startSignUp();
    expect(await confirm(1, token, wrongFor(pin))).toBe(400);
    expect(await confirm(1, token, pin)).toBe(200);
  });

  test("is tried five times on both together, also all at once; then the right one is refused too", async () => {
    const { token, pin } = await startSignUp();
    const guesses = Array.from({ length: 20 }, (_, index) =>
      confirm(index % 2 === 0 ? 0 : 1, token, wrongFor(pin)),
    );
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([400]));
    const { rows } = await database.query("select max(pin_tries) as tries from signup");
    expect(rows).toEqual([{ tries: 5 }]);
    expect([await confirm(0, token, pin), await confirm(1, token, pin)]).toEqual([400, 400]);
  });
});

test("what was queued on either is done once, though both work", async () => {
  const users = await Promise.all(Array.from({ length: 16 }, () => buildUser(database)));
  await Promise.all(
    users.map(({ email }, index) =>
      callServer(urlOf(index % 2 === 0 ? 0 : 1), forgotPassword, { body: { email } }),
    ),
  );
  for (const { email } of users) await untilMails(email, 1);
  // Nothing is left that could send one again, and nobody got two.
  const open = async () =>
    (
      await database.query(
        "select id from pgboss.job where name = 'notice-mail' and state in ('created', 'retry', 'active')",
      )
    ).rows.length;
  await expect.poll(open, { timeout: 10_000 }).toBe(0);
  const { rows } = await database.query<{ mails: number }>(
    "select count(*)::int as mails from caught_mail where recipients && $1::text[]",
    [users.map(({ email }) => email)],
  );
  expect(rows).toEqual([{ mails: users.length }]);
});

test("readers of both nodes hear of a change within a second; one that moves to the other node misses nothing and hears nothing twice", async () => {
  const user = await buildUser(database);
  const { token } = await signIn(0, user.email);
  const push = async (): Promise<string> => {
    const id = newId();
    await withTransaction(companyScopeOf(database, user), (tx) =>
      pushIn(tx, { companyId: user.company.id, topic: "quotation", id }),
    );
    return id;
  };
  const moving = await listenToStream(urlOf(0), token);
  const staying = await listenToStream(urlOf(1), token);
  const idsOf = (stream: typeof moving) => stream.changes().map(([, id]) => id);
  await expect.poll(() => moving.events.length + staying.events.length).toBe(2);
  const told = [await push()];
  const begin = performance.now();
  await expect.poll(() => [idsOf(moving), idsOf(staying)], { interval: 10 }).toEqual([told, told]);
  expect(performance.now() - begin).toBeLessThan(1_000);
  const { lastId } = moving;
  moving.stop();
  const meanwhile = await push();
  const moved = await listenToStream(urlOf(1), token, { lastEventId: lastId });
  await expect.poll(() => idsOf(moved)).toEqual([meanwhile]);
  const after = await push();
  await expect.poll(() => idsOf(moved)).toEqual([meanwhile, after]);
  expect(idsOf(staying)).toEqual([...told, meanwhile, after]);
  const out = performance.now();
  await callServer(urlOf(0), logout, {}, token);
  for (const ended of await Promise.all([moved.ended, staying.ended]))
    expect(ended - out).toBeLessThan(1_000);
});
