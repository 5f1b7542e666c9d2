import { parseCalendarDate } from "@kilolane/domain";
import { createQuotation, getRequest, type QuotationFormInput } from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { changeSettings } from "../../../test/change-settings.ts";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* A rate is priced for the day it would depart, not for today (pricing rules §4). */

/** Noon in New York on a Wednesday. */
const TODAY = parseCalendarDate("2026-11-18");
const world = useTestWorld({ at: `${TODAY}T17:00:00Z` });
const admin = usePerson(world, "ROLE_FFADMIN");
/** Monday. */
const READY = parseCalendarDate("2026-11-23");

beforeAll(async () => {
  await buildReference(world.database);
  const codes = ["Q1", "Q2", "Q3", "Q4", "Q5", "Q6"].values();
  const build = async (name: string, rate: Omit<Parameters<typeof buildRate>[1], "airlineId">) => {
    const airlineId = await buildAirline(world.database, { iata: codes.next().value ?? "", name });
    await buildRate(world.database, { airlineId, ...rate });
  };
  const surcharges = [
    { label: "Until today", unit: "per_awb" as const, value: "10", validTo: TODAY },
    { label: "From Monday", unit: "per_awb" as const, value: "20", validFrom: READY },
  ];
  await build("A whole year", { transitDays: 3, terms: { surcharges } });
  await build("Begins Monday", { validFrom: READY });
  await build("Hardly begun", { validFrom: parseCalendarDate("2026-11-24") });
  await build("Closes tomorrow", { validTo: parseCalendarDate("2026-11-19") });
  await build("Over since yesterday", { validTo: parseCalendarDate("2026-11-17") });
  await build("Saturdays", { daysOfOperation: "6", transitDays: 1 });
});

/** Rows by their first cell, whatever order they came in. */
function inOrder<T extends readonly (string | null)[]>(rows: readonly T[]): T[] {
  return rows.toSorted(([one], [other]) => (one ?? "").localeCompare(other ?? ""));
}

async function price(changes: Partial<QuotationFormInput> = {}) {
  const answer = await admin.call(createQuotation, { body: buildForm({ readyDate: READY, ...changes }) });
  expect(answer.status, answer.text).toBe(200);
  const { options, excluded, request_id } = answer.body;
  return {
    request_id,
    options: new Map(options.map((option) => [option.airline?.name ?? "", option])),
    excluded: inOrder(excluded.map(({ airline, reason, detail }) => [airline, reason, detail])),
  };
}

test("a rate counts when it is in force at departure, and says when it leaves and arrives", async () => {
  const { options, excluded, request_id } = await price();
  const travel = [...options].map(([name, { departs_on, arrives_on }]) => [name, departs_on, arrives_on]);
  expect(inOrder(travel)).toEqual([
    ["A whole year", READY, "2026-11-26"],
    ["Begins Monday", READY, "2026-11-26"],
    ["Closes tomorrow", READY, "2026-11-26"],
    ["Saturdays", "2026-11-28", "2026-11-29"],
  ]);
  expect(excluded).toEqual([
    ["Hardly begun", "future", "2026-11-24"],
    ["Over since yesterday", "expired", "2026-11-17"],
  ]);
  const again = await admin.call(getRequest, { params: { id: request_id } });
  const departures = (all: Iterable<{ departs_on: string | null }>) =>
    inOrder([...all].map(({ departs_on }) => [departs_on]));
  expect(departures(again.body.options)).toEqual(departures(options.values()));
});

test("a rate that ends before departure is offered with its flag, as far as the forwarder allows", async () => {
  const { options } = await price();
  const flagged = [...options].filter(([, { flags }]) => flags.includes("rate-ends-before-departure"));
  expect(flagged.map(([name, { validUntil }]) => [name, validUntil])).toEqual([
    ["Closes tomorrow", "2026-11-19"],
  ]);
  const late = await price({ readyDate: "2026-12-04" });
  expect(late.excluded).toContainEqual(["Closes tomorrow", "expired", "2026-11-19"]);
  await changeSettings(admin, { daysBeyondRateEnd: 0 });
  const never = await price();
  expect(never.excluded).toContainEqual(["Closes tomorrow", "expired", "2026-11-19"]);
  expect(never.options.has("Closes tomorrow")).toBe(false);
  await changeSettings(admin, { daysBeyondRateEnd: 14 });
});

/** Charges of the rate that holds all year. */
async function labels(readyDate: string): Promise<string[]> {
  const { options } = await price({ readyDate });
  return (options.get("A whole year")?.lines ?? []).map(({ label }) => label);
}

test("surcharges count by the day of departure", async () => {
  expect((await labels(READY)).filter((label) => label.startsWith("From"))).toEqual(["From Monday"]);
  expect(await labels(READY)).not.toContain("Until today");
  expect((await labels(TODAY)).filter((label) => label.startsWith("Until"))).toEqual(["Until today"]);
});

test("the fastest option is the one that arrives first", async () => {
  const { options } = await price();
  expect(options.get("Saturdays")?.reasons).not.toContain("fastest");
  expect(options.get("A whole year")?.reasons).toContain("fastest");
});
