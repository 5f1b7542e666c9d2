import {
  acceptOrCancelQuotation,
  acceptOrCancelRequest,
  createClientQuotation,
  createQuotation,
  editQuotationOptions,
  emailClientQuotation,
  emailQuotation,
  emailSavedQuotation,
  getClientRequest,
  getQuotation,
  getRequest,
  repriceQuotation,
  saveQuotation,
  sendClientRequest,
} from "@kilolane/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { buildForm, buildQuotation, findRows } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));

type Built = Awaited<ReturnType<typeof buildQuotation>>;

function saveAgain(
  person: SignedInPerson,
  note: Pick<Built, "request_id" | "quote_id">,
  body: { terms?: string; quotationId?: string } = {},
) {
  const query = { request_id: note.request_id, quote_id: note.quote_id };
  return person.call(saveQuotation, { query, body });
}

async function getDetail(id: string) {
  return (await admin.call(getQuotation, { params: { id } })).body;
}

async function changeMargin(note: Built, value: string): Promise<void> {
  const options = [{ quote_id: note.quote_id, margin: { kind: "markup" as const, value } }];
  const answer = await admin.call(editQuotationOptions, { body: { request_id: note.request_id, options } });
  expect(answer.status, answer.text).toBe(200);
}

async function mail(note: Pick<Built, "quotation_id">, email: string) {
  const answer = await admin.call(emailSavedQuotation, { query: { quotation_id: note.quotation_id, email } });
  expect(answer.status, answer.text).toBe(200);
}

async function decide(note: Built, status: "accept" | "reject" | "cancel") {
  const query = { quotation_id: note.quotation_id, status };
  const answer = await admin.call(acceptOrCancelQuotation, { query });
  expect(answer.status, answer.text).toBe(200);
}

/** Everything that a save may write, as text. */
function findStored(note: Built) {
  return findRows(
    world,
    sql`select (select jsonb_agg(q order by q.id) from quotation q where q.request_id = r.id) as quotations,
          (select jsonb_agg(v order by v.version) from quotation_version v
            where v.quotation_id = ${note.quotation_id}) as versions, to_jsonb(r) as request
        from quotation_request r where r.id = ${note.request_id}`,
  );
}

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId });
  await buildRate(world.database, { airlineId, rateType: "promo", breaks: [[0, 2]] });
});

