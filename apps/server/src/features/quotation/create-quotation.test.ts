import { parseCalendarDate } from "@kilolane/domain";
import {
  createQuotation,
  editQuotationOptions,
  getOption,
  getRequest,
  repriceQuotation,
} from "@kilolane/contract";
import type { QuotationFormInput } from "@kilolane/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { dayIn } from "../../../test/clock.ts";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

/** of a rate that is over, but not for so long that pricing no longer says so */
const LAST_DAY = dayIn(-12);

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  const other = await buildAirline(world.database, { iata: "QB", name: "Bold Air" });
  await buildRate(world.database, {
    airlineId,
    terms: {
      surcharges: [{ label: "Fuel", unit: "per_kg", value: "0.95", minimum: "25" }],
      eawbFee: "5",
    },
  });
  await buildRate(world.database, {
    airlineId: other,
    rateType: "contract",
    ownerId: admin.user.company.id,
    currency: "EUR",
    breaks: [
      [0, 4],
      [45, 2],
    ],
  });
  await buildRate(world.database, {
    airlineId: other,
    rateType: "contract",
    ownerId: stranger.user.company.id,
    breaks: [[0, 0.5]],
  });
  await buildRate(world.database, {
    airlineId: other,
    validTo: LAST_DAY,
    validFrom: parseCalendarDate("2020-01-01"),
  });
});

describe("creating a quotation", () => {
  test("prices every rate of the lane, says why others fell out, and stores it", async () => {
    const answer = await admin.call(createQuotation, { body: buildForm() });
    expect(answer.status, answer.text).toBe(200);
    const { options, excluded, request_id } = answer.body;
    expect(options.map((option) => [option.airline?.name, option.rate?.type, option.buyTotal])).toEqual([
      // 80 kg × 2.00 EUR = 160.00 EUR at 1.25
      ["Bold Air", "contract", "200.00"],
      // 80 kg × 3.05 = 244.00 + fuel 76.00 + eAWB 5.00
      ["Quiet Air", "general", "325.00"],
    ]);
    expect(excluded.map((entry) => [entry.airline, entry.reason, entry.detail])).toEqual([
      ["Bold Air", "expired", LAST_DAY],
    ]);
    for (const option of options) {
      const lines = option.lines ?? [];
      const sum = (key: "buy" | "sell") => lines.reduce((total, line) => total + Number(line[key]), 0);
      expect(sum("buy").toFixed(2)).toBe(option.buyTotal);
      expect(sum("sell").toFixed(2)).toBe(option.sellTotal);
    }
    const stored = await agent.call(getRequest, { params: { id: request_id } });
    expect(stored.status).toBe(404);
    const again = await admin.call(getRequest, { params: { id: request_id } });
    expect(again.body.options).toEqual(options);
    expect((await stranger.call(getRequest, { params: { id: request_id } })).status).toBe(404);
  });

  test("answers a summary of each option, and the rest of one when it is opened", async () => {
    const whole = await admin.call(createQuotation, { body: buildForm() });
    const { request_id, options } = whole.body;
    const summary = await admin.call(getRequest, {
      params: { id: request_id },
      query: { detail: "summary" },
    });
    expect(summary.status, summary.text).toBe(200);
    expect(summary.body.options).toHaveLength(options.length);
    for (const [place, listed] of summary.body.options.entries()) {
      expect(options[place]).toMatchObject(listed);
      expect(listed).toMatchObject({
        quote_id: options[place]?.quote_id,
        sellTotal: options[place]?.sellTotal,
      });
      for (const part of ["lines", "bands", "exchange", "trace", "buyTotal", "co2Method"])
        expect(listed).not.toHaveProperty(part);
    }
    for (const option of options) {
      const params = { id: request_id, quoteId: option.quote_id };
      const opened = await admin.call(getOption, { params });
      expect(opened.body).toEqual(option);
      expect((await stranger.call(getOption, { params })).status).toBe(404);
    }
    const unknown = await admin.call(getOption, { params: { id: request_id, quoteId: request_id } });
    expect(unknown.status).toBe(404);
  });

  test.each(["full", "summary"] as const)("prices the same in a %s answer", async (detail) => {
    const created = await admin.call(createQuotation, { query: { detail }, body: buildForm() });
    const { request_id, options } = created.body;
    const figures = (list: typeof options) =>
      list.map(({ airline, sellTotal, profit, belowFloor, reasons }) => ({
        airline,
        sellTotal,
        profit,
        belowFloor,
        reasons,
      }));
    const again = await admin.call(repriceQuotation, {
      params: { id: request_id },
      query: { detail },
      body: buildForm(),
    });
    const edited = await admin.call(editQuotationOptions, {
      query: { detail },
      body: {
        request_id,
        options: [{ quote_id: options[0]?.quote_id ?? "", margin: { kind: "flat", value: "90" } }],
      },
    });
    const whole = await admin.call(getRequest, { params: { id: request_id } });
    expect(figures(again.body.options)).toEqual(figures(options));
    expect(figures(edited.body.options)).toEqual(figures(whole.body.options));
    expect(edited.body.options.map((option) => "lines" in option)).toEqual(
      edited.body.options.map(() => detail === "full"),
    );
  });

  test("edits a margin and a typed amount, and takes it back", async () => {
    const { body } = await admin.call(createQuotation, { body: buildForm() });
    const [option] = body.options;
    const quoteId = option?.quote_id ?? "";
    const edited = await admin.call(editQuotationOptions, {
      body: {
        request_id: body.request_id,
        options: [{ quote_id: quoteId, margin: { kind: "margin", value: 20 } }],
      },
    });
    expect(edited.status, edited.text).toBe(200);
    expect(edited.body.options[0]).toMatchObject({
      buyTotal: "200.00",
      sellTotal: "250.40",
      marginPercent: "20.13",
    });
    const typed = await admin.call(editQuotationOptions, {
      body: {
        request_id: body.request_id,
        options: [{ quote_id: quoteId, sell: [{ code: "freight", amount: "260" }] }],
      },
    });
    expect(typed.body.options[0]).toMatchObject({ sellTotal: "260.00" });
    const back = await admin.call(editQuotationOptions, {
      body: {
        request_id: body.request_id,
        options: [{ quote_id: quoteId, sell: [{ code: "freight", amount: null }] }],
      },
    });
    expect(back.body.options[0]).toMatchObject({ sellTotal: "250.40" });
  });

  test("below the floor an agent is refused and an admin gives a reason", async () => {
    const created = await agent.call(createQuotation, { body: buildForm() });
    const quoteId = created.body.options[0]?.quote_id ?? "";
    const low = { quote_id: quoteId, margin: { kind: "margin" as const, value: 1 } };
    const refused = await agent.call(editQuotationOptions, {
      body: { request_id: created.body.request_id, options: [low] },
    });
    expect([refused.status, refused.error.code]).toEqual([403, "below-margin-floor"]);
    const silent = await admin.call(editQuotationOptions, {
      body: { request_id: created.body.request_id, options: [low] },
    });
    expect([silent.status, silent.error.errors.map(({ field, code }) => `${field} ${code}`)]).toEqual([
      400,
      ["reason required"],
    ]);
    const approved = await admin.call(editQuotationOptions, {
      body: { request_id: created.body.request_id, options: [{ ...low, reason: "first order" }] },
    });
    expect(approved.body.options[0]).toMatchObject({ belowFloor: true, floorApproved: true });
  });

  test("prices again with changed input and keeps the margin of a rate that is still there", async () => {
    const { body } = await admin.call(createQuotation, { body: buildForm() });
    const quoteId = body.options[0]?.quote_id ?? "";
    await admin.call(editQuotationOptions, {
      body: {
        request_id: body.request_id,
        options: [{ quote_id: quoteId, margin: { kind: "flat", value: "30" } }],
      },
    });
    const changed = buildForm({
      goodsArray: [{ pieces: 2, length: 60, width: 50, height: 40, totalWeight: 160 }],
    });
    const stale = await admin.call(repriceQuotation, {
      params: { id: body.request_id },
      body: { ...changed, version: 1 },
    });
    expect([stale.status, stale.error.currentVersion]).toEqual([409, 2]);
    const again = await admin.call(repriceQuotation, {
      params: { id: body.request_id },
      body: { ...changed, version: 2 },
    });
    expect(again.body.options[0]).toMatchObject({
      quote_id: quoteId,
      buyTotal: "400.00",
      sellTotal: "430.40",
    });
  });
});

