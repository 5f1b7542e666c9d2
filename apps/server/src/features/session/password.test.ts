import * as contract from "@kilolane/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { coverEndpoint, coverText } from "../../../test/cover.ts";
import { buildUser, PASSWORD, type BuiltUser } from "../../../test/factories.ts";
import { useTestWorld } from "../../../test/harness.ts";
import { countMails, linkTokenOf, untilMail } from "../../../test/read-mail.ts";

const world = useTestWorld({ runsJobs: true });
beforeEach(() => world.database.query("delete from rate_limit"));

const NEXT = "seven crates weigh twice";
const forgot = (email: string) => world.anonymous.call(contract.forgotPassword, { body: { email } });
const reset = (token: string, password = NEXT, confirmPassword = password) =>
  world.anonymous.call(contract.resetPassword, { body: { token, password, confirmPassword } });
const login = (user: BuiltUser, password: string) =>
  world.anonymous.call(contract.authenticate, {
    body: { username: user.email, password, forceLogin: true },
  });
const noRecord = { noRecord: "nobody is signed in" } as const;

async function linkFor(user: BuiltUser): Promise<string> {
  const before = await countMails(world, user.email);
  await forgot(user.email);
  return linkTokenOf(await untilMail(world, user.email, before + 1));
}

describe("a forgotten password", () => {
  test("is set again by the mailed link; sessions end, the old password is dead", async () => {
    const person = await world.signInAs("ROLE_FFADMIN");
    const asked = await forgot(person.user.email.toUpperCase());
    const mail = await untilMail(world, person.user.email);
    expect(mail.text).toContain(`${world.app.publicUrl}/password/reset#token=`);
    expect(asked.text).not.toContain(linkTokenOf(mail));
    const answer = await reset(linkTokenOf(mail));
    expect(answer.body).toEqual({ status: "PASSWORD_SET" });
    expect((await person.call(contract.getProfile)).error.code).toBe("session-ended");
    expect((await login(person.user, PASSWORD)).error.code).toBe("bad-credentials");
    const after = await login(person.user, NEXT);
    expect(after.status).toBe(200);
    const readBack = { through: "POST /authenticate", agrees: after.status === 200 };
    coverEndpoint("POST", "/password/forgot", { status: asked.status, readBack, foreign: noRecord });
    coverEndpoint("POST", "/password/reset", { status: answer.status, readBack, foreign: noRecord });
    expect((await untilMail(world, person.user.email, 2)).subject).toBe("Your password was changed");
  });

  test("answers the same for nobody, and mails nobody", async () => {
    const known = await buildUser(world.database);
    const [one, two] = [await forgot(known.email), await forgot("nobody@elm.example")];
    expect([one.status, one.text]).toEqual([two.status, two.text]);
    await untilMail(world, known.email);
    expect(await countMails(world, "nobody@elm.example")).toBe(0);
  });

  test("its link works once, also for twenty at the same moment, and kills the account's other links", async () => {
    const user = await buildUser(world.database);
    const [first, second] = [await linkFor(user), await linkFor(user)];
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(second)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 404]));
    expect((await reset(first)).error.code).toBe("password-link-invalid");
  });

  test("its link is good for 30 minutes; made-up ones and session tokens are none", async () => {
    const person = await world.signInAs("ROLE_FFAGENT");
    const token = await linkFor(person.user);
    const { rows } = await world.database.query<{ minutes: number }>(
      "select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from password_link where user_id = $1",
      [person.user.id],
    );
    expect(rows).toEqual([{ minutes: 30 }]);
    await world.database.query("update password_link set expires_at = now() where user_id = $1", [
      person.user.id,
    ]);
    for (const wrong of [token, person.token, "x".repeat(43)]) {
      expect((await reset(wrong)).error.code).toBe("password-link-invalid");
    }
    const headers = { "x-auth-token": token };
    expect((await world.anonymous.call(contract.getProfile, {}, { headers })).status).toBe(401);
  });

  test("a refused new password leaves the link good", async () => {
    const user = await buildUser(world.database);
    const token = await linkFor(user);
    const differs = await reset(token, NEXT, `${NEXT}!`);
    expect(differs.error.errors).toMatchObject([{ field: "confirmPassword", code: "password-mismatch" }]);
    expect((await reset(token, "Kilolane-2026!!")).error.errors).toMatchObject([{ code: "password-common" }]);
    expect((await reset(token, "too short")).error.errors).toMatchObject([{ code: "password-short" }]);
    expect((await reset(token)).status).toBe(200);
  });

  test("three mails an hour and account, also for names that nobody has", async () => {
    for (const email of [(await buildUser(world.database)).email, "ghost@elm.example"]) {
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await forgot(email)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  test("the token is in no table, job or audit entry in clear", async () => {
    const user = await buildUser(world.database);
    const token = await linkFor(user);
    const { rows } = await world.database.query<{ text: string }>(
      `select l::text as text from password_link l where user_id = $1
       union all select j.data::text from pgboss.job j where j.data->>'to' = $2
       union all select a::text from audit_entry a where a.user_id = $1`,
      [user.id, user.email],
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { text } of rows) expect(text).not.toContain(token);
  });
});

const change = (previousPassword: string, newPassword = NEXT, confirmPassword = newPassword) => ({
  body: { previousPassword, newPassword, confirmPassword },
});

describe("changing the password", () => {
  test("needs the previous one, keeps this session and mails the owner", async () => {
    const person = await world.signInAs("ROLE_CONSIGNEE");
    const wrong = await person.call(contract.changePassword, change("not my password"));
    expect([wrong.status, wrong.error.errors[0]?.code]).toEqual([400, "password-wrong"]);
    expect((await person.call(contract.changePassword, change(PASSWORD))).status).toBe(200);
    expect((await person.call(contract.getProfile)).status).toBe(200);
    expect((await login(person.user, PASSWORD)).error.code).toBe("bad-credentials");
    expect((await login(person.user, NEXT)).status).toBe(200);
    expect((await untilMail(world, person.user.email)).subject).toBe("Your password was changed");
  });

  test("closes every other way in: a link to set a password that was asked for before is dead", async () => {
    const person = await world.signInAs("ROLE_FFAGENT");
    const token = await linkFor(person.user);
    expect((await person.call(contract.changePassword, change(PASSWORD))).status).toBe(200);
    expect((await reset(token)).error.code).toBe("password-link-invalid");
    expect((await person.call(contract.getProfile)).status).toBe(200);
  });

  test.each([
    ["previousPassword", "Please enter previous password!"],
    ["newPassword", "Please enter new password!"],
    ["confirmPassword", "Please re-enter password!"],
  ])("an empty %s brings up its fixed text", async (field, message) => {
    const person = await world.signInAs("ROLE_FFCLIENT");
    const body = { ...change(PASSWORD).body, [field]: "" };
    const { error } = await person.call(contract.changePassword, { body });
    expect(error.errors.map((entry) => [entry.field, entry.message])).toContainEqual([field, message]);
    coverText(error.errors.find((entry) => entry.field === field)?.message, message);
  });

  test("ten tries in a quarter of an hour", async () => {
    const person = await world.signInAs("ROLE_FFCLIENT");
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await person.call(contract.changePassword, change("wrong"))).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });
});
