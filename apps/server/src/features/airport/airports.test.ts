import * as contract from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";

const world = useTestWorld();
const operator = usePerson(world, "ROLE_SUPERADMIN");
const admin = usePerson(world, "ROLE_FFADMIN");
beforeAll(() => buildReference(world.database));

const FIELD = {
  code: "QX1",
  name: "Quarry Field",
  city: "Stonebridge",
  country: "US",
  latitude: "40.5",
  longitude: "-73.25",
  timeZone: "America/New_York",
  hasCargo: true,
  cargoRank: "1",
} as const;

const add = (changes: object = {}) =>
  operator.send(contract.createAirport, { body: { ...FIELD, ...changes } });
const codesOf = async (person: SignedInPerson, search: string) => {
  const { body } = await person.call(contract.searchAirports, { body: { search } });
  return body.map(({ code }) => code);
};

test("an airport is found with the next search, by its new names after a change, and not once it is closed", async () => {
  expect(await codesOf(admin, "Stonebridge")).toEqual([]);
  const added = await add();
  expect(added.status, added.text).toBe(200);
  expect(await codesOf(admin, "Stonebridge")).toEqual(["QX1"]);
  const { code: _code, ...rest } = FIELD;
  const params = { code: "QX1" };
  const changed = await operator.call(contract.updateAirport, {
    params,
    body: { ...rest, city: "Millbridge", version: 1 },
  });
  expect(changed.body).toMatchObject({ city: "Millbridge", version: 2, updatedBy: "Test Person" });
  expect([await codesOf(admin, "Stonebridge"), await codesOf(admin, "Millbr quarry")]).toEqual([[], ["QX1"]]);
  const late = await operator.call(contract.updateAirport, { params, body: { ...rest, version: 1 } });
  expect([late.status, late.error.currentVersion]).toEqual([409, 2]);
  const closed = await operator.call(contract.updateAirportStatus, {
    params,
    body: { isActive: false, version: 2 },
  });
  expect(closed.body).toMatchObject({ isActive: false, version: 3 });
  expect(await codesOf(admin, "Millbridge")).toEqual([]);
  const { rows } = await world.database.query(
    "select action from audit_entry where subject_kind = 'airport' and subject_id = 'QX1' order by id",
  );
  expect(rows).toEqual(["created", "updated", "closed"].map((did) => ({ action: `airport.${did}` })));
});

test("nothing new is quoted to a closed airport, and one that is named is closed, not deleted", async () => {
  const priced = await admin.call(contract.createQuotation, { body: buildForm({}) });
  expect(priced.status, priced.text).toBe(200);
  const used = buildForm({}).shipToAirport;
  const at = { params: { code: used } };
  const { body } = await operator.call(contract.getManagedAirport, at);
  expect(body.isUsed).toBe(true);
  const { version } = body;
  const deleted = await operator.call(contract.deleteAirport, { ...at, query: { version } });
  expect([deleted.status, deleted.error.code]).toEqual([409, "state-conflict"]);
  await operator.call(contract.updateAirportStatus, { ...at, body: { isActive: false, version } });
  // a company that has not asked for the airport in the last minute
  const other = await world.signInAs("ROLE_FFADMIN");
  const refused = await other.call(contract.createQuotation, { body: buildForm({}) });
  expect(refused.error.errors).toMatchObject([{ field: "shipToAirport", code: "closed-airport" }]);
  await operator.call(contract.updateAirportStatus, {
    ...at,
    body: { isActive: true, version: version + 1 },
  });
  await add({ code: "QX9" });
  const gone = await operator.call(contract.deleteAirport, {
    params: { code: "QX9" },
    query: { version: 1 },
  });
  expect(gone.status).toBe(200);
  expect((await operator.call(contract.getManagedAirport, { params: { code: "QX9" } })).status).toBe(404);
});

test.each([
  [{ code: "QX1" }, "code double"],
  [{ code: "TOOLONG" }, "code unknown-airport"],
  [{ latitude: "91" }, "latitude range"],
  [{ longitude: "east" }, "longitude number"],
  [{ timeZone: "Mars/Olympus" }, "timeZone unknown"],
  [{ country: "QQ" }, "country unknown-country"],
  [{ cargoRank: "9" }, "cargoRank unknown"],
  [{ name: " " }, "name required"],
])("an airport with %j is refused: %s", async (change, problem) => {
  const { status, error } = await add({ code: "QX2", ...change });
  expect([status, ...error.errors.map(({ field, code }) => `${field} ${code}`)]).toEqual([400, problem]);
});

test("an exported list is imported again unchanged; a changed line says what it changes, and a wrong one stops all", async () => {
  const exported = await operator.call(contract.exportAirports, { query: { search: "Q" } });
  const [header = ""] = exported.text.split("\r\n");
  const send = (lines: readonly string[], isTrial: "true" | "false", listVersion = "") =>
    operator.call(
      contract.importAirports,
      { query: { isTrial, listVersion } },
      {
        file: { name: "a.csv", contentType: "text/csv", bytes: Buffer.from([header, ...lines].join("\r\n")) },
      },
    );
  // west of Greenwich is a number, not a text that a spreadsheet would have to be kept from calculating
  expect(exported.text).not.toContain(",'-");
  const same = exported.text.split("\r\n").slice(1);
  expect((await send(same, "true")).body).toMatchObject({ added: 0, changed: 0, problems: [] });
  const line = "QX3,Third Field,Ridge,US,41.5,-72,America/New_York,no,0,Open";
  const trial = await send([line], "true");
  expect(trial.body).toMatchObject({ isWritten: false, added: 1, changed: 0, problems: [] });
  expect(await codesOf(admin, "QX3")).toEqual([]);
  const { listVersion } = trial.body;
  expect((await send([line], "false")).error.errors).toMatchObject([
    { field: "listVersion", code: "required" },
  ]);
  expect((await send([line], "false", listVersion)).body).toMatchObject({ isWritten: true, added: 1 });
  // the list is another one by now
  expect((await send([line], "false", listVersion)).status).toBe(409);
  expect(await codesOf(admin, "QX3")).toEqual(["QX3"]);
  const change = await send([line.replace("Ridge", "Ridgeway")], "true");
  expect(change.body.changes).toEqual([
    { line: 2, key: "QX3", field: "city", before: "Ridge", after: "Ridgeway" },
  ]);
  const wrong = await send(
    [line.replace("41.5", "141"), line.replace("US", "QQ")],
    "false",
    change.body.listVersion,
  );
  expect(wrong.body).toMatchObject({
    isWritten: false,
    problems: [
      { line: 2, field: "latitude", code: "range" },
      { line: 3, field: "country", code: "unknown-country" },
    ],
  });
});

test("another node finds a new airport at once", async () => {
  const { rows } = await world.database.query<{ epoch: string }>("select epoch from airport_epoch");
  await add({ code: "QX7", city: "Farnode" });
  const after = await world.database.query<{ epoch: string }>("select epoch from airport_epoch");
  expect(after.rows[0]?.epoch).not.toBe(rows[0]?.epoch);
  expect(await codesOf(admin, "Farnode")).toEqual(["QX7"]);
  // what another node writes is seen here with the next search
  await world.database.query(
    "update airport set city = 'Elsewhere', search_text = 'qx7 elsewhere' where iata = 'QX7'",
  );
  expect([await codesOf(admin, "Farnode"), await codesOf(admin, "Elsewhere")]).toEqual([[], ["QX7"]]);
});
