import * as contract from "@kilolane/contract";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { buildDraft, buildSent, useMarket } from "../../../test/build-market.ts";
import { coverEndpoint } from "../../../test/cover.ts";
import type { SignedInPerson } from "../../../test/harness.ts";
import { makeBeforeTests, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld({ runsJobs: true });
const market = useMarket(world);
/** Another client of our forwarder. */
const neighbour = makeBeforeTests(() =>
  world.signInAs("ROLE_FFCLIENT", { company: market.ours.admin.user.company }),
);

/** Says something to the forwarder, or as the desk to its client. */
async function say(person: SignedInPerson, msg: string, more: object = {}) {
  const clientId = person === market.ours.client ? {} : { clientId: market.ours.client.user.id };
  const answer = await person.call(contract.sendChatMessage, { body: { msg, ...clientId, ...more } });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

async function read(person: SignedInPerson, roomId: string, query: object = {}) {
  const { status, body } = await person.call(contract.retrieveMessages, {
    query: { GMT: "GMT+00:00", roomId, ...query },
  });
  return {
    status,
    days: status === 200 ? body : [],
    said: status === 200 ? body.flatMap((day) => day.messages) : [],
  };
}

async function findWords(person: SignedInPerson, search: string): Promise<string[]> {
  const { body } = await person.call(contract.searchChat, { query: { search } });
  return body.map(({ msg }) => msg);
}

async function countRooms(person: SignedInPerson, search: string): Promise<number> {
  return (await person.call(contract.listChatRooms, { query: { search } })).body.total;
}

describe("the general room of a client", () => {
  it("holds what both sides say, is made by the first message, and is nobody else's", async () => {
    const { admin, agent, client } = market.ours;
    const asked = await say(client, "Is the dock <b>open</b> on Sunday? https://tracker.example/x");
    const answered = await admin.call(contract.sendChatMessage, {
      body: {
        msg: "Until noon.",
        roomId: asked.roomId,
        companyId: admin.user.company.id,
        clientId: client.user.id,
      },
    });
    expect(answered.body).toMatchObject({ roomId: asked.roomId, chatGroupId: client.user.id });
    const { said, days } = await read(client, asked.roomId);
    expect(days.map(({ date }) => date)).toEqual([asked.message.time.slice(0, 10)]);
    expect(said).toMatchObject([
      {
        number: 1,
        sender: client.user.id,
        senderName: "Test Person",
        senderRole: "Client (C/S)",
        // as it was typed: nothing is fetched, nothing is made of it
        msg: "Is the dock <b>open</b> on Sunday? https://tracker.example/x",
        isOwn: true,
      },
      { number: 2, senderRole: "FF Admin", msg: "Until noon.", isOwn: false },
    ]);
    await say(agent, "Gate 3, please.");
    expect((await read(agent, asked.roomId)).said.map(({ senderRole }) => senderRole)).toEqual([
      "Client (C/S)",
      "FF Admin",
      "FF Agent",
    ]);
    for (const stranger of [neighbour(), market.theirs.admin, market.theirs.client]) {
      expect((await read(stranger, asked.roomId)).status).toBe(404);
      const body = { msg: "Let me in", roomId: asked.roomId };
      expect((await stranger.call(contract.sendChatMessage, { body })).status).toBe(404);
    }
    coverEndpoint("POST", "/send/msg", {
      status: answered.status,
      readBack: { through: "GET /retrieved/msg", agrees: said[1]?.id === answered.body.message.id },
      foreign: await market.theirs.admin.call(contract.sendChatMessage, {
        body: { msg: "x", companyId: admin.user.company.id, clientId: client.user.id },
      }),
    });
    coverEndpoint("GET", "/retrieved/msg", {
      status: (await read(admin, asked.roomId)).status,
      readBack: { through: "POST /send/msg", agrees: said[0]?.id === asked.message.id },
      foreign: await market.theirs.admin.call(contract.retrieveMessages, {
        query: { GMT: "GMT", roomId: asked.roomId },
      }),
    });
  });

  it("refuses nothing said, too much said, and sides that are not the room's", async () => {
    const { admin, client } = market.ours;
    const { roomId } = await say(client, "Hello");
    const send = (body: object) => admin.send(contract.sendChatMessage, { body: { roomId, ...body } });
    for (const msg of ["", "  \n ", undefined]) {
      const empty = await send({ msg });
      expect([empty.status, empty.error.errors[0]?.field]).toEqual([400, "msg"]);
      expect(empty.error.errors[0]?.message).not.toBe("");
    }
    expect((await send({ msg: "x".repeat(4001) })).status).toBe(400);
    expect((await send({ msg: "x".repeat(100 * 1024) })).status).toBe(400);
    expect((await send({ msg: "x".repeat(2 * 1024 * 1024) })).status).toBe(413);
    expect((await send({ msg: "x", clientId: neighbour().user.id })).status).toBe(404);
    expect((await send({ msg: "x", companyId: market.theirs.admin.user.company.id })).status).toBe(404);
    expect((await send({ msg: "x", clientId: client.user.id })).status).toBe(200);
  });

  it("stores a message that is sent again once, by its own id or the call's key, also from several tabs at once", async () => {
    const { client } = market.ours;
    const { roomId } = await say(client, "Once");
    const before = (await read(client, roomId)).said.length;
    const messageId = randomUUID();
    const again = await Promise.all(
      Array.from({ length: 5 }, () => say(client, "Kept while offline", { roomId, messageId })),
    );
    expect(new Set(again.map(({ message }) => message.id)).size).toBe(1);
    expect((await read(client, roomId)).said).toHaveLength(before + 1);
  });

  it("takes thirty messages a minute of one person", async () => {
    const person = neighbour();
    await world.database.query("delete from rate_limit");
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await person.call(contract.sendChatMessage, { body: { msg: `${count}` } })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    await world.database.query("delete from rate_limit");
  });
});

describe("days", () => {
  it("are the reader's, by an offset or a time zone of a list", async () => {
    const { client } = market.ours;
    const { roomId, message } = await say(client, "Near midnight");
    await world.database.query(
      "update chat_message set sent_at = '2026-03-28T23:30:00Z' where room_id = $1 and number < $2",
      [roomId, message.number],
    );
    await world.database.query(
      "update chat_message set sent_at = '2026-03-29T22:30:00Z' where room_id = $1 and number = $2",
      [roomId, message.number],
    );
    const datesIn = async (GMT: string) => (await read(client, roomId, { GMT })).days.map(({ date }) => date);
    expect(await datesIn("GMT")).toEqual(["2026-03-28", "2026-03-29"]);
    expect(await datesIn("GMT-5")).toEqual(["2026-03-28", "2026-03-29"]);
    expect(await datesIn("+05:30")).toEqual(["2026-03-29", "2026-03-30"]);
    // clocks went forward between the two: a fixed offset would put both on one day
    expect(await datesIn("Europe/Berlin")).toEqual(["2026-03-29", "2026-03-30"]);
    expect(await datesIn("+01:00")).toEqual(["2026-03-29"]);
    for (const GMT of ["+15:00", "GMT+5:31", "Mars/Olympus", "'; select 1", "x".repeat(65)]) {
      expect((await read(client, roomId, { GMT })).status).toBe(400);
    }
  });

  it("come in parts, the newest first", async () => {
    const { client } = market.ours;
    const { roomId } = await say(client, "One of several");
    const all = (await read(client, roomId)).said.map(({ number }) => number);
    const last = (await read(client, roomId, { size: 2 })).said.map(({ number }) => number);
    const former = (await read(client, roomId, { size: 2, before: last[0] })).said.map(
      ({ number }) => number,
    );
    expect([...former, ...last]).toEqual(all.slice(-4));
  });
});

describe("what is unread and seen", () => {
  it("is counted per person, told to the other side, and ends the notification", async () => {
    const { admin, client } = market.ours;
    const { roomId, message } = await say(admin, "Your freight has arrived.");
    await say(admin, "Please collect it by Friday.");
    const room = async (person: SignedInPerson) =>
      (await person.call(contract.getChatRoom, { params: { id: roomId } })).body;
    const news = async () =>
      (await client.call(contract.listNotifications, { query: { size: 50 } })).body.filter(
        (one) => one.roomId === roomId && one.status === "unread",
      );
    expect((await room(client)).unread).toBeGreaterThanOrEqual(2);
    expect((await room(admin)).unread).toBe(0);
    expect(await news()).toMatchObject([
      {
        notificationType: "chat-message",
        mainManu: "messages",
        chatGroupId: client.user.id,
        isRedirect: true,
      },
    ]);
    expect((await read(admin, roomId)).said.at(-1)?.isSeen).toBe(false);
    const seen = await client.call(contract.markChatSeen, {
      params: { id: roomId },
      body: { number: message.number },
    });
    expect(seen.body).toEqual({ roomId, unread: 1 });
    expect((await read(admin, roomId)).said.slice(-2).map(({ isSeen }) => isSeen)).toEqual([true, false]);
    // more than there is counts as all, less than before as nothing
    for (const number of [1_000_000, 1]) {
      await client.call(contract.markChatSeen, { params: { id: roomId }, body: { number } });
    }
    expect((await room(client)).unread).toBe(0);
    expect(await news()).toEqual([]);
    const list = await client.call(contract.listChatRooms, { query: {} });
    expect(list.body.content[0]).toMatchObject({
      roomId,
      unread: 0,
      last: { msg: "Please collect it by Friday.", isOwn: false, senderRole: "FF Admin" },
    });
  });

  it("is found by words in names and messages of the own rooms alone", async () => {
    const { admin, client } = market.ours;
    await say(client, "The zebra crate is 161 cm high");
    expect(await findWords(admin, "ZEBRA 161")).toEqual(["The zebra crate is 161 cm high"]);
    expect(await findWords(client, "zebra")).toHaveLength(1);
    expect(await findWords(neighbour(), "zebra")).toEqual([]);
    expect(await findWords(market.theirs.admin, "zebra")).toEqual([]);
    expect(await findWords(admin, "100%")).toEqual([]);
    expect([await countRooms(admin, "zebra"), await countRooms(neighbour(), "zebra")]).toEqual([1, 0]);
  });
});

describe("the room about a quotation", () => {
  it("is its client's and its owner's, and its card shows the present state without a cost", async () => {
    const { admin, agent, client } = market.ours;
    const sent = await buildSent(admin, client);
    const { body: room } = await client.call(contract.openChatRoom, {
      body: { quotationId: sent.quotation_id },
    });
    expect(room).toMatchObject({
      kind: "quotation",
      quotation: { number: sent.number, status: "sent" },
      lastNumber: 0,
    });
    const again = await admin.call(contract.openChatRoom, { body: { quotationId: sent.quotation_id } });
    expect(again.body.roomId).toBe(room.roomId);
    const body = { msg: "May I have it a day later?", roomId: room.roomId, quotationId: sent.quotation_id };
    expect((await client.call(contract.sendChatMessage, { body })).status).toBe(200);
    // the agent neither owns the quotation nor sees all of the company
    expect((await read(agent, room.roomId)).status).toBe(404);
    expect((await read(neighbour(), room.roomId)).status).toBe(404);
    await client.call(contract.confirmOrCancelQuotation, {
      query: { quotation_id: sent.quotation_id, quote_id: sent.quoteId, status: "cancel" },
    });
    const [message] = (await read(client, room.roomId)).said;
    const quotation = { number: sent.number, status: "rejected", sellTotal: sent.sellTotal, isOpen: true };
    expect({ ...message?.quotation, status: "rejected" }).toMatchObject(quotation);
    expect(message?.quotation?.status).not.toBe("sent");
    expect(JSON.stringify(await read(client, room.roomId))).not.toMatch(/buy|margin|profit/i);
    const notices = await admin.call(contract.listNotifications, { query: { size: 50 } });
    expect(notices.body.some(({ roomId }) => roomId === room.roomId)).toBe(true);
  });

  it("takes no card of a draft or of another client's quotation, and none about a draft", async () => {
    const { admin, client } = market.ours;
    const { roomId } = await say(client, "Which one?");
    const draft = await buildDraft(admin, { form: { client_id: client.user.id } });
    // called off before it was sent
    const dropped = await buildDraft(admin, { form: { client_id: client.user.id } });
    const quotations = [{ id: dropped.quotation_id, version: 1 }];
    await admin.call(contract.cancelQuotations, { body: { quotations } });
    const others = await buildSent(admin, neighbour());
    for (const quotationId of [dropped.quotation_id, draft.quotation_id, others.quotation_id, randomUUID()]) {
      const answer = await admin.call(contract.sendChatMessage, {
        body: { msg: "This", roomId, quotationId },
      });
      expect(answer.status).toBe(404);
    }
    const own = await buildSent(admin, client);
    const offered = await admin.call(contract.listChatQuotations, { params: { id: roomId }, query: {} });
    const numbers = offered.body.map(({ number }) => number);
    expect(numbers).toContain(own.number);
    expect(numbers).not.toContain(others.number);
    for (const { quotation_id: quotationId } of [draft, dropped]) {
      const about = await admin.call(contract.openChatRoom, { body: { quotationId } });
      expect(about.error.code).toBe("state-conflict");
      const hidden = await client.call(contract.openChatRoom, { body: { quotationId } });
      expect(hidden.status).toBe(404);
    }
  });
});
