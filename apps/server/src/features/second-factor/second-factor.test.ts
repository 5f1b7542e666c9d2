import * as contract from "@kilolane/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testClock } from "../../../test/clock.ts";
import { PASSWORD, type BuiltUser } from "../../../test/factories.ts";
import { createTestWorld, type SignedInPerson, type TestWorld } from "../../../test/harness.ts";
import { untilMail } from "../../../test/read-mail.ts";
import { newId } from "../../db/new-id.ts";
import { codeAt, stepOf } from "../../integrations/secrets/totp.ts";

let world: TestWorld;
beforeAll(async () => {
  // The clock stands still: a code never gets old between being made and being sent.
  const now = testClock.now();
  world = await createTestWorld({ runsJobs: true, clock: { now: () => now } });
});
afterAll(() => world.close());

const withPassword = { body: { currentPassword: PASSWORD } };

function signIn(user: BuiltUser, code?: string, forceLogin = true, password = PASSWORD) {
  const body = { username: user.email, password, forceLogin, ...(code === undefined ? {} : { code }) };
  return world.anonymous.call(contract.authenticate, { body });
}

/** The code of now, or of some steps around it. */
const codeNow = (key: string, around = 0) => codeAt(key, stepOf(world.app.clock.now().getTime()) + around);

/** Switches the second factor on, proved by the code one step back: the present one stays good. */
async function enrol(person: SignedInPerson): Promise<{ key: string; codes: readonly string[] }> {
  const { key } = (await person.call(contract.startSecondFactor, withPassword)).body;
  const answer = await person.call(contract.confirmSecondFactor, { body: { code: codeNow(key, -1) } });
  if (answer.status !== 200) throw new Error(answer.text);
  return { key, codes: answer.body.recoveryCodes };
}

describe("switching it on", () => {
  test("takes the password and a first code; until then nothing is asked at sign-in", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    const off = { isOn: false, since: null, recoveryCodesLeft: 0 };
    expect((await admin.call(contract.getSecondFactor)).body).toEqual(off);
    const wrong = await admin.call(contract.startSecondFactor, { body: { currentPassword: "guess" } });
    expect(wrong.status).toBe(400);
    expect(wrong.error.errors).toMatchObject([{ field: "currentPassword", code: "password-wrong" }]);
    const { key, uri } = (await admin.call(contract.startSecondFactor, withPassword)).body;
    expect(uri).toContain(`secret=${key}`);
    expect((await signIn(admin.user)).status).toBe(200);

    const again = await world.signIn(admin.user);
    const bad = await again.call(contract.confirmSecondFactor, { body: { code: "000000" } });
    expect(bad.error.errors).toMatchObject([{ field: "code", code: "code-wrong" }]);
    expect((await again.call(contract.getSecondFactor)).body).toEqual(off);
    const answer = await again.call(contract.confirmSecondFactor, { body: { code: codeNow(key) } });
    expect(new Set(answer.body.recoveryCodes).size).toBe(10);
    expect((await again.call(contract.getSecondFactor)).body).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 10,
    });
    expect((await again.call(contract.startSecondFactor, withPassword)).error.code).toBe("state-conflict");
    expect((await untilMail(world, admin.user.email)).text).toContain("authenticator");
  });

  test("is for admins", async () => {
    const agent = await world.signInAs("ROLE_FFAGENT");
    expect((await agent.call(contract.startSecondFactor, withPassword)).status).toBe(403);
  });

  test("leaves neither key nor recovery codes readable in the database", async () => {
    const admin = await world.signInAs("ROLE_AIRLINE_ADMIN");
    const { key, codes } = await enrol(admin);
    const { rows } = await world.database.query(
      "select encode(key_sealed, 'escape') as a, (select string_agg(encode(code_hash, 'escape'), ' ') from recovery_code) as b from second_factor",
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(key);
    for (const code of codes) expect(stored).not.toContain(code.replace("-", ""));
    const kept = await world.database.query("select answer from idempotency where answer is not null");
    expect(JSON.stringify(kept.rows)).not.toContain(key);
  });
});

describe("sign-in", () => {
  test("asks for the code after a right password only, and each code opens once", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    const { key } = await enrol(admin);
    expect((await signIn(admin.user, undefined, true, "wrong")).error.code).toBe("bad-credentials");
    const needed = await signIn(admin.user);
    expect([needed.status, needed.error.code]).toEqual([403, "second-factor-needed"]);
    expect((await signIn(admin.user, "123")).error.code).toBe("second-factor-wrong");
    const code = codeNow(key);
    expect((await signIn(admin.user, code)).status).toBe(200);
    expect((await signIn(admin.user, code)).error.code).toBe("second-factor-wrong");
    // one step ahead is a clock that runs fast; one back is older than what was used
    expect((await signIn(admin.user, codeNow(key, -1))).error.code).toBe("second-factor-wrong");
    expect((await signIn(admin.user, codeNow(key, 1))).status).toBe(200);
  });

  test("a code that met a session elsewhere is still good for the confirmed sign-in", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    const { key } = await enrol(admin);
    const code = codeNow(key);
    expect((await signIn(admin.user, code, false)).status).toBe(409);
    expect((await signIn(admin.user, code)).status).toBe(200);
  });

  test("the same code twice at once opens one session", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    const { key } = await enrol(admin);
    const code = codeNow(key);
    const both = await Promise.all([signIn(admin.user, code), signIn(admin.user, code)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  test("codes can't be tried on and on", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    const { key } = await enrol(admin);
    await world.database.query("delete from rate_limit");
    const answers = await Promise.all(Array.from({ length: 14 }, () => signIn(admin.user, "000000")));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const late = await signIn(admin.user, codeNow(key));
    expect(late.status).toBe(429);
  });
});

