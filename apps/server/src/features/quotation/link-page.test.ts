import {
  askByLink,
  emailSavedQuotation,
  getLinkLogo,
  getQuotation,
  getQuotationByLink,
  listNotifications,
  uploadLogo,
  updateCompanySetting,
} from "@kilolane/contract";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildQuotation, caughtMail } from "../../../test/build-quotations.ts";
import { useFuelDesk } from "../../../test/fuel-desk.ts";

const { world, admin, stranger } = useFuelDesk();

/** Mails a new quotation. @returns it with the token of the mail's link */
async function buildLink(email: string) {
  const note = await buildQuotation(admin);
  const sent = await admin.call(emailSavedQuotation, {
    query: { quotation_id: note.quotation_id, email },
  });
  expect(sent.status, sent.text).toBe(200);
  return { note, params: { token: (await caughtMail(world, email)).token } };
}

test("a question is stored in the timeline, notified to the owner, and shown to its own reader alone", async () => {
  const { note, params } = await buildLink("curious@example.com");
  await admin.call(emailSavedQuotation, {
    query: { quotation_id: note.quotation_id, email: "other@example.com" },
  });
  const other = { token: (await caughtMail(world, "other@example.com")).token };
  const question = "Can you pick up on Saturday?";
  const asked = await world.anonymous.call(askByLink, { params, body: { text: question, name: "Ingrid" } });
  expect(
    asked.body.questions.map(({ text }) => text),
    asked.text,
  ).toEqual([question]);
  const { body: detail } = await admin.call(getQuotation, { params: { id: note.quotation_id } });
  const event = detail.timeline.find(({ kind }) => kind === "question");
  expect(event).toMatchObject({ actor: "Ingrid", version: 1, detail: { reason: question } });
  const notified = await admin.call(listNotifications, { query: {} });
  expect(notified.body.map((entry) => entry.notificationType)).toContain("quotation-question");
  const read = await world.anonymous.call(getQuotationByLink, { params: other });
  expect(read.body.questions).toEqual([]);
  expect(read.body.mayDecide).toBe(true);

  const empty = await world.anonymous.send(askByLink, { params, body: { text: "  " } });
  expect([empty.status, empty.error.errors[0]?.field]).toEqual([400, "text"]);
  const unknown = await world.anonymous.call(askByLink, {
    params: { token: "x".repeat(43) },
    body: { text: question },
  });
  expect([unknown.status, unknown.error.code]).toEqual([404, "link-invalid"]);
});

test("the page is the forwarder's: colour, person, what is included, payment terms; never a buy figure", async () => {
  const version = 0;
  const stored = await admin.call(updateCompanySetting, {
    body: {
      version,
      accentColor: "#0c6b58",
      paymentTerms: "30 days net",
      translations: { ar: { terms: "", payment: "خلال 30 يومًا" } },
    },
  });
  expect(stored.status, stored.text).toBe(200);
  const { params } = await buildLink("brand@example.com");
  const { body, text } = await world.anonymous.call(getQuotationByLink, { params });
  expect(body.forwarder).toMatchObject({
    companyName: admin.user.company.name,
    accentColor: "#0c6b58",
    email: admin.user.email,
    hasLogo: false,
  });
  expect(body.forwarder.personName).not.toBe("");
  expect(body.included[0]).toContain("Frankfurt");
  expect(body.included).toContain("Fuel");
  expect(body.notIncluded).toEqual([
    "Pickup at origin",
    "Delivery at destination",
    "Export and import customs clearance",
    "Duties and taxes",
    "Cargo insurance",
  ]);
  expect(body.paymentTerms).toBe("30 days net");
  expect(text).not.toMatch(/244\.00|277\.77|43\.06|13\.84|marginPercent|profit|"buy/);
  const arabic = await world.anonymous.call(
    getQuotationByLink,
    { params },
    { headers: { "accept-language": "ar" } },
  );
  expect(arabic.body.paymentTerms).toBe("خلال 30 يومًا");
  expect(arabic.body.options[0]?.lines.map(({ label }) => label)).toContain("رسم الوقود الإضافي");
});

test("the logo opens with the link and with no other", async () => {
  const { params } = await buildLink("logo@example.com");
  const none = await world.anonymous.call(getLinkLogo, { params });
  expect(none.status).toBe(404);
  const create = { width: 40, height: 20, channels: 3, background: "#0c6b58" } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const uploaded = await admin.call(
    uploadLogo,
    {},
    { file: { name: "logo.png", contentType: "image/png", bytes } },
  );
  expect(uploaded.status, uploaded.text).toBe(200);
  const logo = await world.anonymous.call(getLinkLogo, { params });
  expect([logo.status, logo.headers["content-type"]]).toEqual([200, "image/png"]);
  expect((await world.anonymous.call(getQuotationByLink, { params })).body.forwarder.hasLogo).toBe(true);
  const foreign = await stranger.call(getLinkLogo, { params: { token: "y".repeat(43) } });
  expect(foreign.status).toBe(404);
});
