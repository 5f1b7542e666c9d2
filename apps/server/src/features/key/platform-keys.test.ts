import * as contract from "@kilolane/contract";
import { beforeEach, expect, test } from "vitest";
import { buildSeat } from "../../../test/build-keys.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { holderForm, makeKeyDesk, newHolderEmail } from "../../../test/hold-keys.ts";
import { keyOf, untilMail } from "../../../test/read-mail.ts";

const world = useTestWorld({ runsJobs: true });
const operator = usePerson(world, "ROLE_SUPERADMIN");
const desk = makeKeyDesk(world);
beforeEach(() => world.database.query("delete from rate_limit"));

const nobody = { companyId: "01890000-0000-7000-8000-000000000000" };

test("the operator finds keys of all companies by company, email and the end of the key", async () => {
  const [one, other] = [await world.signInAs("ROLE_FFADMIN"), await world.signInAs("ROLE_FFADMIN")];
  const airline = await world.signInAs("ROLE_AIRLINE_ADMIN");
  const mine = await desk.assign(one);
  const [free] = [await desk.generate(other, "client"), await desk.generate(airline)];
  const find = (query: object) =>
    operator.call(contract.listAllKeys, { query: { kind: "forwarder", ...query } });
  const all = await find({});
  expect(all.body.total).toBe(2);
  expect(all.text).not.toContain(mine.text);
  expect(all.body.content.map((row) => row.companyName)).toContain(one.user.company.name);
  expect(all.body.counts).toMatchObject({ all: 2, assigned: 1, unassigned: 1 });
  expect((await find({ search: mine.email })).body.content.map((row) => row.id)).toEqual([mine.id]);
  const tail = mine.text.slice(-4).toLowerCase();
  expect((await find({ search: tail })).body.content.map((row) => row.id)).toContain(mine.id);
  expect((await find({ search: "%" })).body.total).toBe(0);
  const ofOther = await find({ companyId: other.user.company.id, filter: "Unassigned" });
  expect(ofOther.body.content.map((row) => row.id)).toEqual([free.id]);
  expect((await operator.call(contract.listAllKeys, { query: { kind: "airline" } })).body.total).toBe(1);
  const byEmail = await find({ sort: "email", direction: "asc" });
  expect(byEmail.body.content.map((row) => row.email)).toEqual([mine.email, null]);
});

test("the operator sees a key with its company, mails it again, takes it back and gives it to others", async () => {
  const airline = await world.signInAs("ROLE_AIRLINE_ADMIN");
  const params = { companyId: airline.user.company.id };
  const emails = [newHolderEmail(), newHolderEmail()];
  const given = await operator.call(contract.assignCompanyKeys, {
    params,
    body: { keyType: "agent", emails },
  });
  const [first] = given.body.content;
  const id = first?.id ?? "";
  const text = keyOf(await untilMail(world, emails[0] ?? ""));
  const seen = await operator.call(contract.getAnyKey, { params: { id }, query: { showsText: "true" } });
  expect(seen.body).toMatchObject({
    companyId: params.companyId,
    companyName: airline.user.company.name,
    kind: "airline",
    alphanumericKey: text,
  });
  // a person of another company who did it is not named
  expect(seen.body.history.map(({ step, byName }) => [step, byName])).toContainEqual(["assigned", null]);
  const again = { id, email: emails[0] ?? "", keyType: "agent" as const };
  expect((await operator.call(contract.resendCompanyKey, { params, body: again })).status).toBe(200);
  expect(keyOf(await untilMail(world, emails[0] ?? "", 2))).toBe(text);
  expect((await operator.call(contract.resendCompanyKey, { params: nobody, body: again })).status).toBe(404);
  const back = await operator.call(contract.unassignCompanyKey, { params: { ...params, id } });
  expect(back.body).toMatchObject({ assignStatus: "Unassigned" });
  expect((await operator.call(contract.getAnyKey, { params: { id: nobody.companyId } })).status).toBe(404);
});

