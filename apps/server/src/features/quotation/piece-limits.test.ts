import { createQuotation, getRequest, type QuotationFormInput } from "@kilolane/contract";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { withTransaction } from "../../db/transaction.ts";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { systemScope } from "../../../test/factories.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* Each piece is judged by the hold of the rate's aircraft (pricing rules §9). */

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");

const BEAM = { pieces: 1, length: 1200, width: 240, height: 150, totalWeight: 9000 };

beforeAll(async () => {
  await buildReference(world.database);
  const belly = await buildAirline(world.database, { iata: "Q1", name: "Belly Air" });
  const deck = await buildAirline(world.database, { iata: "Q2", name: "Main Deck" });
  await buildRate(world.database, { airlineId: belly });
  await buildRate(world.database, { airlineId: deck, aircraft: "freighter" });
});

async function price(changes: Partial<QuotationFormInput>) {
  const answer = await admin.call(createQuotation, { body: buildForm(changes) });
  expect(answer.status, answer.text).toBe(200);
  const { options, excluded, request_id } = answer.body;
  return {
    request_id,
    options: new Map(options.map((option) => [option.airline?.name ?? "", option])),
    excluded: excluded.map(({ airline, reason, figure }) => ({ airline, reason, figure })),
  };
}

test("a beam is offered on the freighter alone, and the side and the limit are the reason", async () => {
  const { options, excluded } = await price({ goodsArray: [BEAM] });
  expect([...options.keys()]).toEqual(["Main Deck"]);
  expect(excluded).toEqual([
    {
      airline: "Belly Air",
      reason: "size",
      figure: { measure: "length", actual: "1200", limit: "636", bound: "most", unit: "cm" },
    },
  ]);
  const { positions, flags } = options.get("Main Deck") ?? {};
  expect(positions).toEqual({ count: 2, lengthCm: 606, widthCm: 244 });
  expect(flags).toContain("heavy-piece-main-deck");
  expect(flags).toContain("near-aircraft-limit");
});

test("a piece too heavy for the lower deck is refused by its weight, in the unit of the form", async () => {
  const goodsArray = [{ pieces: 2, length: 40, width: 40, height: 40, totalWeight: 24_000 }];
  const { excluded } = await price({ goodsArray, dimensionUnit: "in", weightUnit: "lb" });
  expect(excluded).toEqual([
    {
      airline: "Belly Air",
      reason: "piece-weight",
      figure: { measure: "piece-weight", actual: "12000", limit: "11023", bound: "most", unit: "lb" },
    },
  ]);
});

test("a wide sheet flies lying on its side where its line may be tilted, and not where it may not", async () => {
  const sheet = { pieces: 1, length: 300, width: 250, height: 20, totalWeight: 100 };
  const upright = await price({ goodsArray: [{ ...sheet, width: 245, tiltable: false }] });
  expect(upright.excluded.map(({ reason }) => reason)).toEqual(["size", "size"]);
  const tilted = await price({ goodsArray: [{ ...sheet, tiltable: true }] });
  expect([...tilted.options.keys()]).toEqual(["Main Deck"]);
});

test("small goods say nothing of positions or limits", async () => {
  const { options, excluded } = await price({});
  expect(excluded).toEqual([]);
  for (const option of options.values()) {
    expect(option).not.toHaveProperty("positions");
    expect(option.flags).toEqual([]);
  }
});

test("a request of before pieces were judged opens with the options that it had", async () => {
  const { request_id } = await price({ goodsArray: [BEAM] });
  await withTransaction(systemScope(world.database), async (tx) => {
    await sql`update quotation_request set priced = (priced::jsonb - 'judgesPieces')::json where id = ${request_id}`.execute(
      tx.db,
    );
  });
  const { body } = await admin.call(getRequest, { params: { id: request_id } });
  expect(new Set(body.options.map((option) => option.airline?.name))).toEqual(
    new Set(["Belly Air", "Main Deck"]),
  );
});
