import {
  acceptOrCancelQuotation,
  confirmOrCancelQuotation,
  decideByLink,
  emailSavedQuotation,
  getClientQuotationPdf,
  getLinkPdf,
  getQuotation,
  getQuotationByLink,
  listClientQuotations,
  listQuotations,
} from "@kilolane/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildQuotation, caughtMail, findRows, markUp } from "../../../test/build-quotations.ts";
import { systemScope } from "../../../test/factories.ts";
import { useFuelDesk } from "../../../test/fuel-desk.ts";
import { readPdfText } from "../../../test/read-pdf-text.ts";
import { updateExpired } from "./saved/update-expired.ts";

/* What was sent is the client's to decide on until something newer is sent: a revision in work changes nothing of it. */

const { world, admin, client } = useFuelDesk();

const SENT_TOTAL = "320.97";
const REVISED_TOTAL = "351.37";

async function mail(id: string, email: string): Promise<string> {
  const sent = await admin.call(emailSavedQuotation, { query: { quotation_id: id, email } });
  expect(sent.status, sent.text).toBe(200);
  return (await caughtMail(world, email)).token;
}

/** A quotation that was sent at 320.97 and is being revised to 351.37. */
async function buildRevised(email: string) {
  const note = await buildQuotation(admin, { form: { client_id: client.user.id } });
  const token = await mail(note.quotation_id, email);
  const edited = await markUp(admin, note, "30");
  expect(edited.body, edited.text).toMatchObject({ version: 2, currentVersion: 2, status: "draft" });
  expect(edited.body.options[0]?.sellTotal).toBe(REVISED_TOTAL);
  return { ...note, id: note.quotation_id, token, edited: edited.body };
}

const openLink = (token: string) => world.anonymous.call(getQuotationByLink, { params: { token } });
const accept = (token: string) =>
  world.anonymous.call(decideByLink, { params: { token }, body: { decision: "accept" } });
const getDetail = async (id: string, version?: number) =>
  (await admin.call(getQuotation, { params: { id }, query: version === undefined ? {} : { version } })).body;

