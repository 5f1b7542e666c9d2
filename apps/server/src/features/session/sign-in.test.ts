import { authenticate, getProfile, listDemoAccounts, logout } from "@kilolane/contract";
import { describe, expect, test } from "vitest";
import { buildCompany, buildUser, PASSWORD } from "../../../test/factories.ts";
import { createTestWorld, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();

const login = (username: string, password = PASSWORD, forceLogin = false) =>
  world.anonymous.call(authenticate, { body: { username, password, forceLogin } });

/** Signs in with `forceLogin`, again for as long as the server says that it is busy. */
async function loginUntilHeard(email: string) {
  for (;;) {
    const answer = await login(email, PASSWORD, true);
    if (answer.status !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe("sign-in", () => {
  test("answers the specified fields and a token that is accepted in either header", async () => {
    const user = await buildUser(world.database, { role: "ROLE_FFAGENT", email: "maya@example.com" });
    const answer = await login(" Maya@Example.COM ");
    expect(answer.status).toBe(200);
    const { jwtToken, ...rest } = answer.body;
    expect(rest).toEqual({
      firstName: "Test",
      lastName: "Person",
      email: "maya@example.com",
      role: [{ authority: "ROLE_FFAGENT" }],
      avatar: null,
      loginStatus: true,
      status: "ACTIVE",
      mustAcceptTerms: false,
      locale: "en",
      themeMode: null,
      themeStyle: null,
    });
    for (const headers of [{ authorization: `Bearer ${jwtToken}` }, { "x-auth-token": jwtToken }]) {
      const profile = await world.anonymous.call(getProfile, {}, { headers });
      expect(profile.body).toMatchObject({
        companyId: user.company.id,
        role: "ROLE_FFAGENT",
        label: "FF Agent",
      });
    }
    const stored = await world.database.query("select token_hash from session where user_id = $1", [user.id]);
    expect(JSON.stringify(stored.rows)).not.toContain(jwtToken);
  });

  test("wrong, unknown and suspended-with-wrong-password are the same 401", async () => {
    const user = await buildUser(world.database);
    const suspended = await buildUser(world.database, { isSuspended: true });
    const bodies = [];
    for (const name of [user.email, "nobody@example.com", suspended.email]) {
      const { status, error } = await login(name, "a wrong password");
      const { requestId: _, ...body } = error;
      bodies.push({ status, body });
    }
    expect(bodies[0]).toMatchObject({
      status: 401,
      body: { detail: "Bad credentials", code: "bad-credentials" },
    });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  test("the detail stays English where everything else is translated", async () => {
    const headers = { "accept-language": "fr" };
    const body = { username: "nobody@example.com", password: "x" };
    const { error } = await world.anonymous.call(authenticate, { body }, { headers });
    expect(error.detail).toBe("Bad credentials");
    const english = await login("nobody@example.com");
    expect(error.title).not.toBe(english.error.title);
  });

  test("a company that waits or is inactive says so, but only after a correct password", async () => {
    const waiting = await buildCompany(world.database, { approval: "unapproved" });
    const inactive = await buildCompany(world.database, { isActive: false });
    const first = await buildUser(world.database, { company: waiting });
    const second = await buildUser(world.database, { company: inactive });
    expect((await login(first.email)).error.code).toBe("company-not-approved");
    expect((await login(second.email)).error.code).toBe("company-inactive");
    expect((await login(first.email, "wrong")).error.code).toBe("bad-credentials");
  });

  test("409 keeps loginStatus and gives no token; forceLogin ends the other session at once", async () => {
    const user = await buildUser(world.database);
    const first = await login(user.email);
    const refused = await login(user.email);
    expect(refused.status).toBe(409);
    expect(refused.error).toMatchObject({ code: "signed-in-elsewhere", loginStatus: true });
    expect(refused.text).not.toContain("jwtToken");
    const wrong = await login(user.email, "wrong", true);
    expect(wrong.status).toBe(401);
    const second = await login(user.email, PASSWORD, true);
    expect(second.status).toBe(200);
    const headers = { authorization: `Bearer ${first.body.jwtToken}` };
    const old = await world.anonymous.call(getProfile, {}, { headers });
    expect([old.status, old.error.code]).toEqual([401, "session-ended"]);
  });

  test("50 forced sign-ins at once leave exactly one living session", async () => {
    const user = await buildUser(world.database);
    const answers = await Promise.all(Array.from({ length: 50 }, () => loginUntilHeard(user.email)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 50 }, () => 200));
    const alive = await Promise.all(
      answers.map(({ body }) =>
        world.anonymous.call(getProfile, {}, { headers: { "x-auth-token": body.jwtToken } }),
      ),
    );
    expect(alive.filter((answer) => answer.status === 200)).toHaveLength(1);
    const { rows } = await world.database.query(
      "select id from session where user_id = $1 and ended_at is null",
      [user.id],
    );
    expect(rows).toHaveLength(1);
  });

  test("five failures lock the account for a while, unknown ones too; a living session goes on", async () => {
    const user = await buildUser(world.database);
    const session = await world.signIn(user);
    for (const name of [user.email, "ghost@example.com"]) {
      for (let attempt = 0; attempt < 5; attempt += 1) expect((await login(name, "wrong")).status).toBe(401);
      const locked = await login(name);
      expect(locked.status).toBe(429);
      expect(Number(locked.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect((await session.call(getProfile)).status).toBe(200);
  });

  test("guesses sent at once get no more tries than one after the other", async () => {
    const user = await buildUser(world.database);
    const guesses = await Promise.all(Array.from({ length: 30 }, () => login(user.email, "wrong")));
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
    expect((await login(user.email)).status).toBe(429);
  });

  test("is limited per address, whatever X-Forwarded-For claims", async () => {
    const limited = await createTestWorld({ environment: { SIGN_INS_PER_MINUTE: "10" } });
    try {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 13; attempt += 1) {
        const headers = { "x-forwarded-for": `10.0.0.${attempt}` };
        const body = { username: `u${attempt}@example.com`, password: "x" };
        statuses.push(
          (await limited.anonymous.call(authenticate, { body }, { headers, address: "10.9.9.9" })).status,
        );
      }
      expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(3).fill(429)]);
      const other = await limited.anonymous.call(
        authenticate,
        { body: { username: "z@example.com", password: "x" } },
        { address: "10.8.8.8" },
      );
      expect(other.status).toBe(401);
    } finally {
      await limited.close();
    }
  });

  test("field errors name their fields, in the caller's language", async () => {
    const { status, error } = await world.anonymous.send(authenticate, { body: { username: "" } });
    expect(status).toBe(400);
    expect(error.errors.map(({ field, code }) => ({ field, code }))).toEqual([
      { field: "username", code: "required" },
      { field: "password", code: "required" },
    ]);
    const options = { headers: { "accept-language": "ar" } };
    const arabic = await world.anonymous.send(authenticate, { body: { username: "" } }, options);
    expect(arabic.error.errors[0]?.message).toMatch(/[\u0600-\u06ff]/);
  });
});

test("every sign-in, refusal, replacement and sign-out is in the audit, without the password", async () => {
  const user = await buildUser(world.database);
  await login(user.email, "secret-typed-wrong");
  await login(user.email);
  await login(user.email, PASSWORD, true);
  const { body } = await login(user.email, PASSWORD, true);
  await world.anonymous.call(logout, {}, { headers: { "x-auth-token": body.jwtToken } });
  const { rows } = await world.database.query<{ action: string; detail: unknown }>(
    "select action, detail from audit_entry where user_id = $1 order by at, id",
    [user.id],
  );
  expect(rows.map((row) => row.action).toSorted()).toEqual([
    "session.ended",
    "session.refused",
    "session.replaced",
    "session.replaced",
    "session.started",
    "session.started",
    "session.started",
  ]);
  expect(JSON.stringify(rows)).not.toContain("secret-typed-wrong");
});

test("demo accounts do not exist in production", async () => {
  expect((await world.anonymous.call(listDemoAccounts)).status).toBe(200);
  const environment = {
    NODE_ENV: "production",
    SECRET_KEY: "Vq3pT8mZr1KxW7cJ5nB9fY2hL6dS4gAe0uQo",
    PUBLIC_URL: "https://quotes.company.example",
    SMTP_URL: "smtp://127.0.0.1:1",
  };
  const production = await createTestWorld({ environment });
  try {
    expect((await production.anonymous.call(listDemoAccounts)).status).toBe(404);
    const { headers } = await production.anonymous.call(getProfile);
    expect(headers["strict-transport-security"]).toContain("max-age=31536000");
  } finally {
    await production.close();
  }
});
