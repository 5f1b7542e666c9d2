import {
  acceptOrCancelQuotation,
  confirmOrCancelQuotation,
  confirmOrCancelRequest,
  createClientQuotation,
  createExchangeRate,
  editQuotationOptions,
  emailSavedClientQuotation,
  emailSavedQuotation,
  getClientQuotationPdf,
  getPricedRequest,
  getQuotation,
  listClientQuotations,
  listNotifications,
} from "@kilolane/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { dayIn } from "../../../test/clock.ts";
import { buildForm, buildQuotation, caughtMail, findRows } from "../../../test/build-quotations.ts";
import { systemScope } from "../../../test/factories.ts";
import { useFuelDesk } from "../../../test/fuel-desk.ts";
import { usePerson } from "../../../test/harness.ts";
import { updateExpired } from "./saved/update-expired.ts";

const { world, admin, client, stranger } = useFuelDesk();
const operator = usePerson(world, "ROLE_SUPERADMIN");

describe("a client", () => {
  test("prices, sees no buy figure, and confirms an option once", async () => {
    const priced = await client.call(createClientQuotation, { body: buildForm() });
    expect(priced.status, priced.text).toBe(200);
    expect(priced.text).not.toMatch(/"buy|margin|profit|244\.00|277\.77|"trace"|"rate"/);
    const [option] = priced.body.options;
    const query = {
      request_id: priced.body.request_id,
      quote_id: option?.quote_id ?? "",
      status: "confirm" as const,
    };
    const confirmed = await client.call(confirmOrCancelRequest, { query });
    expect(confirmed.body, confirmed.text).toMatchObject({ status: "accepted" });
    expect((await client.call(confirmOrCancelRequest, { query })).error.code).toBe("state-conflict");
    const list = await client.call(listClientQuotations, { query: {} });
    expect(list.body.content.map((row) => row.number)).toContain(confirmed.body.number);
    expect(list.text).not.toMatch(/profit|owner/);
  });

  test("confirms no price that the desk changed since it was shown", async () => {
    const { body: seen } = await client.call(createClientQuotation, { body: buildForm() });
    const { request_id, options, version } = seen;
    const quoteId = options[0]?.quote_id ?? "";
    const margin = { kind: "margin", value: 40 } as const;
    const edited = await admin.call(editQuotationOptions, {
      body: { request_id, options: [{ quote_id: quoteId, margin }] },
    });
    expect(edited.status, edited.text).toBe(200);
    const confirm = (ofVersion: number) =>
      client.call(confirmOrCancelRequest, {
        query: { request_id, quote_id: quoteId, status: "confirm", version: ofVersion },
      });
    expect((await confirm(version)).error.code).toBe("version-conflict");
    const { body: now } = await client.call(getPricedRequest, { params: { id: request_id } });
    expect(now.options[0]?.sellTotal).not.toBe(options[0]?.sellTotal);
    const confirmed = await confirm(now.version);
    expect(confirmed.body, confirmed.text).toMatchObject({ status: "accepted" });
  });

  test("sees what was sent to it, decides it, and passes it on without the right to decide", async () => {
    const note = await buildQuotation(admin, { form: { client_id: client.user.id } });
    const pdf = () => client.call(getClientQuotationPdf, { params: { id: note.quotation_id }, query: {} });
    expect((await pdf()).status).toBe(404);
    await admin.call(emailSavedQuotation, {
      query: { quotation_id: note.quotation_id, email: "c@example.com" },
    });
    expect((await pdf()).status).toBe(200);
    const passed = await client.call(emailSavedClientQuotation, {
      query: { quotation_id: note.quotation_id, email: "boss@example.com" },
    });
    expect(passed.status, passed.text).toBe(200);
    expect((await caughtMail(world, "boss@example.com")).token).toBe("");
    const decide = (status: "confirm" | "cancel") =>
      client.call(confirmOrCancelQuotation, { query: { quotation_id: note.quotation_id, status } });
    expect((await decide("cancel")).body).toMatchObject({ status: "cancelled" });
    expect((await decide("confirm")).error.code).toBe("state-conflict");
    const other = await world.signInAs("ROLE_FFCLIENT", { company: admin.user.company });
    const foreign = await other.call(confirmOrCancelQuotation, {
      query: { quotation_id: note.quotation_id, status: "confirm" },
    });
    expect(foreign.status).toBe(404);
  });
});

describe("a quotation for a client account without an inquirer", () => {
  test("names the client in the saved quotation, in its notices and in its mail", async () => {
    const note = await buildQuotation(admin, { form: { client_id: client.user.id } });
    const saved = await admin.call(getQuotation, { params: { id: note.quotation_id } });
    expect(saved.body).toMatchObject({
      client_id: client.user.id,
      inquirer: { id: null, nameofInquirer: "Test Person", email: client.user.email },
    });
    await admin.call(emailSavedQuotation, {
      query: { quotation_id: note.quotation_id, email: "named@example.com" },
    });
    expect((await caughtMail(world, "named@example.com")).mail.text).toContain("\n\nHello Test Person,\n\n");
    await client.call(confirmOrCancelQuotation, {
      query: { quotation_id: note.quotation_id, status: "confirm" },
    });
    const [notice] = (await admin.call(listNotifications, { query: {} })).body;
    expect(notice).toMatchObject({
      description: `Test Person confirmed quotation ${note.number}.`,
      fromUserId: client.user.id,
      fromUserRole: "ROLE_FFCLIENT",
      clientCompanyName: "Test Person",
      clientCompanyEmail: client.user.email,
      ffUserCompanyName: admin.user.company.name,
      ffUserCompanyEmail: `office@${admin.user.company.id.slice(-6)}.example`,
      chatGroupId: null,
      roomId: null,
    });
  });

  test("is named in notices by its account when the quotation was saved without a name", async () => {
    const note = await buildQuotation(admin, { form: { client_id: client.user.id } });
    await findRows(
      world,
      sql`update quotation_version set content = jsonb_set(content, '{inquirer,name}', '""') - 'carriers'
          where quotation_id = ${note.quotation_id}`,
    );
    expect((await admin.call(getQuotation, { params: { id: note.quotation_id } })).body).toMatchObject({
      truckingCarriers: [],
      inquirer: { nameofInquirer: "" },
    });
    await admin.call(emailSavedQuotation, {
      query: { quotation_id: note.quotation_id, email: "unnamed@example.com" },
    });
    await client.call(confirmOrCancelQuotation, {
      query: { quotation_id: note.quotation_id, status: "cancel" },
    });
    const [notice] = (await admin.call(listNotifications, { query: {} })).body;
    expect(notice?.description).toBe(`Quotation ${note.number} for Test Person was cancelled.`);
  });
});

describe("time and the desk", () => {
  test("the sweep writes what has expired, once, with timeline and audit", async () => {
    const note = await buildQuotation(admin);
    await findRows(
      world,
      sql`update quotation set expires_at = '2020-01-01' where id = ${note.quotation_id}`,
    );
    await Promise.all([
      updateExpired(systemScope(world.database)),
      updateExpired(systemScope(world.database)),
    ]);
    const [row] = await findRows(
      world,
      sql<{ status: string }>`select status from quotation where id = ${note.quotation_id}`,
    );
    expect(row?.status).toBe("expired");
    const detail = await admin.call(getQuotation, { params: { id: note.quotation_id } });
    expect(detail.body.timeline.map((event) => event.kind)).toEqual(["expired", "saved"]);
  });

  test("the desk records a decision by phone, of the version it saw", async () => {
    const note = await buildQuotation(admin);
    await admin.call(emailSavedQuotation, {
      query: { quotation_id: note.quotation_id, email: "phone@example.com" },
    });
    const decide = (version: number) =>
      admin.call(acceptOrCancelQuotation, {
        query: { quotation_id: note.quotation_id, status: "reject", version, reason: "too dear" },
      });
    expect((await decide(7)).error).toMatchObject({ code: "version-conflict", currentVersion: 1 });
    expect((await decide(1)).body).toMatchObject({ status: "rejected" });
    const foreign = await stranger.call(acceptOrCancelQuotation, {
      query: { quotation_id: note.quotation_id, status: "accept" },
    });
    expect(foreign.status).toBe(404);
  });
});

/** A sent quotation in euros at 1.25 dollars each, with a choice of two options. */
async function buildSent() {
  const note = await buildQuotation(admin, { form: { currency: "EUR" }, options: 2 });
  const query = { quotation_id: note.quotation_id, email: "euro@example.com" };
  expect((await admin.call(emailSavedQuotation, { query })).status).toBe(200);
  return note;
}

/** The rate of today that the operator enters later, by which dollars would be others; or none at all any more. */
async function changeRate(rate: string | null) {
  await findRows(world, sql`delete from exchange_rate where base = 'USD' and quote = 'EUR'`);
  const pair = rate === null ? { quote: "GBP", rate: "0.75" } : { quote: "EUR", rate };
  const entered = await operator.call(createExchangeRate, {
    body: { base: "USD", asOf: dayIn(0), isConfirmed: true, ...pair },
  });
  expect(entered.status, entered.text).toBe(200);
}

async function accept(quotation_id: string, quote_id = "") {
  const accepted = await admin.call(acceptOrCancelQuotation, {
    query: { quotation_id, status: "accept", version: 1, quote_id },
  });
  expect(accepted.body, accepted.text).toMatchObject({ status: "accepted" });
  const [row] = await findRows(
    world,
    sql`select decided_quote_id as decided, sell_total_usd = round(sell_total * 1.25, 2)
        and profit_usd = sell_total_usd - round(buy_total * 1.25, 2) as "isAtFormerRate"
      from quotation where id = ${quotation_id}`,
  );
  return row;
}

describe("figures in dollars", () => {
  test("stay at the rate of the version when it is accepted, whatever becomes of the rates", async () => {
    const [kept, orphaned, former] = [await buildSent(), await buildSent(), await buildSent()];
    await findRows(
      world,
      sql`update quotation_version set content = content - 'usdExchange' where quotation_id = ${former.quotation_id}`,
    );
    await changeRate("0.5");
    expect(await accept(kept.quotation_id, kept.quoteIds[1])).toEqual({
      decided: kept.quoteIds[1],
      isAtFormerRate: true,
    });
    await changeRate(null);
    expect(await accept(orphaned.quotation_id, orphaned.quoteIds[1])).toEqual({
      decided: orphaned.quoteIds[1],
      isAtFormerRate: true,
    });
    expect(await accept(former.quotation_id, former.quoteIds[0])).toEqual({
      decided: former.quoteIds[0],
      isAtFormerRate: true,
    });
  });
});
