import { createInquirer, readQuotationDraft } from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildQuotation } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";

/* A client's mail becomes a draft with the company's own airports and settings; nothing is stored. */

const world = useTestWorld({ at: "2026-11-24T17:00:00Z" });
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const newcomer = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA" });
  for (const destination of ["FRA", "LHR"]) await buildRate(world.database, { airlineId, destination });
});

test("a mail is read with the places of its figures, and relative days count from today", async () => {
  const text = "pls quote JFK-FRA 3 plts 120x80x100 cm 250 kg each, ready tomorrow";
  const answer = await agent.call(readQuotationDraft, { body: { text } });
  expect(answer.status, answer.text).toBe(200);
  const { fields, goods, questions, unread } = answer.body;
  expect(fields.from).toMatchObject({ value: "JFK", confidence: "certain" });
  expect(fields.to).toMatchObject({ value: "FRA", confidence: "certain" });
  expect(fields.readyDate).toMatchObject({ value: "2026-11-25", confidence: "certain" });
  const [line] = goods;
  expect(line).toMatchObject({ pieces: 3, length: 120, totalWeight: 750, packageType: "Pallet" });
  expect(text.slice(...(line?.at ?? [0, 0]))).toBe("3 plts 120x80x100 cm 250 kg");
  expect([questions, unread]).toEqual([[], []]);
});

test("the day a mail arrived moves its relative days", async () => {
  const body = { text: "JFK-FRA 1 box 40x40x40 cm 12 kg, ready tomorrow", receivedOn: "2026-12-01" };
  const answer = await admin.call(readQuotationDraft, { body });
  expect(answer.body.fields.readyDate?.value).toBe("2026-12-02");
});

test("an empty mail and one above 100 kB are refused at the text", async () => {
  for (const [text, code] of [
    [" \n ", "required"],
    ["é".repeat(50_001), "too-long"],
  ] as const) {
    const answer = await admin.call(readQuotationDraft, { body: { text } });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(code);
  }
});

async function buildInquirer(person: SignedInPerson): Promise<string> {
  const answer = await person.call(createInquirer, {
    body: {
      companyName: "Brandt Tools",
      nameofInquirer: "Ada Brandt",
      country: "US",
      email: "Ada@Brandt.example",
    },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.id;
}

/** A suggestion as the answer has it. */
function from(value: unknown, { quotation_id, number }: { quotation_id: string; number: string }) {
  return { value, confidence: "likely", quotation: { id: quotation_id, number } };
}

test("what a mail leaves open is suggested from its sender's quotations, of those that the caller's list shows", async () => {
  const text = "Please quote same as last time.\n\nBest regards\nAda Brandt\nada@brandt.example";
  const read = async (person: SignedInPerson) => {
    const answer = await person.call(readQuotationDraft, { body: { text } });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text).not.toMatch(/buy|cost|margin|profit|sell/i);
    return answer.body;
  };
  const alone = await read(admin);
  expect(alone.context).toBeNull();

  const inquirerId = await buildInquirer(admin);
  const readyDate = "2026-11-25";
  const ofAgent = await buildQuotation(agent, { form: { inquirerId, readyDate } });
  const ofAdmin = await buildQuotation(admin, {
    form: { inquirerId, readyDate, shipToAirport: "LHR", currency: "EUR" },
  });
  const nothing = {
    from: null,
    to: null,
    typeOfGoods: null,
    currency: null,
    pickupZip: null,
    deliveryZip: null,
    goods: null,
  };

  const { context, ...reading } = await read(admin);
  const goods = {
    lines: [{ pieces: 1, length: "60", width: "50", height: "40", totalWeight: "80" }],
    dimensionUnit: "cm",
    weightUnit: "kg",
  };
  expect(context).toMatchObject({
    inquirer: { id: inquirerId, name: "Ada Brandt" },
    suggestions: {
      ...nothing,
      from: from("JFK", ofAdmin),
      to: from("LHR", ofAdmin),
      currency: from("EUR", ofAdmin),
      goods: from(goods, ofAdmin),
    },
  });
  // beside the reading, which stays as it is without an inquirer
  expect({ ...reading, context: null }).toEqual(alone);

  expect((await read(agent)).context?.suggestions).toMatchObject({
    ...nothing,
    from: from("JFK", ofAgent),
    to: from("FRA", ofAgent),
    goods: from(goods, ofAgent),
  });
  expect((await read(newcomer)).context).toEqual({
    inquirer: { id: inquirerId, name: "Ada Brandt" },
    suggestions: nothing,
  });

  expect((await read(stranger)).context).toBeNull();
  const own = await buildInquirer(stranger);
  expect((await read(stranger)).context).toEqual({
    inquirer: { id: own, name: "Ada Brandt" },
    suggestions: nothing,
  });
});
