import * as contract from "@kilolane/contract";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import type { TestFile } from "../../../test/call-endpoint.ts";
import { buildFeedback } from "../../../test/record-parts.ts";
import { companyScopeOf } from "../../../test/factories.ts";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { withTransaction } from "../../db/transaction.ts";

const world = useTestWorld({ runsJobs: true });
const operator = usePerson(world, "ROLE_SUPERADMIN");

const FIELDS = {
  description: "يرجى <b>fix</b> the list 🛫",
  mainMenu: "quotations",
  subMenu: "quotationList",
  feedbackType: "problem",
};

const textFile = (name: string, text: string): TestFile => ({
  name,
  contentType: "text/plain",
  bytes: Buffer.from(text),
});

/** Sends a feedback as a browser does. */
function send(person: SignedInPerson, files: readonly TestFile[] = [], changes: object = {}) {
  const form = { fields: { ...FIELDS, ...changes }, field: "files", files };
  return person.call(contract.createFeedback, undefined, { form });
}

/** Polls until the worker has notified the operator. */
async function untilTold(feedbackId: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { body } = await operator.call(contract.listNotifications, { query: { size: 50 } });
    const found = body.filter((one) => one.feedbackId === feedbackId);
    if (found.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the operator was not told");
}

describe("giving feedback", () => {
  it("stores what was said with its files, tells the operator, and shows it to its author alone", async () => {
    const author = await world.signInAs("ROLE_FFADMIN");
    const stranger = await world.signInAs("ROLE_FFADMIN");
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#336699" } })
      .png()
      .toBuffer();
    const screenshot = { name: "../Bild ä.png", contentType: "text/html", bytes: png };
    const created = await send(author, [screenshot, textFile("steps.txt", "1. open the list")]);
    expect(created.body).toMatchObject({ ...FIELDS, state: "open", answer: "", isOwn: true });
    expect(created.body.files.map(({ originalName }) => originalName)).toEqual(["Bild ä.png", "steps.txt"]);
    const list = await author.call(contract.listForwarderFeedback, { query: {} });
    const foreign = await stranger.call(contract.getFeedback, { params: { id: created.body.id } });
    coverEndpoint("POST", "/feedback", {
      status: created.status,
      readBack: {
        through: "GET /ffcompany/feedback",
        agrees: JSON.stringify(list.body.content) === JSON.stringify([created.body]),
      },
      foreign,
    });
    const others = await stranger.call(contract.listForwarderFeedback, { query: {} });
    coverEndpoint("GET", "/ffcompany/feedback", {
      status: list.status,
      readBack: { through: "POST /feedback", agrees: list.body.content[0]?.id === created.body.id },
      foreign: { found: others.body.total },
    });

    const [picture, text] = created.body.files;
    const params = { name: picture?.name ?? "" };
    const stored = await author.call(contract.downloadFile, { params });
    expect([stored.status, stored.headers["content-type"]]).toEqual([200, "image/png"]);
    expect((await stranger.call(contract.downloadFile, { params })).status).toBe(404);
    expect((await author.call(contract.downloadFeedbackFile, { params })).status).toBe(403);
    const received = await operator.call(contract.downloadFeedbackFile, {
      params: { name: text?.name ?? "" },
    });
    expect([received.text, received.headers["content-disposition"]]).toEqual([
      "1. open the list",
      "attachment; filename*=UTF-8''steps.txt",
    ]);

    const [news, ...more] = await untilTold(created.body.id);
    expect(more).toEqual([]);
    expect(news).toMatchObject({
      description: `Test Person of ${author.user.company.name} sent feedback.`,
      mainManu: "feedback",
      isRedirect: true,
    });
  });

  it("refuses what is missing and files that are none of the kinds, each named, and keeps nothing", async () => {
    const author = await world.signInAs("ROLE_FFCLIENT");
    const empty = await send(author, [], { description: " ", mainMenu: "", feedbackType: "rant" });
    expect(empty.error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      "description required",
      "mainMenu required",
      "feedbackType unknown",
    ]);
    const wrong = await send(author, [
      textFile("ok.txt", "fine"),
      textFile("page.html", "<script>alert(1)</script>"),
      { name: "run.png", contentType: "image/png", bytes: Buffer.from("MZ\u0000\u0001") },
      textFile("none.csv", ""),
    ]);
    expect(wrong.error.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      "files.1 attachment-type",
      "files.2 attachment-type",
      "files.3 sheet-empty",
    ]);
    const six = Array.from({ length: 6 }, (_, index) => textFile(`${index}.txt`, "x"));
    expect((await send(author, six)).status).toBe(413);
    const big = {
      name: "big.pdf",
      contentType: "application/pdf",
      bytes: Buffer.alloc(10 * 1024 * 1024 + 1),
    };
    expect((await send(author, [big])).status).toBe(413);
    const elsewhere = await author.call(contract.createFeedback, undefined, {
      form: { fields: FIELDS, field: "avatar", files: [textFile("a.txt", "x")] },
    });
    expect(elsewhere.error.errors).toMatchObject([{ field: "avatar", code: "unknown" }]);
    expect((await author.call(contract.listForwarderFeedback, { query: {} })).body.total).toBe(0);
    const { rows } = await world.database.query("select from file where company_id = $1", [
      author.user.company.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe("reading feedback", () => {
  it("the admin sees the company's, its agents and clients their own", async () => {
    const admin = await world.signInAs("ROLE_AIRLINE_ADMIN");
    const agent = await world.signInAs("ROLE_AIRLINE_AGENT", { company: admin.user.company });
    const stranger = await world.signInAs("ROLE_AIRLINE_AGENT");
    const own = await buildFeedback(admin, { description: "Own words", feedbackType: "idea" });
    const colleagues = await buildFeedback(agent);
    const list = await admin.call(contract.listAirlineFeedback, { query: { direction: "asc" } });
    expect((await admin.call(contract.listAirlineFeedback)).body.total).toBe(2);
    expect(list.body.content.map(({ id, isOwn }) => [id, isOwn])).toEqual([
      [own, true],
      [colleagues, false],
    ]);
    expect(list.body.counts).toEqual({ all: 2, open: 2, answered: 0, closed: 0 });
    const narrowed = await admin.call(contract.listAirlineFeedback, {
      query: { search: "own WORDS", feedbackType: "idea", state: "open" },
    });
    expect(narrowed.body.content.map(({ id }) => id)).toEqual([own]);
    expect((await agent.call(contract.listAirlineFeedback, { query: {} })).body.total).toBe(1);
    const none = await stranger.call(contract.listAirlineFeedback, { query: {} });
    expect([none.body.total, none.body.content]).toEqual([0, []]);
    for (const person of [agent, stranger]) {
      const answer = await person.call(contract.getFeedback, { params: { id: own } });
      expect(answer.status).toBe(404);
    }
    coverEndpoint("GET", "/airline/feedback", {
      status: list.status,
      readBack: { through: "POST /feedback", agrees: list.body.content[0]?.id === own },
      foreign: { found: none.body.total },
    });
  });

  it("a shipper gives and reads it too; data entry and trucking do neither", async () => {
    const shipper = await world.signInAs("ROLE_CONSIGNEE");
    const id = await buildFeedback(shipper);
    const list = await shipper.call(contract.listShipperFeedback, { query: {} });
    expect(list.body.content.map((one) => one.id)).toEqual([id]);
    for (const role of ["ROLE_DATAENTRY", "ROLE_TRUCKING_ADMIN"] as const) {
      expect((await send(await world.signInAs(role))).status).toBe(403);
    }
  });

  it("what was said can neither be changed nor removed inside the company", async () => {
    const author = await world.signInAs("ROLE_FFADMIN");
    await buildFeedback(author);
    const scope = companyScopeOf(world.database, author.user);
    for (const statement of ["update feedback set state = 'closed'", "delete from feedback_file"]) {
      await expect(withTransaction(scope, (tx) => tx.query(statement))).rejects.toThrow(/permission denied/);
    }
  });
});

describe("the operator", () => {
  it("answers, and the author is notified in their language; a stale answer is refused", async () => {
    const author = await world.signInAs("ROLE_FFAGENT", { locale: "fr" });
    const feedbackId = await buildFeedback(author, { description: "Sept mots pour le canari jaune" });
    const found = await operator.call(contract.listReceivedFeedback, { query: { search: "canari jaune" } });
    const [one] = found.body.content;
    expect(one).toMatchObject({
      id: feedbackId,
      companyName: author.user.company.name,
      authorEmail: author.user.email,
      authorRole: "ROLE_FFAGENT",
      state: "open",
    });
    const version = one?.version ?? 0;
    const params = { id: feedbackId };
    const body = { version, answer: "Corrigé <dans> la version 2" };
    const answered = await operator.call(contract.answerFeedback, { params, body });
    expect(answered.body).toMatchObject({ state: "answered", answer: body.answer, version: version + 1 });
    const stale = await operator.call(contract.answerFeedback, { params, body });
    expect([stale.status, stale.error.currentVersion]).toEqual([409, version + 1]);
    const read = await author.call(contract.getFeedback, { params: { id: feedbackId } });
    expect(read.body).toMatchObject({ state: "answered", answer: body.answer });
    const [news] = (await author.call(contract.listNotifications, { query: {} })).body;
    expect(news).toMatchObject({ feedbackId, notificationType: "feedback-answered", isRedirect: true });
    expect(news?.description).toMatch(/^Votre commentaire du .+ a reçu une réponse\.$/);
  });

  it("closes for good, and exports what is filtered without formulas", async () => {
    const author = await world.signInAs("ROLE_FFADMIN");
    const feedbackId = await buildFeedback(author, { description: "=1+1 closes the zebra" });
    const close = () => operator.call(contract.closeFeedback, { params: { id: feedbackId } });
    const { version } = (await close()).body;
    expect((await close()).body).toMatchObject({ state: "closed", version });
    const late = await operator.call(contract.answerFeedback, {
      params: { id: feedbackId },
      body: { version, answer: "too late" },
    });
    expect([late.status, late.error.code]).toEqual([409, "state-conflict"]);
    const query = { search: "zebra", state: "closed" } as const;
    const csv = await operator.call(contract.exportFeedback, { query });
    const [, line, rest] = csv.text.split("\r\n");
    expect(line).toContain("'=1+1 closes the zebra");
    expect(line).toContain(author.user.company.name);
    expect(rest).toBe("");
    const audit = await world.database.query(
      "select action from audit_entry where subject_kind = 'feedback' and company_id = $1 order by at",
      [author.user.company.id],
    );
    expect(audit.rows).toEqual([{ action: "feedback.created" }, { action: "feedback.closed" }]);
  });
});
