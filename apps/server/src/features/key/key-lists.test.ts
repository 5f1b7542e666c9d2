import * as contract from "@kilolane/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { holderForm, makeKeyDesk, newHolderEmail } from "../../../test/hold-keys.ts";
import { untilMail } from "../../../test/read-mail.ts";

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");
const stranger = usePerson(world, "ROLE_FFADMIN");
const desk = makeKeyDesk(world);
beforeEach(() => world.database.query("delete from rate_limit"));

describe("the number of keys", () => {
  test("holds when twenty generate at once; the operator raises it", async () => {
    const person = await world.signInAs("ROLE_FFADMIN");
    const companyId = person.user.company.id;
    const make = () => person.call(contract.generateKeys, { body: { keyType: "admin", count: 1 } });
    const answers = await Promise.all(Array.from({ length: 20 }, make));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    expect(answers.find((answer) => answer.status !== 200)?.error.code).toBe("allotment-used");
    const operator = await world.signInAs("ROLE_SUPERADMIN");
    const body = { keyType: "admin", seats: 4 } as const;
    expect((await operator.call(contract.updateSeats, { params: { companyId }, body })).status).toBe(200);
    expect((await make()).status).toBe(200);
    expect((await make()).error.code).toBe("allotment-used");
  });

  test.each([
    [{ keyType: "shipper", count: 1 }, "keyType unknown"],
    [{ keyType: "pilot", count: 1 }, "keyType unknown"],
    [{ keyType: "agent", count: 0 }, "count zero"],
    [{ keyType: "agent", count: 101 }, "count too-large"],
    [{ keyType: "agent", count: 1.5 }, "count too-many-decimals"],
    [{ keyType: "agent", count: 1, expiryDate: "2020-01-01" }, "expiryDate past"],
    [{ keyType: "agent", count: 1, expiryDate: "2999-01-01" }, "expiryDate too-far"],
    [{ keyType: "agent", count: 1, expiryDate: "tomorrow" }, "expiryDate date"],
  ])("%j is refused: %s", async (body, problem) => {
    const { status, error } = await admin.send(contract.generateKeys, { body });
    expect(status).toBe(400);
    expect(error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([problem]);
  });
});

test("lists filter by every word of the specification, and the counts agree", async () => {
  const person = await world.signInAs("ROLE_FFADMIN");
  const [, put, suspended, expired] = [
    await desk.generate(person, "agent"),
    await desk.assign(person, "agent"),
    await desk.generate(person, "client"),
    await desk.generate(person, "client"),
  ];
  await desk.register(holderForm(put));
  await desk.setActive(person, { ...suspended, keyType: "client" }, "Suspended");
  await world.database.query("update licence_key set expires_at = '2020-01-01' where id = $1", [expired.id]);
  const totals: Record<string, number> = {};
  for (const filter of [...contract.KEY_FILTERS, "all", "assign", "unassign"] as const) {
    totals[filter] = (await person.call(contract.listKeys, { query: { filter } })).body.total;
  }
  expect(totals).toEqual({
    All: 4,
    Assigned: 1,
    Unassigned: 3,
    Used: 1,
    Unused: 3,
    Active: 2,
    Suspended: 1,
    Expired: 1,
    all: 4,
    assign: 1,
    unassign: 3,
  });
  const { status, body } = await person.call(contract.countKeys);
  expect(body).toMatchObject({ all: 4, assigned: 1, used: 1, active: 2, suspended: 1, expired: 1 });
  expect(body.types.find((type) => type.keyType === "agent")).toEqual({
    keyType: "agent",
    keys: 2,
    used: 1,
    waiting: 0,
    seats: 20,
  });
  const page = await person.call(contract.listKeys, { query: { page: 2, size: 3, keyType: "client" } });
  expect([page.body.total, page.body.content.length]).toEqual([2, 0]);
  expect((await person.send(contract.listKeys, { query: { filter: "1=1" } })).status).toBe(400);
  const bySpecification = { filter: "All", page: 1, size: 50 } as const;
  const whole = await person.call(contract.listKeys, { query: bySpecification });
  const foreign = await stranger.call(contract.listKeys, { query: bySpecification });
  coverEndpoint("GET", "/key-management/get-keys", {
    status: whole.status,
    readBack: { through: "GET /freight-forwarder/get-key-count", agrees: whole.body.total === body.all },
    foreign: { found: foreign.body.total },
  });
  coverEndpoint("GET", "/freight-forwarder/get-key-count", {
    status,
    readBack: { through: "GET /key-management/get-keys", agrees: whole.body.total === body.all },
    foreign: { found: (await stranger.call(contract.countKeys)).body.all },
  });
});

test("the operator makes, assigns, lists, counts and moves keys of any company, and of none that is not", async () => {
  const airline = await world.signInAs("ROLE_AIRLINE_ADMIN");
  const operator = await world.signInAs("ROLE_SUPERADMIN");
  const params = { companyId: airline.user.company.id };
  const made = await operator.call(contract.generateCompanyKeys, {
    params,
    body: { keyType: "agent", count: 2 },
  });
  const [first] = made.body.content;
  const email = newHolderEmail();
  await operator.call(contract.assignCompanyKey, {
    params: { ...params, id: first?.id ?? "" },
    body: { email },
  });
  expect((await untilMail(world, email)).text).toContain("/airline/key/validate");
  expect((await operator.call(contract.listCompanyKeys, { params })).body.total).toBe(2);
  expect((await airline.call(contract.countKeys)).body).toMatchObject({ all: 2, assigned: 1 });
  const elsewhere = { companyId: admin.user.company.id, id: first?.id ?? "" };
  const body = { email };
  expect((await operator.call(contract.assignCompanyKey, { params: elsewhere, body })).status).toBe(404);
  const own = { companyId: operator.user.company.id };
  expect((await operator.call(contract.listCompanyKeys, { params: own })).status).toBe(404);
});

test("what happens to a key is in the audit, its text nowhere", async () => {
  const key = await desk.hold(admin);
  await desk.setActive(admin, key, "suspended");
  const { rows } = await world.database.query<{ action: string; text: string }>(
    "select action, a::text as text from audit_entry a where subject_kind = 'key' and subject_id = $1 order by at, id",
    [key.id],
  );
  expect(rows.map((row) => row.action)).toEqual(["key.assigned", "key.used", "key.suspended"]);
  for (const row of rows) expect(row.text).not.toContain(key.text.slice(0, 13));
});

test("the filtered list leaves as a file, masked, in the reader's language", async () => {
  const person = await world.signInAs("ROLE_FFADMIN");
  const [, put] = [await desk.generate(person, "agent"), await desk.assign(person, "agent")];
  const file = await person.send(contract.exportKeys, { query: { filter: "Assigned" } });
  expect(file.text).toContain(put.email);
  expect(file.text.trim().split("\r\n")).toHaveLength(2);
  expect(file.text).not.toContain(put.text.slice(0, 13));
  const headers = { "accept-language": "es" };
  expect((await person.send(contract.exportKeys, { query: {} }, { headers })).text).toContain("Titular");
  const operator = await world.signInAs("ROLE_SUPERADMIN");
  const all = await operator.send(contract.exportAllKeys, {
    query: { kind: "forwarder", companyId: person.user.company.id },
  });
  expect(all.text.trim().split("\r\n")).toHaveLength(3);
  expect(all.text).toContain(person.user.company.name);
});
