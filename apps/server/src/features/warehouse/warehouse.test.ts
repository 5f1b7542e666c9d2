import {
  createWarehouse,
  deleteWarehouse,
  exportWarehouses,
  getWarehouse,
  listWarehouses,
  updateWarehouse,
} from "@kilolane/contract";
import { expect, it } from "vitest";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

const FORM = {
  name: "Østhavn",
  contactName: "Søren",
  street: "Havnegade 1",
  city: "København",
  zip: "1058",
  country: "DK",
  airport: "CPH",
  openingHours: "Mon–Fri 07:00–18:00",
  remarks: "Ring at gate 2",
};

it("a warehouse is entered, changed and deleted; a client and another company reach none of it", async () => {
  const { body: made } = await admin.call(createWarehouse, { body: FORM });
  expect(made).toMatchObject({ ...FORM, isActive: true, version: 1 });
  const params = { id: made.id };
  expect((await agent.call(getWarehouse, { params })).body).toEqual(made);
  expect((await client.call(getWarehouse, { params })).status).toBe(403);
  const change = { ...FORM, isActive: false, version: 1 };
  for (const answer of [
    await stranger.call(getWarehouse, { params }),
    await stranger.call(updateWarehouse, { params, body: change }),
    await stranger.call(deleteWarehouse, { params, query: { version: 1 } }),
  ])
    expect(answer.status).toBe(404);
  expect((await stranger.call(listWarehouses)).body).toMatchObject({ content: [], total: 0 });
  const changed = await agent.call(updateWarehouse, { params, body: change });
  expect(changed.body).toMatchObject({ isActive: false, version: 2 });
  const late = await admin.call(updateWarehouse, { params, body: change });
  expect([late.status, late.error]).toMatchObject([409, { currentVersion: 2 }]);
  expect((await admin.call(deleteWarehouse, { params, query: { version: 1 } })).status).toBe(409);
  const gone = await admin.call(deleteWarehouse, { params, query: { version: 2 } });
  expect(gone.body).toEqual(changed.body);
  expect((await admin.call(getWarehouse, { params })).status).toBe(404);
  const { rows } = await world.database.query<{ action: string }>(
    "select action from audit_entry where subject_kind = 'warehouse' and subject_id = $1 order by at, id",
    [made.id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "warehouse.created",
    "warehouse.updated",
    "warehouse.deleted",
  ]);
});

it("every wrong field is named, and places must exist", async () => {
  const body = { ...FORM, name: " ", city: "", phone: "12", airport: "J" };
  const { status, error } = await admin.call(createWarehouse, { body });
  expect(status).toBe(400);
  expect(error.errors.map(({ field }) => field).toSorted()).toEqual(["airport", "city", "name", "phone"]);
  const unknown = await admin.call(createWarehouse, { body: { ...FORM, country: "QQ", airport: "QQQ" } });
  expect(unknown.error.errors.map(({ field }) => field)).toEqual(["country", "airport"]);
});

it("the list is narrowed by state and words, sorted, counted and exported", async () => {
  const person = await world.signInAs("ROLE_FFADMIN");
  for (const [name, isActive] of [
    ["Aalborg", true],
    ["Zagreb", false],
    ["Malmö", true],
  ] as const)
    await person.call(createWarehouse, { body: { ...FORM, name, isActive } });
  const query = { status: "active", sort: "name", direction: "desc" } as const;
  const { body } = await person.call(listWarehouses, { query: { ...query, size: 1 } });
  expect(body.content.map((row) => row.name)).toEqual(["Malmö"]);
  expect(body).toMatchObject({ total: 2, counts: { all: 3, active: 2, inactive: 1 } });
  const file = await person.call(exportWarehouses, { query: { ...query, search: "malmo" } });
  const lines = file.bytes.toString("utf8").trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("Malmö");
});
