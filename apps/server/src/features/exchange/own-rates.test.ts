import * as contract from "@kilolane/contract";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dayIn } from "../../../test/clock.ts";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { type SignedInPerson, usePerson, useTestWorld } from "../../../test/harness.ts";

/* A company's own exchange rates and its buffer: who may see and change them, and which rate a price is made with. */

const world = useTestWorld();
const operator = usePerson(world, "ROLE_SUPERADMIN");
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

beforeAll(async () => {
  await buildReference(world.database);
  // 80 kg × 2.00 EUR; the platform's rate is 1 USD = 0.8 EUR, so that it is 1.25 the other way round
  const airlineId = await buildAirline(world.database, { iata: "QB", name: "Bold Air" });
  await buildRate(world.database, { airlineId, currency: "EUR", breaks: [[0, 2]], minimum: 10 });
});

const RATE = { base: "EUR", quote: "USD", asOf: dayIn(-3), rate: "1.3" };

/** What the one option of a new request in dollars costs, and at which rate. */
async function priceFor(person: SignedInPerson, currency = "USD") {
  const { body } = await person.call(contract.createQuotation, { body: buildForm({ currency }) });
  const [option] = body.options;
  return { buy: option?.buyTotal, exchange: option?.exchange };
}

async function enter(person: SignedInPerson, change: object = {}) {
  const answer = await person.send(contract.createOwnExchangeRate, { body: { ...RATE, ...change } });
  expect(answer.status, answer.text).toBe(200);
}

async function setBuffer(person: SignedInPerson, bufferPercent: string) {
  const { version } = (await person.call(contract.getExchangeBuffer)).body;
  return person.call(contract.updateExchangeBuffer, { body: { bufferPercent, version } });
}

beforeEach(async () => {
  await world.database.query("delete from company_exchange_rate");
  await world.database.query("delete from exchange_rate where source <> 'reference'");
  for (const person of [admin, stranger]) await setBuffer(person, "0");
});

/** Each test begins with rates that no earlier pricing has in memory. */
async function forgetRates() {
  const { body } = await operator.call(contract.createExchangeRate, {
    body: { base: "USD", quote: "JPY", asOf: dayIn(-300), rate: "150" },
  });
  await operator.call(contract.deleteExchangeRate, { params: { id: body.id }, query: { version: 1 } });
  await enter(admin, { base: "JPY", quote: "USD", rate: "0.0067" });
}

