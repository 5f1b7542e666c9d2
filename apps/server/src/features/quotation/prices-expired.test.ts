import {
  confirmOrCancelRequest,
  createClientQuotation,
  createQuotation,
  editSavedQuotation,
  emailQuotation,
  getClientRequest,
  getQuotation,
  repriceQuotation,
  saveQuotation,
  sendClientRequest,
} from "@kilolane/contract";
import { addDays, calendarDateIn, parseCalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { buildForm, buildQuotation, findRows } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/** The company's own limit where its settings say nothing. */
const VALIDITY_DAYS = 14;
/** End of the test's rate: found again in what a request has stored. */
const RATE_END = parseCalendarDate("2099-03-07");

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFCLIENT");

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId, validTo: RATE_END });
});

const today = () => calendarDateIn("America/New_York", world.app.clock.now().getTime());

/** A request as it would be had it been priced that many days ago, its rate ending on a day. */
async function priceAgo(person: "desk" | "client", days: number, rateEnd = RATE_END) {
  const answer =
    person === "desk"
      ? await admin.call(createQuotation, { body: buildForm() })
      : await client.call(createClientQuotation, { body: buildForm() });
  const { request_id: requestId, options } = answer.body;
  const changed = await findRows(
    world,
    sql<{ id: string }>`update quotation_request set priced_on = ${addDays(today(), -days)},
      priced = replace(priced::text, ${RATE_END}, ${rateEnd})::json where id = ${requestId} returning id`,
  );
  expect(changed).toHaveLength(1);
  return { request_id: requestId, quote_id: options[0]?.quote_id ?? "" };
}

async function getCount(requestId: string): Promise<number> {
  const rows = await findRows(world, sql`select id from quotation where request_id = ${requestId}`);
  return rows.length;
}

describe("a request that was priced long ago", () => {
  test("is not saved once the company's validity is over; priced again it is", async () => {
    const query = await priceAgo("desk", VALIDITY_DAYS + 1);
    const refused = await admin.call(saveQuotation, { query, body: {} });
    expect([refused.status, refused.error.code]).toEqual([409, "prices-expired"]);
    expect(await getCount(query.request_id)).toBe(0);
    const again = await admin.call(repriceQuotation, {
      params: { id: query.request_id },
      body: buildForm(),
    });
    const quote_id = again.body.options[0]?.quote_id ?? "";
    const saved = await admin.call(saveQuotation, { query: { ...query, quote_id }, body: {} });
    expect(saved.status, saved.text).toBe(200);
  });

  test("is not saved once its rate has ended at the place of origin", async () => {
    const ended = await priceAgo("desk", 2, addDays(today(), -1));
    const refused = await admin.call(saveQuotation, { query: ended, body: {} });
    expect([refused.status, refused.error.code]).toEqual([409, "prices-expired"]);
    expect(await getCount(ended.request_id)).toBe(0);
    const onItsLastDay = await priceAgo("desk", 2, today());
    expect((await admin.call(saveQuotation, { query: onItsLastDay, body: {} })).status).toBe(200);
  });

  test("is not mailed, and a client does not confirm it", async () => {
    const query = await priceAgo("desk", VALIDITY_DAYS + 1);
    const mailed = await admin.call(emailQuotation, {
      query: { ...query, email: "ada@elm.example" },
      body: {},
    });
    expect([mailed.status, mailed.error.code]).toEqual([409, "prices-expired"]);
    const own = await priceAgo("client", VALIDITY_DAYS + 1);
    const confirmed = await client.call(confirmOrCancelRequest, { query: { ...own, status: "confirm" } });
    expect([confirmed.status, confirmed.error.code]).toEqual([409, "prices-expired"]);
    expect([await getCount(query.request_id), await getCount(own.request_id)]).toEqual([0, 0]);
  });
});

test("a request says until when a quotation saved of it is valid at most", async () => {
  const { body } = await admin.call(createQuotation, { body: buildForm() });
  expect(body.latestValidUntil).toBe(addDays(parseCalendarDate(body.pricedOn), VALIDITY_DAYS));
  const query = { request_id: body.request_id, quote_id: body.options[0]?.quote_id ?? "" };
  const saved = await admin.call(saveQuotation, { query, body: {} });
  const detail = await admin.call(getQuotation, { params: { id: saved.body.quotation_id } });
  expect(detail.body.validUntil).toBe(body.latestValidUntil);
});

test("an edit may name a client of the company; another company's is as unknown", async () => {
  const { quotation_id } = await buildQuotation(admin);
  const edit = (clientId: string, version: number) =>
    admin.call(editSavedQuotation, {
      body: { quotation_id, version, lockVersion: 1, form: { ...buildForm(), client_id: clientId } },
    });
  const refused = await edit(stranger.user.id, 1);
  expect([refused.status, refused.error.errors.map(({ field, code }) => `${field} ${code}`)]).toEqual([
    400,
    ["client_id unknown"],
  ]);
  const named = await edit(client.user.id, 1);
  expect(named.status, named.text).toBe(200);
  const owners = sql<{ id: string }>`select client_user_id as id from quotation where id = ${quotation_id}`;
  expect(await findRows(world, owners)).toEqual([{ id: client.user.id }]);
});

test("a client's request shows its quotation as expired, before the sweep has written it too", async () => {
  const { body } = await client.call(createClientQuotation, { body: buildForm() });
  const query = { request_id: body.request_id, quote_id: body.options[0]?.quote_id ?? "" };
  await client.call(sendClientRequest, { body: { request_id: query.request_id } });
  const saved = await admin.call(saveQuotation, { query, body: {} });
  await world.database.query(
    "update quotation set status = 'sent', expires_at = now() - interval '1 minute' where id = $1",
    [saved.body.quotation_id],
  );
  const shown = await admin.call(getClientRequest, { params: { id: query.request_id } });
  expect(shown.body.quotation).toMatchObject({ status: "expired" });
});
