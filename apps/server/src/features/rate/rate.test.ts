import { parseCalendarDate } from "@kilolane/domain";
import { previewRating } from "@kilolane/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { buildAirline, buildRate } from "../../../test/build-rates.ts";
import { companyScopeOf, systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { withTransaction } from "../../db/transaction.ts";
import { ratesFor } from "./reads/cached-rates.ts";
import { EVERYONE } from "./owner.ts";
import { LANE_QUERY } from "./reads/pricing-lane.ts";

const ON = parseCalendarDate("2026-11-20");

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const stranger = usePerson(world, "ROLE_FFADMIN");

function find(person: SignedInPerson) {
  return withTransaction(companyScopeOf(world.database, person.user), (tx) =>
    ratesFor(tx, { origin: "JFK", destination: "FRA" }, tx.scope.companyId, { on: ON, readyOn: ON }),
  );
}

function change(from: string, to: string) {
  return withTransaction(systemScope(world.database), (tx) =>
    sql`update rate_set set state = ${to} where state = ${from}`.execute(tx.db),
  );
}

const RATE = {
  currency: "USD",
  weightUnit: "kg",
  minCharges: 75,
  perUnitCharges: [
    { lowerRange: 0, perUnitCharge: "16" },
    { lowerRange: 45, perUnitCharge: "9" },
  ],
};

describe("the rating preview", () => {
  test("prices a shipment against a rate and stores nothing", async () => {
    const shipment = { chargeableWeight: 30, weightUnit: "kg" };
    const answer = await admin.call(previewRating, { body: { rate: RATE, shipment } });
    expect(answer.body, answer.text).toMatchObject({
      chargeableWeight: "30.0",
      ratedWeight: "45.0",
      rateClass: "Q",
      weightCharge: "405.00",
      total: "405.00",
      savings: { ratedAs: "45.0", saved: "75.00" },
    });
  });

  test.each([
    [
      "a negative weight",
      { goodsArray: [{ totalWeight: -1 }] },
      {},
      "shipment.goodsArray.0.totalWeight",
      "negative",
    ],
    [
      "a missing weight",
      { goodsArray: [{ pieces: 1 }] },
      {},
      "shipment.goodsArray.0.totalWeight",
      "required",
    ],
    [
      "a range that is no number",
      { chargeableWeight: 1 },
      { perUnitCharges: [{ lowerRange: "x", perUnitCharge: 1 }] },
      "rate.perUnitCharges.0.lowerRange",
      "number",
    ],
    ["no range at all", { chargeableWeight: 1 }, { perUnitCharges: [] }, "rate.perUnitCharges", "required"],
  ])("%s is refused at its field, in the caller's language", async (_name, shipment, wrong, field, code) => {
    const body = { rate: { ...RATE, ...wrong }, shipment };
    const answer = await admin.call(previewRating, { body }, { headers: { "accept-language": "it" } });
    expect([answer.status, answer.error.code]).toEqual([400, "validation"]);
    expect(answer.error.errors.map((entry) => [entry.field, entry.code])).toEqual([[field, code]]);
    expect(answer.error.errors[0]?.message).not.toMatch(/^(This|It) /);
  });

  test("is not for clients", async () => {
    const client = await world.signInAs("ROLE_FFCLIENT", { company: admin.user.company });
    expect((await client.send(previewRating, { body: { rate: RATE, shipment: {} } })).status).toBe(403);
  });
});

describe("rates of a lane", () => {
  beforeAll(async () => {
    const airlineId = await buildAirline(world.database);
    await buildRate(world.database, { airlineId });
    const contract = { airlineId, rateType: "contract" as const };
    await buildRate(world.database, { ...contract, ownerId: admin.user.company.id });
    await buildRate(world.database, { ...contract, ownerId: stranger.user.company.id });
    await buildRate(world.database, {
      airlineId,
      validFrom: parseCalendarDate("2026-01-01"),
      validTo: parseCalendarDate("2026-10-31"),
    });
    await buildRate(world.database, {
      airlineId,
      validFrom: parseCalendarDate("2020-01-01"),
      validTo: parseCalendarDate("2020-12-31"),
    });
    await buildRate(world.database, { airlineId, destination: "NRT" });
  });

  test("are everyone's and one's own, with those that expired lately, never another forwarder's", async () => {
    const rates = await find(admin);
    const seen = rates.map(({ candidate }) => `${candidate.rateType} ${candidate.expiryDate}`).toSorted();
    expect(seen).toEqual(["contract 2099-12-31", "general 2026-10-31", "general 2099-12-31"]);
    const owners = rates.map(({ candidate }) => candidate.forwarderId);
    expect(owners).not.toContain(stranger.user.company.id);
    expect(rates[0]?.candidate.terms.bands.map((band) => band.lowerRange.toString())).toEqual([
      "0",
      "45",
      "100",
    ]);
  });

  test("of a set that was rolled back are gone at once", async () => {
    await change("live", "superseded");
    expect(await find(admin)).toEqual([]);
    await change("superseded", "live");
    expect((await find(admin)).length).toBe(3);
  });

  test("are found by the index, without reading the table", async () => {
    await withTransaction(systemScope(world.database), async (tx) => {
      await sql`insert into rate_lane (sheet_id, owner_id, origin, destination, valid_from, valid_to, scheme_id, scale,
          min_charge, breaks)
        select (select min(id) from rate_sheet), ${EVERYONE}, 'A' || lpad((n % 60)::text, 2, '0'),
          'B' || lpad((n / 60 % 100)::text, 2, '0'), '2026-01-01', '2026-12-31',
          (select min(id) from break_scheme), 2, 7500, '{410,305,280}'
        from generate_series(1, 60000) as n`.execute(tx.db);
    });
    await world.database.query("analyze rate_lane");
    const plan = await withTransaction(companyScopeOf(world.database, admin.user), async (tx) => {
      const { rows } = await tx.query<{ "QUERY PLAN": string }>(`explain ${LANE_QUERY}`, [
        "JFK",
        "FRA",
        [EVERYONE, admin.user.company.id],
        ON,
        ON,
      ]);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
    expect(plan).toContain("rate_lane_lookup");
    expect(plan).not.toContain("Seq Scan on rate_lane");
  });
});
