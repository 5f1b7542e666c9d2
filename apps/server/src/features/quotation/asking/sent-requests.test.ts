import {
  acceptOrCancelRequest,
  acceptReply,
  askForwarders,
  checkSendRequest,
  getClientRequest,
  getRequest,
  getSentRequest,
  listClientRequests,
  listSentRequests,
  listShippers,
  saveClientRequestQuotation,
} from "@kilolane/contract";
import { describe, expect, test } from "vitest";
import { companyOf, useAsking } from "../../../../test/build-asking.ts";
import { useMarket } from "../../../../test/build-market.ts";
import { usePerson, useTestWorld } from "../../../../test/harness.ts";
import { untilMail } from "../../../../test/read-mail.ts";

const world = useTestWorld({ runsJobs: true });
const market = useMarket(world);
const shipper = usePerson(world, "ROLE_CONSIGNEE");
const otherShipper = usePerson(world, "ROLE_CONSIGNEE");

const asking = useAsking(market, shipper);
const { askBoth, decide, newsOf, priceRequest, quote, requestAt, see } = asking;

describe("a shipper asks two forwarders", () => {
  test("each has a request of its own with the shipper's name, and knows nothing of the other", async () => {
    const id = await askBoth("By Friday, please");
    for (const forwarder of [market.ours, market.theirs]) {
      const { content } = (await forwarder.admin.call(listClientRequests, { query: {} })).body;
      const row = content.find(({ note }) => note === "By Friday, please");
      expect(row).toMatchObject({
        status: "new",
        clientEmail: shipper.user.email,
        shipperCompany: shipper.user.company.name,
      });
      expect(row?.request_id).not.toBe(id);
      const found = await forwarder.admin.call(listClientRequests, {
        query: { search: shipper.user.company.name },
      });
      expect(found.body.total).toBeGreaterThan(0);
      const shippers = (await forwarder.admin.call(listShippers, { query: {} })).body.content;
      expect(shippers.map(({ email }) => email)).toContain(shipper.user.email);
      const foreign = forwarder === market.ours ? market.theirs : market.ours;
      const params = { id: row?.request_id ?? "" };
      expect((await foreign.admin.call(getClientRequest, { params })).status).toBe(404);
    }
    const list = (await shipper.call(listSentRequests, { query: {} })).body;
    expect(list.content[0]).toMatchObject({ request_id: id, state: "waiting", fromAirport: "JFK" });
    expect(list.content[0]?.asked.map(({ status }) => status)).toEqual(["new", "new"]);
    const check = (await shipper.call(checkSendRequest, { params: { id } })).body;
    expect(check).toMatchObject({ isSent: true, canSend: true, status: "new" });
    expect(check.sentTo).toHaveLength(2);
    // once to each of them
    const again = await shipper.call(askForwarders, {
      params: { id },
      body: { companyIds: [companyOf(market.ours)] },
    });
    expect(again.body).toMatchObject({ sentTo: [], notSentTo: [{ reason: "asked-before" }] });
  });

  test("a draft of the desk is neither an answer nor seen; what was mailed is, and the shipper is notified", async () => {
    const id = await askBoth();
    const request_id = await requestAt(market.ours, id);
    const { admin } = market.ours;
    const opened = await admin.call(getRequest, { params: { id: request_id } });
    const quote_id = opened.body.options[0]?.quote_id ?? "";
    await admin.call(saveClientRequestQuotation, { query: { request_id, quote_id }, body: {} });
    const drafted = await see(id);
    const ours = drafted.answers.find((answer) => answer.request_id === request_id);
    expect([drafted.state, ours?.status, ours?.quotation]).toEqual(["waiting", "assigned", null]);
    expect((await decide({ request_id, quote_id, status: "accept" })).status).toBe(409);
    const desk = (await admin.call(getClientRequest, { params: { id: request_id } })).body;
    expect(desk).toMatchObject({ status: "quoted", answeredAt: null });
    expect(desk.abilities.note.allowed).toBe(false);
    await quote(market.ours, id);
    const answered = await see(id);
    expect(answered.state).toBe("quoted");
    expect(answered.answers[0]).toMatchObject({
      request_id,
      status: "quoted",
      isLate: false,
      mayAccept: true,
    });
    await expect
      .poll(async () =>
        (await newsOf(shipper)).some(
          (one) => one.requestId === id && one.notificationType === "offer-quoted",
        ),
      )
      .toBe(true);
  });

  test("answers in two currencies are compared in the shipper's, at one chargeable weight", async () => {
    await world.database.query(
      `insert into exchange_rate (base, quote, rate, as_of, source) values ('EUR', 'USD', 1.25, current_date - 1, 'ecb')
       on conflict do nothing`,
    );
    const id = await askBoth();
    await quote(market.ours, id);
    await quote(market.theirs, id, "EUR");
    const { terms, compared, answers } = await see(id);
    expect(terms).toEqual({ currency: "USD", chargeableWeight: "80.0", weightUnit: "kg" });
    const [own, other] = [market.ours, market.theirs].map((forwarder) => {
      const answer = answers.find(({ companyId }) => companyId === companyOf(forwarder));
      const option = answer?.quotation?.options[0];
      return { option, row: compared.find(({ quote_id }) => quote_id === option?.quote_id) };
    });
    expect(own?.row).toMatchObject({ total: own?.option?.sellTotal, rate: null });
    expect(other?.option?.currency).toBe("EUR");
    const total = Number(other?.option?.sellTotal) * Number(other?.row?.rate?.rate);
    expect(Number(other?.row?.total)).toBeCloseTo(total, 1);
    expect(Number(other?.row?.perUnit)).toBeCloseTo(Number(other?.row?.total) / 80, 2);
    expect(JSON.stringify({ terms, compared, answers })).not.toMatch(/buy|profit|margin|cost|floor/i);
  });

  test("the shipper says yes to one, by call or at once to both, and the other cannot be accepted any more", async () => {
    for (let round = 0; round < 3; round++) {
      const id = await askBoth();
      const first = await quote(market.ours, id);
      const second = await quote(market.theirs, id);
      const answers = await Promise.all([
        decide({ ...first, status: "accept" }),
        decide({ ...second, status: "accept" }),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const isOurs = answers[0]?.status === 200;
      const winner = isOurs ? market.ours : market.theirs;
      const loser = isOurs ? second : first;
      expect((await decide({ ...loser, status: "cancel" })).body.status).toBe("cancelled");
      const { request_id } = isOurs ? first : second;
      const confirmed = await winner.admin.call(acceptReply, { body: { request_id } });
      expect([confirmed.status, confirmed.body.status]).toEqual([200, "confirmed"]);
      expect((await see(id)).state).toBe("confirmed");
      const check = (await shipper.call(checkSendRequest, { params: { id } })).body;
      expect(check).toMatchObject({ canSend: false, status: "confirmed" });
      const body = { companyIds: [companyOf(market.ours)] };
      expect((await shipper.call(askForwarders, { params: { id }, body })).status).toBe(409);
    }
  });
});

test("another shipper's request, and a forwarder's own id of it, are not there", async () => {
  const id = await askBoth();
  const request_id = await requestAt(market.ours, id);
  const body = { companyIds: [companyOf(market.ours)] };
  for (const foreign of [id, request_id]) {
    expect((await otherShipper.call(getSentRequest, { params: { id: foreign } })).status).toBe(404);
    expect((await otherShipper.call(checkSendRequest, { params: { id: foreign } })).status).toBe(404);
    expect((await otherShipper.call(askForwarders, { params: { id: foreign }, body })).status).toBe(404);
    const query = { request_id: foreign, status: "cancel" as const };
    expect((await otherShipper.call(acceptOrCancelRequest, { query })).status).toBe(404);
  }
  expect((await shipper.call(getSentRequest, { params: { id: request_id } })).status).toBe(404);
  expect((await market.ours.client.call(getSentRequest, { params: { id } })).status).toBe(404);
  const stranger = { companyIds: [shipper.user.company.id] };
  const own = await priceRequest();
  expect((await shipper.call(askForwarders, { params: { id: own }, body: stranger })).status).toBe(404);
});

test("each step is mailed to the right people in their language, and once", async () => {
  const company = market.ours.admin.user.company;
  const admin = await world.signInAs("ROLE_FFADMIN", { company });
  await world.database.query(`update user_account set locale = 'fr' where id = '${admin.user.id}'`);
  const id = await askBoth();
  const { subject, text } = await untilMail(world, admin.user.email);
  expect(subject).toContain(`${shipper.user.company.name} demande une cotation JFK – FRA`);
  expect(text).toContain("/freight-forwarder/admin/incoming-requests/details/");
  const { request_id } = await quote(market.ours, id);
  const { options } = (await see(id)).answers[0]?.quotation ?? {};
  await decide({ request_id, quote_id: options?.[0]?.quote_id ?? "", status: "accept" });
  expect((await untilMail(world, admin.user.email, 2)).subject).toContain("accepte la cotation");
  const before = (await newsOf(shipper)).length;
  await admin.call(acceptReply, { body: { request_id } });
  await expect.poll(async () => (await newsOf(shipper)).length).toBe(before + 1);
  const [news] = await newsOf(shipper);
  expect(news).toMatchObject({
    notificationType: "offer-confirmed",
    requestId: id,
    mainManu: "sent-requests",
  });
});
