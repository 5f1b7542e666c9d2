import {
  acceptOrCancelQuotation,
  addAirlineAnswer,
  chooseTrucking,
  countQuotations,
  createClientQuotation,
  createQuotation,
  editQuotationOptions,
  editSavedQuotation,
  emailCompanyQuotation,
  emailQuotation,
  emailSavedCompanyQuotation,
  emailSavedQuotation,
  findCompanyQuotations,
  getQuotation,
  getQuotationDefaults,
  getRequest,
  listCompanyQuotations,
  listQuotations,
  listRecentQuotations,
  repriceQuotation,
  saveQuotation,
  sendEmail,
  updateSavedQuotation,
} from "@kilolane/contract";
import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import { beforeAll, expect, test } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import {
  buildForm,
  buildQuotation,
  findRows,
  TOMORROW,
  MAIL_FLAGS,
  SPECIFIED_LIST,
} from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");
let airlineId: number;

const DETAIL = "GET /ffadmin/quotation/{id}";
const LIST = "GET /ffadmin/quotations-list";

beforeAll(async () => {
  await buildReference(world.database);
  airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId });
});

async function getDetail(id: string) {
  return (await admin.call(getQuotation, { params: { id } })).body;
}

test("requests: create, edit, price again", async () => {
  const created = await admin.call(createQuotation, { body: buildForm() });
  const request_id = created.body.request_id;
  const quote_id = created.body.options[0]?.quote_id ?? "";
  const read = () => admin.call(getRequest, { params: { id: request_id } });
  const foreign = await stranger.call(getRequest, { params: { id: request_id } });
  coverEndpoint("POST", "/ffadmin/quotation/create", {
    status: created.status,
    readBack: {
      through: "GET /quotation-requests/{id}",
      agrees: (await read()).body.options[0]?.sellTotal === created.body.options[0]?.sellTotal,
    },
    foreign,
  });
  const edit = { request_id, options: [{ quote_id, margin: { kind: "markup" as const, value: "50" } }] };
  const edited = await admin.call(editQuotationOptions, { body: edit });
  coverEndpoint("POST", "/ffadmin/quotation/edit", {
    status: edited.status,
    readBack: {
      through: "GET /quotation-requests/{id}",
      agrees: (await read()).body.options[0]?.margin.value === "50",
    },
    foreign: await stranger.call(editQuotationOptions, { body: edit }),
  });
  const again = { params: { id: request_id }, body: buildForm({ houses: 3 }) };
  const repriced = await admin.call(repriceQuotation, again);
  coverEndpoint("POST", "/ffadmin/quotation/create/{id}", {
    status: repriced.status,
    readBack: {
      through: "GET /quotation-requests/{id}",
      agrees: (await read()).body.form["houses"] === 3,
    },
    foreign: await stranger.call(repriceQuotation, again),
  });
});

test("trucking: carriers of both legs, the chosen one in every option's total", async () => {
  const companyId = admin.user.company.id;
  const [carrier, tariff] = [newId(), newId()];
  const terms = { mode: "cwt", bands: [{ lowerLb: "0", ratePerCwt: "50.00" }], minimum: "125.00" };
  await findRows(
    world,
    sql`insert into trucking_carrier (id, company_id, name) values (${carrier}, ${companyId}, 'Road')`,
  );
  await findRows(
    world,
    sql`insert into trucking_tariff (id, company_id, carrier_id, name, currency, terms, valid_from,
    valid_to) values (${tariff}, ${companyId}, ${carrier}, 't', 'USD', ${JSON.stringify(terms)}, '2020-01-01', '2099-01-01')`,
  );
  await findRows(
    world,
    sql`insert into trucking_zone (id, company_id, carrier_id, tariff_id, airport, direction, zip_from,
    zip_to) values (${newId()}, ${companyId}, ${carrier}, ${tariff}, 'JFK', 'pickup', '10000', '10999')`,
  );
  const created = await admin.call(createQuotation, { body: buildForm({ pickupZip: "10001" }) });
  expect(created.body.truckingCarriers.map((entry) => [entry.carrier, entry.leg, entry.buyTotal])).toEqual([
    ["Road", "pickup", "125.00"],
  ]);
  const before = Number(created.body.options[0]?.buyTotal);
  const chosenCarrier = { trucking_id: carrier, carrier: "Road", transit_days: 1 };
  const query = { request_id: created.body.request_id, ...chosenCarrier };
  const chosen = await admin.call(chooseTrucking, { query });
  expect(chosen.body, chosen.text).toMatchObject({ trucking_id: carrier, carrier: "Road" });
  expect(Number(chosen.body.options[0]?.buyTotal)).toBe(before + 125);
  const read = await admin.call(getRequest, { params: { id: created.body.request_id } });
  coverEndpoint("POST", "/ffadmin/quotation", {
    status: chosen.status,
    readBack: { through: "GET /quotation-requests/{id}", agrees: read.body.trucking_id === carrier },
    foreign: await stranger.call(chooseTrucking, { query }),
  });
  const saved = await admin.call(saveQuotation, {
    query: { request_id: created.body.request_id, quote_id: created.body.options[0]?.quote_id ?? "" },
    body: {},
  });
  const detail = () => admin.call(getQuotation, { params: { id: saved.body.quotation_id } });
  const stored = { ...chosenCarrier, client_id: null };
  expect((await detail()).body).toMatchObject({
    ...stored,
    truckingCarriers: [{ trucking_id: carrier, leg: "pickup", buyTotal: "125.00", isChosen: true }],
  });
  // what the quotation offered stays, whatever becomes of the carrier
  await findRows(world, sql`update trucking_carrier set name = 'Rail' where id = ${carrier}`);
  expect((await detail()).body).toMatchObject({ ...stored, truckingCarriers: [{ carrier: "Road" }] });
  const priced = await client.call(createClientQuotation, { body: buildForm({ pickupZip: "10001" }) });
  expect(JSON.stringify(priced.body.truckingCarriers)).not.toContain("125.00");
  const without = await admin.call(chooseTrucking, { query: { ...query, trucking_id: "" } });
  expect(Number(without.body.options[0]?.buyTotal)).toBe(before);
});

