import { gunzipSync } from "node:zlib";
import { authenticate, getProfile } from "@kilolane/contract";
import { describe, expect, test } from "vitest";
import { createTestWorld, usePerson, useTestWorld } from "../../test/harness.ts";

const world = useTestWorld();
const person = usePerson(world, "ROLE_FFADMIN");

const inject = (url: string, options: object = {}) => world.app.fastify.inject({ url, ...options });

const post = (payload: string | Buffer, contentType?: string) =>
  inject("/api/authenticate", {
    method: "POST",
    payload,
    headers: contentType === undefined ? {} : { "content-type": contentType },
  });

/** A form of one part. */
function part(disposition: string): string {
  const head = `content-disposition: form-data; ${disposition}\r\ncontent-type: image/png`;
  return `--x\r\n${head}\r\n\r\nhello\r\n--x--\r\n`;
}

/** Names that a schema somewhere below requires without defining them. */
function findUndefined(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(findUndefined);
  if (!("required" in value) || !Array.isArray(value.required)) return below;
  const known = "properties" in value ? Object.keys(Object(value.properties)) : [];
  return [...below, ...value.required.map(String).filter((name) => !known.includes(name))];
}

describe("addresses", () => {
  test.each(["/api/auth", "/api/auth/", "//api//auth", "/API/Auth"])(
    "%s is the same endpoint",
    async (url) => {
      const headers = { authorization: `Bearer ${person.token}` };
      expect((await inject(url, { headers })).statusCode).toBe(200);
      expect((await inject(url)).statusCode).toBe(401);
      expect((await inject(url, { method: "HEAD" })).statusCode).toBe(401);
    },
  );

  test("an unknown path is 404 and a wrong method 405, both in the error body", async () => {
    const unknown = await inject("/api/no-such-thing");
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, "not-found"]);
    const wrong = await inject("/api/authenticate", { method: "PUT" });
    expect([wrong.statusCode, wrong.json().code]).toEqual([405, "method-not-allowed"]);
  });
});

describe("bodies", () => {
  const body = JSON.stringify({ username: "a@example.com", password: "x" });

  test.each([
    "text/plain",
    "application/json\t;",
    "application/jsonx",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; charset=latin1",
  ])("of type %s are refused", async (type) => {
    expect((await post(body, type)).json()).toMatchObject({ status: 415, code: "unsupported-media-type" });
  });

  test("without a type are refused, in capitals they are read", async () => {
    expect((await post(Buffer.from(body))).statusCode).toBe(415);
    expect((await post(body, "Application/JSON; charset=utf-8")).statusCode).toBe(401);
  });

  test.each(["{", "[1,", '{"username":"a","__proto__":{"x":1}}', "NaN"])(
    "like %s are malformed",
    async (text) => {
      expect((await post(text, "application/json")).json()).toMatchObject({
        status: 400,
        code: "malformed-json",
      });
    },
  );

  test("that are empty count as none, whatever type is named", async () => {
    const headers = { authorization: `Bearer ${person.token}`, "content-type": "application/json" };
    const call = (url: string) => inject(url, { method: "POST", headers, payload: "" });
    expect((await call("/api/airport/ZZZ")).json().code).toBe("not-found");
    expect((await call("/api/notification/mark-as-read")).statusCode).toBe(200);
    const missing = await post("", "application/json");
    expect([missing.statusCode, missing.json().code]).toEqual([400, "validation"]);
    expect(missing.json().errors.map((error: { field: string }) => error.field)).toContain("username");
  });

  const FILE = 'name="file"; filename="a.png"';

  test.each([
    ["with another boundary than its type names", part(FILE).replaceAll("--x", "--y")],
    ["cut off in its file", part(FILE).slice(0, -10)],
    ["cut off in the head of a part", part(FILE).slice(0, 30)],
    ["of nothing", ""],
    ["of no part", "--x--\r\n"],
    ["with a NUL in the name of the file", part('name="file"; filename="a\u0000b.png"')],
    ["with a NUL in the name of the field", part('name="fi\u0000le"; filename="a.png"')],
    ["with a line break in the name of the file", part('name="file"; filename="a\r\nb.png"')],
    ["without the name of a field", part('filename="a.png"')],
  ])("that are a form %s are the sender's fault", async (_what, payload) => {
    for (const url of ["/api/uploadFile/profile", "/api/feedback"]) {
      const headers = {
        authorization: `Bearer ${person.token}`,
        "content-type": "multipart/form-data; boundary=x",
      };
      const answer = await inject(url, { method: "POST", headers, payload });
      expect([400, 413, 415], `${url}: ${answer.body}`).toContain(answer.statusCode);
    }
  });

  test("above 1 MB are refused", async () => {
    const large = JSON.stringify({ username: "a".repeat(1_100_000), password: "x" });
    expect((await post(large, "application/json")).json()).toMatchObject({
      status: 413,
      code: "payload-too-large",
    });
  });

  test.each([[[]], [{ a: 1 }], [null], [7], ["x".repeat(5000)]])(
    "with %o for a text are a field error",
    async (username) => {
      const { status, error } = await world.anonymous.send(authenticate, {
        body: { username, password: "x" },
      });
      expect(status).toBe(400);
      expect(error.errors[0]?.field).toBe("username");
    },
  );
});

