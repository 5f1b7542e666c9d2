import * as contract from "@kilolane/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { linkTokenOf, untilMail } from "../../../test/read-mail.ts";

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");
let people = 0;
beforeEach(() => world.database.query("delete from rate_limit"));

const NEXT = "weigh seven crates twice";
const newForm = (changes: object = {}) => ({
  firstName: "Ida",
  lastName: "Moss",
  email: `ida-${(people += 1)}@elm.example`,
  keyType: "agent" as const,
  ...changes,
});
const add = (form: ReturnType<typeof newForm>, person = admin) =>
  person.call(contract.createMember, { body: form });
const generate = (count: number, person = admin) =>
  person.call(contract.generateKeys, { body: { keyType: "agent", count } });
/** Leaves the company of the admin that many agent seats beside those in use. */
const allow = (free: number) =>
  world.database.query(
    `insert into licence_allotment (company_id, key_type, seats)
     select $1, 'agent', count(*) + $2 from licence_key where company_id = $1 and key_type = 'agent'
     on conflict (company_id, key_type) do update set seats = excluded.seats`,
    [admin.user.company.id, free],
  );
const login = (username: string) =>
  world.anonymous.call(contract.authenticate, { body: { username, password: NEXT, forceLogin: true } });
const setActive = (id: string, status: "active" | "suspended", person = admin) =>
  person.call(contract.setMemberActive, { params: { id }, body: { status } });

describe("a new member", () => {
  test("sits on a free key, sets a password by the mailed link and signs in", async () => {
    await generate(1);
    const form = newForm();
    const added = await add(form);
    expect(added.body).toMatchObject({ label: "FF Agent", hasLicence: true, status: "Active", version: 1 });
    const mail = await untilMail(world, form.email);
    expect(mail.text).toContain("Test Person");
    const body = { token: linkTokenOf(mail), password: NEXT, confirmPassword: NEXT };
    expect((await world.anonymous.call(contract.resetPassword, { body })).status).toBe(200);
    expect((await login(form.email)).body.role).toEqual([{ authority: "ROLE_FFAGENT" }]);
    const listed = await admin.call(contract.listMembers, { query: { role: "ROLE_FFAGENT" } });
    expect(listed.body.map((member) => member.id)).toContain(added.body.id);
    expect(listed.text).not.toContain("argon2");
    expect((await admin.call(contract.listMembers)).text).toContain(added.body.id);
    const stranger = await world.signInAs("ROLE_FFADMIN");
    const others = await stranger.call(contract.listMembers);
    expect(others.body.map((member) => member.id)).toEqual([stranger.user.id]);
    coverEndpoint("GET", "/ffcompany/user-list/all", {
      status: listed.status,
      readBack: { through: "POST /members", agrees: listed.text.includes(added.body.id) },
      foreign: { found: others.body.filter(({ id }) => id === added.body.id).length },
    });
  });

  test("takes one of the company's seats; ten at once never share one, and who comes too late waits", async () => {
    await allow(4);
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(newForm())));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    const keys = answers.map((answer) => answer.body.keyId).filter((id) => id !== null);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(4);
    const waits = answers.find((answer) => !answer.body.hasLicence);
    const mail = await untilMail(world, waits?.body.email ?? "");
    const body = { token: linkTokenOf(mail), password: NEXT, confirmPassword: NEXT };
    await world.anonymous.call(contract.resetPassword, { body });
    const changed = await untilMail(world, waits?.body.email ?? "", 2);
    expect(changed.subject).toBe("Your password was changed");
    expect((await login(waits?.body.email ?? "")).error.code).toBe("licence-ended");
    const seat = () => admin.call(contract.seatMember, { params: { id: waits?.body.id ?? "" } });
    expect((await seat()).error.code).toBe("allotment-used");
    await allow(1);
    expect((await seat()).body.hasLicence).toBe(true);
    expect((await untilMail(world, waits?.body.email ?? "", 3)).subject).toBe("Your licence key is active");
    expect((await login(waits?.body.email ?? "")).status).toBe(200);
    expect((await seat()).error.code).toBe("state-conflict");
    await allow(10);
  });

  test("gets the link once more as long as they have never signed in", async () => {
    const form = newForm();
    const { body: added } = await add(form);
    const first = linkTokenOf(await untilMail(world, form.email));
    const invite = () => admin.call(contract.inviteMember, { params: { id: added.id } });
    expect((await invite()).status).toBe(200);
    const token = linkTokenOf(await untilMail(world, form.email, 2));
    expect(token).not.toBe(first);
    const body = { token, password: NEXT, confirmPassword: NEXT };
    expect((await world.anonymous.call(contract.resetPassword, { body })).status).toBe(200);
    expect((await login(form.email)).status).toBe(200);
    expect((await invite()).error.code).toBe("state-conflict");
  });

  test.each([
    [{ firstName: " " }, "firstName name-missing"],
    [{ email: "ida" }, "email email"],
    [{ keyType: "shipper" }, "keyType unknown"],
    [{ mobile: "x" }, "mobile phone"],
  ])("%j is refused: %s", async (change, problem) => {
    const { status, error } = await admin.send(contract.createMember, { body: newForm(change) });
    expect(status).toBe(400);
    expect(error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([problem]);
  });

  test("with an email that somebody has is refused at the field", async () => {
    const { error } = await add(newForm({ email: admin.user.email }));
    expect(error.errors).toMatchObject([{ field: "email", code: "already-registered" }]);
  });
});

