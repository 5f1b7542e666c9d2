// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { defineEndpoint } from "@kilolane/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { endSession, getSession, startSession } from "../session/session-store.ts";
import { ApiError, ConnectionLost, isAbort } from "./api-error.ts";
import { callEndpoint, downloadEndpoint } from "./call-endpoint.ts";

const echo = defineEndpoint({
  name: "echo",
  area: "session",
  summary: "test",
  method: "POST",
  path: "/things/:id",
  roles: "signed-in",
  scope: "user",
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.number().optional(), filter: z.object({ status: z.string() }).optional() }),
  body: z.object({ note: z.string() }),
  response: z.object({ ok: z.boolean() }),
  errors: [],
});

declare global {
  interface Window {
    readonly happyDOM: { readonly setURL: (url: string) => void };
  }
}

interface Seen {
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let seen: Seen[] = [];
let answer: Answer;

const json =
  (status: number, body: unknown): Answer =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      seen.push({ url: request.url ?? "", headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  window.happyDOM.setURL(`http://127.0.0.1:${port}/`);
  startSession({
    jwtToken: "token-1",
    firstName: "Ada",
    lastName: "Reyes",
    email: "ada@forwarder.example",
    role: [{ authority: "ROLE_FFADMIN" }],
    avatar: null,
  });
});

afterEach(async () => {
  endSession("logout");
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const input = {
  params: { id: "a/b" },
  query: { page: 2, filter: { status: "sent" } },
  body: { note: "hello" },
};

test("a call carries the token twice, the language, a key, and its inputs", async () => {
  answer = json(200, { ok: true });
  expect(await callEndpoint(echo, input)).toEqual({ ok: true });
  expect(seen).toHaveLength(1);
  expect(seen[0]?.url).toBe(`/api/things/a%2Fb?page=2&filter=${encodeURIComponent('{"status":"sent"}')}`);
  expect(seen[0]?.headers).toMatchObject({
    authorization: "Bearer token-1",
    "x-auth-token": "token-1",
    "accept-language": "en",
    "content-type": "application/json",
  });
  expect(seen[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.parse(seen[0]?.body ?? "")).toEqual({ note: "hello" });
});

test("a refusal becomes an ApiError with its fields, and leaves the session alone", async () => {
  answer = json(400, {
    title: "Please check the form",
    detail: "",
    status: 400,
    code: "validation",
    errors: [{ field: "goodsArray.0.pieces", code: "zero", message: "At least 1" }],
  });
  const failure: unknown = await callEndpoint(echo, input).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 400,
    code: "validation",
    fields: [{ field: "goodsArray.0.pieces" }],
  });
  expect(getSession()).toBeDefined();
});

test("a 401 signs out, but not a wrong password", async () => {
  answer = json(401, {
    title: "No",
    detail: "Bad credentials",
    status: 401,
    code: "bad-credentials",
    errors: [],
  });
  await expect(callEndpoint(echo, input)).rejects.toMatchObject({ status: 401, detail: "Bad credentials" });
  expect(getSession()).toBeDefined();
  answer = json(401, {
    title: "Gone",
    detail: "Session ended",
    status: 401,
    code: "session-ended",
    errors: [],
  });
  await expect(callEndpoint(echo, input)).rejects.toMatchObject({ code: "session-ended" });
  expect(getSession()).toBeUndefined();
});

test("an answer without the error body is still an ApiError", async () => {
  answer = (_, response) =>
    response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
  await expect(callEndpoint(echo, input)).rejects.toMatchObject({ status: 502, code: "unknown" });
  expect(getSession()).toBeDefined();
});

test("a lost answer is asked for once more, with the same key", async () => {
  let calls = 0;
  answer = (request, response) => {
    calls += 1;
    if (calls === 1) request.socket.destroy();
    else json(200, { ok: true })(request, response);
  };
  expect(await callEndpoint(echo, input)).toEqual({ ok: true });
  expect(seen).toHaveLength(2);
  expect(seen[0]?.headers["idempotency-key"]).toBe(seen[1]?.headers["idempotency-key"]);
  expect(getSession()).toBeDefined();
});

test("no response after the repetition signs out", async () => {
  answer = (request) => request.socket.destroy();
  await expect(callEndpoint(echo, input)).rejects.toBeInstanceOf(ConnectionLost);
  expect(seen).toHaveLength(2);
  expect(getSession()).toBeUndefined();
});

test("no response while the browser is offline leaves the session alone", async () => {
  answer = (request) => request.socket.destroy();
  const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await expect(callEndpoint(echo, input)).rejects.toBeInstanceOf(ConnectionLost);
  expect(getSession()).toBeDefined();
  offline.mockRestore();
});

test("a call that is called off is neither an error of the session nor repeated", async () => {
  answer = () => undefined;
  const controller = new AbortController();
  const call = callEndpoint(echo, input, { signal: controller.signal }).catch((error: unknown) => error);
  setTimeout(() => controller.abort(), 50);
  expect(isAbort(await call)).toBe(true);
  expect(seen.length).toBeLessThan(2);
  expect(getSession()).toBeDefined();
});

test("a download brings its file name", async () => {
  answer = (_, response) =>
    response
      .writeHead(200, {
        "content-type": "application/pdf",
        "content-disposition": "attachment; filename*=UTF-8''Q%2026.pdf",
      })
      .end("%PDF");
  const download = await downloadEndpoint(echo, input);
  expect(download.fileName).toBe("Q 26.pdf");
  expect(await download.blob.text()).toBe("%PDF");
});
