import {
  createClientQuotation,
  emailClientQuotation,
  emailCompanyQuotation,
  emailQuotation,
  emailSavedClientQuotation,
  emailSavedCompanyQuotation,
  emailSavedQuotation,
  getCaughtMail,
  getQuotation,
  listCaughtMails,
  sendEmail,
} from "@kilolane/contract";
import { expect, test } from "vitest";
import { coverEndpoint } from "../cover.ts";
import { buildDraft, buildRequest, buildSent, FORM, useMarket } from "../build-market.ts";
import { useTestWorld, type SignedInPerson } from "../harness.ts";

/* Mails: each call, the mail read in the catcher that stands for the world's mail servers, another company's 404. */

/** The specification's parameters of every mail. */
const FLAGS = { airline_show: "true", remark_show: "true" } as const;
const READ = "GET /ffadmin/quotation/{id}";

const world = useTestWorld({ runsJobs: true });
const market = useMarket(world);

/** The one mail to that address, once the worker has sent it. */
async function caught(recipient: string) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { body } = await world.anonymous.call(listCaughtMails, { query: { recipient } });
    const [mail, ...more] = body.content;
    if (mail !== undefined) {
      expect(more).toEqual([]);
      return (await world.anonymous.call(getCaughtMail, { params: { id: mail.id } })).body;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail to ${recipient}`);
}

async function readBack(person: SignedInPerson, id: string, mailId: string) {
  const read = await person.call(getQuotation, { params: { id } });
  expect(read.body.mails.map((mail) => mail.id)).toContain(mailId);
  return { through: READ, agrees: read.status === 200 && read.body.status !== "draft" };
}

test.each([
  [emailQuotation, "/ffadmin/quotation/email", "agent"],
  [emailCompanyQuotation, "/ffcompany/quotation/email", "admin"],
] as const)("$name saves priced options and mails them with PDF and link", async (endpoint, path, who) => {
  const { ours, theirs } = market;
  const { request_id, quoteId } = await buildRequest(ours[who]);
  const email = `${who}-unsaved@buyer.example`;
  const query = { request_id, quote_id: quoteId, email, ...FLAGS };
  const foreign = await theirs.admin.call(endpoint, { query, body: {} });
  const { status, body, text } = await ours[who].call(endpoint, { query, body: { msg: "As we spoke" } });
  expect(body, text).toMatchObject({ status: "sent", version: 1 });
  const mail = await caught(email);
  expect(mail.attachments).toMatchObject([
    { fileName: `${body.number}.pdf`, contentType: "application/pdf" },
  ]);
  expect(mail.text).toContain("As we spoke");
  expect(mail.text).toMatch(/\/q\/[\w-]{43}/);
  const back = await readBack(ours[who], body.quotation_id, body.mail_id);
  coverEndpoint("POST", path, { status, readBack: back, foreign });
});

test("a client mails an option it priced; the mail informs, and cannot decide", async () => {
  const { ours, theirs } = market;
  const priced = await ours.client.call(createClientQuotation, { body: FORM });
  const quote_id = priced.body.options[0]?.quote_id ?? "";
  const email = "client-unsaved@buyer.example";
  const query = { request_id: priced.body.request_id, quote_id, email, ...FLAGS };
  const foreign = await theirs.client.call(emailClientQuotation, { query, body: {} });
  const { status, body, text } = await ours.client.call(emailClientQuotation, { query, body: {} });
  expect(status, text).toBe(200);
  const mail = await caught(email);
  expect(mail.attachments).toHaveLength(1);
  expect(mail.text).not.toContain("/q/");
  const back = await readBack(ours.admin, body.quotation_id, body.mail_id);
  coverEndpoint("POST", "/ffclient/quotation/email", { status, readBack: back, foreign });
});

test.each([
  [emailSavedQuotation, "/ffadmin/saved-quotation/email", "agent"],
  [emailSavedCompanyQuotation, "/ffcompany/saved-quotation/email", "admin"],
] as const)("$name mails a draft, which becomes sent", async (endpoint, path, who) => {
  const { ours, theirs } = market;
  const draft = await buildDraft(ours[who]);
  const email = `${who}-saved@buyer.example`;
  const query = { quotation_id: draft.quotation_id, version: 1, email, ...FLAGS };
  const foreign = await theirs.admin.call(endpoint, { query, body: {} });
  const { status, body } = await ours[who].call(endpoint, { query, body: { subject: "Your offer" } });
  expect(body).toMatchObject({ quotation_id: draft.quotation_id, status: "sent" });
  const mail = await caught(email);
  expect(mail).toMatchObject({ subject: "Your offer", attachments: [{ fileName: `${draft.number}.pdf` }] });
  const back = await readBack(ours[who], draft.quotation_id, body.mail_id);
  coverEndpoint("POST", path, { status, readBack: back, foreign });
});

test("a client passes a quotation on that it holds; another client's is 404", async () => {
  const { ours, theirs } = market;
  const sent = await buildSent(ours.admin, ours.client);
  const email = "client-saved@buyer.example";
  const query = { quotation_id: sent.quotation_id, version: 1, email, ...FLAGS };
  const foreign = await theirs.client.call(emailSavedClientQuotation, { query, body: {} });
  const other = await world.signInAs("ROLE_FFCLIENT", { company: ours.admin.user.company });
  expect((await other.call(emailSavedClientQuotation, { query, body: {} })).status).toBe(404);
  const { status, body, text } = await ours.client.call(emailSavedClientQuotation, { query, body: {} });
  expect(status, text).toBe(200);
  expect((await caught(email)).attachments).toHaveLength(1);
  const back = await readBack(ours.admin, sent.quotation_id, body.mail_id);
  coverEndpoint("POST", "/ffclient/saved-quotation/email", { status, readBack: back, foreign });
});

test("a plain message goes out in the company's name, whatever sender it claims", async () => {
  const { ours } = market;
  const email = "message@buyer.example";
  const body = {
    email,
    msg: "<b>Pick-up</b> at nine",
    sender: "boss@bank.example",
    receiver: "everybody@bank.example",
  };
  const { status } = await ours.agent.call(sendEmail, { body });
  const mail = await caught(email);
  expect(mail.recipients).toEqual([email]);
  expect(`${mail.sender} ${mail.replyTo}`).not.toContain("bank.example");
  expect(mail.replyTo).toContain(ours.agent.user.email);
  expect(mail.html).toContain("&lt;b&gt;Pick-up");
  coverEndpoint("POST", "/send/email", {
    status,
    readBack: { through: "GET /demo/mails/{id}", agrees: mail.text.includes("<b>Pick-up</b> at nine") },
    foreign: { noRecord: "names no record" },
  });
});

test.each([
  ["one@a.example,two@b.example"],
  ["a@b.example\r\nBcc: c@d.example"],
  ["<script>@b.example"],
  ['"a\\"@evil.example,b"@c.example'],
])("the address %j gets nothing", async (email) => {
  const answer = await market.ours.admin.call(sendEmail, { body: { email, msg: "x" } });
  expect(answer.status).toBe(400);
  expect(answer.error.errors.map((entry) => entry.field)).toEqual(["email"]);
});
