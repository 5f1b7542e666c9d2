import {
  getChatHost,
  markChatSeen,
  openChatRoom,
  retrieveMessages,
  sendChatMessage,
  authenticate,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  type PushChange,
} from "@kilolane/contract";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase, type DatabaseHandle } from "../src/db/handle.ts";
import { copyDatabase, databaseUrlOf, runOnServer } from "./database-server.ts";
import { buildUser, PASSWORD, type BuiltUser } from "./factories.ts";
import { callServer, freePort, startServer, type ServerProcess } from "./faults/server-process.ts";
import { listenToStream } from "./push/listen-to-stream.ts";

/* Chat as a process of its own beside two nodes of the product, all on one database (CHAT_URL). */

const name = `kilolane_chat_${randomBytes(6).toString("hex")}`;
const folder = mkdtempSync(path.join(os.tmpdir(), "kilolane-chat-"));
/** What is said on one node is usually on the screens of the other within this time; asking every few seconds would not do. */
const USUAL_DELIVERY_MS = 1_000;

let database: DatabaseHandle;
let nodes: readonly [ServerProcess, ServerProcess];
let chat: ServerProcess;
let agent: { readonly user: BuiltUser; readonly token: string };
let client: { readonly user: BuiltUser; readonly token: string };

beforeAll(async () => {
  const serverUrl = inject("serverUrl");
  await copyDatabase(serverUrl, inject("templateName"), name);
  const DATABASE_URL = databaseUrlOf(serverUrl, name);
  database = openDatabase({ url: DATABASE_URL, poolSize: 2, onIdleError: () => undefined });
  const [first, second, port] = [await freePort(), await freePort(), await freePort()];
  const environment = {
    NODE_ENV: "production",
    DATABASE_URL,
    DATABASE_POOL: "4",
    SECRET_KEY: randomBytes(48).toString("base64url"),
    PUBLIC_URL: `http://127.0.0.1:${first}`,
    SMTP_URL: "smtp://127.0.0.1:9",
    CHAT_URL: `http://127.0.0.1:${port}/`,
  };
  const a = await startServer(path.join(folder, "a"), first, environment);
  nodes = [a, await startServer(path.join(folder, "b"), second, environment)];
  chat = await startServer(path.join(folder, "a"), port, environment, "chat-main.ts");
  const desk = await buildUser(database, { role: "ROLE_FFAGENT" });
  const guest = await buildUser(database, { role: "ROLE_FFCLIENT", company: desk.company });
  agent = { user: desk, token: await signIn(desk) };
  client = { user: guest, token: await signIn(guest) };
});

