import * as contract from "@kilolane/contract";
import { beforeAll, describe, expect, test } from "vitest";
import {
  buildEntry,
  buildManual,
  buildManualBody,
  buildQuietAir,
  MANUAL_LINES,
  readManual,
} from "../../../test/build-manual.ts";
import { buildForm, MAIL_FLAGS } from "../../../test/build-quotations.ts";
import { dayIn } from "../../../test/clock.ts";
import { coverEndpoint } from "../../../test/cover.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");
let airlineId: number;

const DETAIL = "GET /ffadmin/manual-quotation/{id}";

beforeAll(async () => {
  airlineId = await buildQuietAir(world.database);
});

const read = async (id: string, version?: number) => readManual(admin, id, version);

describe("saving typed lines", () => {
  test("makes a quotation with a number of its own range, which every list and screen knows", async () => {
    const body = buildManualBody({ manual: buildEntry({ airlineId }), remarks: "Handle with care" });
    const saved = await admin.call(contract.saveManualQuotation, { body });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body).toMatchObject({ status: "draft", version: 1, sellTotal: "355.00", currency: "USD" });
    expect(saved.body.number).toMatch(/^Q-M\d{4}-\d{6}$/);
    const detail = await read(saved.body.quotation_id);
    const [option] = detail.options;
    expect(detail).toMatchObject({ type: "manual", remarks: "Handle with care" });
    // 80 × 2.00 + 20 + 2 × 45 = 270.00
    expect(option).toMatchObject({ buyTotal: "270.00", sellTotal: "355.00", profit: "85.00" });
    expect(option?.airline?.name).toBe("Quiet Air");
    expect(
      option?.lines.map(({ label, quantity, sellUnitValue, sell }) => [label, quantity, sellUnitValue, sell]),
    ).toEqual([
      ["Air freight", "80", "2.50", "200.00"],
      ["Export papers", null, null, "35.00"],
      ["Pick-up", "2", "60.00", "120.00"],
    ]);
    expect(detail.manual?.lines.map(({ charge, buy }) => [charge, buy])).toEqual([
      ["Air freight", "2.00"],
      ["Export papers", "20"],
      ["Pick-up", "45"],
    ]);
    const list = (type: "manual" | "quick") =>
      admin.call(contract.listQuotations, {
        query: { filter: JSON.stringify({ type, search: saved.body.number }) },
      });
    expect((await list("manual")).body.content).toMatchObject([{ type: "manual", sellTotal: "355.00" }]);
    expect((await list("quick")).body.content).toEqual([]);
    coverEndpoint("POST", "/ffadmin/manual-quotation/save", {
      status: saved.status,
      readBack: { through: DETAIL, agrees: detail.number === saved.body.number },
      foreign: await stranger.call(contract.saveManualQuotation, {
        body: { ...body, quotation_id: saved.body.quotation_id, version: 1, lockVersion: 1 },
      }),
    });
    const params = { id: saved.body.quotation_id };
    coverEndpoint("GET", "/ffadmin/manual-quotation/{id}", {
      status: 200,
      readBack: {
        through: "POST /ffadmin/manual-quotation/save",
        agrees: option?.sellTotal === saved.body.sellTotal,
      },
      foreign: await stranger.call(contract.getManualQuotation, { params, query: {} }),
    });
  });

  test("again changes a draft in place, and what was sent as its next version, open only when it is sent", async () => {
    const first = await buildManual(admin);
    const change = (seen: { version: number; lockVersion: number }, sell: string) => ({
      ...buildManualBody({
        manual: buildEntry({
          lines: buildEntry().lines.map((line, index) => (index === 0 ? { ...line, sell } : line)),
        }),
      }),
      quotation_id: first.quotation_id,
      version: seen.version,
      lockVersion: seen.lockVersion,
    });
    const again = await admin.call(contract.saveManualQuotation, { body: change(first, "3.00") });
    expect(again.body).toMatchObject({ number: first.number, version: 1, sellTotal: "395.00" });
    const stale = await admin.call(contract.saveManualQuotation, { body: change(first, "9.00") });
    expect([stale.status, stale.error.code]).toEqual([409, "version-conflict"]);
    const query = { quotation_id: first.quotation_id, email: "ada@elm.example", ...MAIL_FLAGS };
    const sent = await admin.call(contract.emailSavedManualQuotation, { query, body: {} });
    expect(sent.body, sent.text).toMatchObject({ status: "sent", version: 1 });
    const { lockVersion } = await read(first.quotation_id);
    const revised = await admin.call(contract.saveManualQuotation, {
      body: change({ version: 1, lockVersion }, "4.00"),
    });
    expect(revised.body, revised.text).toMatchObject({ version: 2, sellTotal: "475.00" });
    expect(await read(first.quotation_id)).toMatchObject({
      version: 2,
      offered: { version: 1, status: "sent" },
    });
    expect((await read(first.quotation_id, 1)).options[0]?.sellTotal).toBe("395.00");
  });

  test("keeps the last day that was typed, beyond the days that the company gives its rates", async () => {
    const validUntil = dayIn(40);
    const { quotation_id } = await buildManual(admin, { manual: buildEntry({ validUntil }) });
    expect(await read(quotation_id)).toMatchObject({ validUntil, options: [{ validUntil }] });
  });

  test("in another currency is converted at the rate that is kept with the quotation", async () => {
    const [line] = buildEntry().lines;
    if (line === undefined) throw new Error("no line");
    const manual = buildEntry({ lines: [{ ...line, currency: "EUR" }] });
    const { quotation_id } = await buildManual(admin, { manual });
    const [option] = (await read(quotation_id)).options;
    // 80 × 2.00 EUR at 1.25; sold at 2.50 × 1.25 = 3.125, rounded to 3.13
    expect(option).toMatchObject({ buyTotal: "200.00", sellTotal: "250.40" });
    expect(option?.exchange).toMatchObject([{ from: "EUR", to: "USD", rate: "1.25" }]);
    expect(option?.lines[0]).toMatchObject({ sellUnitValue: "3.13", unitValue: "2.00", unitCurrency: "EUR" });
  });

  test("refuses bad input at its field, all of it at once, and stores nothing", async () => {
    const count = async () =>
      (await admin.call(contract.listQuotations, { query: { filter: JSON.stringify({ type: "manual" }) } }))
        .body.total;
    const before = await count();
    const lines = [
      { charge: " ", kind: "freight", basis: "unit", buy: "-1", sell: "x", currency: "USD" } as const,
      { charge: "Truck", kind: "trucking", basis: "flat", buy: "1", sell: "2", currency: "USD" } as const,
    ];
    const bad = await admin.call(contract.saveManualQuotation, {
      body: buildManualBody({ manual: buildEntry({ lines }) }),
    });
    expect(bad.error.errors.map(({ field, code }) => [field, code])).toEqual([
      ["manual.lines.0.charge", "required"],
      ["manual.lines.0.buy", "negative"],
      ["manual.lines.0.sell", "number"],
      ["manual.lines.1.leg", "required"],
    ]);
    const wrong = await admin.call(contract.saveManualQuotation, {
      body: buildManualBody({
        manual: buildEntry({
          airlineId: 2_000_000_000,
          validUntil: "2020-01-01",
          lines: buildEntry().lines.map((entry) => ({ ...entry, currency: "XXX" })),
        }),
      }),
    });
    expect(wrong.error.errors.map(({ field, code }) => [field, code])).toEqual([
      ["manual.lines.0.currency", "unknown-currency"],
      ["manual.lines.1.currency", "unknown-currency"],
      ["manual.lines.2.currency", "unknown-currency"],
      ["manual.airlineId", "unknown"],
      ["manual.validUntil", "past-date"],
    ]);
    const nowhere = await admin.call(contract.saveManualQuotation, {
      body: buildManualBody({ form: buildForm({ shipToAirport: "QQQ" }) }),
    });
    expect(nowhere.error.errors).toMatchObject([{ field: "form.shipToAirport", code: "unknown-airport" }]);
    expect(await count()).toBe(before);
  });

  test("below the floor needs an admin's reason, which stays with the quotation", async () => {
    const [line] = buildEntry().lines;
    if (line === undefined) throw new Error("no line");
    const manual = buildEntry({ lines: [{ ...line, buy: "2.49" }] });
    const refused = await admin.call(contract.saveManualQuotation, { body: buildManualBody({ manual }) });
    expect(refused.error.errors).toMatchObject([{ field: "reason", code: "required" }]);
    const saved = await buildManual(admin, { manual, reason: "A first shipment" });
    expect((await read(saved.quotation_id)).options[0]).toMatchObject({
      belowFloor: true,
      floorApproved: true,
    });
    const seen = { quotation_id: saved.quotation_id, version: 1, lockVersion: saved.lockVersion };
    const same = await admin.call(contract.saveManualQuotation, {
      body: { ...buildManualBody({ manual }), ...seen },
    });
    expect(same.status, same.text).toBe(200);
    const lower = buildEntry({ lines: [{ ...line, buy: "2.49", sell: "2.48" }] });
    const next = { ...buildManualBody({ manual: lower }), ...seen, lockVersion: same.body.lockVersion };
    expect((await admin.call(contract.saveManualQuotation, { body: next })).status).toBe(400);
  });
});

