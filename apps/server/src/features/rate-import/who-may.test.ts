import { parseCalendarDate } from "@kilolane/domain";
import * as contract from "@kilolane/contract";
import { newId } from "../../db/new-id.ts";
import { beforeAll, expect, test } from "vitest";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { buildRateSheet, checkSheet, plainLine, sendSheet, uploadSheet } from "../../../test/build-sheets.ts";
import { companyScopeOf } from "../../../test/factories.ts";
import { useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { withTransaction } from "../../db/transaction.ts";
import { ratesFor } from "../rate/reads/cached-rates.ts";

const world = useTestWorld({ runsJobs: true });
let bytes: Buffer;
const people: Record<string, SignedInPerson> = {};
const airlines: Record<string, number> = {};

beforeAll(async () => {
  await buildReference(world.database);
  people["operator"] = await world.signInAs("ROLE_SUPERADMIN");
  people["entry"] = await world.signInAs("ROLE_DATAENTRY");
  people["airline"] = await world.signInAs("ROLE_AIRLINE_ADMIN");
  people["rival airline"] = await world.signInAs("ROLE_AIRLINE_AGENT");
  people["forwarder"] = await world.signInAs("ROLE_FFADMIN");
  people["rival"] = await world.signInAs("ROLE_FFAGENT");
  airlines["with users"] = await buildAirline(world.database, { name: "Staffed" });
  airlines["without users"] = await buildAirline(world.database, { name: "Unstaffed" });
  airlines["of the forwarder"] = await buildAirline(world.database, { name: "Own Wings" });
  await world.database.query("update airline set airline_company_id = $2 where id = $1", [
    airlines["with users"],
    who("airline").user.company.id,
  ]);
  await world.database.query("update airline set owner_company_id = $2 where id = $1", [
    airlines["of the forwarder"],
    who("forwarder").user.company.id,
  ]);
  await world.database.query("insert into contract_forwarder (airline_id, forwarder_id) values ($1, $2)", [
    airlines["with users"],
    who("forwarder").user.company.id,
  ]);
  bytes = await buildRateSheet(plainLine("FRA"));
});

function who(name: string): SignedInPerson {
  const person = people[name];
  if (person === undefined) throw new Error(`nobody is called ${name}`);
  return person;
}

const idOf = (airline: string): number => airlines[airline] ?? 0;

test.each([
  ["operator", "with users", 200],
  ["operator", "without users", 200],
  ["operator", "of the forwarder", 404],
  ["entry", "with users", 404],
  ["entry", "without users", 200],
  ["entry", "of the forwarder", 404],
  ["airline", "with users", 200],
  ["airline", "without users", 404],
  ["rival airline", "with users", 404],
  ["forwarder", "with users", 200],
  ["forwarder", "of the forwarder", 200],
  ["rival", "of the forwarder", 404],
])("%s uploads rates of the airline %s: %i", async (name, airline, status) => {
  expect((await sendSheet(who(name), { airlineId: idOf(airline), bytes })).status).toBe(status);
});

test("contract rates name their forwarder, other rates name none", async () => {
  const send = (changes: object) =>
    sendSheet(who("airline"), { airlineId: idOf("with users"), bytes, rateType: "contract", ...changes });
  const forwarderId = who("forwarder").user.company.id;
  expect((await send({ forwarderId })).body.forwarderId).toBe(forwarderId);
  const refused = async (changes: object) =>
    (await send(changes)).error.errors.map(({ field, code }) => `${field} ${code}`);
  expect(await refused({})).toEqual(["forwarderId required"]);
  expect(await refused({ rateType: "general", forwarderId })).toEqual(["forwarderId unknown"]);
  // not on the airline's list, or not there at all
  for (const other of [newId(), who("rival").user.company.id]) {
    expect(await refused({ forwarderId: other })).toEqual(["forwarderId no-contract"]);
  }
});

test("a forwarder names nobody else, and a stranger is as unknown as a company that never was", async () => {
  const send = (forwarderId: string) =>
    sendSheet(who("forwarder"), { airlineId: idOf("with users"), bytes, forwarderId });
  const [foreign, unknown] = [await send(who("rival").user.company.id), await send(newId())];
  expect([foreign.status, foreign.error.errors]).toEqual([unknown.status, unknown.error.errors]);
  expect(foreign.status).toBe(400);
});

test("a forwarder's rates are its own, and nobody else rolls them back", async () => {
  const airlineId = idOf("with users");
  await buildRate(world.database, { airlineId });
  const upload = await uploadSheet(who("forwarder"), { airlineId, bytes });
  const checked = await checkSheet(who("forwarder"), upload);
  // the published rate of everybody is on another segment
  expect(checked.changes).toEqual({ added: 1, changed: 0, ended: 0, unchanged: 0 });
  const params = { id: upload.id };
  const published = await who("forwarder").call(contract.publishRateImport, { params, body: {} });
  const setId = published.body.setId ?? 0;
  const seen = async (name: string) => {
    const { user } = who(name);
    const rates = await withTransaction(companyScopeOf(world.database, user), (tx) =>
      ratesFor(tx, { origin: "JFK", destination: "FRA" }, user.company.id, {
        on: parseCalendarDate("2026-11-20"),
        readyOn: parseCalendarDate("2026-11-20"),
      }),
    );
    return rates.filter(({ candidate }) => candidate.airlineId === airlineId).length;
  };
  expect([await seen("forwarder"), await seen("rival")]).toEqual([2, 1]);
  for (const name of ["rival", "airline", "operator", "entry", "rival airline"]) {
    const answer = await who(name).call(contract.rollBackRateSet, { params: { id: setId }, body: {} });
    expect([name, answer.status]).toEqual([name, 404]);
  }
  const lists = await Promise.all(
    ["forwarder", "airline", "operator"].map((name) =>
      who(name).call(contract.listRateSets, { query: { airlineId } }),
    ),
  );
  expect(lists.map(({ body }) => body.content.some(({ id }) => id === setId))).toEqual([true, false, false]);
  const rolledBack = await who("forwarder").call(contract.rollBackRateSet, {
    params: { id: setId },
    body: {},
  });
  expect(rolledBack.body).toEqual({ rolledBack: [setId] });
});

test("another company's imports and profiles are not there", async () => {
  const airlineId = idOf("with users");
  const upload = await uploadSheet(who("airline"), { airlineId, bytes });
  await who("airline").call(contract.saveImportProfile, {
    body: { airlineId, name: "Mine", mapping: upload.mapping },
  });
  const params = { id: upload.id };
  for (const name of ["forwarder", "operator", "rival airline"]) {
    expect((await who(name).call(contract.getRateImport, { params })).status).toBe(404);
    const started = await who(name).call(contract.checkRateImport, {
      params,
      body: { mapping: upload.mapping, mode: "replace" },
    });
    expect(started.status).toBe(404);
    const list = await who(name).call(contract.listRateImports, { query: { airlineId } });
    expect(list.body.content.map(({ id }) => id)).not.toContain(upload.id);
    const profiles = await who(name).call(contract.listImportProfiles, { query: { airlineId } });
    expect(profiles.body.content).toEqual([]);
  }
});

/** Whether a text holds the forwarder's own price, and that of the contract. */
const pricesIn = (text: string) => [/\b8642\b/.test(text), /\b4711\b/.test(text)];

test("a forwarder's own rates and the contract it was given lie apart: neither replaces or shows the other", async () => {
  const airlineId = idOf("with users");
  const forwarderId = who("forwarder").user.company.id;
  const segment = { airlineId, rateType: "contract" as const };
  await buildRate(world.database, { ...segment, ownerId: forwarderId, minimum: 4711 });
  const own = await buildRateSheet(plainLine("FRA", 8642));
  const checked = await checkSheet(
    who("forwarder"),
    await uploadSheet(who("forwarder"), { ...segment, bytes: own }),
  );
  expect(checked.changes).toEqual({ added: 1, changed: 0, ended: 0, unchanged: 0 });
  await who("forwarder").call(contract.publishRateImport, { params: { id: checked.id }, body: {} });
  const exported = async (name: string, query: object = {}) =>
    (await who(name).call(contract.exportRates, { query: { ...segment, format: "csv", ...query } })).text;
  const [ofForwarder, ofAirline] = [await exported("forwarder"), await exported("airline", { forwarderId })];
  expect(pricesIn(ofForwarder)).toEqual([true, false]);
  expect(pricesIn(ofAirline)).toEqual([false, true]);
  expect(pricesIn(await exported("rival"))).toEqual([false, false]);
  expect(await exported("rival airline", { forwarderId })).toContain("not-found");
});