test("a lane nobody flies: airlines to ask, and the answer becomes an option that can be saved", async () => {
  const created = await admin.call(createQuotation, { body: buildForm({ shipToAirport: "DXB" }) });
  expect(created.body.options).toEqual([]);
  expect(created.body.askAirlines.length).toBeGreaterThan(0);
  const answer = await admin.call(addAirlineAnswer, {
    params: { id: created.body.request_id },
    body: {
      airlineId,
      currency: "EUR",
      ratePerKg: "4.00",
      minCharges: "100",
      allInSurchargePerKg: "1.00",
      transitDays: 4,
      validUntil: TOMORROW,
    },
  });
  // 80 kg × 4.00 EUR + 80 kg × 1.00 EUR at 1.25
  expect(answer.body.options[0], answer.text).toMatchObject({ buyTotal: "500.00", rate: null });
  const quote_id = answer.body.options[0]?.quote_id ?? "";
  const saved = await admin.call(saveQuotation, { query: { request_id: created.body.request_id, quote_id } });
  expect((await getDetail(saved.body.quotation_id)).options[0]?.buyTotal).toBe("500.00");
});

test("saving, editing, updating and deciding", async () => {
  const note = await buildQuotation(admin);
  const { quotation_id, request_id, quote_id } = note;
  const foreign = await stranger.call(saveQuotation, { query: { request_id, quote_id } });
  coverEndpoint("POST", "/ffadmin/quotation/save", {
    status: 200,
    readBack: { through: DETAIL, agrees: (await getDetail(quotation_id)).number === note.number },
    foreign,
  });
  const filter = JSON.stringify({ search: note.number });
  const list = await admin.call(listQuotations, { query: { filter } });
  const got = await admin.call(getQuotation, { params: { id: quotation_id } });
  coverEndpoint("GET", "/ffadmin/quotation/{id}", {
    status: got.status,
    readBack: { through: LIST, agrees: list.body.content[0]?.sellTotal === note.sellTotal },
    foreign: await stranger.call(getQuotation, { params: { id: quotation_id } }),
  });
  const options = [{ quote_id, margin: { kind: "flat" as const, value: "99" } }];
  const edit = { quotation_id, version: 1, lockVersion: 1, options };
  const edited = await admin.call(editSavedQuotation, { body: edit });
  coverEndpoint("POST", "/ffadmin/saved-quotation/edit", {
    status: edited.status,
    readBack: { through: DETAIL, agrees: (await getDetail(quotation_id)).options[0]?.margin.value === "99" },
    foreign: await stranger.call(editSavedQuotation, { body: edit }),
  });
  const update = { quotation_id, version: 1, lockVersion: 2, terms: "Prepaid" };
  const updated = await admin.call(updateSavedQuotation, { body: update });
  coverEndpoint("POST", "/ffadmin/saved-quotation/update", {
    status: updated.status,
    readBack: { through: DETAIL, agrees: (await getDetail(quotation_id)).terms === "Prepaid" },
    foreign: await stranger.call(updateSavedQuotation, { body: update }),
  });
  const mail = { quotation_id, version: 1, email: "a@example.com", ...MAIL_FLAGS };
  const mailed = await admin.call(emailSavedQuotation, { query: mail });
  coverEndpoint("POST", "/ffadmin/saved-quotation/email", {
    status: mailed.status,
    readBack: { through: DETAIL, agrees: (await getDetail(quotation_id)).mails.length === 1 },
    foreign: await stranger.call(emailSavedQuotation, { query: mail }),
  });
  const again = await admin.call(emailSavedCompanyQuotation, { query: mail });
  coverEndpoint("POST", "/ffcompany/saved-quotation/email", {
    status: again.status,
    readBack: { through: DETAIL, agrees: (await getDetail(quotation_id)).mails.length === 2 },
    foreign: await stranger.call(emailSavedCompanyQuotation, { query: mail }),
  });
  const decision = { quotation_id, quote_id, status: "accept" as const };
  const decided = await admin.call(acceptOrCancelQuotation, { query: decision });
  coverEndpoint("POST", "/ffadmin/saved-quotation/accept-or-cancel", {
    status: decided.status,
    readBack: { through: DETAIL, agrees: (await getDetail(quotation_id)).status === "accepted" },
    foreign: await stranger.call(acceptOrCancelQuotation, { query: decision }),
  });
});

