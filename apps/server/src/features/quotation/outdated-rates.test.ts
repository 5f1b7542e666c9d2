import { createClientQuotation, createQuotation } from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* Rates in memory are priced before the database says whether they are the live ones: it says so as it stores. */

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
let airlineId: number;

beforeAll(async () => {
  await buildReference(world.database);
  airlineId = await buildAirline(world.database, { iata: "QA" });
  await buildRate(world.database, { airlineId, breaks: [[0, 3]] });
});

/** Another node publishes: this process is told nothing. */
async function setPrice(cents: number): Promise<void> {
  await world.database.query("update rate_lane set breaks = array[$1::integer]", [cents]);
}

async function countStored(): Promise<unknown> {
  const { rows } = await world.database.query(
    `select (select count(*) from quotation_request)::int as requests,
       (select count(*) from audit_entry where action = 'request.create')::int as entries,
       (select count(*) from outbox_event where topic = 'request.created')::int as events`,
  );
  return rows[0];
}

async function priceForDesk(): Promise<string | undefined> {
  const answer = await admin.call(createQuotation, { body: buildForm() });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.options[0]?.buyTotal;
}

async function priceForClient(): Promise<string | undefined> {
  const answer = await client.call(createClientQuotation, { body: buildForm() });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.options[0]?.sellTotal;
}

test("a desk's request is priced at rates that another node has just published, and stored once", async () => {
  expect(await priceForDesk()).toBe("240.00");
  expect(await priceForDesk()).toBe("240.00");
  await setPrice(400);
  expect(await priceForDesk()).toBe("320.00");
  expect(await countStored()).toEqual({ requests: 3, entries: 3, events: 3 });
});

test("so is a client's", async () => {
  const before = await priceForClient();
  expect(await priceForClient()).toBe(before);
  await setPrice(500);
  expect(Number(await priceForClient())).toBeGreaterThan(Number(before));
  expect(await countStored()).toEqual({ requests: 6, entries: 6, events: 6 });
});

test("of rates that end while they are in memory nothing is stored or offered", async () => {
  await priceForDesk();
  await world.database.query("update rate_set set state = 'rolled-back'");
  expect(await priceForDesk()).toBeUndefined();
  expect(await countStored()).toEqual({ requests: 8, entries: 8, events: 8 });
});
