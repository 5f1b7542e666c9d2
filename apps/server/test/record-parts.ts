import {
  addPreferredAirport,
  createAddress,
  createClientQuotation,
  createDocument,
  createFeedback,
  createInquirer,
  createManualRate,
  createOwnExchangeRate,
  createRate,
  createSavedView,
  createShipper,
  createWarehouse,
  emailSavedClientQuotation,
  deletePreferredAirport,
  listNotifications,
  listPreferredAirports,
  mergeInquirers,
  sendChatMessage,
} from "@kilolane/contract";
import { addDays, parseCalendarDate } from "@kilolane/domain";
import { newId } from "../src/db/new-id.ts";
import { buildDeskRate, rateFormOf } from "./build-desk.ts";
import { buildImport } from "./build-imports.ts";
import { buildKey, buildSeat } from "./build-keys.ts";
import { buildTruckingSheets } from "./build-trucking-sheets.ts";
import { buildDraft, buildRequest, buildSent, FORM, type Forwarder } from "./build-market.ts";
import { buildShipment } from "./build-shipment.ts";
import { buildMargins } from "./build-margins.ts";
import { buildManual, buildTemplate } from "./build-manual.ts";
import type { SignedInPerson, TestWorld } from "./harness.ts";

const WAREHOUSE = { name: "Elm Hall", city: "Newark", country: "US", airport: "EWR" };
const ADDRESS = { companyName: "Elm Depot", city: "Newark", country: "US" };

/** The email on the key that waits for its holder. */
export const KEY_EMAIL = "ida@elm.example";

/** The last notice alone: all that a builder of many records ever got costs a quarter of its time. */
const LATEST = { query: { size: 1 } };

/** A request, a draft and a sent quotation, with all that hangs on one of them. */
async function buildQuotations(forwarder: Forwarder) {
  const { admin, client } = forwarder;
  const inquirerId = await buildInquirer(admin);
  const request = await buildRequest(admin, { pickupZip: "10001", inquirerId });
  const draft = await buildDraft(admin, { options: 2, form: { inquirerId } });
  const sent = await buildSent(admin, client);
  const own = await client.call(createClientQuotation, { body: { ...FORM, pickupZip: "10001" } });
  // a client that passes a quotation on: its owner is notified
  const query = { quotation_id: sent.quotation_id, email: "boss@elm.example" };
  await client.call(emailSavedClientQuotation, { query, body: {} });
  const [adminNotice] = (await admin.call(listNotifications, LATEST)).body;
  const [clientNotice] = (await client.call(listNotifications, LATEST)).body;
  await buildClientRequests(forwarder, request.request_id, sent);
  return {
    inquirer: inquirerId,
    document: await buildDocument(admin, sent.quotation_id),
    ...(await buildMargins(admin, request)),
    request: request.request_id,
    quote: request.quoteId,
    draft: draft.quotation_id,
    draftRequest: draft.request_id,
    draftQuote: draft.quoteId,
    draftOtherQuote: draft.quoteIds[1] ?? "",
    sent: sent.quotation_id,
    sentQuote: sent.quoteId,
    mail: sent.mail_id,
    clientRequest: own.body.request_id,
    clientQuote: own.body.options[0]?.quote_id ?? "",
    sentRequest: sent.request_id,
    adminNotice: adminNotice?.id ?? "",
    clientNotice: clientNotice?.id ?? "",
  };
}

async function buildInquirers({ admin }: Forwarder) {
  return { duplicate: await buildInquirer(admin), ...(await buildMerge(admin)) };
}

/** A company has one rate a day of a pair of currencies. */
const rateDays = count();

function* count(): Generator<number, never> {
  for (let day = 0; ; day += 1) yield day;
}

/** What the desk keeps beside quotations. */
async function buildDesk({ world, admin }: Forwarder) {
  const params = { screen: "quotations" };
  const view = await admin.call(createSavedView, { params, body: { name: "All", query: "page=1" } });
  const preferred = (await admin.call(listPreferredAirports)).body.find(({ airport }) => airport === "JFK");
  if (preferred !== undefined) await admin.call(deletePreferredAirport, { query: { id: preferred.id } });
  const airport = await admin.call(addPreferredAirport, { body: { airport: "JFK" } });
  return {
    savedView: view.body.id,
    preferredAirport: airport.body.id,
    address: (await admin.call(createAddress, { body: ADDRESS })).body.id,
    warehouse: (await admin.call(createWarehouse, { body: WAREHOUSE })).body.id,
    exchangeRate: await buildExchangeRate(admin),
    shipper: await buildShipper(admin),
    assignmentRule: await buildAssignmentRule(world, admin),
    feedback: await buildFeedback(admin),
  };
}

async function buildManuals({ admin }: Forwarder) {
  return { manual: (await buildManual(admin)).quotation_id, template: await buildTemplate(admin) };
}

/** Records that belong together: what changes one of them may change the others of its part. */
export const RECORD_PARTS = {
  quotations: buildQuotations,
  inquirers: buildInquirers,
  shipment: buildShipment,
  desk: buildDesk,
  sheets: buildTruckingSheets,
  manuals: buildManuals,
  seats: buildSeats,
  rates: buildOwnRates,
  imports: ({ world, admin }: Forwarder) => buildImport(world, admin.user),
  chat: buildConversation,
} as const;

/** What a client and its forwarder said to each other. */
async function buildConversation({ admin, client }: Forwarder) {
  const asked = await client.call(sendChatMessage, { body: { msg: "Elm Imports asks" } });
  const { roomId } = asked.body;
  await admin.call(sendChatMessage, { body: { msg: "Elm Imports is answered", roomId } });
  return { chatRoom: roomId };
}

