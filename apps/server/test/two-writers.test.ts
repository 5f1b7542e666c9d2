import { setTimeout as sleep } from "node:timers/promises";
import * as contract from "@kilolane/contract";
import { expect, test } from "vitest";
import { buildDraft, buildRequest, FORM, useMarket } from "./build-market.ts";
import { useTestWorld } from "./harness.ts";

/*
 * Two people change the same record at the same moment, again and again: nothing that was acknowledged is lost, the
 * second writer gets the current version (reliability-security.md P14). And a create that is repeated with its
 * Idempotency-Key happens once.
 */

const ROUNDS = 250;
const RACES = 200;

const world = useTestWorld();
const market = useMarket(world);

test("500 edits of one draft by two writers: every acknowledged one is there, no other is", async () => {
  const { admin } = market.ours;
  const colleague = await world.signInAs("ROLE_FFADMIN", { company: admin.user.company });
  const { quotation_id, quoteId } = await buildDraft(admin);
  const acknowledged: string[] = [];
  let lockVersion = 1;
  let refused = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = lockVersion;
    const writes = [admin, colleague].map((person, writer) => {
      const mark = `${round}.${writer}`;
      const base = { quotation_id, version: 1, lockVersion: seen };
      // one writes the price, the other the terms, in turns
      const answer =
        (round + writer) % 2 === 0
          ? person.call(contract.editSavedQuotation, {
              body: { ...base, options: [{ quote_id: quoteId, remarks: mark }] },
            })
          : person.call(contract.updateSavedQuotation, { body: { ...base, remarks: mark } });
      return answer.then(({ status, body, error }) => ({ status, body, error, mark }));
    });
    for (const { status, body, error, mark } of await Promise.all(writes)) {
      if (status === 200) {
        acknowledged.push(mark);
        lockVersion = body.lockVersion;
      } else {
        refused += 1;
        expect([status, error.code, error.currentVersion]).toEqual([409, "version-conflict", 1]);
      }
    }
    const { body } = await admin.call(contract.getQuotation, { params: { id: quotation_id } });
    const written = `${body.remarks} ${body.options[0]?.remarks}`;
    expect(written.split(" ")).toContain(acknowledged.at(-1));
    expect(body.lockVersion).toBe(lockVersion);
  }
  expect({ acknowledged: acknowledged.length, refused }).toEqual({ acknowledged: ROUNDS, refused: ROUNDS });
  expect(lockVersion).toBe(ROUNDS + 1);
  const { rows } = await world.database.query<{ audited: number; events: number }>(
    `select (select count(*)::int from audit_entry where subject_id = $1 and action like 'quotation.%') as audited,
       (select count(*)::int from quotation_event where quotation_id::text = $1) as events`,
    [quotation_id],
  );
  // each acknowledged edit and the save left exactly one entry in both
  expect(rows).toEqual([{ audited: ROUNDS + 1, events: ROUNDS + 1 }]);
});

