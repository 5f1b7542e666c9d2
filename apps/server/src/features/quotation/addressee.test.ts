import {
  confirmOrCancelQuotation,
  createInquirer,
  createQuotation,
  editSavedQuotation,
  emailQuotation,
  emailSavedQuotation,
  getClientQuotation,
  getClientQuotationPdf,
  getQuotation,
  getRequest,
  listClientQuotations,
  repriceQuotation,
  saveQuotation,
  updateSavedQuotation,
} from "@kilolane/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { buildForm, buildQuotation } from "../../../test/build-quotations.ts";
import { useFuelDesk } from "../../../test/fuel-desk.ts";

/* A quotation is its inquirer's, and so is the client account that may read and accept it. */

const { world, admin, client } = useFuelDesk();

/** An inquirer with the client's account, and one without an account. */
const inquirers = { northbay: "", sakura: "" };

async function buildInquirer(companyName: string): Promise<string> {
  const { body, text, status } = await admin.call(createInquirer, {
    body: { companyName, nameofInquirer: "Ada", country: "US", email: `${companyName}@example.com` },
  });
  expect(status, text).toBe(200);
  return body.id;
}

beforeAll(async () => {
  inquirers.northbay = await buildInquirer("northbay");
  inquirers.sakura = await buildInquirer("sakura");
  await world.database.query("update inquirer set client_user_id = $1 where id = $2", [
    client.user.id,
    inquirers.northbay,
  ]);
});

const getDetail = async (id: string) => (await admin.call(getQuotation, { params: { id } })).body;

/** A quotation for the inquirer that has the client's account. */
async function buildNorthbays() {
  const note = await buildQuotation(admin, { form: { inquirerId: inquirers.northbay } });
  expect(await getDetail(note.quotation_id)).toMatchObject({ client_id: client.user.id });
  return { ...note, id: note.quotation_id };
}

async function update(
  id: string,
  changes: { readonly inquirerId?: string | null; readonly validUntil?: string },
) {
  const { version, lockVersion } = await getDetail(id);
  const updated = await admin.call(updateSavedQuotation, {
    body: { quotation_id: id, version, lockVersion, ...changes },
  });
  expect(updated.status, updated.text).toBe(200);
  return updated.body;
}

async function send(id: string) {
  const sent = await admin.call(emailSavedQuotation, {
    query: { quotation_id: id, email: "reader@example.com" },
  });
  expect(sent.status, sent.text).toBe(200);
}

/** Whether the client has the quotation in its list, opens it and decides on it. */
async function isClients(id: string): Promise<boolean> {
  const list = await client.call(listClientQuotations, { query: {} });
  const opened = await client.call(getClientQuotation, { params: { id } });
  const isListed = list.body.content.some((row) => row.quotation_id === id);
  expect(opened.status, opened.text).toBe(isListed ? 200 : 404);
  return isListed;
}