test("a number is held for one person until it is saved, and says what became of it", async () => {
  const held = await admin.call(contract.holdQuoteNumber, { body: {} });
  const { quote_id } = held.body;
  expect((await admin.call(contract.holdQuoteNumber, { body: {} })).body.quote_id).toBe(quote_id);
  const status = () => admin.call(contract.getQuoteNumberStatus, { query: { quote_id } });
  const before = await status();
  expect(before.body).toEqual({ quote_id, status: "held", quotation_id: null });
  coverEndpoint("POST", "/ffadmin/quote-id", {
    status: held.status,
    readBack: { through: "GET /ffadmin/status/quote-id", agrees: before.body.status === "held" },
    foreign: { noRecord: "names no record" },
  });
  const saved = await buildManual(admin, { quote_id });
  expect(saved.number).toBe(quote_id);
  const after = await status();
  expect(after.body).toEqual({ quote_id, status: "draft", quotation_id: saved.quotation_id });
  coverEndpoint("GET", "/ffadmin/status/quote-id", {
    status: after.status,
    readBack: { through: DETAIL, agrees: (await read(saved.quotation_id)).number === quote_id },
    foreign: await stranger.call(contract.getQuoteNumberStatus, { query: { quote_id } }),
  });
  const second = await buildManual(admin, { quote_id });
  expect(second.number).not.toBe(quote_id);
});