describe("a request that is saved again", () => {
  test("goes into its draft: same number, the new price, one line more in the timeline", async () => {
    const note = await buildQuotation(admin);
    await changeMargin(note, "40");
    const again = await saveAgain(admin, note);
    expect(again.body, again.text).toMatchObject({
      quotation_id: note.quotation_id,
      number: note.number,
      version: 1,
      lockVersion: 2,
      status: "draft",
    });
    expect(Number(again.body.sellTotal)).toBeGreaterThan(Number(note.sellTotal));
    const detail = await getDetail(note.quotation_id);
    expect(detail).toMatchObject({ lockVersion: 2, terms: "Subject to space." });
    expect(detail.options.map((option) => option.sellTotal)).toEqual([again.body.sellTotal]);
    expect(detail.timeline.map((event) => event.kind)).toEqual(["edited", "saved"]);
    const made = await findRows(
      world,
      sql<{ id: string }>`select id from quotation where request_id = ${note.request_id}`,
    );
    expect(made.map((row) => row.id)).toEqual([note.quotation_id]);
  });

  test("is saved in the version that was seen alone: a shipment that a colleague changed meanwhile is not", async () => {
    const note = await buildQuotation(admin);
    const seen = (await admin.call(getRequest, { params: { id: note.request_id } })).body;
    const heavier = buildForm({
      goodsArray: [{ pieces: 1, length: 60, width: 50, height: 40, totalWeight: 400 }],
    });
    const changed = await admin.call(repriceQuotation, { params: { id: note.request_id }, body: heavier });
    expect(changed.body.options[0]?.sellTotal, changed.text).not.toBe(seen.options[0]?.sellTotal);
    const query = { request_id: note.request_id, quote_id: note.quote_id };
    const { version } = seen;
    const refused = await admin.call(saveQuotation, { query, body: { version } });
    expect(refused.body, refused.text).toMatchObject({
      code: "version-conflict",
      currentVersion: changed.body.version,
    });
    const unsent = await admin.call(emailQuotation, {
      query: { ...query, version: String(version), email: "ada@elm.example" },
    });
    expect([unsent.status, unsent.body]).toMatchObject([409, { code: "version-conflict" }]);
    expect(await getDetail(note.quotation_id)).toMatchObject({ lockVersion: 1, status: "draft", mails: [] });
    const saved = await admin.call(saveQuotation, { query, body: { version: changed.body.version } });
    expect(saved.body.sellTotal, saved.text).toBe(
      changed.body.options.find((option) => option.quote_id === note.quote_id)?.sellTotal,
    );
  });

  test("eight times at once makes one quotation", async () => {
    const { body } = await admin.call(createQuotation, { body: buildForm() });
    const query = { request_id: body.request_id, quote_id: body.options[0]?.quote_id ?? "" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.call(saveQuotation, { query, body: {} })),
    );
    expect(new Set(answers.map((answer) => answer.body.number)).size).toBe(1);
    const locks = answers.map((answer) => answer.body.lockVersion).toSorted((a, b) => a - b);
    expect(locks).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("makes the next version of what was sent, which stays as it was", async () => {
    const note = await buildQuotation(admin);
    await mail(note, "one@example.com");
    const version = () =>
      findRows(
        world,
        sql`select content from quotation_version where quotation_id = ${note.quotation_id} and version = 1`,
      );
    const before = await version();
    await changeMargin(note, "35");
    const again = await saveAgain(admin, note, { terms: "New terms." });
    expect(again.body, again.text).toMatchObject({ number: note.number, version: 2, status: "draft" });
    expect(await version()).toEqual(before);
    const detail = await getDetail(note.quotation_id);
    expect(detail).toMatchObject({ version: 2, terms: "New terms.", lockVersion: again.body.lockVersion });
    expect(detail.timeline[0]?.kind).toBe("revised");
  });

  test("makes another quotation once the first is decided", async () => {
    for (const status of ["accept", "reject", "cancel"] as const) {
      const note = await buildQuotation(admin);
      if (status !== "cancel") await mail(note, "two@example.com");
      const decided = await admin.call(acceptOrCancelQuotation, {
        query: { quotation_id: note.quotation_id, status },
      });
      expect(decided.status, decided.text).toBe(200);
      const again = await saveAgain(admin, note);
      expect(again.body, again.text).toMatchObject({ version: 1, lockVersion: 1, status: "draft" });
      expect(again.body.number).not.toBe(note.number);
    }
  });
});

describe("a save that names the quotation it went into before", () => {
  test("goes into that one, as the draft or the next version of it", async () => {
    const note = await buildQuotation(admin);
    const named = { quotationId: note.quotation_id };
    const draft = await saveAgain(admin, note, named);
    expect(draft.body, draft.text).toMatchObject({ number: note.number, version: 1, lockVersion: 2 });
    await mail(note, "three@example.com");
    const next = await saveAgain(admin, note, named);
    expect(next.body, next.text).toMatchObject({ number: note.number, version: 2, status: "draft" });
  });

  test.each(["accept", "reject", "cancel"] as const)(
    "is refused after %s, and nothing is written; without the name it makes another one",
    async (status) => {
      const note = await buildQuotation(admin);
      if (status !== "cancel") await mail(note, "four@example.com");
      await decide(note, status);
      await changeMargin(note, "45");
      const before = await findStored(note);
      const refused = await saveAgain(admin, note, { quotationId: note.quotation_id });
      expect([refused.status, refused.body]).toMatchObject([409, { code: "state-conflict" }]);
      expect(await findStored(note)).toEqual(before);
      const other = await saveAgain(admin, note);
      expect(other.body, other.text).toMatchObject({ version: 1, status: "draft" });
      expect(other.body.number).not.toBe(note.number);
      // the first one stays the one that it named, whatever has been made of the request since
      const again = await saveAgain(admin, note, { quotationId: note.quotation_id });
      expect([again.status, again.body]).toMatchObject([409, { code: "state-conflict" }]);
    },
  );

  test("is refused once the client accepts what was sent while its next version is a draft", async () => {
    const note = await buildQuotation(admin);
    await mail(note, "five@example.com");
    await changeMargin(note, "35");
    const named = { quotationId: note.quotation_id };
    const revised = await saveAgain(admin, note, named);
    expect(revised.body, revised.text).toMatchObject({ version: 2, status: "draft" });
    const query = { quotation_id: note.quotation_id, version: "1", status: "accept" as const };
    const accepted = await admin.call(acceptOrCancelQuotation, { query });
    expect(accepted.body, accepted.text).toMatchObject({ status: "accepted", version: 1 });
    const refused = await saveAgain(admin, note, named);
    expect([refused.status, refused.body]).toMatchObject([409, { code: "state-conflict" }]);
    expect(await getDetail(note.quotation_id)).toMatchObject({ version: 1, status: "accepted" });
  });

  test("goes into what a client declined while the next version of it is a draft: that one answers it", async () => {
    const note = await buildQuotation(admin);
    await mail(note, "six@example.com");
    const named = { quotationId: note.quotation_id };
    await saveAgain(admin, note, named);
    const query = { quotation_id: note.quotation_id, version: "1", status: "reject" as const };
    const rejected = await admin.call(acceptOrCancelQuotation, { query });
    expect(rejected.status, rejected.text).toBe(200);
    const again = await saveAgain(admin, note, named);
    expect(again.body, again.text).toMatchObject({ number: note.number, version: 2, status: "draft" });
  });

  test("is refused for a quotation of another request", async () => {
    const [note, other] = [await buildQuotation(admin), await buildQuotation(admin)];
    const refused = await saveAgain(admin, note, { quotationId: other.quotation_id });
    expect([refused.status, refused.body]).toMatchObject([404, { code: "not-found" }]);
  });
});

describe("options that are mailed", () => {
  test("twice unchanged go out as the same version; changed ones as the next", async () => {
    const note = await buildQuotation(admin);
    const send = (email: string) =>
      admin.call(emailQuotation, {
        query: { request_id: note.request_id, quote_id: note.quote_id, email },
      });
    const first = await send("first@example.com");
    expect(first.body, first.text).toMatchObject({ quotation_id: note.quotation_id, version: 1 });
    const second = await send("second@example.com");
    expect(second.body, second.text).toMatchObject({ number: first.body.number, version: 1, status: "sent" });
    await changeMargin(note, "50");
    const third = await send("first@example.com");
    expect(third.body, third.text).toMatchObject({ number: first.body.number, version: 2, status: "sent" });
  });

  test("a client cannot act on what the desk has not sent", async () => {
    const note = await buildQuotation(admin, { form: { client_id: client.user.id } });
    const sent = await client.call(emailClientQuotation, {
      query: { request_id: note.request_id, quote_id: note.quote_id, email: "colleague@example.com" },
    });
    expect(sent.status).toBe(404);
    expect((await getDetail(note.quotation_id)).lockVersion).toBe(1);
  });
});

/** A request that the client sent, with the quotation that it said yes or no to. */
async function decidedRequest(status: "accept" | "cancel") {
  const { body } = await client.call(createClientQuotation, { body: buildForm() });
  const choice = { request_id: body.request_id, quote_id: body.options[0]?.quote_id ?? "" };
  await client.call(sendClientRequest, { body: { request_id: choice.request_id } });
  const saved = await admin.call(saveQuotation, { query: choice, body: {} });
  await mail(saved.body, client.user.email);
  const decided = await client.call(acceptOrCancelRequest, { query: { ...choice, status } });
  expect(decided.status, decided.text).toBe(200);
  return { ...saved.body, ...choice };
}

describe("a client's own request that was decided with its quotation", () => {
  test.each([
    ["accept", "replied"],
    ["cancel", "cancelled"],
  ] as const)(
    "after its client's %s the desk saves another quotation beside the answer",
    async (status, state) => {
      const answer = await decidedRequest(status);
      const next = await saveAgain(admin, answer);
      expect(next.status, next.text).toBe(200);
      expect(next.body).toMatchObject({ version: 1, status: "draft" });
      expect(next.body.number).not.toBe(answer.number);
      const again = await saveAgain(admin, answer);
      expect(again.body).toMatchObject({ number: next.body.number, version: 1 });
      const { body } = await admin.call(getClientRequest, { params: { id: answer.request_id } });
      expect(body).toMatchObject({ status: state, quotation_id: answer.quotation_id });
    },
  );
});
