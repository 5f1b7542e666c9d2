import {
  acceptOrCancelQuotation,
  createDocument,
  createInquirer,
  downloadClientDocument,
  editSavedQuotation,
  emailSavedQuotation,
  exportClientQuotations,
  getClientQuotation,
  getClientSpend,
  getQuotationByLink,
  listChatQuotations,
  listClientDocuments,
  listClientMilestones,
  listClientQuotations,
  listLinkMilestones,
  openChatRoom,
  updateAirWaybill,
} from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildForm, buildQuotation, caughtMail, MAIL_FLAGS } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { dayIn } from "../../../test/clock.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* What the reader of a version has of the quotation after a newer version went to another customer. */

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");
const shipper = usePerson(world, "ROLE_CONSIGNEE");

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId });
  await buildRate(world.database, { airlineId, destination: "DXB" });
});

async function buildInquirer(companyName: string): Promise<string> {
  const body = { companyName, nameofInquirer: companyName, country: "US", email: "desk@works.example" };
  return (await admin.call(createInquirer, { body })).body.id;
}

/** Stores a document of the quotation that its client may see. @returns its id */
async function share(quotationId: string): Promise<string> {
  const fields = { title: "Papers", kind: "other", isShared: "true", quotationId };
  const files = [{ name: "list.txt", contentType: "text/plain", bytes: Buffer.from("10 crates") }];
  const { status, text, body } = await admin.call(createDocument, undefined, {
    form: { fields, field: "file", files },
  });
  expect(status, text).toBe(200);
  return body.id;
}

/** Puts the shipper on the forwarder's list, so that they have a room. */
async function addToList(): Promise<void> {
  const { id, email, company } = shipper.user;
  await world.database.query(
    `insert into forwarder_shipper (id, company_id, shipper_company_id, shipper_user_id, company_name, first_name,
       last_name, email, country_code, created_by)
     values (gen_random_uuid(), $1, $2, $3, 'Oak Works', 'Ada', 'Moss', $4, 'US', $5)`,
    [admin.user.company.id, company.id, id, email, admin.user.id],
  );
}

/** A quotation that the shipper was mailed, with its reader's ways to it. */
async function buildMailed() {
  const { email } = shipper.user;
  const inquirerId = await buildInquirer("Oak Works");
  const sent = await buildQuotation(admin, { form: { inquirerId } });
  const { quotation_id, number } = sent;
  const query = { quotation_id, email, ...MAIL_FLAGS };
  expect((await admin.call(emailSavedQuotation, { query, body: {} })).status).toBe(200);
  const { token } = await caughtMail(world, email);
  const listed = async () => {
    const { body } = await shipper.call(listClientQuotations, { query: {} });
    return body.content.find((row) => row.number === number);
  };
  return { ...sent, params: { id: quotation_id }, link: { params: { token } }, listed };
}

/**
 * Makes a version of another customer's shipment, mails it to that one, and lets it be accepted and flown.
 * @returns a document that was shared of it before it was sent
 */
async function sendToAnother(quotation_id: string): Promise<string> {
  const form = buildForm({
    inquirerId: await buildInquirer("Hidden Works"),
    shipToAirport: "DXB",
    readyDate: dayIn(9),
    goodsArray: [{ pieces: 5, length: 60, width: 50, height: 40, totalWeight: 500 }],
  });
  const edited = await admin.call(editSavedQuotation, {
    body: { quotation_id, version: 1, lockVersion: 2, form },
  });
  expect(edited.status, edited.text).toBe(200);
  const document = await share(quotation_id);
  const query = { quotation_id, email: "sally@hidden.example", ...MAIL_FLAGS };
  const mailed = await admin.call(emailSavedQuotation, { query: { ...query, version: 2 }, body: {} });
  expect(mailed.status, mailed.text).toBe(200);
  const accepted = await admin.call(acceptOrCancelQuotation, { query: { quotation_id, status: "accept" } });
  expect(accepted.status, accepted.text).toBe(200);
  const params = { id: quotation_id };
  const flown = await admin.call(updateAirWaybill, { params, body: { awb: "020-12345675", version: 0 } });
  expect(flown.status, flown.text).toBe(200);
  return document;
}

test("list, page, link, files, documents, tracking and chat stay as the reader was sent them", async () => {
  await addToList();
  const { quotation_id, number, params, link, listed } = await buildMailed();
  const room = { companyId: admin.user.company.id };
  const { roomId } = (await shipper.call(openChatRoom, { body: room })).body;
  const cards = async () =>
    (await shipper.call(listChatQuotations, { params: { id: roomId }, query: {} })).body;
  expect(await cards()).toHaveLength(1);
  const before = { row: await listed(), page: await shipper.call(getClientQuotation, { params }) };
  const own = await share(quotation_id);
  const others = [await sendToAnother(quotation_id), await share(quotation_id)];

  expect(await listed()).toEqual({ ...before.row, updatedAt: expect.any(String) });
  expect(before.row).toMatchObject({ companyName: "Oak Works", toAirport: "FRA", status: "sent" });
  const page = await shipper.call(getClientQuotation, { params });
  const { options, history } = before.page.body;
  const replaced = { status: "sent", decision: null, decidedQuoteId: null, isSuperseded: true };
  expect(page.body).toMatchObject({ ...replaced, options, history });
  expect((await world.anonymous.call(getQuotationByLink, link)).body).toMatchObject(replaced);

  const file = await shipper.call(exportClientQuotations, { query: { format: "csv" } });
  expect(file.text).toContain(number);
  for (const { text } of [file, page]) expect(text).not.toMatch(/hidden|DXB/i);
  const filter = JSON.stringify({ search: "hidden" });
  expect((await shipper.call(listClientQuotations, { query: { filter } })).body.content).toEqual([]);
  const { body: spend } = await shipper.call(getClientSpend, { query: {} });
  expect(spend.current).toMatchObject({ quotations: 1, accepted: 0 });
  expect(spend.lanes.map(({ toAirport }) => toAirport)).toEqual(["FRA"]);

  const documents = await shipper.call(listClientDocuments, { params });
  expect(documents.body.content.map(({ id }) => id)).toEqual([own]);
  for (const documentId of others) {
    const fetched = { params: { ...params, documentId } };
    expect((await shipper.call(downloadClientDocument, fetched)).status).toBe(404);
  }
  const none = { awb: "", state: null, milestones: [] };
  expect((await shipper.call(listClientMilestones, { params })).body).toEqual(none);
  expect((await world.anonymous.call(listLinkMilestones, link)).body).toEqual(none);
  expect(await cards()).toEqual([]);
});
