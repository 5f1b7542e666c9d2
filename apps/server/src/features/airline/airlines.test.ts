import * as contract from "@kilolane/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import { buildAirlineDesk, buildDeskRate } from "../../../test/build-desk.ts";
import { buildRequest } from "../../../test/build-market.ts";
import { buildAirline, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";

const world = useTestWorld();
const forwarder = usePerson(world, "ROLE_FFADMIN");
const stranger = usePerson(world, "ROLE_FFADMIN");
const operator = usePerson(world, "ROLE_SUPERADMIN");
let published: number;

beforeAll(async () => {
  await buildReference(world.database);
  published = await buildAirline(world.database, { iata: "Q8", name: "Quince Air" });
});

const manual = (name: string) => ({ body: { name, iata: "zz", awbPrefix: "987", country: "mx" } });

const find = (person: SignedInPerson, search: string) =>
  person.call(contract.searchAirlines, { body: { search } });
/** Whether the person keeps the rates of the airline L1. */
const kept = async (person: SignedInPerson) =>
  (await person.call(contract.listOwnAirlines, { query: { search: "L1" } })).body.content.length;

describe("a forwarder's own airlines", () => {
  test("are listed, found and changed by it alone", async () => {
    const made = await forwarder.call(contract.createManualAirline, manual("Maple Charter"));
    expect(made.body).toMatchObject({ name: "Maple Charter", iata: "ZZ", country: "MX", isManual: true });
    const companyId = forwarder.user.company.id;
    const list = await forwarder.call(contract.listManualAirlines, { query: { companyId } });
    expect(list.body.content.map(({ id }) => id)).toEqual([made.body.id]);
    const foreign = await stranger.call(contract.listManualAirlines, { query: { companyId } });
    expect(foreign.status).toBe(404);
    expect((await find(forwarder, "maple")).body.content.map(({ id }) => id)).toEqual([made.body.id]);
    expect((await find(stranger, "maple")).body.content).toEqual([]);
    const { id, version } = made.body;
    const change = { params: { id }, body: { ...manual("Maple Cargo").body, version } };
    expect((await stranger.call(contract.updateManualAirline, change)).status).toBe(404);
    expect((await forwarder.call(contract.updateManualAirline, change)).status).toBe(200);
    expect((await forwarder.call(contract.listManualAirlines)).body.content[0]?.name).toBe("Maple Cargo");
    const readBack = { through: "GET /ffadmin/manual-airline/list", agrees: list.body.total === 1 };
    coverEndpoint("POST", "/ffadmin/manual-airline/create", {
      status: made.status,
      readBack,
      foreign: { found: (await stranger.call(contract.listManualAirlines)).body.total },
    });
    coverEndpoint("GET", "/ffadmin/manual-airline/list", {
      status: list.status,
      readBack: { through: "POST /ffadmin/manual-airline/create", agrees: list.body.total === 1 },
      foreign: { status: foreign.status },
    });
  });

  test("can't be named in another forwarder's quotation", async () => {
    const { body } = await stranger.call(contract.createManualAirline, manual("Hidden Air"));
    const request = await buildRequest(forwarder);
    const params = { id: request.request_id };
    const answer = {
      airlineId: body.id,
      currency: "USD",
      ratePerKg: "2",
      transitDays: 2,
      validUntil: "2099-01-01",
    };
    const refused = await forwarder.call(contract.addAirlineAnswer, { params, body: answer });
    expect([refused.status, refused.error.errors[0]?.field]).toEqual([400, "airlineId"]);
    expect(refused.text).not.toContain("Hidden");
    const own = await forwarder.call(contract.createManualAirline, manual("Open Air"));
    const works = await forwarder.call(contract.addAirlineAnswer, {
      params,
      body: { ...answer, airlineId: own.body.id },
    });
    expect(works.text).toContain("Open Air");
  });
});

test("airlines are found by code, prefix and part of the name; an empty term clears the list", async () => {
  expect((await forwarder.call(contract.searchAirlineDetails)).body.content.length).toBeGreaterThan(0);
  const found = async (search: string) =>
    (await forwarder.call(contract.searchAirlineDetails, { query: { search } })).body.content[0]?.id;
  expect([await found("q8"), await found("quin")]).toEqual([published, published]);
  const search = await forwarder.call(contract.searchAirlineDetails, { query: { search: "Quince" } });
  const posted = await forwarder.call(contract.searchAirlines, { body: { search: "Quince" } });
  expect(posted.body).toEqual(search.body);
  expect((await forwarder.call(contract.searchAirlines, { body: {} })).body.content).toEqual([]);
  const proof = {
    readBack: { nothingChanges: "reference data" },
    foreign: { noRecord: "reference data" },
  } as const;
  coverEndpoint("GET", "/airline-details/search", { status: search.status, ...proof });
  coverEndpoint("POST", "/airline-details/search-airline", { status: posted.status, ...proof });
});

test("of two who change an airline from the same version, the second is refused and overwrites nothing", async () => {
  const own = (await forwarder.call(contract.createManualAirline, manual("Twice Air"))).body;
  const renamed = (name: string, seen: number) =>
    forwarder.call(contract.updateManualAirline, {
      params: { id: own.id },
      body: { ...manual(name).body, version: seen },
    });
  expect((await renamed("First Air", own.version)).body).toMatchObject({ version: own.version + 1 });
  const late = await renamed("Second Air", own.version);
  expect(late.error).toMatchObject({ code: "version-conflict", currentVersion: own.version + 1 });
  const list = await forwarder.call(contract.listManualAirlines, { query: { search: "Air" } });
  expect(list.body.content.find(({ id }) => id === own.id)).toMatchObject({ name: "First Air" });
  const form = { name: "Twice Wings", iata: "T9", country: "PE", awbPrefix: "", icao: "" };
  const local = (await operator.call(contract.createLocalAirline, { body: form })).body;
  const people = await world.signInAs("ROLE_AIRLINE_ADMIN");
  const params = { airlineId: local.id };
  // Saying whose people keep its rates is a change like any other.
  const linked = await operator.call(contract.assignCarrier, {
    params,
    body: { companyId: people.user.company.id },
  });
  const body = { ...form, version: local.version };
  const stale = await operator.call(contract.updateLocalAirline, { params, body });
  expect(stale.error).toMatchObject({ code: "version-conflict", currentVersion: linked.body.version });
  expect((await operator.call(contract.getLocalAirline, { params })).body.company).not.toBeNull();
  expect((await operator.send(contract.updateLocalAirline, { params, body: form })).status).toBe(400);
});

describe("the operator", () => {
  const form = { name: "Local Wings", iata: "L1", country: "PE", awbPrefix: "", icao: "" };

  test("adds airlines, links them to companies and thereby decides who keeps their rates", async () => {
    const made = await operator.call(contract.createLocalAirline, { body: form });
    expect(made.body).toMatchObject({ name: "Local Wings", company: null, rateCount: 0 });
    const airlineId = made.body.id;
    const clerk = await world.signInAs("ROLE_DATAENTRY");
    const people = await world.signInAs("ROLE_AIRLINE_ADMIN");
    expect([await kept(clerk), await kept(people), await kept(operator)]).toEqual([1, 0, 1]);
    const double = await operator.call(contract.createLocalAirline, { body: form });
    expect(double.error.errors.map(({ field, code }) => [field, code])).toEqual([["iata", "double"]]);
    const params = { airlineId };
    const body = { ...form, airlineCompanyId: forwarder.user.company.id, version: made.body.version };
    const wrong = await operator.call(contract.updateLocalAirline, { params, body });
    expect(wrong.error.errors[0]).toMatchObject({ field: "airlineCompanyId", code: "unknown" });
    const linked = { ...body, airlineCompanyId: people.user.company.id };
    expect((await operator.call(contract.updateLocalAirline, { params, body: linked })).status).toBe(200);
    expect([await kept(clerk), await kept(people)]).toEqual([0, 1]);
    const list = async (kind: "localdb" | "company") =>
      (await operator.call(contract.listLocalAirlines, { query: { kind, search: "L1" } })).body.total;
    expect([await list("localdb"), await list("company")]).toEqual([0, 1]);
    await world.database.query("update company set is_active = false where id = $1", [
      people.user.company.id,
    ]);
    expect([await list("localdb"), await kept(clerk)]).toEqual([1, 1]);
    const { body: one } = await operator.call(contract.getLocalAirline, { params });
    expect(one.company).toMatchObject({ id: people.user.company.id, isActive: false });
  });

  test("sees what forwarders keep for themselves nowhere", async () => {
    const own = await forwarder.call(contract.createManualAirline, manual("Private Air"));
    const params = { airlineId: own.body.id };
    expect((await operator.call(contract.getLocalAirline, { params })).status).toBe(404);
    const list = await operator.call(contract.listLocalAirlines, { query: { search: "Private" } });
    expect(list.body.total).toBe(0);
  });
});

test("forwarders come on an airline's list, are found there, and stay while rates for them are live", async () => {
  const desk = await buildAirlineDesk(world);
  const { company } = forwarder.user;
  const { admin, airlineId } = desk;
  const search = await admin.call(contract.searchForwarders, { query: { search: company.name } });
  expect(search.body.content.map(({ companyId }) => companyId)).toEqual([company.id]);
  const body = { companyId: company.id };
  expect((await admin.call(contract.addContractForwarder, { body })).body.companyName).toBe(company.name);
  expect((await admin.call(contract.addContractForwarder, { body })).status).toBe(200);
  const list = await admin.call(contract.listContractForwarders);
  expect(list.body.content.map(({ companyId, rateCount }) => [companyId, rateCount])).toEqual([
    [company.id, 0],
  ]);
  expect(
    (await admin.call(contract.searchForwarders, { query: { search: company.name } })).body.content,
  ).toEqual([]);
  const rate = await buildDeskRate(admin, { rateType: "contract", freightForwarder: company.id });
  expect((await admin.call(contract.removeContractForwarder, { params: body })).error.code).toBe(
    "state-conflict",
  );
  await admin.call(contract.endRate, { params: { id: rate.id }, body: { version: rate.version } });
  expect((await admin.call(contract.removeContractForwarder, { params: body })).status).toBe(200);
  expect((await admin.call(contract.listContractForwarders)).body.total).toBe(0);
  // an airline company is no forwarder, and another airline's list is nobody's business
  const airline = await world.signInAs("ROLE_AIRLINE_ADMIN");
  const wrong = { companyId: airline.user.company.id };
  expect((await admin.call(contract.addContractForwarder, { body: wrong })).status).toBe(404);
  const query = { airlineId, search: "" };
  expect((await airline.call(contract.listContractForwarders, { query })).status).toBe(404);
  expect((await desk.agent.call(contract.listContractForwarders)).status).toBe(403);
  expect((await operator.call(contract.listContractForwarders, { query })).status).toBe(200);
});