test("two writers of one request: the second gets the current version", async () => {
  const { admin } = market.ours;
  const { request_id, quoteId } = await buildRequest(admin);
  for (let version = 1; version <= 20; version += 1) {
    const edit = (value: string) =>
      admin.call(contract.editQuotationOptions, {
        body: {
          request_id,
          version,
          options: [{ quote_id: quoteId, margin: { kind: "flat", value } }],
        },
      });
    const answers = await Promise.all([edit("90"), edit("95")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.currentVersion).toBe(version + 1);
  }
});

/** A quotation that was mailed, with a client who may say yes. */
async function sendToClient() {
  const { admin, client } = market.ours;
  const { request_id, quoteId } = await buildRequest(admin, { client_id: client.user.id });
  const saved = await admin.call(contract.saveQuotation, {
    query: { request_id, quote_id: quoteId },
    body: {},
  });
  const { quotation_id, version, lockVersion } = saved.body;
  const query = { quotation_id, email: client.user.email };
  expect((await admin.call(contract.emailSavedQuotation, { query })).status).toBe(200);
  return { quotation_id, quoteId, version, lockVersion };
}

/**
 * The client's yes, the desk's end and the desk's other price, all at once; which of the first two is sent first changes
 * by turns.
 * @param headStartMs how much sooner it is sent
 * @returns which of them held
 */
async function decideAtOnce(
  turn: number,
  headStartMs: number,
): Promise<readonly [quotationId: string, status: string]> {
  const { admin, client } = market.ours;
  const { quotation_id, quoteId, version, lockVersion } = await sendToClient();
  const margin = { kind: "flat", value: "95" } as const;
  const isYesFirst = turn % 2 === 0;
  const waitFor = async (isFirst: boolean) => (isFirst || headStartMs === 0 ? undefined : sleep(headStartMs));
  const sayYes = async () => {
    await waitFor(isYesFirst);
    return client.call(contract.confirmOrCancelQuotation, {
      query: { quotation_id, quote_id: quoteId, status: "confirm" },
    });
  };
  const endIt = async () => {
    await waitFor(!isYesFirst);
    return admin.call(contract.acceptOrCancelQuotation, {
      query: { quotation_id, status: "cancel", seenStatus: "sent" },
    });
  };
  const edited = admin.call(contract.editSavedQuotation, {
    body: { quotation_id, version, lockVersion, options: [{ quote_id: quoteId, margin }] },
  });
  const early = isYesFirst ? sayYes() : undefined;
  const [end, yes, edit] = await Promise.all([endIt(), early ?? sayYes(), edited]);
  expect([yes.status, end.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect([200, 409]).toContain(edit.status);
  return [quotation_id, yes.status === 200 ? "accepted" : "cancelled"];
}

test(`a yes, an end and an edit at once, ${RACES} times: one state, and the other side is told once`, async () => {
  const decided: (readonly [string, string])[] = [];
  while (decided.length < RACES) {
    // one person does here in a minute what is limited for an hour
    await world.database.query("delete from rate_limit where key like 'mail:%'");
    // half of them at once, half with more and more of a head start: on a slow machine too each is first at times
    const headStartMs = decided.length / 2;
    decided.push(
      ...(await Promise.all([0, 1, 2, 3].map((turn) => decideAtOnce(turn, turn < 2 ? 0 : headStartMs)))),
    );
  }
  const { rows } = await world.database.query<{
    id: string;
    status: string;
    events: number;
    told: number;
    mails: number;
  }>(
    `select q.id, q.status,
       (select count(*)::int from quotation_event e where e.quotation_id = q.id and e.kind = q.status) as events,
       (select count(*)::int from notification n where n.quotation_id = q.id
         and n.kind in ('quotation-accepted', 'quotation-confirmed', 'quotation-cancelled')) as told,
       (select count(*)::int from quotation_mail m where m.quotation_id = q.id) as mails
     from quotation q where q.id = any($1)`,
    [decided.map(([id]) => id)],
  );
  const outcomes = new Map(decided);
  expect(rows).toHaveLength(decided.length);
  for (const { id, ...found } of rows)
    expect(found).toEqual({ status: outcomes.get(id), events: 1, told: 1, mails: 1 });
  // it was a race: each of the two was first at times
  expect(new Set(outcomes.values()).size).toBe(2);
});

test("saves of two companies at once: both count without gap or repetition", async () => {
  const people = [await world.signInAs("ROLE_FFADMIN"), await world.signInAs("ROLE_FFADMIN")];
  const turns = Array.from({ length: 30 }, () => people).flat();
  const requests = await Promise.all(
    turns.map(async (person) => ({ person, request: await buildRequest(person) })),
  );
  const answers = await Promise.all(
    requests.map(({ person, request }) => {
      const query = { request_id: request.request_id, quote_id: request.quoteId };
      return person.call(contract.saveQuotation, { query, body: {} });
    }),
  );
  for (const which of [0, 1]) {
    const numbers = answers.filter((_, index) => index % 2 === which).map(({ body }) => body.number ?? "");
    expect(numbers.map((number) => Number(number.slice(-6))).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
  }
});

/** Sends a call five times at once and once more later, all with the same key. */
async function once<A extends { status: number; text: string }>(
  key: string,
  run: (options: { headers: Record<string, string> }) => Promise<A>,
): Promise<A> {
  const options = { headers: { "idempotency-key": key } };
  const together = await Promise.all(Array.from({ length: 5 }, () => run(options)));
  const later = await run(options);
  expect(later.status, later.text).toBe(200);
  for (const { status, text } of together) {
    if (status === 200) expect(text).toBe(later.text);
    else expect([status, text]).toEqual([409, expect.stringContaining("idempotency-running")]);
  }
  return later;
}

test("create, save and mail happen once for each Idempotency-Key, however often they are sent", async () => {
  const { admin } = market.ours;
  const stored = async () => {
    const { rows } = await world.database.query<{ requests: number; quotations: number; mails: number }>(
      `select (select count(*)::int from quotation_request where company_id = $1) as requests,
         (select count(*)::int from quotation where company_id = $1) as quotations,
         (select count(*)::int from quotation_mail where company_id = $1) as mails`,
      [admin.user.company.id],
    );
    return rows[0] ?? { requests: 0, quotations: 0, mails: 0 };
  };
  const before = await stored();
  const created = await once("create-1", (options) =>
    admin.call(contract.createQuotation, { body: FORM }, options),
  );
  const { request_id, options } = created.body;
  const query = { request_id, quote_id: options[0]?.quote_id ?? "" };
  const saved = await once("save-1", (more) => admin.call(contract.saveQuotation, { query, body: {} }, more));
  const mail = { quotation_id: saved.body.quotation_id, email: "buyer@elm.example" };
  await once("mail-1", (more) => admin.call(contract.emailSavedQuotation, { query: mail, body: {} }, more));
  const other = await buildRequest(admin);
  const unsaved = { request_id: other.request_id, quote_id: other.quoteId, email: mail.email };
  await once("mail-2", (more) => admin.call(contract.emailQuotation, { query: unsaved, body: {} }, more));
  const after = await stored();
  expect({
    requests: after.requests - before.requests,
    quotations: after.quotations - before.quotations,
    mails: after.mails - before.mails,
  }).toEqual({ requests: 2, quotations: 2, mails: 2 });
  const mismatch = await admin.call(
    contract.createQuotation,
    { body: { ...FORM, currency: "EUR" } },
    { headers: { "idempotency-key": "create-1" } },
  );
  expect([mismatch.status, mismatch.error.code]).toEqual([422, "idempotency-mismatch"]);
});
