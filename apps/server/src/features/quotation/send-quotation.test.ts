import {
  createQuotation,
  decideByLink,
  emailQuotation,
  emailSavedQuotation,
  getLinkPdf,
  getQuotation,
  getQuotationByLink,
  getQuotationPdf,
  listNotifications,
  sendEmail,
} from "@kilolane/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildForm, buildQuotation, caughtMail, findRows } from "../../../test/build-quotations.ts";
import { useFuelDesk } from "../../../test/fuel-desk.ts";
import { readPdfText } from "../../../test/read-pdf-text.ts";

const { world, admin, client, stranger } = useFuelDesk();

describe("mailing a quotation", () => {
  test("queues it, makes the version immutable, and delivers words, document and a link that accepts once", async () => {
    const note = await buildQuotation(admin, { form: { client_id: client.user.id } });
    const sent = await admin.call(emailSavedQuotation, {
      query: { quotation_id: note.quotation_id, version: 1, email: "buyer@example.com" },
      body: { msg: "<b>Hello</b>" },
    });
    expect(sent.status, sent.text).toBe(200);
    expect(sent.body).toMatchObject({ number: note.number, version: 1, status: "sent" });
    const { mail, pdf, token } = await caughtMail(world, "buyer@example.com");
    expect(mail.subject).toContain(note.number);
    expect(mail.html).toContain("&lt;b&gt;Hello&lt;/b&gt;");
    expect(mail.replyTo?.[0]?.address).toBe(admin.user.email);
    expect(mail.text).toContain("320.97");
    const [attachment] = mail.attachments;
    expect(attachment?.filename).toBe(`${note.number}.pdf`);
    const printed = await readPdfText(pdf);
    expect(printed).toContain("320.97");
    for (const text of [printed, mail.text ?? "", mail.html ?? ""]) {
      // what it costs: freight, total, profit and the percentage that would give the freight away
      for (const buy of ["244.00", "277.77", "43.06", "13.84", "3.05"]) expect(text).not.toContain(buy);
    }

    const opened = await world.anonymous.call(getQuotationByLink, { params: { token } });
    expect(opened.body, opened.text).toMatchObject({ number: note.number, mayDecide: true, decision: null });
    expect(JSON.stringify(opened.body)).not.toMatch(/244\.00|277\.77|marginPercent|"buy/);
    const file = await world.anonymous.call(getLinkPdf, { params: { token } });
    expect(file.headers["content-type"]).toBe("application/pdf");
    const decide = () =>
      world.anonymous.call(decideByLink, {
        params: { token },
        body: { decision: "accept", name: "Ada Buyer" },
      });
    const answers = await Promise.all([decide(), decide(), decide()]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const used = answers.filter((answer) => answer.status === 409).map((answer) => answer.error.code);
    expect(used).toEqual(["link-used", "link-used"]);
    const detail = await admin.call(getQuotation, { params: { id: note.quotation_id } });
    expect(detail.body.status).toBe("accepted");
    const kinds = detail.body.timeline.map((event) => event.kind).toSorted();
    expect(kinds).toEqual(["accepted", "mailed", "saved", "sent", "viewed"]);
    expect(detail.body.timeline.find((event) => event.kind === "accepted")?.actor).toBe("Ada Buyer");
    expect(detail.body.mails.map((entry) => entry.state)).toEqual(["sent"]);
    const told = await admin.call(listNotifications, { query: {} });
    expect(told.body.map((entry) => entry.notificationType)).toContain("quotation-accepted");
  });

  test("an unknown link is not found", async () => {
    const answer = await world.anonymous.call(getQuotationByLink, { params: { token: "x".repeat(43) } });
    expect([answer.status, answer.error.code]).toEqual([404, "link-invalid"]);
  });

  test("the links of a deactivated company are closed, and open again with it", async () => {
    const note = await buildQuotation(admin);
    const query = { quotation_id: note.quotation_id, email: "closed@example.com" };
    await admin.call(emailSavedQuotation, { query });
    const params = { token: (await caughtMail(world, "closed@example.com")).token };
    const setActive = (isActive: boolean) =>
      world.database.query("update company set is_active = $2 where id = $1", [
        admin.user.company.id,
        isActive,
      ]);
    const ask = async () => {
      const answers = [
        await world.anonymous.call(getQuotationByLink, { params }),
        await world.anonymous.call(getLinkPdf, { params }),
        await world.anonymous.call(decideByLink, { params, body: { decision: "accept" } }),
      ];
      return answers.map(({ status }) => status);
    };
    await setActive(false);
    expect(await ask()).toEqual([410, 410, 410]);
    await setActive(true);
    expect(await ask()).toEqual([200, 200, 200]);
  });

  test("options that are not saved are saved first; refuses bad addresses and foreign quotations", async () => {
    const { body } = await admin.call(createQuotation, { body: buildForm() });
    const query = {
      request_id: body.request_id,
      quote_id: body.options.map((option) => option.quote_id).join(","),
      email: "both@example.com",
      airline_show: "false" as const,
    };
    const sent = await admin.call(emailQuotation, { query });
    expect(sent.body, sent.text).toMatchObject({ status: "sent", version: 1 });
    const { mail } = await caughtMail(world, "both@example.com");
    expect(mail.html).not.toContain("Quiet Air");
    const bad = await admin.send(emailSavedQuotation, {
      query: { quotation_id: sent.body.quotation_id, email: "a@example.com,b@example.com" },
    });
    expect([bad.status, bad.error.errors[0]?.field]).toEqual([400, "email"]);
    const foreign = await stranger.call(emailSavedQuotation, {
      query: { quotation_id: sent.body.quotation_id, email: "x@example.com" },
    });
    expect(foreign.status).toBe(404);
  });

  test("the same Idempotency-Key mails once", async () => {
    const note = await buildQuotation(admin);
    const mail = () =>
      admin.call(
        emailSavedQuotation,
        { query: { quotation_id: note.quotation_id, email: "once@example.com" } },
        { headers: { "idempotency-key": `mail-${note.quotation_id}` } },
      );
    expect((await mail()).body).toEqual((await mail()).body);
    const mails = await findRows(
      world,
      sql`select id from quotation_mail where quotation_id = ${note.quotation_id}`,
    );
    expect(mails.length).toBe(1);
  });

  test("a plain message goes out in the company's name", async () => {
    const sent = await admin.call(sendEmail, {
      body: { email: "talk@example.com", msg: "When can we pick up?", sender: "ceo@bank.example" },
    });
    expect(sent.status, sent.text).toBe(200);
    const { mail } = await caughtMail(world, "talk@example.com");
    expect(mail.text).toContain("When can we pick up?");
    expect(mail.from?.address).not.toBe("ceo@bank.example");
  });
});

describe("the document", () => {
  test("prints sell prices alone, in the language and detail asked for, for its own company", async () => {
    const note = await buildQuotation(admin);
    const print = (query: object) =>
      admin.call(getQuotationPdf, { params: { id: note.quotation_id }, query });
    const english = await readPdfText((await print({ detail: "bands" })).bytes);
    expect(english).toContain(note.number);
    expect(english).toContain("320.97");
    expect(english).not.toMatch(/244\.00|277\.77|3\.05|13\.84/);
    const french = await readPdfText((await print({ language: "fr", detail: "all-in" })).bytes);
    expect(french).toContain("Cotation");
    const hidden = await readPdfText((await print({ showAirline: "false", showRemarks: "false" })).bytes);
    expect(english).toContain("QuietAir");
    expect(hidden).not.toContain("QuietAir");
    expect(hidden).not.toContain("Handlewithcare");
    for (const language of ["zh", "es", "it", "ar"]) {
      expect((await print({ language })).status).toBe(200);
    }
    const foreign = await stranger.call(getQuotationPdf, { params: { id: note.quotation_id }, query: {} });
    expect(foreign.status).toBe(404);
  });
});