test("names change under the version that was seen; role, email and company don't", async () => {
  const { body: added } = await add(newForm());
  const params = { id: added.id };
  const body = { version: 1, firstName: "Eda", lastName: "Moor", mobile: "+45 33 00 00 00" };
  const sneaky = { ...body, id: admin.user.id, role: "ROLE_FFADMIN", email: "x@elm.example", companyId: "x" };
  const first = await admin.send(contract.updateMember, { params, body: sneaky });
  expect(first.body).toMatchObject({
    firstName: "Eda",
    role: "ROLE_FFAGENT",
    email: added.email,
    version: 2,
  });
  const second = await admin.call(contract.updateMember, { params, body });
  expect([second.status, second.error.currentVersion]).toEqual([409, 2]);
});

describe("suspending", () => {
  test("ends the session at once; letting in again revives no old one", async () => {
    const agent = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
    expect((await setActive(agent.user.id, "suspended")).body.status).toBe("Suspended");
    expect((await agent.call(contract.getProfile)).error.code).toBe("session-ended");
    await setActive(agent.user.id, "active");
    expect((await agent.call(contract.getProfile)).error.code).toBe("session-ended");
    expect((await world.signIn(agent.user)).token).not.toBe("");
  });

  test("the last admin is refused, also when two admins suspend each other at once", async () => {
    const one = await world.signInAs("ROLE_FFADMIN");
    expect((await setActive(one.user.id, "suspended", one)).error.code).toBe("last-admin");
    const two = await world.signInAs("ROLE_FFADMIN", { company: one.user.company });
    const answers = await Promise.all([
      setActive(two.user.id, "suspended", one),
      setActive(one.user.id, "suspended", two),
    ]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const { rows } = await world.database.query(
      "select count(*) as able from user_account where company_id = $1 and not is_suspended",
      [one.user.company.id],
    );
    expect(rows).toEqual([{ able: 1 }]);
  });

  test("is for admins: agents look and change nothing, other companies' people are unknown", async () => {
    const agent = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
    expect((await agent.call(contract.listMembers)).status).toBe(200);
    expect((await setActive(admin.user.id, "suspended", agent)).status).toBe(403);
    const stranger = await world.signInAs("ROLE_AIRLINE_ADMIN");
    expect((await setActive(agent.user.id, "suspended", stranger)).status).toBe(404);
    expect((await agent.call(contract.getProfile)).status).toBe(200);
  });
});