const BAD: [string, Partial<Record<keyof QuotationFormInput, unknown>>, string[]][] = [
  [
    "negative weight",
    { goodsArray: [{ ...buildForm().goodsArray[0], totalWeight: -1 }] },
    ["goodsArray.0.totalWeight negative"],
  ],
  [
    "missing length",
    { goodsArray: [{ pieces: 1, width: 1, height: 1, totalWeight: 1 }] },
    ["goodsArray.0.length required"],
  ],
  [
    "absurd height",
    { goodsArray: [{ ...buildForm().goodsArray[0], height: 1e9 }] },
    ["goodsArray.0.height too-large"],
  ],
  [
    "words as weight",
    { goodsArray: [{ ...buildForm().goodsArray[0], totalWeight: "heavy" }] },
    ["goodsArray.0.totalWeight number"],
  ],
  [
    "201 lines",
    { goodsArray: Array.from({ length: 201 }, () => buildForm().goodsArray[0]) },
    ["goodsArray too-many"],
  ],
  ["no line", { goodsArray: [] }, ["goodsArray required"]],
  ["same airport twice", { shipToAirport: "JFK" }, ["shipToAirport same-airport"]],
  [
    "unknown airports, past date and a currency without rate at once",
    { shipFromAirport: "QQQ", shipToAirport: "QQZ", readyDate: "2020-01-01", currency: "TND" },
    [
      "shipFromAirport unknown-airport",
      "shipToAirport unknown-airport",
      "readyDate past-date",
      "currency currency-without-rate",
    ],
  ],
  [
    "departure abroad",
    { shipFromAirport: "FRA", shipToAirport: "JFK" },
    ["shipFromAirport departure-usa-only"],
  ],
  ["unknown currency", { currency: "XQX" }, ["currency unknown-currency"]],
  ["unknown zip", { pickupZip: "99998" }, ["pickupZip unknown-zip"]],
];

describe("bad input", () => {
  test.each(BAD)("%s", async (_name, change, expected) => {
    const answer = await admin.send(createQuotation, { body: { ...buildForm(), ...change } });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
    expect(answer.error.errors.every((entry) => entry.message.length > 3)).toBe(true);
  });

  test("a currency without exchange rate alone has its own code", async () => {
    const answer = await admin.call(createQuotation, { body: buildForm({ currency: "TND" }) });
    expect([answer.status, answer.error.code]).toEqual([400, "currency-without-rate"]);
  });
});
