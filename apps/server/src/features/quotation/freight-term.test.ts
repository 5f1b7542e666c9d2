import {
  cloneQuotation,
  createQuotation,
  editSavedQuotation,
  emailSavedQuotation,
  getQuotation,
  getQuotationByLink,
  getQuotationPdf,
  getRequest,
} from "@kilolane/contract";
import { LANGUAGE_CODES, loadTranslator } from "@kilolane/phrases";
import { beforeAll, expect, test } from "vitest";
import {
  buildForm,
  buildFuelMarket,
  buildQuotation,
  caughtMail,
  MAIL_FLAGS,
} from "../../../test/build-quotations.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { compact, readPdf } from "../../integrations/pdf/read-pdf.ts";

/* Who pays the freight is said wherever the quotation is: prepaid unless it is collect. */

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");
beforeAll(() => buildFuelMarket(world));

const COLLECT = { freightTerm: "collect" } as const;

async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await readPdf(new Uint8Array(bytes))).pages.map((page) => page.compactText).join("\n");
}

test("freight collect is on quotation, link, mail, clone and revision, and changes no price", async () => {
  const prepaid = await admin.call(createQuotation, { body: buildForm() });
  expect(prepaid.body.form).toMatchObject({ freightTerm: "prepaid" });
  const note = await buildQuotation(admin, { form: COLLECT });
  const params = { id: note.quotation_id };
  const saved = await admin.call(getQuotation, { params });
  expect(saved.body.form).toMatchObject(COLLECT);
  expect(saved.body.options[0]?.sellTotal).toBe(prepaid.body.options[0]?.sellTotal);
  const query = { quotation_id: note.quotation_id, email: "collect@example.com", ...MAIL_FLAGS };
  await admin.call(emailSavedQuotation, { query, body: {} });
  const { mail, pdf, token } = await caughtMail(world, "collect@example.com");
  expect(mail.text).toContain("Freight collect");
  expect(await pdfText(pdf)).toContain(compact("Freight collect"));
  const link = await world.anonymous.call(getQuotationByLink, { params: { token } });
  expect(link.body.form).toMatchObject(COLLECT);
  const clone = await admin.call(cloneQuotation, { params, body: {} });
  const cloned = await admin.call(getRequest, { params: { id: clone.body.requestId } });
  expect(cloned.body.form).toMatchObject(COLLECT);
  const { version, lockVersion } = (await admin.call(getQuotation, { params })).body;
  const margin = { kind: "markup" as const, value: "40" };
  const options = [{ quote_id: note.quote_id, margin }];
  const edit = { quotation_id: note.quotation_id, version, lockVersion, options };
  const revised = await admin.call(editSavedQuotation, { body: edit });
  expect(revised.body, revised.text).toMatchObject({ version: 2, form: COLLECT });
});

test("the document says it in six languages", async () => {
  const note = await buildQuotation(admin, { form: COLLECT });
  for (const language of LANGUAGE_CODES) {
    const words = await loadTranslator(language, "quotation");
    const print = await admin.call(getQuotationPdf, {
      params: { id: note.quotation_id },
      query: { language },
    });
    expect(print.status).toBe(200);
    // Arabic is read as it is drawn
    if (language !== "ar")
      expect(await pdfText(print.bytes)).toContain(compact(words("freightTerm.collect")));
  }
});

test("another word for it is refused at its field", async () => {
  const form: unknown = { ...buildForm(), freightTerm: "third party" };
  const { status, error } = await admin.send(createQuotation, { body: form });
  expect([status, error.errors]).toMatchObject([400, [{ field: "freightTerm", code: "unknown" }]]);
});