describe("recovery codes", () => {
  test("sign in once each, however they are typed", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    const { codes } = await enrol(admin);
    const [first = ""] = codes;
    expect((await signIn(admin.user, first.toLowerCase().replace("-", " "))).status).toBe(200);
    expect((await signIn(admin.user, first)).error.code).toBe("second-factor-wrong");
    const person = await signInAgain(admin, codes[1] ?? "");
    expect((await person.call(contract.getSecondFactor)).body.recoveryCodesLeft).toBe(8);
    const renewed = await person.call(contract.renewRecoveryCodes, withPassword);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await signIn(admin.user, codes[2])).error.code).toBe("second-factor-wrong");
    expect((await signIn(admin.user, renewed.body.recoveryCodes[0])).status).toBe(200);
  });

  test("of one person do not sign in another", async () => {
    const [ours, theirs] = [await world.signInAs("ROLE_FFADMIN"), await world.signInAs("ROLE_FFADMIN")];
    const { codes } = await enrol(ours);
    await enrol(theirs);
    expect((await signIn(theirs.user, codes[0])).error.code).toBe("second-factor-wrong");
  });

  test("are not to be had without a second factor", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    expect((await admin.call(contract.renewRecoveryCodes, withPassword)).error.code).toBe("state-conflict");
  });
});

async function signInAgain(admin: SignedInPerson, code: string) {
  const answer = await signIn(admin.user, code);
  const headers = { authorization: `Bearer ${answer.body.jwtToken}` };
  return {
    call: <E extends contract.Endpoint>(endpoint: E, input?: contract.EndpointInput<E>) =>
      world.anonymous.call(endpoint, input, { headers }),
  };
}

test("switching it off takes the password, and the sign-in asks for nothing more", async () => {
  const admin = await world.signInAs("ROLE_SUPERADMIN");
  await enrol(admin);
  const wrong = await admin.call(contract.removeSecondFactor, { body: { currentPassword: "guess" } });
  expect(wrong.status).toBe(400);
  expect((await admin.call(contract.removeSecondFactor, withPassword)).body.isOn).toBe(false);
  expect((await signIn(admin.user)).status).toBe(200);
});

const reset = (operator: SignedInPerson, id: string, currentPassword = PASSWORD) =>
  operator.call(contract.resetSecondFactor, { params: { id }, body: { currentPassword } });
const shownTo = async (operator: SignedInPerson, { user }: SignedInPerson) => {
  const query = { role: user.role, search: user.email };
  return (await operator.call(contract.listPeople, { query })).body.content[0]?.abilities.resetSecondFactor;
};

describe("a lost second factor", () => {
  test("is reset by the operator after a password check; the person is signed out and notified", async () => {
    const [operator, admin] = [await world.signInAs("ROLE_SUPERADMIN"), await world.signInAs("ROLE_FFADMIN")];
    expect(await shownTo(operator, admin)).toBe(false);
    const { codes } = await enrol(admin);
    await untilMail(world, admin.user.email);
    expect(await shownTo(operator, admin)).toBe(true);
    const guessed = await reset(operator, admin.user.id, "guess");
    expect([guessed.status, guessed.error.errors[0]?.code]).toEqual([400, "password-wrong"]);
    expect((await signIn(admin.user)).error.code).toBe("second-factor-needed");

    expect((await reset(operator, admin.user.id)).body).toEqual({ status: "SECOND_FACTOR_REMOVED" });
    expect((await admin.call(contract.getProfile)).error.code).toBe("session-ended");
    const again = await signIn(admin.user);
    expect(again.status).toBe(200);
    expect((await untilMail(world, admin.user.email, 2)).subject).toBe("Your two-step sign-in was reset");
    const { rows } = await world.database.query(
      "select user_id, company_id from audit_entry where action = 'second-factor.reset' and subject_id = $1",
      [admin.user.id],
    );
    expect(rows).toEqual([{ user_id: operator.user.id, company_id: admin.user.company.id }]);
    // set up again, the codes of before are dead
    const person = await world.signIn(admin.user);
    await enrol(person);
    expect((await signIn(admin.user, codes[0])).error.code).toBe("second-factor-wrong");
  });

  test("that nobody has, and an operator's own, are not to be reset", async () => {
    const [operator, other] = [
      await world.signInAs("ROLE_SUPERADMIN"),
      await world.signInAs("ROLE_SUPERADMIN"),
    ];
    const admin = await world.signInAs("ROLE_FFADMIN");
    await enrol(other);
    expect((await reset(operator, admin.user.id)).error.code).toBe("state-conflict");
    expect((await reset(operator, other.user.id)).status).toBe(404);
    expect((await reset(operator, newId())).status).toBe(404);
    expect((await signIn(other.user)).error.code).toBe("second-factor-needed");
    // the password is tried ten times in a quarter of an hour, not on and on
    for (let count = 0; count < 10; count += 1) await reset(operator, admin.user.id, "guess");
    expect((await reset(operator, admin.user.id)).status).toBe(429);
  });
});
