import {
  acceptOrCancelRequest,
  acceptReply,
  assignClientRequest,
  checkSendRequest,
  confirmOrCancelRequest,
  countClientRequests,
  createClientQuotation,
  emailClientRequestQuotation,
  getClientRequest,
  getQuotation,
  getRequest,
  getRequestOfQuotation,
  listClientRequests,
  listNotifications,
  rejectReply,
  repriceQuotation,
  saveClientRequestQuotation,
  sendClientRequest,
} from "@kilolane/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { buildForm, findRows, MAIL_FLAGS } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { changeSettings } from "../../../test/change-settings.ts";
import { coverEndpoint } from "../../../test/cover.ts";
import { type SignedInPerson, usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const ours = () => ({ company: admin.user.company });
const agent = usePerson(world, "ROLE_FFAGENT", ours);
const client = usePerson(world, "ROLE_FFCLIENT", ours);
const otherClient = usePerson(world, "ROLE_FFCLIENT", ours);
const stranger = usePerson(world, "ROLE_FFADMIN");
const foreignClient = usePerson(world, "ROLE_FFCLIENT", () => ({ company: stranger.user.company }));

const REQUEST = "GET /ffadmin/client/quotation-request/{id}";

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId });
});

/** A request that the client priced. */
async function priceRequest(person: SignedInPerson = client) {
  const { body } = await person.call(createClientQuotation, { body: buildForm() });
  return { request_id: body.request_id, quote_id: body.options[0]?.quote_id ?? "" };
}

/** A request that the client sent. */
async function sendRequest() {
  const choice = await priceRequest();
  const sent = await client.call(sendClientRequest, { body: { request_id: choice.request_id } });
  expect(sent.status, sent.text).toBe(200);
  return choice;
}

/** A request whose quotation was mailed to the client. */
async function quoteRequest() {
  const choice = await sendRequest();
  const query = { ...choice, email: client.user.email, ...MAIL_FLAGS };
  const mailed = await admin.call(emailClientRequestQuotation, { query, body: {} });
  expect(mailed.status, mailed.text).toBe(200);
  return { ...choice, quotation_id: mailed.body.quotation_id };
}

/** A request whose quotation the client accepted. */
async function replyToQuotation() {
  const quoted = await quoteRequest();
  const { request_id, quote_id } = quoted;
  const reply = await client.call(acceptOrCancelRequest, {
    query: { request_id, quote_id, status: "accept" },
  });
  expect(reply.status, reply.text).toBe(200);
  return { ...quoted, lockVersion: reply.body.lockVersion };
}

const cancelRequest = (id: string) =>
  client.call(acceptOrCancelRequest, { query: { request_id: id, status: "cancel" } });

const see = async (request_id: string, person: SignedInPerson = admin) =>
  person.call(getClientRequest, { params: { id: request_id } });

async function findNews(person: SignedInPerson, requestId: string): Promise<string[]> {
  const { body } = await person.call(listNotifications, { query: { size: "50" } });
  return body.filter((news) => news.requestId === requestId).map((news) => news.notificationType);
}

