import {
  createInquirer,
  createQuotation,
  emailSavedQuotation,
  getMailPreview,
  getMailTexts,
  saveQuotation,
  uploadLogo,
} from "@kilolane/contract";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buildForm, buildQuotation, caughtMail } from "../../../test/build-quotations.ts";
import { useFuelDesk } from "../../../test/fuel-desk.ts";

const { world, admin, stranger } = useFuelDesk();

/** A draft for an inquirer who reads French. */
async function buildForInquirer(): Promise<string> {
  const inquirer = await admin.call(createInquirer, {
    body: {
      companyName: "Aubrac SA",
      nameofInquirer: "Léa Roux",
      country: "FR",
      email: "lea@aubrac.example.com",
      language: "fr",
    },
  });
  const { body } = await admin.call(createQuotation, { body: buildForm() });
  const [option] = body.options;
  const saved = await admin.call(saveQuotation, {
    query: { request_id: body.request_id, quote_id: option?.quote_id ?? "" },
    body: { inquirerId: inquirer.body.id },
  });
  expect(saved.status, saved.text).toBe(200);
  return saved.body.quotation_id;
}

test("the dialog opens with the inquirer's address and language, later with the language last used", async () => {
  const id = await buildForInquirer();
  const { body } = await admin.call(getMailTexts, { params: { id } });
  expect(body).toMatchObject({ email: "lea@aubrac.example.com", language: "fr" });
  expect(body.texts.map(({ language }) => language)).toEqual(["en", "zh", "es", "fr", "it", "ar"]);
  const french = body.texts.find(({ language }) => language === "fr");
  expect(french?.greeting).toBe("Bonjour Léa Roux,");
  // what the dialog fills in is sent as it is, and the greeting is there once
  const query = { quotation_id: id, email: "lea@aubrac.example.com" };
  const text = { subject: french?.subject ?? "", msg: french?.message ?? "", language: "es" as const };
  await admin.call(emailSavedQuotation, { query, body: text });
  const { mail } = await caughtMail(world, "lea@aubrac.example.com");
  expect(mail.subject).toBe(french?.subject);
  expect(mail.text?.split("Léa Roux").length).toBe(2);
  expect(mail.text).toContain(french?.message);
  expect((await admin.call(getMailTexts, { params: { id } })).body.language).toBe("es");

  const without = await buildQuotation(admin);
  const other = await admin.call(getMailTexts, { params: { id: without.quotation_id } });
  expect(other.body).toMatchObject({ email: "", language: "en" });
});

test("the preview is the mail that is sent, with its picture and without its signed link", async () => {
  const picture = { width: 40, height: 20, channels: 3 as const, background: "#204080" };
  const bytes = await sharp({ create: picture }).png().toBuffer();
  const file = { name: "logo.png", contentType: "image/png", bytes };
  expect((await admin.call(uploadLogo, {}, { file })).status).toBe(200);
  const { quotation_id: id } = await buildQuotation(admin);
  const preview = await admin.call(getMailPreview, {
    params: { id },
    body: { language: "it", subject: "Per voi", message: "<b>Ciao</b>", showAirline: false },
  });
  expect(preview.status, preview.text).toBe(200);
  const { subject, html } = preview.body;
  expect(subject).toBe("Per voi");
  expect(html).toContain('src="data:image/png;base64,');
  expect(html).toContain("&lt;b&gt;Ciao&lt;/b&gt;");
  expect(html).not.toContain("/q/");
  expect(html).not.toContain("Quiet Air");
  for (const buy of ["244.00", "277.77", "43.06", "13.84", "3.05"]) {
    expect(html).not.toContain(buy);
    expect(html).not.toContain(buy.replace(".", ","));
  }

  await admin.call(emailSavedQuotation, {
    query: { quotation_id: id, email: "same@example.com", airline_show: "false" },
    body: { language: "it", subject: "Per voi", msg: "<b>Ciao</b>" },
  });
  const { mail } = await caughtMail(world, "same@example.com");
  const withoutLink = (mail.html ?? "").trim().replace(/href="[^"]*\/q\/[\w-]+"/, 'href="#"');
  expect(html.replace(/"data:image[^"]*"/, '"logo"')).toBe(withoutLink.replace(/"cid:[^"]*"/, '"logo"'));
});

test("another company's quotation has no texts and no preview", async () => {
  const { quotation_id: id } = await buildQuotation(admin);
  const texts = await stranger.call(getMailTexts, { params: { id } });
  const preview = await stranger.call(getMailPreview, { params: { id }, body: {} });
  expect([texts.status, preview.status]).toEqual([404, 404]);
});