test("every answer carries the security headers and a request id, errors and unknown paths too", async () => {
  for (const url of ["/api/auth", "/api/none", "/health/live", "/api/openapi.json", "/nothing.js"]) {
    const { headers } = await inject(url);
    expect(headers["content-security-policy"]).toMatch(/default-src/);
    expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
  }
});

test("errors speak the screen's language, else the user's own", async () => {
  const french = await world.signInAs("ROLE_FFAGENT", { locale: "fr" });
  const wrong = { method: "POST", path: "/auth/unknown" } as const;
  const stored = await french.send(wrong, {}, { headers: { "accept-language": "*" } });
  const asked = await french.send(wrong, {}, { headers: { "accept-language": "it-IT,it;q=0.9" } });
  expect(stored.error.code).toBe("not-found");
  expect(asked.error.title).not.toBe(stored.error.title);
});

test("nothing inside leaks: an unforeseen error answers 500 without its text", async () => {
  const failing = await createTestWorld();
  try {
    const user = await failing.signInAs("ROLE_FFADMIN");
    await failing.database.query("alter table company rename to gone");
    const { status, text } = await user.call(getProfile);
    expect(status).toBe(500);
    expect(text).not.toMatch(/company|relation|select|\.ts/i);
  } finally {
    await failing.close();
  }
});

test("a draining server refuses new requests with 503 and says when to come back", async () => {
  world.app.isDraining = true;
  try {
    const answer = await inject("/api/auth");
    expect(answer.json()).toMatchObject({ status: 503, code: "unavailable" });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect((await inject("/health/ready")).statusCode).toBe(503);
    expect((await inject("/health/live")).statusCode).toBe(200);
  } finally {
    world.app.isDraining = false;
  }
  expect((await inject("/health/ready")).statusCode).toBe(200);
});

test("the general limit per user answers 429 with whole seconds, and leaves others alone", async () => {
  const limited = await createTestWorld({ environment: { USER_CALLS_PER_MINUTE: "5" } });
  try {
    const [busy, calm] = [await limited.signInAs("ROLE_FFADMIN"), await limited.signInAs("ROLE_FFADMIN")];
    for (let call = 0; call < 5; call += 1) expect((await busy.call(getProfile)).status).toBe(200);
    const refused = await busy.call(getProfile);
    expect(refused.error.code).toBe("too-many-requests");
    const wait = String(refused.headers["retry-after"]);
    expect(wait).toMatch(/^\d+$/);
    // the header and the text say the same
    expect(refused.error.detail).toMatch(/^Please wait \d+ seconds? and try again\.$/);
    expect(Number(/\d+/.exec(refused.error.detail)?.[0])).toBe(Number(wait));
    expect((await calm.call(getProfile)).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test("the description is made once: compressed, with a tag, and not at all where it is switched off", async () => {
  const url = "/api/openapi.json";
  const compressed = await inject(url, { headers: { "accept-encoding": "gzip, br" } });
  expect(compressed.headers["content-encoding"]).toBe("gzip");
  const plain = await inject(url);
  expect(gunzipSync(compressed.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(compressed.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length);
  const again = await inject(url, { headers: { "if-none-match": String(plain.headers.etag) } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const silent = await createTestWorld({ environment: { API_DOCS: "off" } });
  try {
    for (const address of [url, "/api/docs/"]) {
      expect((await silent.app.fastify.inject({ url: address })).json().code).toBe("not-found");
    }
  } finally {
    await silent.close();
  }
});

test("the published description names every bound endpoint, and the page to browse it loads from here", async () => {
  const document = (await inject("/api/openapi.json")).json();
  const described = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const bound = world.app.bound.map(
    ({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, "{$1}")}`,
  );
  expect(described.toSorted()).toEqual(bound.toSorted());
  expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: "/" }] });
  expect(document.info.license.identifier).toBe("Apache-2.0");
  expect(findUndefined(document)).toEqual([]);
  const page = await inject("/api/docs/");
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(src|href)="https?:/);
});
