import * as contract from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* Limits of pieces are dated rows that the operator keeps; pricing takes those of the day of departure (§9). */

const world = useTestWorld({ at: "2026-11-22T12:00:00-05:00" });
const admin = usePerson(world, "ROLE_FFADMIN");
const operator = usePerson(world, "ROLE_SUPERADMIN");

const WIDE_BODY = {
  group: "wide-body",
  source: "Airline manual, 2027 edition",
  doorWidthCm: 264,
  doorHeightCm: 170,
  heightCm: 160,
  baseLengthCm: 318,
  baseWidthCm: 244,
  longestSideCm: 400,
  pieceWithoutAgreementKg: 250,
  heaviestPieceKg: 5000,
} as const;
/** Fits the 636 cm of the start, not the 400 cm of the new row. */
const POLE = { pieces: 1, length: 500, width: 50, height: 50, totalWeight: 200 };

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "Q1", name: "Belly Air" });
  await buildRate(world.database, { airlineId });
});

async function price(readyDate: string) {
  const answer = await admin.call(contract.createQuotation, {
    body: buildForm({ readyDate, goodsArray: [POLE] }),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const list = async () => (await operator.call(contract.listAircraftLimits)).body.content;
const add = (changes: object) =>
  operator.send(contract.createAircraftLimit, { body: { ...WIDE_BODY, ...changes } });

test("the table starts with the public figures, one row a group, and says where they are from", async () => {
  const rows = await list();
  expect(rows.map(({ group, validFrom, longestSideCm }) => [group, validFrom, longestSideCm])).toEqual([
    ["main-deck", "2020-01-01", 1212],
    ["narrow-body-bulk", "2020-01-01", 240],
    ["narrow-body-container", "2020-01-01", 156],
    ["wide-body", "2020-01-01", 636],
  ]);
  for (const { source, updatedBy } of rows) expect([source.length > 20, updatedBy]).toEqual([true, null]);
});

test("a new limit decides from its day of departure on, and never what was priced before", async () => {
  const former = await price("2026-12-10");
  expect(former.options).toHaveLength(1);
  const added = await add({ validFrom: "2026-12-05" });
  expect([added.status, added.text]).toEqual([200, expect.stringContaining("2027 edition")]);
  expect((await price("2026-12-04")).options).toHaveLength(1);
  const later = await price("2026-12-05");
  expect(later.options).toEqual([]);
  expect(later.excluded).toMatchObject([
    { reason: "size", figure: { measure: "length", actual: "500", limit: "400", unit: "cm" } },
  ]);
  const again = await admin.call(contract.getRequest, { params: { id: former.request_id } });
  expect(again.body.options).toHaveLength(1);
  expect(
    (await list()).filter(({ group }) => group === "wide-body").map(({ validFrom }) => validFrom),
  ).toEqual(["2026-12-05", "2020-01-01"]);
});

test("a corrected row counts at once, for new requests alone; the second of two writers is refused", async () => {
  const refused = await price("2026-12-06");
  const row = (await list()).find(({ validFrom }) => validFrom === "2026-12-05");
  if (row === undefined) throw new Error("no row to correct");
  const { group: _group, ...figures } = WIDE_BODY;
  const correct = (longestSideCm: number) =>
    operator.call(contract.updateAircraftLimit, {
      params: { id: row.id },
      body: { ...figures, longestSideCm, version: row.version },
    });
  expect((await correct(600)).body).toMatchObject({
    longestSideCm: 600,
    version: 2,
    updatedBy: "Test Person",
  });
  expect((await price("2026-12-06")).options).toHaveLength(1);
  const stored = await admin.call(contract.getRequest, { params: { id: refused.request_id } });
  expect(stored.body.options).toEqual([]);
  const late = await correct(700);
  expect([late.status, late.error]).toMatchObject([409, { code: "version-conflict", currentVersion: 2 }]);
  const { rows } = await world.database.query<{ before: number; after: number }>(
    `select (detail -> 'before' ->> 'longestSideCm')::integer as before,
       (detail -> 'after' ->> 'longestSideCm')::integer as after
     from audit_entry where action = 'aircraft-limit.updated'`,
  );
  expect(rows).toEqual([{ before: 400, after: 600 }]);
});

test.each([
  [{ validFrom: "2020-01-01" }, "validFrom double"],
  [{ validFrom: "" }, "validFrom required"],
  [{ validFrom: "2026-02-30" }, "validFrom date"],
  [{ group: "helicopter" }, "group unknown"],
  [{ source: " " }, "source required"],
  [{ heightCm: "tall" }, "heightCm number"],
  [{ heightCm: 0 }, "heightCm zero"],
  [{ heightCm: "10001" }, "heightCm too-large"],
  [{ baseWidthCm: 319 }, "baseWidthCm too-large"],
  [{ pieceWithoutAgreementKg: 5001 }, "pieceWithoutAgreementKg too-large"],
])("a row with %j is refused: %s", async (change, problem) => {
  const { status, error } = await add({ validFrom: "2028-01-01", ...change });
  expect([status, ...error.errors.map(({ field, code }) => `${field} ${code}`)]).toEqual([400, problem]);
});

test("a row that is not there is not found, and no one but the operator knows of the table", async () => {
  const { group: _group, ...figures } = WIDE_BODY;
  const input = {
    params: { id: "00000000-0000-4000-8000-000000000000" },
    body: { ...figures, version: 1 },
  };
  expect((await operator.call(contract.updateAircraftLimit, input)).status).toBe(404);
  expect((await admin.call(contract.updateAircraftLimit, input)).status).toBe(403);
  expect((await admin.call(contract.listAircraftLimits)).status).toBe(403);
});
