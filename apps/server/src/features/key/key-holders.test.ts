import * as contract from "@kilolane/contract";
import type { KeyType } from "@kilolane/domain";
import { beforeEach, describe, expect, test } from "vitest";
import { coverEndpoint, coverText } from "../../../test/cover.ts";
import { buildUser } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { holderForm, makeKeyDesk, newHolderEmail } from "../../../test/hold-keys.ts";
import { countMails, keyOf, linkTokenOf, untilMail } from "../../../test/read-mail.ts";

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");
const stranger = usePerson(world, "ROLE_FFADMIN");
const desk = makeKeyDesk(world);
beforeEach(() => world.database.query("delete from rate_limit"));

describe("an assigned key", () => {
  test("is mailed again to its own email and to no other", async () => {
    const key = await desk.assign(admin);
    const body = { id: key.id, key: "masked", email: key.email, keyType: key.keyType };
    const wrong = await admin.call(contract.resendKey, { body: { ...body, email: "thief@elm.example" } });
    expect(wrong.error.errors).toMatchObject([{ field: "email", code: "unknown" }]);
    const answer = await admin.call(contract.resendKey, { body });
    expect(keyOf(await untilMail(world, key.email, 2))).toBe(key.text);
    expect(await countMails(world, "thief@elm.example")).toBe(0);
    coverEndpoint("POST", "/key-management/resend-key", {
      status: answer.status,
      readBack: { nothingChanges: "leaves by mail alone" },
      foreign: await stranger.call(contract.resendKey, { body }),
    });
  });

  test("given to somebody else opens nothing for the first one", async () => {
    const key = await desk.assign(admin);
    await admin.call(contract.assignKey, { params: { id: key.id }, body: { email: newHolderEmail() } });
    expect((await desk.register(holderForm(key))).error.code).toBe("key-invalid");
  });

  test("that is used cannot be assigned, taken back or mailed", async () => {
    const { id, email, keyType } = await desk.hold(admin);
    const codes = [
      await admin.call(contract.assignKey, { params: { id }, body: { email } }),
      await admin.call(contract.unassignKey, { params: { id } }),
      await admin.call(contract.resendKey, { body: { id, email, keyType } }),
    ].map((answer) => answer.error.code);
    expect(codes).toEqual(["state-conflict", "state-conflict", "state-conflict"]);
  });
});

describe("suspending", () => {
  test("ends the holder's session at once; activating lets them sign in again", async () => {
    const key = await desk.hold(admin);
    expect((await key.profile()).status).toBe(200);
    const answer = await desk.setActive(admin, key, "suspended");
    expect(answer.status).toBe(200);
    expect((await key.profile()).error.code).toBe("session-ended");
    expect((await desk.login(key.email)).error.code).toBe("licence-ended");
    const seen = await admin.call(contract.getKey, { params: { id: key.id } });
    expect(seen.body.activeStatus).toBe("Suspended");
    expect((await desk.setActive(admin, key, "suspended")).status).toBe(200);
    await desk.setActive(admin, key, "Active");
    expect((await key.profile()).error.code).toBe("session-ended");
    expect((await desk.login(key.email)).status).toBe(200);
    coverEndpoint("GET", "/freight-forwarder/active-status", {
      status: answer.status,
      readBack: { through: "GET /key-management/{id}", agrees: seen.body.activeStatus === "Suspended" },
      foreign: await desk.setActive(stranger, key, "suspended"),
    });
  });

  test("is done by no HEAD, no other site's link, no agent and for no other type", async () => {
    const key = await desk.hold(admin);
    const url = `/api/freight-forwarder/active-status?id=${key.id}&status=suspended&role=agent`;
    const headers = { authorization: `Bearer ${admin.token}` };
    const head = await world.app.fastify.inject({ method: "HEAD", url, headers });
    expect(head.statusCode).toBe(405);
    const cross = { ...headers, "sec-fetch-site": "cross-site" };
    expect((await world.app.fastify.inject({ url, headers: cross })).statusCode).toBe(403);
    const agent = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
    expect((await desk.setActive(agent, key, "suspended")).status).toBe(403);
    expect((await desk.setActive(admin, { ...key, keyType: "client" }, "suspended")).status).toBe(404);
    expect((await key.profile()).status).toBe(200);
  });

  test("an expired key signs its holder out by itself", async () => {
    const key = await desk.hold(admin);
    await world.database.query("update user_account set licence_ends_at = '2020-01-01' where id = $1", [
      key.userId,
    ]);
    expect((await key.profile()).error.code).toBe("session-ended");
    expect((await desk.login(key.email)).error.code).toBe("licence-ended");
  });

  test("never takes the last admin who can sign in, also when two suspend each other", async () => {
    const person = await world.signInAs("ROLE_FFADMIN");
    const [one, two] = [await desk.hold(person, "admin"), await desk.hold(person, "admin")];
    await world.database.query("update user_account set is_suspended = true where id = $1", [person.user.id]);
    const operator = await world.signInAs("ROLE_SUPERADMIN");
    const params = { companyId: person.user.company.id };
    const suspend = (key: { readonly id: string }) =>
      operator.call(contract.setCompanyKeyActive, {
        params: { ...params, id: key.id },
        body: { status: "suspended", role: "admin" },
      });
    const answers = await Promise.all([suspend(one), suspend(two)]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.error.code).toBe("last-admin");
  });
});

