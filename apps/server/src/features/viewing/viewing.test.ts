import * as contract from "@kilolane/contract";
import { expect, test } from "vitest";
import { makeCaller, type Caller } from "../../../test/call-endpoint.ts";
import { systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { newId } from "../../db/new-id.ts";
import { endOldViewings } from "./end-old-viewings.ts";

const world = useTestWorld();
const operator = usePerson(world, "ROLE_SUPERADMIN");
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

const REASON = "Ticket 4711: the list looks empty";
const ask = (userId: string, reason = REASON) =>
  operator.call(contract.createViewing, { body: { userId, reason } });
const lookAs = async (person: SignedInPerson): Promise<Caller> => {
  const { status, body, text } = await ask(person.user.id);
  expect(status, text).toBe(200);
  return makeCaller(world.app, body.jwtToken);
};
const auditOf = async (viewingId: string) => {
  const { rows } = await world.database.query<{ action: string; user_id: string; company_id: string }>(
    "select action, user_id, company_id from audit_entry where subject_id = $1 order by at, id",
    [viewingId],
  );
  return rows;
};

test("the operator sees what the person sees, the person stays signed in, and every call is audited as the operator's", async () => {
  const viewer = await lookAs(agent);
  const own = (await viewer.call(contract.getOwnViewing)).body.viewing;
  expect(own).toMatchObject({ role: "ROLE_FFAGENT", companyName: admin.user.company.name });
  const seen = await viewer.call(contract.getPersonalProfile);
  expect(seen.body).toEqual((await agent.call(contract.getPersonalProfile)).body);
  expect((await viewer.call(contract.listAuditEntries)).status).toBe(403);
  expect((await agent.call(contract.getOwnViewing)).body.viewing).toBeNull();
  const refused = await viewer.call(contract.createSavedView, {
    params: { screen: "quotations" },
    body: { name: "Mine", query: "" },
  });
  expect([refused.status, refused.error.code]).toEqual([403, "view-only"]);

  const id = own?.id ?? "";
  expect((await viewer.call(contract.endOwnViewing)).body).toEqual({ id });
  expect((await viewer.call(contract.getProfile)).status).toBe(401);
  expect((await agent.call(contract.endOwnViewing)).error.code).toBe("state-conflict");
  const entries = await auditOf(id);
  expect(entries.map(({ action }) => action)).toEqual([
    "viewing.started",
    "viewing.read",
    "viewing.read",
    "viewing.refused",
    "viewing.read",
    "viewing.ended",
  ]);
  for (const entry of entries)
    expect(entry).toMatchObject({ user_id: operator.user.id, company_id: admin.user.company.id });
});

test("the company's admin is notified and finds who was looked as, why and how much; nobody else's list shows it", async () => {
  await lookAs(agent);
  const { body } = await admin.call(contract.listViewings);
  expect(body.content[0]).toMatchObject({ reason: REASON, endedAt: null, calls: 0 });
  const { rows } = await world.database.query<{ detail: object }>(
    "select detail from notification where user_id = $1 and kind = 'company-viewed' order by created_at desc",
    [admin.user.id],
  );
  expect(rows[0]?.detail).toMatchObject({ reason: REASON });
  expect((await stranger.call(contract.listViewings)).body.total).toBe(0);
  expect((await agent.call(contract.listViewings)).status).toBe(403);
});

test("a company reads nothing by which it could look itself", async () => {
  await expect(world.database.query("set role kilolane_app; select token_hash from viewing")).rejects.toThrow(
    "permission denied",
  );
});

test("one viewing at a time: the next one ends the one before", async () => {
  const first = await lookAs(agent);
  const second = await lookAs(admin);
  expect((await first.call(contract.getOwnViewing)).status).toBe(401);
  expect((await second.call(contract.getOwnViewing)).body.viewing?.role).toBe("ROLE_FFADMIN");
});

test("a viewing is over after its half hour, and its end is written down without anybody", async () => {
  const viewer = await lookAs(stranger);
  const id = (await viewer.call(contract.getOwnViewing)).body.viewing?.id ?? "";
  await world.database.query(
    "update viewing set started_at = started_at - interval '31 minutes', expires_at = expires_at - interval '31 minutes' where id = $1",
    [id],
  );
  expect((await viewer.call(contract.getOwnViewing)).error.code).toBe("session-ended");
  expect((await stranger.call(contract.listViewings)).body.content[0]?.endedAt).not.toBeNull();
  expect(await endOldViewings(systemScope(world.database))).toBe(1);
  expect(await endOldViewings(systemScope(world.database))).toBe(0);
  expect((await auditOf(id)).at(-1)?.action).toBe("viewing.ended");
});

test("a viewing ends with the operator's own session, and with the person's right to act", async () => {
  const other = await world.signInAs("ROLE_SUPERADMIN");
  const begin = async () => {
    const body = { userId: stranger.user.id, reason: REASON };
    return makeCaller(world.app, (await other.call(contract.createViewing, { body })).body.jwtToken);
  };
  const barred = await begin();
  await world.database.query("update user_account set is_suspended = true where id = $1", [stranger.user.id]);
  expect((await barred.call(contract.getOwnViewing)).status).toBe(401);
  await world.database.query("update user_account set is_suspended = false where id = $1", [
    stranger.user.id,
  ]);
  expect((await barred.call(contract.getOwnViewing)).status).toBe(200);
  await other.call(contract.logout);
  expect((await barred.call(contract.getOwnViewing)).status).toBe(401);
});

test.each([
  ["too-short", () => admin.user.id, "short"],
  ["required", () => admin.user.id, ""],
])("a reason that is %s is refused", async (code, userId, reason) => {
  const { error } = await ask(userId(), reason);
  expect(error.errors).toMatchObject([{ field: "reason", code }]);
});

test("nobody looks as an operator, as somebody who could not sign in, or as nobody", async () => {
  const other = await world.signInAs("ROLE_SUPERADMIN");
  expect((await ask(other.user.id)).error.code).toBe("state-conflict");
  const suspended = await world.signInAs("ROLE_FFADMIN");
  await world.database.query("update user_account set is_suspended = true where id = $1", [
    suspended.user.id,
  ]);
  expect((await ask(suspended.user.id)).error.code).toBe("state-conflict");
  expect((await ask(newId())).status).toBe(404);
  const body = { userId: agent.user.id, reason: REASON };
  expect((await admin.call(contract.createViewing, { body })).status).toBe(403);
});