export async function buildInquirer(admin: SignedInPerson): Promise<string> {
  const body = { companyName: "Elm Imports", nameofInquirer: "Ada", country: "US", email: "ada@elm.example" };
  return (await admin.call(createInquirer, { body })).body.id;
}

/** An inquirer that holds a duplicate. */
async function buildMerge(admin: SignedInPerson) {
  const keptInquirer = await buildInquirer(admin);
  const body = { mergedIds: [await buildInquirer(admin)] };
  const merge = await admin.call(mergeInquirers, { params: { id: keptInquirer }, body });
  return { keptInquirer, inquirerMerge: merge.body.id };
}

/** Makes one request a client's that waits for a price, and another one whose quotation the client accepted. */
async function buildClientRequests(
  { world, client }: Forwarder,
  waiting: string,
  replied: { readonly request_id: string; readonly quotation_id: string },
): Promise<void> {
  const { id, company } = client.user;
  await world.database.query(`insert into incoming_request
      (company_id, request_id, client_user_id, status, quotation_id, sent_at, answer_by, asked, asked_from, asked_to)
    select '${company.id}', r.id, '${id}', s.status, s.quotation_id, now(), now(), r.input, r.from_airport, r.to_airport
    from (values ('${waiting}'::uuid, 'new', null::uuid),
      ('${replied.request_id}', 'replied', '${replied.quotation_id}')) s (id, status, quotation_id)
    join quotation_request r on r.company_id = '${company.id}' and r.id = s.id`);
}

/** An exchange rate of the company's own, of a pair that nothing is priced in. @returns its id */
async function buildExchangeRate(admin: SignedInPerson): Promise<string> {
  const asOf = addDays(parseCalendarDate("2001-01-01"), rateDays.next().value);
  const body = { base: "JPY", quote: "TND", asOf, rate: "0.02", isConfirmed: true };
  return (await admin.call(createOwnExchangeRate, { body })).body.id;
}

/** A rule that gives every request to the least busy agent; a second one has the same conditions. @returns its id */
async function buildAssignmentRule({ database }: TestWorld, { user }: SignedInPerson): Promise<string> {
  const id = newId();
  await database.query(
    `insert into assignment_rule (id, company_id, name) values ('${id}', '${user.company.id}', 'Elm desk')`,
  );
  return id;
}

/** A shipper on the forwarder's list. @returns its id */
async function buildShipper(admin: SignedInPerson): Promise<string> {
  const email = `desk-${newId().slice(-12)}@birch.example`;
  const form = { companyName: "Birch Works", firstName: "Ada", lastName: "Moss", country: "US", email };
  return (await admin.call(createShipper, { body: form })).body.id;
}

/** A feedback of that person with a file. @returns its id */
export async function buildFeedback(
  person: SignedInPerson,
  changes: Readonly<Record<string, string>> = {},
): Promise<string> {
  const bytes = Buffer.from("airport,lane\nJFK,1\n");
  const answer = await person.send(
    createFeedback,
    {},
    {
      form: {
        fields: {
          description: "The list jumps",
          mainMenu: "quotations",
          subMenu: "quotationList",
          feedbackType: "problem",
          ...changes,
        },
        field: "files",
        files: [{ name: "lanes.csv", contentType: "text/csv", bytes }],
      },
    },
  );
  if (answer.status !== 200) throw new Error(`feedback: ${answer.text}`);
  const created: { readonly id: string } = JSON.parse(answer.text);
  return created.id;
}

/** A document of a quotation with a file. @returns its id */
async function buildDocument(person: SignedInPerson, quotationId: string): Promise<string> {
  const fields = {
    title: "Elm Imports invoice",
    kind: "invoice",
    note: "Elm Imports",
    isShared: "true",
    quotationId,
  };
  const files = [{ name: "elm.txt", contentType: "text/plain", bytes: Buffer.from("Elm Imports") }];
  const answer = await person.send(createDocument, {}, { form: { fields, field: "file", files } });
  if (answer.status !== 200) throw new Error(`document: ${answer.text}`);
  const created: { readonly id: string } = JSON.parse(answer.text);
  return created.id;
}

/** Keys of each type: one that waits for its holder, and three in use with somebody who could take them over. */
async function buildSeats({ world, admin: { user } }: Forwarder) {
  const [admin, agent, client] = [
    await buildSeat(world, user, "admin"),
    await buildSeat(world, user, "agent"),
    await buildSeat(world, user, "client"),
  ];
  return {
    key: await buildKey(world, user, { keyType: "agent", email: KEY_EMAIL }),
    adminKey: admin.keyId,
    adminHost: admin.host.id,
    agentKey: agent.keyId,
    agentHolder: agent.holder.id,
    agentHost: agent.host.id,
    clientKey: client.keyId,
    clientHost: client.host.id,
  };
}

/** On a lane that no other test prices. */
const QUIET_LANE = { fromStations: ["NRT"], toStation: ["DXB"] };

/** A published rate and a draft of the airline, and a rate of the forwarder's own. */
async function buildOwnRates({ admin, airline }: Forwarder) {
  const { rate: draft } = (await airline.call(createRate, { body: rateFormOf(QUIET_LANE) })).body;
  const { rateType: _type, ...terms } = rateFormOf(QUIET_LANE);
  const body = { ...terms, airlineCompanyId: 1, freightForwarder: "Elm Imports" };
  const manual = await admin.call(createManualRate, { body });
  return {
    rate: (await buildDeskRate(airline, QUIET_LANE)).id,
    draftRate: draft.id,
    manualRate: manual.body.id,
  };
}