test("mailing what is not saved yet", async () => {
  for (const [endpoint, path] of [
    [emailQuotation, "/ffadmin/quotation/email"],
    [emailCompanyQuotation, "/ffcompany/quotation/email"],
  ] as const) {
    const { body } = await admin.call(createQuotation, { body: buildForm() });
    const quote_id = body.options[0]?.quote_id ?? "";
    const query = { request_id: body.request_id, quote_id, email: "b@example.com", ...MAIL_FLAGS };
    const sent = await admin.call(endpoint, { query });
    coverEndpoint("POST", path, {
      status: sent.status,
      readBack: { through: DETAIL, agrees: (await getDetail(sent.body.quotation_id)).status === "sent" },
      foreign: await stranger.call(endpoint, { query }),
    });
  }
  const body = { email: "c@example.com", msg: "Hello", sender: "a@example.com", receiver: "c@example.com" };
  const message = await admin.call(sendEmail, { body });
  const [stored] = await findRows(
    world,
    sql<{ state: string }>`select state from quotation_mail where id = ${message.body.mail_id}`,
  );
  expect(stored?.state).toBe("queued");
  coverEndpoint("POST", "/send/email", {
    status: message.status,
    readBack: { nothingChanges: "leaves by mail alone" },
    foreign: { noRecord: "names no record" },
  });
});

test("lists and counts", async () => {
  const note = await buildQuotation(admin);
  const filter = JSON.stringify({ search: note.number });
  const agrees = (await getDetail(note.quotation_id)).number === note.number;
  for (const [endpoint, path] of [
    [listQuotations, "/ffadmin/quotations-list"],
    [listCompanyQuotations, "/ffcompany/quotations-lists"],
    [findCompanyQuotations, "/ffcompany/quotations"],
  ] as const) {
    const listed = await admin.call(endpoint, { query: { filter } });
    expect(listed.body.content.map((row) => row.number)).toEqual([note.number]);
    const plain = await admin.call(
      endpoint,
      path === "/ffadmin/quotations-list" ? { query: SPECIFIED_LIST } : {},
    );
    const foreign = await stranger.call(endpoint, { query: {} });
    coverEndpoint("GET", path, {
      status: plain.status,
      readBack: { through: DETAIL, agrees },
      foreign: { found: foreign.body.total },
    });
  }
  const recent = await admin.call(listRecentQuotations);
  expect(recent.body.content[0]?.number).toBe(note.number);
  coverEndpoint("GET", "/ffcompany/recent/quotations-lists", {
    status: recent.status,
    readBack: { through: DETAIL, agrees },
    foreign: { found: (await stranger.call(listRecentQuotations)).body.content.length },
  });
  const counted = await admin.call(countQuotations);
  const all = await admin.call(listQuotations, { query: {} });
  coverEndpoint("GET", "/quotation/count", {
    status: counted.status,
    readBack: { through: LIST, agrees: counted.body.count === all.body.total },
    foreign: { found: (await stranger.call(countQuotations)).body.count },
  });
  const { body: defaults } = await admin.call(getQuotationDefaults);
  const { count: quotationCount } = counted.body;
  expect(defaults).toMatchObject({ currency: "USD", maySellBelowFloor: true, quotationCount });
});