describe("host reassign", () => {
  const KINDS = [
    ["admin", contract.reassignAdminKey, contract.getAdminKeyHosts, "ROLE_FFADMIN"],
    ["agent", contract.reassignAgentKey, contract.getAgentKeyHosts, "ROLE_FFAGENT"],
    ["client", contract.reassignClientKey, contract.getClientKeyHosts, "ROLE_FFCLIENT"],
  ] as const;

  test.each(KINDS)(
    "moves the key of an %s: the old session ends, the new host signs in",
    async (keyType, move, hosts, role) => {
      const person = await world.signInAs("ROLE_FFADMIN");
      const key = await desk.hold(person, keyType);
      const next = await buildUser(world.database, { role, company: person.user.company });
      await world.database.query("update user_account set licence_state = 'none' where id = $1", [next.id]);
      const params = { id: key.id };
      const offered = await person.call(hosts, { params });
      expect(offered.body.candidates.map((entry) => entry.ffuserId)).toEqual([next.id]);
      const body = { key: key.id, ffuserId: next.id, keyType };
      const foreign = await stranger.call(move, { body });
      const answer = await person.call(move, { body });
      expect(answer.body).toMatchObject({ ffuserId: next.id, email: next.email, usedStatus: "Used" });
      expect((await key.profile()).error.code).toBe("session-ended");
      expect((await desk.login(key.email)).error.code).toBe("licence-ended");
      expect((await world.signIn(next)).token).not.toBe("");
      const through = `GET /${keyType}-key/host-reassign/{id}`;
      const after = await person.call(hosts, { params });
      const agrees = after.body.key.ffuserId === next.id;
      coverEndpoint("POST", `/${keyType}-key/host-reassign`, {
        status: answer.status,
        readBack: { through, agrees },
        foreign,
      });
      coverEndpoint("GET", `/${keyType}-key/host-reassign/{id}`, {
        status: offered.status,
        readBack: { through: `POST /${keyType}-key/host-reassign`, agrees },
        foreign: await stranger.call(hosts, { params }),
      });
    },
  );

  test("to another role, another company, a holder of a key or nobody is refused", async () => {
    const [key, other] = [await desk.hold(admin), await desk.hold(admin)];
    const client = await buildUser(world.database, { role: "ROLE_FFCLIENT", company: admin.user.company });
    const free = await desk.generate(admin);
    const move = (id: string, ffuserId: string, keyType: KeyType = "agent") =>
      admin.call(contract.reassignAgentKey, { body: { key: id, ffuserId, keyType } });
    const ofAnotherRole = await move(key.id, client.id);
    expect(ofAnotherRole.error.errors).toMatchObject([{ code: "no-user" }]);
    coverText(ofAnotherRole.error.errors[0]?.message, "no user found");
    expect((await move(key.id, other.userId)).error.errors).toMatchObject([{ code: "holds-key" }]);
    expect((await move(key.id, key.userId)).error.errors).toMatchObject([{ code: "holds-key" }]);
    expect((await move(key.id, stranger.user.id)).status).toBe(404);
    expect((await move(key.id, other.userId, "admin")).status).toBe(404);
    expect((await move(free.id, client.id)).error.code).toBe("state-conflict");
    expect((await key.profile()).status).toBe(200);
  });

  test("somebody new is invited onto the key in one step, and is nobody's yet when it fails", async () => {
    const key = await desk.hold(admin);
    const newHost = { firstName: "Noor", lastName: "Haddad", email: newHolderEmail().toUpperCase() };
    const body = { key: key.id, keyType: "agent" as const, newHost };
    const taken = { ...body, newHost: { ...newHost, email: key.email } };
    const refused = await admin.call(contract.reassignAgentKey, { body: taken });
    expect(refused.error.errors).toMatchObject([{ field: "newHost.email", code: "already-registered" }]);
    expect((await key.profile()).status).toBe(200);
    const both = await admin.call(contract.reassignAgentKey, { body: { ...body, ffuserId: key.userId } });
    expect(both.error.errors).toMatchObject([{ field: "ffuserId", code: "required" }]);
    const answer = await admin.call(contract.reassignAgentKey, { body });
    const email = newHost.email.toLowerCase();
    expect(answer.body).toMatchObject({ email, holderName: "Noor Haddad", usedStatus: "Used" });
    expect((await key.profile()).error.code).toBe("session-ended");
    const token = linkTokenOf(await untilMail(world, email));
    expect(await countMails(world, email)).toBe(1);
    const password = "three tonnes before noon";
    const set = { token, password, confirmPassword: password };
    expect((await world.anonymous.send(contract.resetPassword, { body: set })).status).toBe(200);
    const signIn = { username: email, password, forceLogin: true };
    const signedIn = await world.anonymous.call(contract.authenticate, { body: signIn });
    expect(signedIn.body.role).toEqual([{ authority: "ROLE_FFAGENT" }]);
  });
});