describe("a request arrives", () => {
  test("a client sends what it priced once, and its forwarder sees it in the list", async () => {
    const { request_id } = await priceRequest();
    const body = { request_id, note: "By Friday, please" };
    const foreign = await foreignClient.call(sendClientRequest, { body });
    expect((await otherClient.call(sendClientRequest, { body })).status).toBe(404);
    const check = { params: { id: request_id } };
    expect((await client.call(checkSendRequest, check)).body).toEqual({
      isSent: false,
      canSend: true,
      status: null,
      sentTo: [],
    });
    await changeSettings(admin, { answerHours: 7 });
    const sent = await client.call(sendClientRequest, { body });
    await changeSettings(admin, { answerHours: 30 });
    const shown = await see(request_id);
    const asSent = { status: "new", note: "By Friday, please", isOverdue: false, pieces: 1 };
    expect(shown.body).toMatchObject(asSent);
    expect(Date.parse(shown.body.answerBy) - Date.parse(shown.body.sentAt)).toBe(7 * 3_600_000);
    const readBack = { through: REQUEST, agrees: shown.body.client_id === client.user.id };
    coverEndpoint("POST", "/ffadmin/client-quotation/send", { status: sent.status, readBack, foreign });
    expect((await client.call(sendClientRequest, { body })).status).toBe(409);
    const checked = await client.call(checkSendRequest, check);
    expect(checked.body).toMatchObject({ isSent: true, canSend: false, status: "new" });
    coverEndpoint("GET", "/shipper/check-send-request/{id}", {
      status: checked.status,
      readBack: { through: REQUEST, agrees: checked.body.status === shown.body.status },
      foreign: await foreignClient.call(checkSendRequest, check),
    });
    coverEndpoint("GET", "/ffadmin/client/quotation-request/{id}", {
      status: shown.status,
      readBack: {
        through: "POST /ffadmin/client-quotation/send",
        agrees: shown.body.request_id === request_id,
      },
      foreign: await see(request_id, stranger),
    });
    const list = await admin.call(listClientRequests, { query: { page: "1", size: "25", status: "new" } });
    coverEndpoint("GET", "/ffadmin/client/quotation-request/list", {
      status: list.status,
      readBack: { through: REQUEST, agrees: list.body.content.some((row) => row.request_id === request_id) },
      foreign: { found: (await stranger.call(listClientRequests, { query: {} })).body.total },
    });
    expect(await findNews(admin, request_id)).toEqual(["request-created"]);
  });

  test("requests past their promised answer come first and are counted", async () => {
    const { request_id } = await sendRequest();
    await findRows(
      world,
      sql`update incoming_request set answer_by = now() - interval '1 hour' where request_id = ${request_id}`,
    );
    const { content, counts } = (await admin.call(listClientRequests, { query: {} })).body;
    expect(content[0]).toMatchObject({ request_id, isOverdue: true });
    const counted = await admin.call(countClientRequests);
    expect(counted.body.overdue).toBe(1);
    coverEndpoint("GET", "/quotation/incoming-count", {
      status: counted.status,
      readBack: {
        through: "GET /ffadmin/client/quotation-request/list",
        agrees: counted.body.byStatus["new"] === counts["new"],
      },
      foreign: { found: (await stranger.call(countClientRequests)).body.count },
    });
    const search = (text: string) => admin.call(listClientRequests, { query: { search: text } });
    expect((await search(client.user.email.toUpperCase())).body.total).toBeGreaterThan(0);
    expect((await search("nobody at all")).body.total).toBe(0);
  });
});

test("an agent sees a request and its prices once it is assigned, and nobody of another company can be", async () => {
  const { request_id } = await sendRequest();
  expect((await see(request_id, agent)).status).toBe(404);
  expect((await agent.call(getRequest, { params: { id: request_id } })).status).toBe(404);
  const query = { requestId: request_id, ffUserId: agent.user.id };
  const foreign = await stranger.call(assignClientRequest, { query });
  const toClient = { query: { ...query, ffUserId: client.user.id } };
  expect((await admin.call(assignClientRequest, toClient)).status).toBe(404);
  const assigned = await admin.call(assignClientRequest, { query });
  const shown = await see(request_id, agent);
  expect(shown.body).toMatchObject({ status: "assigned", ffUserId: agent.user.id });
  coverEndpoint("PUT", "/ffadmin/assign-client/incoming-request", {
    status: assigned.status,
    readBack: { through: REQUEST, agrees: shown.body.ffUserId === agent.user.id },
    foreign,
  });
  expect(await findNews(agent, request_id)).toEqual(["request-assigned"]);
  // the builder opens the client's form, and pricing it again leaves it the client's
  const opened = await agent.call(getRequest, { params: { id: request_id } });
  const repriced = await agent.call(repriceQuotation, {
    params: { id: request_id },
    body: buildForm({ readyDate: String(opened.body.form["readyDate"]) }),
  });
  expect([repriced.status, repriced.body.client_id]).toEqual([200, client.user.id]);
});