describe("a quotation that is addressed to another inquirer", () => {
  test("leaves the former one's account: it is neither listed nor opened nor accepted there", async () => {
    const { id } = await buildNorthbays();
    expect(await update(id, { inquirerId: inquirers.sakura })).toMatchObject({
      inquirer: { companyName: "sakura" },
      client_id: null,
    });
    await send(id);
    expect(await isClients(id)).toBe(false);
    const accepted = await client.call(confirmOrCancelQuotation, {
      query: { quotation_id: id, status: "confirm", version: 1 },
    });
    expect(accepted.status).toBe(404);
  });

  test("stays the former one's in the version that it has, until the next version is sent", async () => {
    const { id } = await buildNorthbays();
    await send(id);
    expect(await update(id, { inquirerId: inquirers.sakura })).toMatchObject({ version: 2, client_id: null });
    expect(await isClients(id)).toBe(true);
    await send(id);
    expect(await isClients(id)).toBe(false);
    const printed = await client.call(getClientQuotationPdf, { params: { id }, query: { version: 1 } });
    expect(printed.status).toBe(404);
  });

  test("goes to the new one's account, which prints no version that another customer was sent", async () => {
    const { quotation_id: id } = await buildQuotation(admin, { form: { inquirerId: inquirers.sakura } });
    await send(id);
    await update(id, { inquirerId: inquirers.northbay });
    await send(id);
    expect(await isClients(id)).toBe(true);
    const print = async (version: number) =>
      (await client.call(getClientQuotationPdf, { params: { id }, query: { version } })).status;
    expect([await print(1), await print(2)]).toEqual([404, 200]);
  });

  test("by the save or an edit of it leaves the former account too, unless the call names the account", async () => {
    const { body } = await admin.call(createQuotation, {
      body: buildForm({ inquirerId: inquirers.northbay }),
    });
    const query = { request_id: body.request_id, quote_id: body.options[0]?.quote_id ?? "" };
    const saved = await admin.call(saveQuotation, { query, body: { inquirerId: inquirers.sakura } });
    expect(await getDetail(saved.body.quotation_id)).toMatchObject({
      inquirer: { companyName: "sakura" },
      client_id: null,
    });
    const { id } = await buildNorthbays();
    const edit = async (changes: { readonly client_id?: string }) => {
      const { version, lockVersion } = await getDetail(id);
      const form = buildForm({ inquirerId: inquirers.sakura, ...changes });
      return admin.call(editSavedQuotation, { body: { quotation_id: id, version, lockVersion, form } });
    };
    expect((await edit({})).body).toMatchObject({ inquirer: { companyName: "sakura" }, client_id: null });
    expect((await edit({ client_id: client.user.id })).body).toMatchObject({ client_id: client.user.id });
    // named in an earlier call, for another inquirer
    expect(await update(id, { inquirerId: null })).toMatchObject({
      client_id: null,
      form: { client_id: null },
    });
  });
});

/** A quotation that was addressed to the other inquirer and given an earlier last day, after it was saved. */
async function buildAmended() {
  const note = await buildNorthbays();
  const { validUntil: before } = await getDetail(note.id);
  const validUntil = new Date(Date.parse(before) - 86_400_000).toISOString().slice(0, 10);
  await update(note.id, { inquirerId: inquirers.sakura, validUntil });
  const amended = { inquirer: { companyName: "sakura" }, client_id: null, validUntil };
  return { note, amended, before };
}

describe("what was changed on a saved quotation", () => {
  test("stays when its options are mailed again, which send the same version", async () => {
    const { note, amended } = await buildAmended();
    const query = { request_id: note.request_id, quote_id: note.quote_id, email: "reader@example.com" };
    for (const time of ["first", "second"]) {
      const mailed = await admin.call(emailQuotation, { query, body: {} });
      expect(mailed.body, `${time} ${mailed.text}`).toMatchObject({ quotation_id: note.id, version: 1 });
      expect(await getDetail(note.id)).toMatchObject(amended);
    }
  });

  test("stays when other options of the request are saved, unless the request or the save names another inquirer", async () => {
    const { note, amended, before } = await buildAmended();
    const { options } = (await admin.call(getRequest, { params: { id: note.request_id } })).body;
    const query = { request_id: note.request_id, quote_id: options.map((one) => one.quote_id).join(",") };
    const save = async (body: { readonly inquirerId?: string } = {}) => {
      const saved = await admin.call(saveQuotation, { query, body });
      expect(saved.body, saved.text).toMatchObject({ quotation_id: note.id });
      return getDetail(note.id);
    };
    const both = await save();
    expect(both).toMatchObject(amended);
    expect(both.options).toHaveLength(2);
    const northbays = { inquirer: { companyName: "northbay" }, client_id: client.user.id };
    expect(await save({ inquirerId: inquirers.northbay })).toMatchObject(northbays);
    expect(await save()).toMatchObject({ ...northbays, validUntil: amended.validUntil });
    await update(note.id, { inquirerId: inquirers.northbay, validUntil: before });
    const form = buildForm({ inquirerId: inquirers.sakura });
    await admin.call(repriceQuotation, { params: { id: note.request_id }, body: form });
    expect(await save()).toMatchObject({ inquirer: { companyName: "sakura" }, client_id: null });
  });
});