test("trucking alone is a quotation without an airline, and takes no other line", async () => {
  const lines = MANUAL_LINES.filter(({ kind }) => kind === "trucking");
  const body = buildManualBody({ manual: buildEntry({ lines }) });
  const created = await admin.call(contract.createManualTruckingQuotation, { body });
  const detail = await read(created.body.quotation_id);
  expect(detail.options[0]).toMatchObject({ airline: null, sellTotal: "120.00" });
  const foreign = await stranger.call(contract.getManualQuotation, {
    params: { id: created.body.quotation_id },
    query: {},
  });
  coverEndpoint("POST", "/ffadmin/manual-trucking-quotation/create", {
    status: created.status,
    readBack: { through: DETAIL, agrees: detail.number === created.body.number },
    foreign,
  });
  const mixed = await admin.call(contract.createManualTruckingQuotation, { body: buildManualBody() });
  expect(mixed.error.errors).toMatchObject([
    { field: "manual.lines.0.kind", code: "trucking-only" },
    { field: "manual.lines.1.kind", code: "trucking-only" },
  ]);
});

test("the company's setting decides who writes manual quotations", async () => {
  const body = buildManualBody();
  const refused = await agent.call(contract.saveManualQuotation, { body });
  expect([refused.status, refused.error.code]).toEqual([403, "manual-quotations-off"]);
  expect((await agent.call(contract.holdQuoteNumber, { body: {} })).status).toBe(403);
  expect((await agent.call(contract.getManualQuotationDefaults, { query: {} })).body.isAllowed).toBe(false);
  const companyId = admin.user.company.id;
  const set = (isAllowManualQuotesAdmin: "Yes" | "No", isAllowManualQuotesAgent: "Yes" | "No") =>
    admin.call(contract.updateManualQuoteSetting, {
      body: { companyId, isAllowManualQuotesAdmin, isAllowManualQuotesAgent },
    });
  await set("No", "Yes");
  const own = await agent.call(contract.saveManualQuotation, { body });
  expect(own.status, own.text).toBe(200);
  const seen = { quotation_id: own.body.quotation_id, version: 1, lockVersion: 1 };
  const barred = await admin.call(contract.saveManualQuotation, { body: { ...body, ...seen } });
  expect([barred.status, barred.error.code]).toEqual([403, "manual-quotations-off"]);
  expect((await read(own.body.quotation_id)).abilities["edit"]).toEqual({
    allowed: false,
    reason: "manual-off",
  });
  await set("Yes", "No");
});

test("what prices from rates leaves typed lines alone", async () => {
  const { quotation_id } = await buildManual(admin);
  const { request_id, version, lockVersion } = await read(quotation_id);
  const params = { id: request_id };
  expect((await admin.call(contract.repriceQuotation, { params, body: buildForm() })).status).toBe(404);
  const edit = { quotation_id, version, lockVersion, options: [], reprice: true };
  expect((await admin.call(contract.editSavedQuotation, { body: edit })).status).toBe(409);
  expect((await read(quotation_id)).options[0]?.sellTotal).toBe("355.00");
});

test("templates keep lines by name for everybody at the desk", async () => {
  const body = { name: "Export set", lines: [...MANUAL_LINES] };
  const created = await admin.call(contract.createManualTemplate, { body });
  expect((await agent.call(contract.listManualTemplates)).body).toMatchObject([{ name: "Export set" }]);
  expect((await stranger.call(contract.listManualTemplates)).body).toEqual([]);
  const again = await admin.call(contract.createManualTemplate, { body: { ...body, name: "export SET" } });
  expect(again.error.errors).toMatchObject([{ field: "name", code: "name-taken" }]);
  const params = { id: created.body.id };
  const renamed = await admin.call(contract.updateManualTemplate, {
    params,
    body: { version: 1, name: "Import set" },
  });
  expect(renamed.body).toMatchObject({ name: "Import set", version: 2, lines: created.body.lines });
  const stale = await admin.call(contract.updateManualTemplate, {
    params,
    body: { version: 1, name: "Other" },
  });
  expect(stale.status).toBe(409);
  expect((await stranger.call(contract.deleteManualTemplate, { params, query: { version: 2 } })).status).toBe(
    404,
  );
  expect((await admin.call(contract.deleteManualTemplate, { params, query: { version: 2 } })).status).toBe(
    200,
  );
  expect((await admin.call(contract.listManualTemplates)).body).toEqual([]);
});