test("the operator sees who holds a key and whom it may move to, and moves it", async () => {
  const admin = await world.signInAs("ROLE_FFADMIN");
  const { keyId, holder, host } = await buildSeat(world, admin.user, "client");
  const hosts = await operator.call(contract.getAnyKeyHosts, { params: { id: keyId } });
  expect(hosts.body.holder).toMatchObject({ ffuserId: holder.id, email: holder.email, quotationCount: 0 });
  expect(hosts.body.candidates.map((person) => person.ffuserId)).toEqual([host.id]);
  const params = { companyId: admin.user.company.id };
  const body = { key: keyId, ffuserId: host.id, keyType: "client" as const };
  const moved = await operator.call(contract.reassignCompanyKey, { params, body });
  expect(moved.body).toMatchObject({ ffuserId: host.id, email: host.email });
  const after = await operator.call(contract.getAnyKeyHosts, { params: { id: keyId } });
  const newHost = { firstName: "Vera", lastName: "Sol", email: newHolderEmail() };
  const next = { key: keyId, keyType: "client" as const, newHost };
  const given = await operator.call(contract.reassignCompanyKey, { params, body: next });
  expect(given.body).toMatchObject({ email: newHost.email, holderName: "Vera Sol" });
  expect([after.body.holder?.ffuserId, after.body.candidates[0]?.ffuserId]).toEqual([host.id, holder.id]);
});

test("companies are listed with their seats of the types they have", async () => {
  const airline = await world.signInAs("ROLE_AIRLINE_ADMIN");
  await desk.generate(airline);
  const { id: companyId, name } = airline.user.company;
  const body = { keyType: "agent", seats: 7 } as const;
  await operator.call(contract.updateSeats, { params: { companyId }, body });
  const query = { kind: "airline" as const, search: name };
  const found = await operator.call(contract.listKeyCompanies, { query });
  expect(found.body.content.find((company) => company.companyId === companyId)).toEqual({
    companyId,
    companyName: name,
    kind: "airline",
    isActive: true,
    seats: [
      { keyType: "admin", keys: 0, used: 0, waiting: 0, seats: 3 },
      { keyType: "agent", keys: 1, used: 0, waiting: 0, seats: 7 },
    ],
  });
  const none = await operator.call(contract.listKeyCompanies, { query: { ...query, kind: "shipper" } });
  expect(none.body.total).toBe(0);
});

const ENTRIES = [
  ["ROLE_FFADMIN", "client", "freightforwarder", contract.registerForwarder],
  ["ROLE_AIRLINE_ADMIN", "agent", "airline", contract.registerAirline],
  ["ROLE_CONSIGNEE", "shipper", "shipper", contract.registerShipper],
  ["ROLE_TRUCKING_ADMIN", "admin", "trucking", contract.registerTrucking],
  ["ROLE_DATAENTRY", "agent", "data-entry", contract.registerDataEntry],
] as const;

test.each(ENTRIES)(
  "a key for the company of %s (%s) is mailed with the way to its own screen, and opens its seat there alone",
  async (role, keyType, clientType, register) => {
    const { user } = await world.signInAs(role);
    const params = { companyId: user.company.id };
    const email = newHolderEmail();
    await operator.call(contract.assignCompanyKeys, { params, body: { keyType, emails: [email] } });
    const mail = await untilMail(world, email);
    expect(mail.text).toContain(`${world.app.publicUrl}/${clientType}/key/validate`);
    const alphanumericKey = keyOf(mail);
    const check = (type: string) =>
      world.anonymous.send(contract.validateKey, { body: { alphanumericKey, keyType, clientType: type } });
    for (const [, , other] of ENTRIES)
      expect([other, (await check(other)).status]).toEqual([other, other === clientType ? 200 : 400]);
    const form = holderForm({ id: "", email, keyType, text: alphanumericKey });
    expect((await world.anonymous.call(register, { body: form })).status).toBe(200);
    expect((await desk.login(email)).status).toBe(200);
  },
);
