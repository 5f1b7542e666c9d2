import * as contract from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildAirlineDesk } from "../../../test/build-desk.ts";
import { buildAirline, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* Published airlines and aircraft limits leave as a file, are changed in it, and come back with their differences. */

const world = useTestWorld();
const operator = usePerson(world, "ROLE_SUPERADMIN");
const admin = usePerson(world, "ROLE_FFADMIN");
beforeAll(() => buildReference(world.database));

/** Both imports are called alike. */
type List = typeof contract.importLocalAirlines;

/** Tries a file, or writes it against the state of the list that a trial answered. */
const send = (list: List, text: string, listVersion?: string) =>
  operator.call(
    list,
    { query: listVersion === undefined ? { isTrial: "true" } : { isTrial: "false", listVersion } },
    { file: { name: "list.csv", contentType: "text/csv", bytes: Buffer.from(text) } },
  );
const write = async (list: List, text: string) => send(list, text, (await send(list, text)).body.listVersion);
const problemsOf = async (list: List, text: string) => {
  const { body } = await send(list, text);
  return body.problems.map(({ line, field, code }) => `${line} ${field} ${code}`);
};

const AIRLINE_HEADER = "iata,icao,name,awbPrefix,isAwbPrefixSure,country,hasFreighters,cutOff,isActive";
const findAirlines = async (search: string) =>
  (await operator.call(contract.listLocalAirlines, { query: { kind: "all", search } })).body.content;

test("an exported list of airlines is imported again unchanged, in each language of its columns", async () => {
  await buildAirline(world.database, { iata: "R7", name: "Round Trip Air" });
  for (const language of ["en", "it"]) {
    const headers = { "accept-language": language };
    const exported = await operator.call(
      contract.exportLocalAirlines,
      { query: { kind: "all" } },
      { headers },
    );
    const { body } = await send(contract.importLocalAirlines, exported.text);
    expect(body).toMatchObject({ added: 0, changed: 0, outOfUse: 0, problems: [] });
    expect(body.unchanged).toBeGreaterThanOrEqual(1);
  }
});

test("a file adds and changes airlines; whose people keep the rates, and a forwarder's own airline, stay", async () => {
  const desk = await buildAirlineDesk(world, "Kept Air");
  await world.database.query("update airline set iata = 'K7' where name = 'Kept Air'");
  const [kept] = await findAirlines("Kept Air");
  const own = await buildAirline(world.database, { iata: "9Z", name: "Own Nine" });
  await world.database.query("update airline set owner_company_id = $2 where id = $1", [
    own,
    admin.user.company.id,
  ]);
  const text = [
    AIRLINE_HEADER,
    `K7,,Kept Air Cargo,,yes,US,yes,D-1 17:00,no`,
    "9Z,NNN,Ninth Air,909,yes,DE,no,,yes",
  ].join("\r\n");
  const trial = await send(contract.importLocalAirlines, text);
  expect(trial.body).toMatchObject({ isWritten: false, added: 1, changed: 0, outOfUse: 1, problems: [] });
  expect((await findAirlines("Ninth Air")).length).toBe(0);
  const written = await send(contract.importLocalAirlines, text, trial.body.listVersion);
  expect(written.body.isWritten, written.text).toBe(true);
  expect((await findAirlines("Kept Air"))[0]).toMatchObject({
    name: "Kept Air Cargo",
    // nobody is sure of a prefix that is not known
    isAwbPrefixSure: false,
    hasFreighters: true,
    cutOff: "D-1 17:00",
    isActive: false,
    company: { id: desk.admin.user.company.id },
    version: (kept?.version ?? 0) + 1,
  });
  expect(await findAirlines("Ninth Air")).toMatchObject([{ iata: "9Z", awbPrefix: "909", country: "DE" }]);
  const { rows } = await world.database.query("select name from airline where id = $1", [own]);
  expect(rows).toEqual([{ name: "Own Nine" }]);
});

test("a list that somebody changed since the trial is shown again before it is written", async () => {
  const text = `${AIRLINE_HEADER}\r\n8Z,,Late Air,,no,US,no,,yes`;
  const { listVersion } = (await send(contract.importLocalAirlines, text)).body;
  const body = { name: "Quick Air", iata: "7Y", country: "US" };
  expect((await operator.call(contract.createLocalAirline, { body })).status).toBe(200);
  const late = await send(contract.importLocalAirlines, text, listVersion);
  expect([late.status, late.error.code]).toEqual([409, "version-conflict"]);
  expect((await write(contract.importLocalAirlines, text)).body).toMatchObject({ isWritten: true, added: 1 });
});

test("lines that are wrong are named with their fields, and nothing of the file is written", async () => {
  const lines = [
    "6Z,,Right Air,,no,US,no,,yes",
    "ZZZ,,Long Code,,no,US,no,,yes",
    "6Y,,No Country,,no,XX,no,,yes",
    "6X,,Odd Prefix,12,no,US,no,,yes",
    "6W,,Odd Hour,,no,US,no,25:00,yes",
    "6V,,Odd Word,,no,US,perhaps,,yes",
    "6Z,,Twice,,no,US,no,,yes",
  ];
  const text = [AIRLINE_HEADER, ...lines].join("\r\n");
  expect(await problemsOf(contract.importLocalAirlines, text)).toEqual([
    "3 iata invalid",
    "4 country unknown",
    "5 awbPrefix invalid",
    "6 cutOff cut-off",
    "7 hasFreighters unknown",
    "8 iata double",
  ]);
  expect((await write(contract.importLocalAirlines, text)).body.isWritten).toBe(false);
  expect(await findAirlines("Right Air")).toEqual([]);
});

test("a file without a single right line is refused as well", async () => {
  const text = `${AIRLINE_HEADER}\r\nZZZ,,Long Code,,no,US,no,,yes`;
  expect(await problemsOf(contract.importLocalAirlines, text)).toEqual(["2 iata invalid"]);
});

const findLimits = async () => (await operator.call(contract.listAircraftLimits)).body.content;

test("aircraft limits leave as a file and come back: a changed figure and a new day are shown, then written", async () => {
  const exported = await operator.call(contract.exportAircraftLimits, { query: {} });
  const unchanged = await send(contract.importAircraftLimits, exported.text);
  expect(unchanged.body).toMatchObject({ added: 0, changed: 0, unchanged: 4, problems: [] });
  const [header = "", ...lines] = exported.text.trim().split("\r\n");
  const wide = lines.find((line) => line.startsWith("wide-body")) ?? "";
  const text = [
    header,
    wide.replace("636", "600"),
    wide.replace("2020-01-01", "2027-01-01").replace("636", "590"),
  ].join("\r\n");
  const trial = await send(contract.importAircraftLimits, text);
  expect(trial.body).toMatchObject({ added: 1, changed: 1, unchanged: 0 });
  expect(trial.body.changes).toContainEqual({
    line: 2,
    key: "wide-body 2020-01-01",
    field: "longestSideCm",
    before: "636",
    after: "600",
  });
  const written = await send(contract.importAircraftLimits, text, trial.body.listVersion);
  expect(written.body.isWritten, written.text).toBe(true);
  const rows = (await findLimits()).filter(({ group }) => group === "wide-body");
  expect(rows.map(({ validFrom, longestSideCm, version }) => [validFrom, longestSideCm, version])).toEqual([
    ["2027-01-01", 590, 1],
    ["2020-01-01", 600, 2],
  ]);
});

test("limits of an unknown group, or of sides that contradict each other, are refused at their fields", async () => {
  const exported = await operator.call(contract.exportAircraftLimits, { query: {} });
  const [header = "", ...lines] = exported.text.trim().split("\r\n");
  const wide = lines.find((line) => line.startsWith("wide-body,2020")) ?? "";
  const unknown = await problemsOf(
    contract.importAircraftLimits,
    `${header}\r\n${wide.replace("wide", "odd")}`,
  );
  expect(unknown).toEqual(["2 group unknown"]);
  const small = await problemsOf(contract.importAircraftLimits, `${header}\r\n${wide.replace("600", "10")}`);
  expect(small).toEqual(["2 baseLengthCm too-large"]);
});