describe("a company's own rates", () => {
  test("are entered, changed and deleted by its admin, and nobody else's", async () => {
    await enter(admin);
    const { body } = await admin.call(contract.listOwnExchangeRates, { query: {} });
    expect(body.content).toMatchObject([{ ...RATE, version: 1 }]);
    expect((await agent.call(contract.listOwnExchangeRates, { query: {} })).body.total).toBe(1);
    expect((await stranger.call(contract.listOwnExchangeRates, { query: {} })).body.total).toBe(0);

    const params = { id: body.content[0]?.id ?? "" };
    const change = { params, body: { rate: "1.31", version: 1 } };
    const foreign = await stranger.call(contract.updateOwnExchangeRate, change);
    const deleted = await stranger.call(contract.deleteOwnExchangeRate, { params, query: { version: 1 } });
    expect([foreign.status, deleted.status]).toEqual([404, 404]);
    expect((await admin.call(contract.updateOwnExchangeRate, change)).body).toMatchObject({ rate: "1.31" });
    const stale = await admin.call(contract.deleteOwnExchangeRate, { params, query: { version: 1 } });
    expect([stale.status, stale.error.currentVersion]).toEqual([409, 2]);
    const gone = await admin.call(contract.deleteOwnExchangeRate, { params, query: { version: 2 } });
    expect(gone.status).toBe(200);
    expect((await admin.call(contract.listOwnExchangeRates, { query: {} })).body.total).toBe(0);
  });

  test("are exported with what was typed in the search, nobody else's among them", async () => {
    await enter(admin);
    await enter(admin, { base: "JPY", rate: "0.0067" });
    await enter(stranger, { rate: "1.31" });
    const query = { search: "eur", format: "csv" } as const;
    const file = await agent.call(contract.exportOwnExchangeRates, { query });
    expect(file.status, file.text).toBe(200);
    const [, ...lines] = file.text.trim().split("\r\n");
    expect(lines.map((line) => line.split(",").slice(0, 4))).toEqual([[RATE.asOf, "EUR", "USD", "1.3"]]);
    const book = await agent.call(contract.exportOwnExchangeRates, { query: { ...query, format: "xlsx" } });
    const [, row] = (await readXlsx(book.bytes)).sheets[0]?.rows ?? [];
    expect(row?.slice(1, 4)).toEqual(["EUR", "USD", 1.3]);
    expect((await client.call(contract.exportOwnExchangeRates, { query })).status).toBe(403);
  });

  test("are no business of clients, and an agent changes none", async () => {
    const calls = [
      await client.call(contract.listOwnExchangeRates, { query: {} }),
      await client.call(contract.getExchangeBuffer),
      await agent.call(contract.createOwnExchangeRate, { body: RATE }),
      await agent.call(contract.updateExchangeBuffer, { body: { bufferPercent: "3", version: 0 } }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  test("of one pair and day there is one; the same pair and day of another company is another", async () => {
    await enter(admin);
    await enter(stranger);
    const double = await admin.call(contract.createOwnExchangeRate, { body: RATE });
    expect(double.error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual(["asOf double"]);
  });
});

describe("the rate that counts", () => {
  beforeEach(forgetRates);

  test("is the platform's, the other way round where it was published so, where the company has none", async () => {
    expect(await priceFor(admin)).toEqual({
      buy: "200.00",
      exchange: [{ from: "EUR", to: "USD", rate: "1.25", asOf: "2026-01-01" }],
    });
  });

  test("is the company's own before a newer one of the platform, and that of nobody else", async () => {
    await operator.call(contract.createExchangeRate, { body: { ...RATE, asOf: dayIn(-1), rate: "1.2" } });
    await enter(admin);
    expect(await priceFor(admin)).toMatchObject({
      buy: "208.00",
      exchange: [{ rate: "1.3", asOf: RATE.asOf }],
    });
    expect(await priceFor(stranger)).toMatchObject({
      buy: "192.00",
      exchange: [{ rate: "1.2", asOf: dayIn(-1) }],
    });
  });

  test("is the newest up to the day of pricing; one of a day to come waits", async () => {
    await enter(admin, { asOf: dayIn(-10), rate: "1.26" });
    await enter(admin, { asOf: dayIn(-5), rate: "1.27" });
    await enter(admin, { asOf: dayIn(3), rate: "1.4" });
    expect(await priceFor(admin)).toMatchObject({ buy: "203.20", exchange: [{ rate: "1.27" }] });
  });

  test("is the company's own in the direction in which it was entered alone", async () => {
    await enter(admin, { base: "USD", quote: "EUR", rate: "0.9" });
    expect(await priceFor(admin)).toMatchObject({ exchange: [{ rate: "1.25" }] });
  });

  test("is another as soon as the operator, or the bank, has changed it", async () => {
    await priceFor(admin);
    await operator.call(contract.createExchangeRate, { body: { ...RATE, asOf: dayIn(-1), rate: "1.2" } });
    expect(await priceFor(admin)).toMatchObject({ exchange: [{ rate: "1.2", asOf: dayIn(-1) }] });
  });
});

describe("the buffer", () => {
  beforeEach(forgetRates);

  test("makes every cost in another currency dearer, and says so to the desk", async () => {
    await setBuffer(admin, "2");
    expect((await agent.call(contract.getExchangeBuffer)).body).toMatchObject({ bufferPercent: "2" });
    expect(await priceFor(admin)).toEqual({
      buy: "204.00",
      exchange: [{ from: "EUR", to: "USD", rate: "1.275", asOf: "2026-01-01", bufferPercent: "2" }],
    });
    // 160 EUR × 1.25 × 150 × 1.02, whichever way round the rates were published
    expect((await priceFor(admin, "JPY")).buy).toBe("30600");
    expect((await priceFor(admin, "EUR")).buy).toBe("160.00");
    expect((await priceFor(stranger)).buy).toBe("200.00");
  });

  test("is changed by who saw it last", async () => {
    const { version } = (await admin.call(contract.getExchangeBuffer)).body;
    await setBuffer(admin, "1");
    const late = await admin.call(contract.updateExchangeBuffer, { body: { bufferPercent: "4", version } });
    expect([late.status, late.error.currentVersion]).toEqual([409, version + 1]);
    expect((await admin.call(contract.getExchangeBuffer)).body.bufferPercent).toBe("1");
  });

  test("leaves the company's own rates as they were entered", async () => {
    await setBuffer(admin, "2");
    await enter(admin);
    expect(await priceFor(admin)).toMatchObject({ buy: "208.00", exchange: [{ rate: "1.3" }] });
  });

  test.each([
    ["-1", "negative"],
    ["25.01", "too-large"],
    ["1.234", "too-many-decimals"],
    ["", "required"],
  ])("of %s is refused", async (bufferPercent, code) => {
    const answer = await setBuffer(admin, bufferPercent);
    expect([answer.status, answer.error.errors[0]?.code]).toEqual([400, code]);
  });

  test("in the figures that the list shows in dollars there is none", async () => {
    await setBuffer(admin, "10");
    const { body } = await admin.call(contract.createQuotation, { body: buildForm({ currency: "EUR" }) });
    const query = { request_id: body.request_id, quote_id: body.options[0]?.quote_id ?? "" };
    await admin.call(contract.saveQuotation, { query, body: {} });
    const { rows } = await world.database.query<{ usd: string; total: string }>(
      "select sell_total_usd as usd, sell_total as total from quotation order by created_at desc limit 1",
    );
    expect(Number(rows[0]?.usd)).toBeCloseTo(Number(rows[0]?.total) * 1.25, 2);
  });
});