afterAll(async () => {
  for (const { child } of [...nodes, chat]) {
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    await gone;
  }
  await database.close();
  await runOnServer(inject("serverUrl"), `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

async function signIn({ email: username }: BuiltUser): Promise<string> {
  const body = { username, password: PASSWORD, forceLogin: true };
  const outcome = await callServer(nodes[0].url, authenticate, { body });
  if (outcome.kind !== "answer" || outcome.status !== 200) throw new Error(JSON.stringify(outcome));
  return outcome.body.jwtToken;
}

/** A call of the chat host as a page of that origin makes it. */
function ask(method: string, origin: string, address: string, body?: unknown) {
  return fetch(`${chat.url}${address}`, {
    method,
    headers: {
      origin,
      authorization: `Bearer ${client.token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

test("the product says where chat is, lets its pages call there, and does not answer for it", async () => {
  const [a, b] = nodes;
  for (const { url } of [a, b]) {
    const host = await callServer(url, getChatHost, {}, client.token);
    expect(host).toMatchObject({ status: 200, body: { url: chat.url } });
    const moved = await callServer(url, sendChatMessage, { body: { msg: "Hello" } }, client.token);
    expect(moved).toMatchObject({ status: 404 });
  }
  const page = await fetch(`${a.url}/sign-in`);
  expect(page.headers.get("content-security-policy")).toContain(`connect-src 'self' ${chat.url};`);
});

test("the chat host answers its calls at its root to the product's pages alone, and nothing else of the product", async () => {
  const product = nodes[0].url;
  const first = await ask("OPTIONS", product, "/send/msg");
  expect(first.status).toBe(204);
  expect(first.headers.get("access-control-allow-origin")).toBe(product);
  expect(first.headers.get("access-control-allow-headers")).toContain("x-auth-token");
  const sent = await ask("POST", product, "/send/msg", { msg: "From the page" });
  expect(sent.status).toBe(200);
  const { roomId } = await sent.json();
  const read = await ask("GET", product, `/retrieved/msg?GMT=GMT%2B01:00&roomId=${roomId}`);
  expect(JSON.stringify(await read.json())).toContain("From the page");
  expect(read.headers.get("content-security-policy")).toContain("default-src 'none'");
  for (const origin of ["https://evil.example", `${product}.evil.example`, "null"]) {
    for (const answer of [
      await ask("OPTIONS", origin, "/send/msg"),
      await ask("GET", origin, "/chat/rooms"),
    ]) {
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }
  }
  for (const address of ["/api/auth", "/api/notification/count", "/sign-in", "/"]) {
    expect((await ask("GET", product, address)).status).toBe(404);
  }
});

test("without a database or the product's address it does not start, and says why", async () => {
  const port = await freePort();
  const start = startServer(path.join(folder, "c"), port, { PUBLIC_URL: nodes[0].url }, "chat-main.ts");
  await expect(start).rejects.toThrow("ended with 1");
});

test("what is said and seen is on the screens of both nodes within a second, in the middle of ten", async () => {
  const { body: room } = await callChat(openChatRoom, { body: {} }, client.token);
  const streams = [
    await listenToStream(nodes[0].url, agent.token),
    await listenToStream(nodes[1].url, client.token),
  ] as const;
  await Promise.all(streams.map((stream) => expect.poll(() => stream.events.length).toBeGreaterThan(0)));
  const told: number[] = [];
  let last = 0;
  const isRoom = ([topic, id]: PushChange) => topic === "chat" && id === room.roomId;
  const countOf = (stream: (typeof streams)[number]) => stream.changes().filter(isRoom).length;
  for (let round = 0; round < 10; round += 1) {
    const before = streams.map(countOf);
    const begin = performance.now();
    const body = { msg: `Round ${round}`, roomId: room.roomId };
    const { body: sent } = await callChat(
      sendChatMessage,
      { body },
      round % 2 === 0 ? client.token : agent.token,
    );
    await expect
      .poll(() => streams.every((stream, index) => countOf(stream) > (before[index] ?? 0)), {
        interval: 5,
        timeout: 5_000,
      })
      .toBe(true);
    told.push(performance.now() - begin);
    const query = { GMT: "GMT", roomId: room.roomId, size: 1 };
    const { body: days } = await callChat(retrieveMessages, { query }, agent.token);
    expect(days[0]?.messages[0]?.id).toBe(sent.message.id);
    last = sent.message.number;
  }
  // The middle of the ten: on a busy machine any one of them may wait for a processor.
  const middle = told.toSorted((one, other) => one - other)[Math.floor(told.length / 2)];
  expect(middle).toBeLessThan(USUAL_DELIVERY_MS);
  const before = streams.map(countOf);
  // the agent spoke last and has seen it thereby: to have it seen is news of the client
  await callChat(markChatSeen, { params: { id: room.roomId }, body: { number: last } }, client.token);
  await expect
    .poll(() => streams.map((stream, index) => countOf(stream) > (before[index] ?? 0)), {
      timeout: 5_000,
    })
    .toEqual([true, true]);
  for (const stream of streams) stream.stop();
});

/** A call of the chat host that must work. */
async function callChat<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  token: string,
): Promise<{ readonly body: EndpointOutput<E> }> {
  const outcome = await callServer(chat.url, endpoint, input, token);
  if (outcome.kind !== "answer" || outcome.status !== 200) throw new Error(JSON.stringify(outcome));
  return outcome;
}