describe("the desk's answer", () => {
  test("a saved quotation answers the request; the client can no longer take its own price", async () => {
    const choice = await sendRequest();
    const foreign = await stranger.call(saveClientRequestQuotation, { query: choice, body: {} });
    const saved = await admin.call(saveClientRequestQuotation, { query: choice, body: {} });
    const shown = await see(choice.request_id);
    expect(shown.body).toMatchObject({ status: "quoted", number: saved.body.number });
    coverEndpoint("POST", "/ffadmin/client-quotation/save", {
      status: saved.status,
      readBack: { through: REQUEST, agrees: shown.body.quotation_id === saved.body.quotation_id },
      foreign,
    });
    const params = { id: saved.body.quotation_id };
    const answered = await admin.call(getRequestOfQuotation, { params });
    coverEndpoint("GET", "/ffcompany/client-quotation/{id}", {
      status: answered.status,
      readBack: { through: REQUEST, agrees: answered.body.request_id === choice.request_id },
      foreign: await stranger.call(getRequestOfQuotation, { params }),
    });
    for (const status of ["confirm", "cancel"] as const) {
      const own = await client.call(confirmOrCancelRequest, { query: { ...choice, status } });
      expect([own.status, own.error.code]).toEqual([409, "state-conflict"]);
    }
    const early = await client.call(acceptOrCancelRequest, { query: { ...choice, status: "accept" } });
    expect(early.status).toBe(409);
    const unsent = { query: await priceRequest(), body: {} };
    expect((await admin.call(saveClientRequestQuotation, unsent)).status).toBe(404);
  });

  test("a mailed quotation answers it, the client accepts and an admin confirms", async () => {
    const choice = await sendRequest();
    const mail = { query: { ...choice, email: client.user.email, ...MAIL_FLAGS }, body: {} };
    const foreignMail = await stranger.call(emailClientRequestQuotation, mail);
    const mailed = await admin.call(emailClientRequestQuotation, mail);
    const quoted = (await see(choice.request_id)).body;
    coverEndpoint("POST", "/ffadmin/client-quotation/email", {
      status: mailed.status,
      readBack: { through: REQUEST, agrees: quoted.quotation_id === mailed.body.quotation_id },
      foreign: foreignMail,
    });
    const accept = { query: { ...choice, status: "accept" as const } };
    const foreignReply = await foreignClient.call(acceptOrCancelRequest, accept);
    expect((await otherClient.call(acceptOrCancelRequest, accept)).status).toBe(404);
    const replied = await client.call(acceptOrCancelRequest, accept);
    const shown = (await see(choice.request_id)).body;
    expect(shown.quotation).toMatchObject({ status: "accepted", quote_id: choice.quote_id });
    coverEndpoint("POST", "/ffadmin/client-quotation/accept-or-cancel", {
      status: replied.status,
      readBack: { through: REQUEST, agrees: shown.status === "replied" },
      foreign: foreignReply,
    });
    expect(await findNews(admin, choice.request_id)).toEqual(["request-replied", "request-created"]);
    const body = { request_id: choice.request_id, lockVersion: shown.lockVersion };
    const foreign = await stranger.call(acceptReply, { body });
    const stale = await admin.call(acceptReply, { body: { ...body, lockVersion: 1 } });
    expect([stale.status, stale.error.code]).toEqual([409, "version-conflict"]);
    const accepted = await admin.call(acceptReply, { body });
    coverEndpoint("POST", "/ffadmin/quotation/accept-reply", {
      status: accepted.status,
      readBack: { through: REQUEST, agrees: (await see(choice.request_id)).body.status === "confirmed" },
      foreign,
    });
    expect(await findNews(client, choice.request_id)).toEqual(["request-confirmed", "request-quoted"]);
    expect((await admin.call(rejectReply, { body })).status).toBe(409);
    expect((await client.call(acceptOrCancelRequest, accept)).status).toBe(409);
    const query = { requestId: choice.request_id, ffUserId: agent.user.id };
    expect((await admin.call(assignClientRequest, { query })).status).toBe(409);
  });

  test("an admin turns a reply down: the request and its quotation end", async () => {
    const { request_id, quotation_id } = await replyToQuotation();
    const body = { request_id, reason: "No space left" };
    const foreign = await stranger.call(rejectReply, { body });
    const rejected = await admin.call(rejectReply, { body });
    coverEndpoint("POST", "/ffadmin/quotation/reject-reply", {
      status: rejected.status,
      readBack: { through: REQUEST, agrees: (await see(request_id)).body.status === "cancelled" },
      foreign,
    });
    const detail = await admin.call(getQuotation, { params: { id: quotation_id } });
    expect(detail.body.status).toBe("cancelled");
    expect(await findNews(client, request_id)).toEqual(["request-rejected", "request-quoted"]);
  });

  test("a client cancels before an answer, and what is quoted ends with it", async () => {
    const { request_id } = await sendRequest();
    expect((await cancelRequest(request_id)).body.status).toBe("cancelled");
    expect((await cancelRequest(request_id)).status).toBe(409);
    const quoted = await quoteRequest();
    expect((await cancelRequest(quoted.request_id)).body.status).toBe("cancelled");
    const params = { id: quoted.quotation_id };
    expect((await admin.call(getQuotation, { params })).body.status).toBe("cancelled");
  });
});

test("an admin's yes against a client's cancel, and two admins at once, end in one state", async () => {
  for (let round = 0; round < 4; round++) {
    const { request_id, quotation_id, lockVersion } = await replyToQuotation();
    const body = { request_id, lockVersion };
    const query = { request_id, status: "cancel" as const, lockVersion };
    const [accepted, rejected, cancelled] = await Promise.all([
      admin.call(acceptReply, { body }),
      admin.call(rejectReply, { body }),
      client.call(acceptOrCancelRequest, { query }),
    ]);
    const statuses = [accepted, rejected, cancelled].map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const isConfirmed = accepted.status === 200;
    expect((await see(request_id)).body.status === "confirmed").toBe(isConfirmed);
    const quotation = await admin.call(getQuotation, { params: { id: quotation_id } });
    expect(quotation.body.status).toBe(isConfirmed ? "accepted" : "cancelled");
  }
});
