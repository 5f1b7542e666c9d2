import { emailQuotation, emailSavedQuotation, createQuotation, getQuotation } from "@kilolane/contract";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { buildForm, buildQuotation, caughtMail, findRows } from "../../../test/build-quotations.ts";
import { useFuelDesk } from "../../../test/fuel-desk.ts";
import { readPdfText } from "../../../test/read-pdf-text.ts";

const { world, admin, client } = useFuelDesk();

/** The worker sends within seconds. */
const WAIT = { timeout: 10_000 };

const detailOf = async (id: string) => (await admin.call(getQuotation, { params: { id } })).body;

test("each cc address gets a mail of its own that says whose copy it is and cannot accept", async () => {
  const { quotation_id } = await buildQuotation(admin);
  const sent = await admin.call(emailSavedQuotation, {
    query: { quotation_id, version: 1, email: "Buyer@example.com" },
    body: {
      language: "fr",
      msg: "Comme convenu.",
      cc: ["copy@example.com", "buyer@example.com", "COPY@example.com", "desk@example.com"],
    },
  });
  expect(sent.status, sent.text).toBe(200);
  const mail = await caughtMail(world, "Buyer@example.com");
  expect(mail.token).not.toBe("");
  expect(await readPdfText(mail.pdf)).toContain(mail.token);
  for (const recipient of ["COPY@example.com", "desk@example.com"]) {
    const copy = await caughtMail(world, recipient);
    expect(copy.mail.subject).toBe(mail.mail.subject);
    expect(copy.mail.to?.map(({ address }) => address)).toEqual([recipient]);
    expect(copy.mail.text).toContain("copie de l’e-mail envoyé à Buyer@example.com");
    expect(copy.mail.text).toContain("Comme convenu.");
    const printed = await readPdfText(copy.pdf);
    expect(printed).toContain("320.97".replace(".", ","));
    for (const text of [printed, copy.mail.text, copy.mail.html]) expect(text).not.toContain("/q/");
  }
  const links = await findRows(
    world,
    sql<{ email: string }>`select email from quotation_link where quotation_id = ${quotation_id}`,
  );
  expect(links.map(({ email }) => email)).toEqual(["Buyer@example.com"]);
  await vi.waitFor(async () => {
    const { mails } = await detailOf(quotation_id);
    const states = mails.map(({ recipient, state, copyOf }) => `${recipient} ${state} ${copyOf}`);
    expect(states.toSorted()).toEqual([
      "Buyer@example.com sent null",
      "COPY@example.com sent Buyer@example.com",
      "desk@example.com sent Buyer@example.com",
    ]);
  }, WAIT);
  const { timeline } = await detailOf(quotation_id);
  expect(timeline.find(({ kind }) => kind === "sent")?.detail).toMatchObject({
    recipient: "Buyer@example.com",
    copies: "COPY@example.com, desk@example.com",
  });
});

test("a bad or a sixth cc address is refused in the caller's language, and nothing is sent", async () => {
  const { quotation_id } = await buildQuotation(admin);
  const query = { quotation_id, version: 1, email: "to@example.com" };
  const send = (cc: string[]) =>
    admin.send(emailSavedQuotation, { query, body: { cc } }, { headers: { "accept-language": "fr" } });
  const bad = await send(["ok@example.com", "nobody"]);
  expect([bad.status, bad.error.errors[0]?.field]).toEqual([400, "cc.1"]);
  expect(bad.error.errors[0]?.message).toContain("L’e-mail saisi");
  // an address as the forms take it and no mail server does
  const odd = await send(["ok@example.com", `${"x".repeat(65)}@example.com`]);
  expect([odd.status, odd.error.errors[0]?.field]).toEqual([400, "cc.1"]);
  const many = await send([1, 2, 3, 4, 5, 6].map((number) => `copy${number}@example.com`));
  expect([many.status, many.error.errors[0]?.field]).toEqual([400, "cc"]);
  expect(await detailOf(quotation_id)).toMatchObject({ status: "draft", mails: [] });
});

test("a copy that cannot be built is shown as failed beside its mail", async () => {
  const { quotation_id } = await buildQuotation(admin);
  // a mail server refuses it for good: the name of before names were held to one line
  await world.database.query("update user_account set last_name = $2 where id = $1", [
    admin.user.id,
    "Stone\nBcc: everybody@example.com",
  ]);
  await admin.call(emailSavedQuotation, {
    query: { quotation_id, email: "first@example.com" },
    body: { cc: ["second@example.com"] },
  });
  await vi.waitFor(async () => {
    const { mails, timeline } = await detailOf(quotation_id);
    expect(mails.map(({ state }) => state)).toEqual(["failed", "failed"]);
    const failed = timeline.filter(({ kind }) => kind === "mail-failed");
    expect(failed.map(({ detail }) => String(detail["recipient"])).toSorted()).toEqual([
      "first@example.com",
      "second@example.com",
    ]);
  }, WAIT);
  await world.database.query("update user_account set last_name = 'Stone' where id = $1", [admin.user.id]);
});

test("options that are not saved yet and a client's own mail are copied by the same rule", async () => {
  const { body } = await admin.call(createQuotation, { body: buildForm({ client_id: client.user.id }) });
  const [option] = body.options;
  const sent = await admin.call(emailQuotation, {
    query: { request_id: body.request_id, quote_id: option?.quote_id ?? "", email: "one@example.com" },
    body: { cc: ["unsaved-copy@example.com"] },
  });
  expect(sent.status, sent.text).toBe(200);
  const copy = await caughtMail(world, "unsaved-copy@example.com");
  expect(copy.token).toBe("");
  expect(copy.mail.text).toContain("a copy of the email to one@example.com");
});
