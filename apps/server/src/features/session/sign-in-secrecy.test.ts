import { hash } from "@node-rs/argon2";
import { authenticate, changePassword, forgotPassword, getProfile } from "@kilolane/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { buildUser, PASSWORD, type BuiltUser } from "../../../test/factories.ts";
import { useTestWorld } from "../../../test/harness.ts";
import { untilMail } from "../../../test/read-mail.ts";
import { makeToken } from "../../http/session-lookup.ts";

/* What may not be learnt, stored or made at the sign-in (reliability-security.md §2, checks 13, 15, 16, 20 and 21). */

const world = useTestWorld({ runsJobs: true });
beforeEach(() => world.database.query("delete from rate_limit"));

const NEXT = "seven crates weigh twice";

const login = (username: string, password: string) =>
  world.anonymous.call(authenticate, { body: { username, password, forceLogin: false } });

async function storedHash({ id }: BuiltUser): Promise<string> {
  const { rows } = await world.database.query<{ hash: string }>(
    "select password_hash as hash from user_account where id = $1",
    [id],
  );
  return rows[0]?.hash ?? "";
}

describe("a stored password", () => {
  test("is argon2id of at least OWASP's strength, each with a salt of its own", async () => {
    const [one, two] = [await world.signInAs("ROLE_FFADMIN"), await world.signInAs("ROLE_FFADMIN")];
    for (const person of [one, two]) {
      const body = { previousPassword: PASSWORD, newPassword: NEXT, confirmPassword: NEXT };
      expect((await person.call(changePassword, { body })).status).toBe(200);
    }
    const hashes = [await storedHash(one.user), await storedHash(two.user)];
    expect(hashes[0]).not.toBe(hashes[1]);
    for (const text of hashes) {
      const [, memory, passes, lanes, salt = ""] =
        /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$[\w+/]+$/.exec(text) ?? [];
      expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
      expect(Number(passes)).toBeGreaterThanOrEqual(2);
      expect(Number(lanes)).toBe(1);
      expect(Buffer.from(salt, "base64").length).toBeGreaterThanOrEqual(16);
    }
    const { rows } = await world.database.query<{ odd: number }>(
      "select count(*)::int as odd from user_account where password_hash not like '$argon2id$v=19$%'",
    );
    expect(rows).toEqual([{ odd: 0 }]);
  });

  test("of a weaker time is hashed again at the next sign-in", async () => {
    const user = await buildUser(world.database);
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await world.database.query("update user_account set password_hash = $2 where id = $1", [user.id, weak]);
    expect((await login(user.email, "wrong")).status).toBe(401);
    expect(await storedHash(user)).toBe(weak);
    expect((await login(user.email, PASSWORD)).status).toBe(200);
    expect(await storedHash(user)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

const medianOf = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;

/** Milliseconds of processor that this process has taken; hashing runs on its threads. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

test("a name that nobody has takes as long as a wrong password", async () => {
  const user = await buildUser(world.database);
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  // The processor's time, and in turn, so that whatever else the machine does meets both alike.
  for (let count = 0; count < 15; count += 1) {
    for (const [kind, name] of [
      ["known", user.email],
      ["unknown", `nobody-${count}@elm.example`],
    ] as const) {
      const begin = processorMs();
      expect((await login(name, "a wrong password")).status).toBe(401);
      times[kind].push(processorMs() - begin);
    }
    await world.database.query("delete from rate_limit");
  }
  const ratio = medianOf(times.unknown) / medianOf(times.known);
  // Without the decoy an unknown name is answered in a small part of the time that hashing takes.
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test("a session elsewhere is mentioned only after the right password", async () => {
  const { user } = await world.signInAs("ROLE_FFAGENT");
  const wrong = await login(user.email, "a wrong password");
  expect([wrong.status, wrong.error.detail]).toEqual([401, "Bad credentials"]);
  expect(wrong.text).not.toContain("loginStatus");
  const right = await login(user.email, PASSWORD);
  expect([right.status, right.text.includes("jwtToken")]).toEqual([409, false]);
});

test("the link to a new password names the configured host, whatever the caller's says", async () => {
  const user = await buildUser(world.database);
  const headers = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    origin: "https://evil.example",
  };
  await world.anonymous.call(forgotPassword, { body: { email: user.email } }, { headers });
  const mail = await untilMail(world, user.email);
  expect(mail.text).toContain(`${world.app.publicUrl}/password/reset#token=`);
  expect(`${mail.text}${mail.html}`).not.toContain("evil.example");
});

describe("a token", () => {
  test("has 256 bits of chance, and none comes twice", () => {
    const tokens = Array.from({ length: 10_000 }, () => makeToken().token);
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) expect(Buffer.from(token, "base64url").length).toBe(32);
  });

  test("with one bit turned, cut, doubled, in other letters, or read from the database opens nothing", async () => {
    const person = await world.signInAs("ROLE_FFADMIN");
    const { rows } = await world.database.query<{ hash: Buffer; id: string }>(
      "select token_hash as hash, id from session where user_id = $1",
      [person.user.id],
    );
    const stored = rows[0]?.hash ?? Buffer.alloc(0);
    const bytes = Buffer.from(person.token, "base64url");
    const turned = Array.from({ length: 8 }, (_, bit) => {
      const copy = Buffer.from(bytes);
      copy[bit * 4] = (copy[bit * 4] ?? 0) ^ (1 << bit);
      return copy.toString("base64url");
    });
    const tried = [
      ...turned,
      person.token.slice(0, -1),
      `${person.token}${person.token}`,
      person.token.toLowerCase(),
      person.token.toUpperCase(),
      stored.toString("base64url"),
      stored.toString("hex"),
      rows[0]?.id ?? "",
      person.user.id,
    ];
    for (const token of tried) {
      const headers = { authorization: `Bearer ${token}` };
      const { status } = await world.anonymous.call(getProfile, {}, { headers });
      expect({ token, status }).toEqual({ token, status: 401 });
    }
    // Not in the address, not in a cookie.
    const { fastify } = world.app;
    for (const inject of [
      { url: `/api/auth?token=${person.token}` },
      { url: "/api/auth", headers: { cookie: `token=${person.token}` } },
    ]) {
      expect((await fastify.inject({ method: "GET", ...inject })).statusCode).toBe(401);
    }
    expect((await person.call(getProfile)).status).toBe(200);
  });
});