describe("a sent quotation that is being revised", () => {
  test("stays open to its client as it was sent: link, document, account, list and price", async () => {
    const { id, token, number } = await buildRevised("open@example.com");
    const opened = await openLink(token);
    expect(opened.body).toMatchObject({ version: 1, status: "sent", isSuperseded: false, mayDecide: true });
    expect(opened.body.options[0]?.sellTotal).toBe(SENT_TOTAL);
    for (const file of [
      await world.anonymous.call(getLinkPdf, { params: { token } }),
      await client.call(getClientQuotationPdf, { params: { id }, query: {} }),
    ]) {
      const text = await readPdfText(file.bytes);
      expect(text).toContain(SENT_TOTAL);
      expect(text).not.toContain(REVISED_TOTAL);
    }
    const own = await client.call(listClientQuotations, { query: {} });
    const row = own.body.content.find((entry) => entry.number === number);
    expect(row).toMatchObject({ version: 1, status: "sent", sellTotal: SENT_TOTAL });
    expect(own.text).not.toContain("draftVersion");
    const desk = await admin.call(listQuotations, { query: {} });
    expect(desk.body.content.find((entry) => entry.number === number)).toMatchObject({
      version: 1,
      status: "sent",
      sellTotal: SENT_TOTAL,
      draftVersion: 2,
    });
  });

  test("never touches the version that was sent, and tells the desk which one the client has", async () => {
    const note = await buildQuotation(admin);
    await mail(note.quotation_id, "same@example.com");
    const stored = () =>
      findRows(
        world,
        sql`select content from quotation_version where quotation_id = ${note.quotation_id} and version = 1`,
      );
    const before = await stored();
    await markUp(admin, note, "30");
    expect(await stored()).toEqual(before);
    const draft = await getDetail(note.quotation_id);
    expect(draft).toMatchObject({ version: 2, status: "draft", offered: { version: 1, status: "sent" } });
    expect(draft.abilities).toMatchObject({ send: { allowed: true }, accept: { allowed: false } });
    const sent = await getDetail(note.quotation_id, 1);
    expect(sent).toMatchObject({ version: 1, currentVersion: 2, status: "sent" });
    expect(sent.abilities).toMatchObject({ edit: { allowed: false }, accept: { allowed: true } });
  });

  test("is accepted at the price that was sent; the revision ends as a version on record", async () => {
    const { id, token, edited, quote_id } = await buildRevised("accepts@example.com");
    const decided = await accept(token);
    expect(decided.body, decided.text).toMatchObject({
      version: 1,
      status: "accepted",
      decision: "accepted",
    });
    const detail = await getDetail(id);
    expect(detail).toMatchObject({ version: 1, currentVersion: 1, status: "accepted", offered: null });
    expect(detail.options[0]?.sellTotal).toBe(SENT_TOTAL);
    expect(detail.versions.map(({ version, isSent }) => [version, isSent])).toEqual([
      [2, false],
      [1, true],
    ]);
    const [row] = await findRows(
      world,
      sql<{ sell_total: string }>`select sell_total from quotation where id = ${id}`,
    );
    expect(row?.sell_total).toBe("320.9700");
    // an agent who still has the draft open can neither send nor save it
    const late = await admin.call(emailSavedQuotation, {
      query: { quotation_id: id, version: 2, email: "late@example.com" },
    });
    expect([late.status, late.error.code]).toEqual([409, "version-conflict"]);
    const saved = await markUp(admin, { quotation_id: id, quote_id }, "40");
    expect([saved.status, saved.error.code]).toEqual([409, "state-conflict"]);
    expect(edited.lockVersion).toBeLessThan(detail.lockVersion);
  });

  test("is closed by sending the revision, whose own link decides", async () => {
    const { id, token } = await buildRevised("first@example.com");
    const next = await mail(id, "second@example.com");
    const old = await openLink(token);
    expect(old.body).toMatchObject({ version: 1, isSuperseded: true, mayDecide: false });
    const refused = await accept(token);
    expect([refused.status, refused.error.code]).toEqual([409, "state-conflict"]);
    expect((await openLink(next)).body).toMatchObject({ version: 2, mayDecide: true });
    const row = (await admin.call(listQuotations, { query: {} })).body.content.find(
      (entry) => entry.quotation_id === id,
    );
    expect(row).toMatchObject({ version: 2, status: "sent", sellTotal: REVISED_TOTAL, draftVersion: null });
    const decided = await accept(next);
    expect(decided.body, decided.text).toMatchObject({ version: 2, status: "accepted" });
  });

  test("accepted and superseded at once: one of the two happens", async () => {
    const { id, token } = await buildRevised("race@example.com");
    const [decided, sent] = await Promise.all([
      accept(token),
      admin.call(emailSavedQuotation, {
        query: { quotation_id: id, version: 2, email: "race2@example.com" },
      }),
    ]);
    expect([decided.status, sent.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const detail = await getDetail(id);
    expect(detail).toMatchObject(
      decided.status === 200
        ? { status: "accepted", currentVersion: 1 }
        : { status: "sent", currentVersion: 2 },
    );
  });

  test("is decided by the client's account and by the desk as it was sent, not as it is being revised", async () => {
    const own = await buildRevised("own@example.com");
    const query = { quotation_id: own.id, version: 1 };
    const confirmed = await client.call(confirmOrCancelQuotation, { query: { ...query, status: "confirm" } });
    expect(confirmed.body, confirmed.text).toMatchObject({ status: "accepted", version: 1 });

    const heard = await buildRevised("heard@example.com");
    const decide = (version: number, status: "accept" | "cancel") =>
      admin.call(acceptOrCancelQuotation, { query: { quotation_id: heard.id, version, status } });
    const draft = await decide(2, "accept");
    expect([draft.status, draft.error.code]).toEqual([409, "state-conflict"]);
    expect((await decide(1, "accept")).body).toMatchObject({ status: "accepted", version: 1 });

    const off = await buildRevised("off@example.com");
    const cancelled = await admin.call(acceptOrCancelQuotation, {
      query: { quotation_id: off.id, version: 2, status: "cancel" },
    });
    expect(cancelled.body, cancelled.text).toMatchObject({ status: "cancelled" });
    expect((await openLink(off.token)).body).toMatchObject({ status: "cancelled", mayDecide: false });
    expect(await getDetail(off.id)).toMatchObject({ currentVersion: 1, offered: null });
  });

  test("expires for the client by its own date, and the revision can still be sent", async () => {
    const { id, token } = await buildRevised("expires@example.com");
    await findRows(
      world,
      sql`update quotation set expires_at = now() - interval '1 hour' where id = ${id} returning id`,
    );
    await updateExpired(systemScope(world.database));
    expect((await openLink(token)).body).toMatchObject({ status: "expired", mayDecide: false });
    expect((await accept(token)).error.code).toBe("quotation-expired");
    expect(await getDetail(id)).toMatchObject({
      version: 2,
      status: "draft",
      offered: { version: 1, status: "expired" },
    });
    const next = await mail(id, "afterwards@example.com");
    expect((await openLink(next)).body).toMatchObject({ version: 2, status: "sent", mayDecide: true });
  });
});
