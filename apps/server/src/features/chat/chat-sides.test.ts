import * as contract from "@kilolane/contract";
import { describe, expect, it } from "vitest";
import { linkOf } from "../../../test/build-records.ts";
import { buildSent, useMarket } from "../../../test/build-market.ts";
import type { TestFile } from "../../../test/call-endpoint.ts";
import { makeBeforeTests, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { newId } from "../../db/new-id.ts";

const world = useTestWorld({ runsJobs: true });
const market = useMarket(world);
/** A shipper of our forwarder, with a company of its own. */
const shipper = makeBeforeTests(async () => {
  const person = await world.signInAs("ROLE_CONSIGNEE");
  await tie(market.ours.admin, person);
  return person;
});

async function tie(forwarder: SignedInPerson, person: SignedInPerson) {
  await world.database.query(
    `insert into forwarder_shipper (id, company_id, shipper_company_id, shipper_user_id, company_name, first_name,
       last_name, email, country_code, created_by)
     values ($1, $2, $3, $4, 'Birch Works', 'Ada', 'Moss', $5, 'US', $6)`,
    [
      newId(),
      forwarder.user.company.id,
      person.user.company.id,
      person.user.id,
      person.user.email,
      forwarder.user.id,
    ],
  );
}

async function said(person: SignedInPerson, roomId: string) {
  const { body } = await person.call(contract.retrieveMessages, { query: { roomId } });
  return body.flatMap(({ messages }) => messages);
}

async function roomsOf(person: SignedInPerson): Promise<Set<string>> {
  const { body } = await person.call(contract.listChatRooms, { query: { size: 100 } });
  return new Set(body.content.map(({ roomId }) => roomId));
}

/** Sends files as a browser does. */
function send(person: SignedInPerson, roomId: string, files: readonly TestFile[], fields = {}) {
  return person.call(
    contract.sendChatFiles,
    { params: { id: roomId }, body: {} },
    { form: { fields, field: "files", files } },
  );
}

const note = (name: string, text: string): TestFile => ({
  name,
  contentType: "text/plain",
  bytes: Buffer.from(text),
});

describe("a shipper", () => {
  it("talks with its forwarders from its own company, and each side is notified", async () => {
    const { admin, agent } = market.ours;
    const companyId = admin.user.company.id;
    const partners = await shipper().call(contract.listChatPartners, { query: {} });
    expect(partners.body.map((partner) => partner.companyId)).toEqual([companyId]);
    const body = { msg: "Do you fly to Hanoi?", companyId };
    const asked = await shipper().call(contract.sendChatMessage, { body });
    expect(asked.status).toBe(200);
    const { roomId } = asked.body;
    const room = (await agent.call(contract.listChatRooms, { query: { search: "birch" } })).body.content[0];
    expect(room).toMatchObject({ roomId, clientName: "Ada Moss", clientCompany: "Birch Works", unread: 1 });
    const reply = await agent.call(contract.sendChatMessage, { body: { msg: "On Tuesdays.", roomId } });
    expect(reply.status).toBe(200);
    expect((await said(shipper(), roomId)).map(({ senderRole, msg }) => `${senderRole}: ${msg}`)).toEqual([
      "Client (C/S): Do you fly to Hanoi?",
      "FF Agent: On Tuesdays.",
    ]);
    const newsOf = async (person: SignedInPerson) =>
      (await person.call(contract.listNotifications, { query: {} })).body.filter(
        (one) => one.roomId === roomId,
      );
    expect(await newsOf(admin)).toHaveLength(1);
    await expect.poll(() => newsOf(shipper()), { timeout: 10_000 }).toHaveLength(1);
    const { number } = reply.body.message;
    await shipper().call(contract.markChatSeen, { params: { id: roomId }, body: { number } });
    expect((await newsOf(shipper())).map(({ status }) => status)).toEqual(["read"]);
    expect((await said(agent, roomId)).at(-1)?.isSeen).toBe(true);
  });

  it("finds no room of others and none with a forwarder that it is not tied to", async () => {
    const { admin } = market.ours;
    const other = await world.signInAs("ROLE_CONSIGNEE");
    await tie(market.theirs.admin, other);
    const { body } = await shipper().call(contract.openChatRoom, {
      body: { companyId: admin.user.company.id },
    });
    for (const stranger of [other, market.theirs.admin, market.ours.client]) {
      const query = { roomId: body.roomId };
      expect((await stranger.call(contract.retrieveMessages, { query })).status).toBe(404);
      expect((await stranger.call(contract.getChatRoom, { params: { id: body.roomId } })).status).toBe(404);
    }
    const foreign = { companyId: market.theirs.admin.user.company.id };
    expect((await shipper().call(contract.openChatRoom, { body: foreign })).status).toBe(404);
    expect((await shipper().call(contract.openChatRoom, { body: {} })).status).toBe(404);
    const asOther = { companyId: admin.user.company.id, clientId: other.user.id };
    expect((await shipper().call(contract.openChatRoom, { body: asOther })).status).toBe(404);
  });

  it("that its forwarder suspended has no room there any more, and is written to in vain", async () => {
    const { admin } = market.ours;
    const gone = await world.signInAs("ROLE_CONSIGNEE");
    await tie(admin, gone);
    const clientId = gone.user.id;
    const { roomId } = (await admin.call(contract.sendChatMessage, { body: { msg: "Hello", clientId } }))
      .body;
    await world.database.query(
      "update forwarder_shipper set is_suspended = true where shipper_user_id = $1",
      [clientId],
    );
    expect((await gone.call(contract.retrieveMessages, { query: { roomId } })).status).toBe(404);
    expect((await admin.call(contract.getChatRoom, { params: { id: roomId } })).body.isOpen).toBe(false);
    const late = await admin.call(contract.sendChatMessage, { body: { msg: "Still there?", roomId } });
    expect(late.error.code).toBe("state-conflict");
    expect(await said(admin, roomId)).toHaveLength(1);
  });
});

describe("an agent", () => {
  it("has the rooms of all clients and of its own quotations, and of all where the company opens them", async () => {
    const { admin, agent, client } = market.ours;
    const general = (await client.call(contract.sendChatMessage, { body: { msg: "Good morning" } })).body
      .roomId;
    const open = async (quotationId: string) =>
      (await client.call(contract.openChatRoom, { body: { quotationId } })).body.roomId;
    const ofAdmin = await open((await buildSent(admin, client)).quotation_id);
    const ofAgent = await open((await buildSent(agent, client)).quotation_id);
    for (const roomId of [ofAdmin, ofAgent]) {
      await client.call(contract.sendChatMessage, { body: { msg: "About this one", roomId } });
    }
    const ofAll = await roomsOf(admin);
    expect([general, ofAdmin, ofAgent].every((id) => ofAll.has(id))).toBe(true);
    const seen = await roomsOf(agent);
    expect([general, ofAdmin, ofAgent].map((id) => seen.has(id))).toEqual([true, false, true]);
    // a card of the admin's quotation in the general room tells the agent its number alone
    const sent = await buildSent(admin, client);
    const body = { msg: "Have a look", roomId: general, quotationId: sent.quotation_id };
    expect((await admin.call(contract.sendChatMessage, { body })).status).toBe(200);
    const card = (await said(agent, general)).at(-1)?.quotation;
    expect(card).toMatchObject({ number: sent.number, isOpen: false, sellTotal: "", status: null });
  });
});

describe("files", () => {
  it("are stored as what they are, for both sides of the room alone", async () => {
    const { admin, agent, client } = market.ours;
    const { roomId } = (await client.call(contract.openChatRoom, { body: {} })).body;
    const sent = await send(
      client,
      roomId,
      [note("../lane list.txt", "JFK-FRA"), note("b.csv", "a,b\n1,2\n")],
      {
        msg: "Our lanes",
      },
    );
    expect(sent.status, sent.text).toBe(200);
    const { files } = sent.body.message;
    expect(files.map(({ originalName }) => originalName)).toEqual(["lane list.txt", "b.csv"]);
    const params = { id: roomId, name: files[0]?.name ?? "" };
    const fetched = await agent.call(contract.downloadChatFile, { params });
    expect([fetched.status, fetched.text]).toEqual([200, "JFK-FRA"]);
    const neighbour = await world.signInAs("ROLE_FFCLIENT", { company: admin.user.company });
    for (const stranger of [neighbour, market.theirs.admin]) {
      expect((await stranger.call(contract.downloadChatFile, { params })).status).toBe(404);
    }
    // the call that everybody of a company has for pictures and logos does not lead around the room
    const around = { params: { name: params.name } };
    expect((await neighbour.call(contract.downloadFile, around)).status).toBe(404);
    expect((await admin.call(contract.downloadFile, around)).status).toBe(404);
  });

  it("go with a quotation of the room's sides, and with no other", async () => {
    const { admin, client } = market.ours;
    const { roomId } = (await client.call(contract.openChatRoom, { body: {} })).body;
    const files = [note("lanes.txt", "JFK-FRA")];
    const own = (await buildSent(admin, client)).quotation_id;
    const sent = await send(admin, roomId, files, { quotationId: own });
    expect(sent.body.message.quotation).toMatchObject({ quotationId: own });
    const foreign = (await buildSent(market.theirs.admin, market.theirs.client)).quotation_id;
    for (const quotationId of [foreign, newId()]) {
      const refused = await send(client, roomId, files, { quotationId });
      expect([refused.status, refused.error.code]).toEqual([404, "not-found"]);
    }
  });

  it("that are none, or of a kind that is not taken, are refused at their field", async () => {
    const { client } = market.ours;
    const { roomId, lastNumber } = (await client.call(contract.openChatRoom, { body: {} })).body;
    const refused = await send(client, roomId, [
      note("a.txt", "a"),
      { ...note("b.exe", ""), bytes: Buffer.from([77, 90, 0, 1]) },
    ]);
    expect([refused.status, refused.error.errors[0]?.field]).toEqual([400, "files.1"]);
    expect((await send(client, roomId, [])).error.errors[0]).toMatchObject({
      field: "files",
      code: "required",
    });
    expect((await client.call(contract.getChatRoom, { params: { id: roomId } })).body.lastNumber).toBe(
      lastNumber,
    );
  });
});

describe("a question on a signed link", () => {
  it("lands in the room of the quotation's client, or in one of that reader's, who is answered by mail", async () => {
    const { admin, client } = market.ours;
    const own = await buildSent(admin, client);
    await ask(own.mail_id, "Does this include pickup?");
    await expect
      .poll(() => questionsOn(own.quotation_id), { timeout: 10_000 })
      .toEqual(["Does this include pickup?"]);
    const room = (await client.call(contract.openChatRoom, { body: { quotationId: own.quotation_id } })).body;
    expect(await said(client, room.roomId)).toMatchObject([
      { sender: client.user.email, senderName: "Reader", senderRole: "Client (C/S)", isOwn: false },
    ]);

    const mailed = await admin.call(contract.emailSavedQuotation, {
      query: { quotation_id: own.quotation_id, email: "Stranger@Oak.example" },
      body: {},
    });
    await ask(mailed.body.mail_id, "And customs?");
    await expect.poll(() => questionsOn(own.quotation_id), { timeout: 10_000 }).toHaveLength(2);
    // another reader's question is not the client's to read
    expect(await said(client, room.roomId)).toHaveLength(1);
    const found = (await admin.call(contract.searchChat, { query: { search: "customs" } })).body[0];
    const roomId = found?.roomId ?? "";
    expect((await client.call(contract.getChatRoom, { params: { id: roomId } })).status).toBe(404);
    const answer = await admin.call(contract.sendChatMessage, {
      body: { msg: "Customs are extra.", roomId },
    });
    expect(answer.status).toBe(200);
    const token = linkOf(world, mailed.body.mail_id);
    const answers = async () =>
      (await world.anonymous.call(contract.getQuotationByLink, { params: { token } })).body.answers.map(
        ({ text }) => text,
      );
    await expect.poll(answers, { timeout: 10_000 }).toEqual(["Customs are extra."]);
    expect((await send(admin, roomId, [note("a.txt", "a")])).error.code).toBe("state-conflict");
  });
});

async function ask(mailId: string, question: string) {
  const params = { token: linkOf(world, mailId) };
  const answer = await world.anonymous.send(contract.askByLink, {
    params,
    body: { text: question, name: "Reader" },
  });
  if (answer.status !== 200) throw new Error(answer.text);
}

async function questionsOn(quotationId: string): Promise<string[]> {
  const { rows } = await world.database.query<{ msg: string }>(
    `select m.msg from chat_message m join chat_room r on r.company_id = m.company_id and r.id = m.room_id
     where r.quotation_id = $1 order by m.sent_at`,
    [quotationId],
  );
  return rows.map(({ msg }) => msg);
}
