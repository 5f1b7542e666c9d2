import * as contract from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildUser } from "../../../test/factories.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const operator = usePerson(world, "ROLE_SUPERADMIN");
let agent: SignedInPerson;
beforeAll(async () => {
  const { company } = admin.user;
  agent = await world.signInAs("ROLE_FFAGENT", { company });
  await buildUser(world.database, { role: "ROLE_FFAGENT", company, isSuspended: true });
  await buildUser(world.database, { role: "ROLE_FFCLIENT", company });
});

const list = async (person: SignedInPerson, query: object) =>
  contract.findMembers.response.parse((await person.send(contract.findMembers, { query })).body);
const abilities = async (person: SignedInPerson, group: string, email: string) =>
  (await list(person, { group, search: email })).content[0]?.abilities;
const people = async (query: object) =>
  contract.listPeople.response.parse((await operator.send(contract.listPeople, { query })).body);

test("the desk and the clients are two lists, by state, role and words", async () => {
  const desk = await list(admin, { group: "desk" });
  expect(desk.counts).toMatchObject({ All: 3, Active: 2, Suspended: 1, Unlicensed: 0 });
  const suspended = await list(admin, { group: "desk", state: "Suspended" });
  expect([suspended.total, suspended.content.length]).toEqual([1, 1]);
  expect((await list(admin, { group: "desk", role: "ROLE_FFADMIN" })).content[0]?.id).toBe(admin.user.id);
  expect((await list(admin, { group: "desk", role: "ROLE_FFCLIENT" })).total).toBe(0);
  expect((await list(admin, { group: "clients" })).content.map((row) => row.role)).toEqual(["ROLE_FFCLIENT"]);
  expect((await list(admin, { group: "desk", search: agent.user.email })).total).toBe(1);
  expect((await list(admin, { group: "desk", search: "100%" })).total).toBe(0);
  expect((await list(admin, { group: "desk", size: 1, page: 3 })).content).toHaveLength(1);
  const stranger = await world.signInAs("ROLE_FFADMIN");
  expect((await list(stranger, { group: "desk" })).content.map((row) => row.id)).toEqual([stranger.user.id]);
});

test("says what may be done to whom: the last admin stays, an agent edits clients alone", async () => {
  expect(await abilities(admin, "desk", admin.user.email)).toMatchObject({
    edit: true,
    suspend: false,
    obstacle: "last-admin",
  });
  expect(await abilities(admin, "desk", agent.user.email)).toMatchObject({ suspend: true, obstacle: null });
  expect(await abilities(agent, "desk", agent.user.email)).toMatchObject({ edit: false, suspend: false });
  const second = await buildUser(world.database, { role: "ROLE_FFADMIN", company: admin.user.company });
  expect(await abilities(admin, "desk", admin.user.email)).toMatchObject({ suspend: true, obstacle: null });
  await admin.call(contract.setMemberActive, { params: { id: second.id }, body: { status: "suspended" } });
  expect(await abilities(admin, "desk", admin.user.email)).toMatchObject({ obstacle: "last-admin" });
});

test("an agent adds and edits clients, and nobody of the desk", async () => {
  const form = { firstName: "Ida", lastName: "Moss" };
  const add = (keyType: "client" | "agent", email: string) =>
    agent.call(contract.createMember, { body: { ...form, keyType, email } });
  const client = await add("client", "ida@birch.example");
  expect(client.body.role).toBe("ROLE_FFCLIENT");
  expect((await add("agent", "eda@birch.example")).status).toBe(403);
  const edit = (id: string, version: number) =>
    agent.call(contract.updateMember, { params: { id }, body: { ...form, version } });
  expect((await edit(client.body.id, 1)).status).toBe(200);
  expect((await edit(admin.user.id, 1)).status).toBe(403);
  const suspend = { params: { id: client.body.id }, body: { status: "suspended" as const } };
  expect((await agent.call(contract.setMemberActive, suspend)).status).toBe(403);
});

test("the operator sees everybody, with what keeps them from signing in, and suspends all but operators", async () => {
  const { company } = admin.user;
  expect((await people({ companyId: company.id, role: "ROLE_FFAGENT" })).total).toBe(2);
  const inactive = await world.signInAs("ROLE_AIRLINE_ADMIN");
  await world.database.query("update company set is_active = false where id = $1", [
    inactive.user.company.id,
  ]);
  const airlines = await people({ role: "ROLE_AIRLINE_ADMIN", state: "Inactive" });
  expect(airlines.content.map((row) => [row.id, row.companyName])).toEqual([
    [inactive.user.id, inactive.user.company.name],
  ]);
  expect(airlines.counts.Inactive).toBe(1);
  const suspend = (id: string) =>
    operator.call(contract.setPersonActive, { params: { id }, body: { status: "suspended" } });
  expect((await suspend(agent.user.id)).body.status).toBe("Suspended");
  expect((await agent.call(contract.getProfile)).error.code).toBe("session-ended");
  expect((await suspend(operator.user.id)).status).toBe(404);
  expect((await suspend(admin.user.id)).error.code).toBe("last-admin");
});

test("a list is exported in the reader's language, formulas marked as text, and audited", async () => {
  await world.database.query("update user_account set first_name = '=1+1' where id = $1", [agent.user.id]);
  const csv = await admin.call(contract.exportMembers, { query: { group: "desk", format: "csv" } });
  expect(csv.status).toBe(200);
  expect(csv.text).toContain("'=1+1 Person");
  expect(csv.text).toContain("FF Agent");
  const xlsx = await operator.call(contract.exportPeople, { query: { format: "xlsx" } });
  expect(xlsx.text.startsWith("PK")).toBe(true);
  const { rows } = await world.database.query(
    "select count(*) as count from audit_entry where action = 'user.exported'",
  );
  expect(rows).toEqual([{ count: 2 }]);
});
