import {
  createAddress,
  deleteAddress,
  exportAddresses,
  getAddress,
  listAddresses,
  searchDirectory,
  updateAddress,
} from "@kilolane/contract";
import { expect, it } from "vitest";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

const FORM = {
  kind: "warehouse",
  label: "Cold store",
  companyName: "Øresund Élan",
  contactName: "Søren",
  street: "Havnegade 1",
  city: "København",
  country: "DK",
  email: "dock@elan.example",
  phone: "+45 33 00 00 00",
} as const;

it("an address is entered, found by the directory, changed and deleted; another company reaches none of it", async () => {
  const { body: made } = await admin.call(createAddress, { body: FORM });
  expect(made).toMatchObject({ ...FORM, version: 1 });
  const params = { id: made.id };
  expect((await agent.call(getAddress, { params })).body).toEqual(made);
  const found = await agent.call(searchDirectory, { body: { search: "oresund kobenhavn" } });
  expect(found.body).toMatchObject([{ id: made.id, source: "address-book", email: FORM.email }]);
  const change = { ...FORM, city: "Malmö", country: "SE", version: 1 };
  for (const answer of [
    await stranger.call(getAddress, { params }),
    await stranger.call(updateAddress, { params, body: change }),
    await stranger.call(deleteAddress, { params, query: { version: 1 } }),
  ])
    expect(answer.status).toBe(404);
  expect((await stranger.call(listAddresses)).body).toMatchObject({ content: [], total: 0 });
  const changed = await agent.call(updateAddress, { params, body: change });
  expect(changed.body).toMatchObject({ city: "Malmö", version: 2 });
  const late = await admin.call(updateAddress, { params, body: change });
  expect([late.status, late.error]).toMatchObject([409, { currentVersion: 2 }]);
  expect((await admin.call(deleteAddress, { params, query: { version: 1 } })).status).toBe(409);
  const gone = await admin.call(deleteAddress, { params, query: { version: 2 } });
  expect(gone.body).toEqual(changed.body);
  expect((await admin.call(getAddress, { params })).status).toBe(404);
  expect((await admin.call(searchDirectory, { body: { search: "oresund" } })).body).toEqual([]);
  const { rows } = await world.database.query<{ action: string }>(
    "select action from audit_entry where subject_kind = 'address' and subject_id = $1 order by at, id",
    [made.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(["address.created", "address.updated", "address.deleted"]);
});

it("every wrong field is named, and places must exist", async () => {
  const body = {
    ...FORM,
    companyName: " ",
    city: "",
    email: "dock@",
    phone: "12",
    country: "Denmark",
    airport: "J",
  };
  const { status, error } = await admin.call(createAddress, { body });
  expect(status).toBe(400);
  expect(error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    "companyName company-name-missing",
    "city required",
    "country unknown-country",
    "email email",
    "phone phone",
    "airport unknown-airport",
  ]);
  const unknown = await admin.call(createAddress, { body: { ...FORM, country: "QQ", airport: "QQQ" } });
  expect(unknown.error.errors.map(({ field }) => field)).toEqual(["country", "airport"]);
});

it("the book is narrowed by kind and words, sorted, counted and exported", async () => {
  const person = await world.signInAs("ROLE_FFADMIN");
  for (const [kind, companyName] of [
    ["shipper", "Aalborg"],
    ["trucker", "Zagreb"],
    ["shipper", "Malmö"],
  ] as const)
    await person.call(createAddress, { body: { ...FORM, kind, companyName } });
  const query = { kind: "shipper", sort: "company", direction: "desc" } as const;
  const { body } = await person.call(listAddresses, { query: { ...query, size: 1 } });
  expect(body.content.map((row) => row.companyName)).toEqual(["Malmö"]);
  expect(body.total).toBe(2);
  expect(body.counts).toMatchObject({ all: 3, shipper: 2, trucker: 1, consignee: 0 });
  const file = await person.call(exportAddresses, { query: { ...query, search: "malmo" } });
  const lines = file.bytes.toString("utf8").trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("Malmö");
});
