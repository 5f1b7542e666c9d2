import { authenticate, getProfile, logout } from "@kilolane/contract";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../../test/factories.ts";
import { useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();

const login = (username: string) =>
  world.anonymous.call(authenticate, { body: { username, password: PASSWORD, forceLogin: false } });

describe("a session", () => {
  test("ends with logout, at once", async () => {
    const person = await world.signInAs("ROLE_FFADMIN");
    expect((await person.call(logout)).status).toBe(200);
    expect((await person.call(getProfile)).error.code).toBe("session-ended");
    const again = await login(person.user.email);
    expect(again.status).toBe(200);
  });

  test.each([
    ["45 minutes without a call", "last_seen_at = now() - interval '46 minutes'"],
    ["12 hours, however busy", "expires_at = now() - interval '1 second'"],
  ])("ends after %s, and the next sign-in needs no confirmation", async (_, change) => {
    const person = await world.signInAs("ROLE_FFADMIN");
    await world.database.query(`update session set ${change} where user_id = $1`, [person.user.id]);
    const { status, error } = await person.call(getProfile);
    expect([status, error.code]).toEqual([401, "session-ended"]);
    expect((await login(person.user.email)).status).toBe(200);
  });

  test("is kept alive by calls", async () => {
    const person = await world.signInAs("ROLE_FFADMIN");
    const { id } = person.user;
    await world.database.query(
      "update session set last_seen_at = now() - interval '44 minutes' where user_id = $1",
      [id],
    );
    expect((await person.call(getProfile)).status).toBe(200);
    const { rows } = await world.database.query<{ fresh: boolean }>(
      "select last_seen_at > now() - interval '1 minute' as fresh from session where user_id = $1",
      [id],
    );
    expect(rows).toEqual([{ fresh: true }]);
  });

  test("of a suspended user or an inactive company ends on the next call", async () => {
    const suspended = await world.signInAs("ROLE_FFAGENT");
    await world.database.query("update user_account set is_suspended = true where id = $1", [
      suspended.user.id,
    ]);
    expect((await suspended.call(getProfile)).error.code).toBe("session-ended");
    const barred = await world.signInAs("ROLE_FFAGENT");
    await world.database.query("update company set is_active = false where id = $1", [
      barred.user.company.id,
    ]);
    expect((await barred.call(getProfile)).error.code).toBe("session-ended");
  });

  test("two tokens of two people in one request are refused", async () => {
    const [one, two] = [await world.signInAs("ROLE_FFADMIN"), await world.signInAs("ROLE_FFADMIN")];
    const headers = { authorization: `Bearer ${one.token}`, "x-auth-token": two.token };
    const { status, error } = await world.anonymous.call(getProfile, {}, { headers });
    expect([status, error.code]).toEqual([401, "not-signed-in"]);
  });

  test.each(["", "x", "null", "undefined", "eyJhbGciOiJub25lIn0.e30.", "a".repeat(5000)])(
    "a token like %s opens nothing",
    async (token) => {
      const { status } = await world.anonymous.call(getProfile, {}, { headers: { "x-auth-token": token } });
      expect(status).toBe(401);
    },
  );
});

describe("the profile", () => {
  test.each([
    ["ROLE_SUPERADMIN", "Super Admin"],
    ["ROLE_AIRLINE_AGENT", "Airline Agent"],
  ] as const)("of %s is the label alone", async (role, label) => {
    const person = await world.signInAs(role);
    expect((await person.call(getProfile)).body).toBe(label);
  });

  test("of the others names company and role", async () => {
    const person = await world.signInAs("ROLE_CONSIGNEE");
    const { company } = person.user;
    expect((await person.call(getProfile)).body).toMatchObject({
      companyId: company.id,
      companyName: company.name,
      label: "Client (Consignee/Shipper)",
    });
  });
});
