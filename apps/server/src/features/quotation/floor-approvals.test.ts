import {
  askFloorApproval,
  chooseTrucking,
  createMarginRule,
  createQuotation,
  decideFloorApproval,
  editQuotationOptions,
  emailQuotation,
  emailSavedQuotation,
  exportFloorApprovals,
  getOption,
  getQuotation,
  listFloorApprovals,
  listNotifications,
  saveManualQuotation,
  saveQuotation,
  emailSavedManualQuotation,
  printSavedManualQuotation,
  createClientQuotation,
  createInquirer,
  emailClientQuotation,
  withdrawFloorApproval,
} from "@kilolane/contract";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { FORM, useMarket } from "../../../test/build-market.ts";
import { buildEntry, buildManualBody } from "../../../test/build-manual.ts";
import { MAIL_FLAGS } from "../../../test/build-quotations.ts";
import { changeSettings } from "../../../test/change-settings.ts";
import { type SignedInPerson, usePerson, useTestWorld } from "../../../test/harness.ts";
import { untilMail } from "../../../test/read-mail.ts";

/* What an agent may not sell it asks for; an admin's yes sets the price and lets it leave. */

const world = useTestWorld({ runsJobs: true });
const market = useMarket(world);
const otherAgent = usePerson(world, "ROLE_FFAGENT", () => ({ company: market.ours.admin.user.company }));
const CHEAP = { kind: "flat", value: "1" } as const;
const REASON = "Promised on the phone";
const MAIL = { email: "buyer@elm.example", ...MAIL_FLAGS };

/** Lets agents write manual quotations. */
async function allowTypedLines(admin: SignedInPerson): Promise<void> {
  // by the column: a company's settings are made by its first change
  await changeSettings(admin, { sellStep: "currency" });
  await world.database.query(
    "update company_setting set allow_manual_quotes_agent = true where company_id = $1",
    [admin.user.company.id],
  );
}

async function priceOption() {
  const { body } = await market.ours.agent.call(createQuotation, { body: FORM });
  return { request_id: body.request_id, quote_id: body.options[0]?.quote_id ?? "" };
}

async function ask(choice: Awaited<ReturnType<typeof priceOption>>, quotationId: string | null = null) {
  const { request_id: requestId, quote_id: quoteId } = choice;
  const body = { requestId, quotationId, quoteId, margin: CHEAP, reason: REASON };
  const answer = await market.ours.agent.call(askFloorApproval, { body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const decide = (id: string, version: number, decision: "approve" | "decline" = "approve") =>
  market.ours.admin.call(decideFloorApproval, {
    params: { id },
    body: { version, decision, reason: "Good client" },
  });

const newsOf = async (person: typeof market.ours.agent) =>
  (await person.call(listNotifications, { query: { size: 1 } })).body[0];

test("an agent's refused price is asked for, approved by an admin, and then saved and sent by the agent", async () => {
  const { admin, agent } = market.ours;
  const choice = await priceOption();
  const edit = { request_id: choice.request_id, options: [{ quote_id: choice.quote_id, margin: CHEAP }] };
  expect((await agent.call(editQuotationOptions, { body: edit })).error.code).toBe("below-margin-floor");
  const asked = await ask(choice);
  expect(asked).toMatchObject({ status: "open", reason: REASON, from: "JFK", to: "FRA", decidedBy: "" });
  expect(Number(asked.marginPercent)).toBeLessThan(Number(asked.floorPercent));
  expect(Number(asked.sellTotal) - Number(asked.buyTotal)).toBeCloseTo(Number(asked.profit), 6);
  expect(await newsOf(admin)).toMatchObject({ notificationType: "floor-asked", mainManu: "margins" });
  expect(await untilMail(world, admin.user.email)).toMatchObject({
    subject: `${asked.askedBy} asks to sell below the floor`,
    text: expect.stringContaining(REASON),
  });
  // asking changes no price
  const params = { id: choice.request_id, quoteId: choice.quote_id };
  expect((await agent.call(getOption, { params })).body).toMatchObject({ belowFloor: false });
  const approved = await decide(asked.id, asked.version);
  expect(approved.body).toMatchObject({ status: "approved", decisionReason: "Good client" });
  expect((await agent.call(getOption, { params })).body).toMatchObject({
    sellTotal: asked.sellTotal,
    belowFloor: true,
    floorApproved: true,
  });
  expect(await newsOf(agent)).toMatchObject({
    notificationType: "floor-approved",
    requestId: choice.request_id,
  });
  expect((await untilMail(world, agent.user.email)).text).toContain(
    "/freight-forwarder/agent/margins/approvals",
  );
  const sent = await agent.call(emailQuotation, { query: { ...choice, ...MAIL }, body: {} });
  expect(sent.status, sent.text).toBe(200);
  const late = await decide(asked.id, approved.body.version);
  expect([late.status, late.error.code]).toEqual([409, "state-conflict"]);
});

test("a saved quotation is changed by the approval, and what was sent stays as it was", async () => {
  const { agent } = market.ours;
  const choice = await priceOption();
  const saved = await agent.call(saveQuotation, { query: choice, body: {} });
  const params = { id: saved.body.quotation_id };
  await agent.call(emailSavedQuotation, { query: { quotation_id: params.id, ...MAIL }, body: {} });
  const asked = await ask(choice, params.id);
  expect(asked.quotationNumber).toBe(saved.body.number);
  await decide(asked.id, asked.version);
  const now = (await agent.call(getQuotation, { params })).body;
  expect(now).toMatchObject({ version: 2, status: "draft", options: [{ sellTotal: asked.sellTotal }] });
  expect(now.timeline.map(({ kind }) => kind)).toContain("floor-approved");
  expect((await agent.call(getQuotation, { params, query: { version: 1 } })).body).toMatchObject({
    options: [{ sellTotal: saved.body.sellTotal }],
  });
});

test("a decline changes nothing, and neither does an approval of a price that has sunk since", async () => {
  const { agent } = market.ours;
  const choice = await priceOption();
  const first = await ask(choice);
  await decide(first.id, first.version, "decline");
  expect(await newsOf(agent)).toMatchObject({ notificationType: "floor-declined" });
  const mailed = await agent.call(emailQuotation, { query: { ...choice, ...MAIL }, body: {} });
  expect(mailed.status).toBe(200);
  const second = await ask(await priceOption());
  // asked for at a higher price than the edit makes now
  await world.database.query(
    `update floor_approval set figures = figures || '{"sellTotal": "99999.00"}' where id = $1`,
    [second.id],
  );
  const refused = await decide(second.id, second.version);
  expect([refused.status, refused.error.code]).toEqual([409, "state-conflict"]);
});

test("agents see and take back their own questions, admins see all, and nobody asks for what needs no leave", async () => {
  const { admin, agent } = market.ours;
  const choice = await priceOption();
  const first = await ask(choice);
  // asking again for the same option takes the former question back
  const second = await ask(choice);
  const statusOf = async (person: typeof agent, id: string) =>
    (await person.call(listFloorApprovals, { query: { size: 100 } })).body.content.find(
      (row) => row.id === id,
    )?.status;
  expect(await statusOf(agent, first.id)).toBe("withdrawn");
  expect(await statusOf(admin, second.id)).toBe("open");
  expect(await statusOf(otherAgent, second.id)).toBeUndefined();
  const withdrawal = { params: { id: second.id }, query: { version: String(second.version) } };
  expect((await otherAgent.call(withdrawFloorApproval, withdrawal)).status).toBe(404);
  expect((await admin.call(withdrawFloorApproval, withdrawal)).status).toBe(409);
  expect((await agent.call(withdrawFloorApproval, withdrawal)).body.status).toBe("withdrawn");
  const ofRequest = { query: { requestId: choice.request_id } };
  const found = (await agent.call(listFloorApprovals, ofRequest)).body;
  expect([found.total, found.content.map(({ id }) => id).toSorted()]).toEqual([
    2,
    [first.id, second.id].toSorted(),
  ]);
  expect((await otherAgent.call(listFloorApprovals, ofRequest)).body.content).toEqual([]);
  const open = (await admin.call(listFloorApprovals, { query: { status: "open" } })).body;
  expect(open.total).toBe(open.counts.open);
  const dear = { requestId: choice.request_id, quoteId: choice.quote_id, reason: REASON };
  expect((await agent.call(askFloorApproval, { body: dear })).error.code).toBe("state-conflict");
  const asked = await ask(choice);
  const own = { params: { id: asked.id }, body: { version: 1, decision: "approve", reason: "Me" } } as const;
  expect((await agent.call(decideFloorApproval, own)).status).toBe(403);
  const lines = async (person: typeof agent) =>
    (await person.call(exportFloorApprovals, { query: { status: "open", format: "csv" } })).text
      .trim()
      .split("\r\n");
  expect(await lines(otherAgent)).toHaveLength(1);
  expect((await lines(agent)).at(1)).toContain(REASON);
});

test("a file of questions holds its amounts as numbers, a loss too", async () => {
  const { request_id: requestId, quote_id: quoteId } = await priceOption();
  const body = { requestId, quoteId, sell: [{ code: "freight", amount: "1.00" }], reason: REASON };
  const asked = (await market.ours.agent.call(askFloorApproval, { body })).body;
  expect(Number(asked.profit)).toBeLessThan(0);
  const amounts = [asked.sellTotal, asked.profit, asked.marginPercent, asked.floorPercent];
  const file = (format: "csv" | "xlsx") =>
    market.ours.admin.call(exportFloorApprovals, { query: { status: "open", format } });
  expect((await file("csv")).text).toContain(`,${amounts.join(",")},`);
  const rows = (await readXlsx((await file("xlsx")).bytes)).sheets[0]?.rows;
  expect(rows).toContainEqual(expect.arrayContaining(amounts.map(Number)));
});

test("typed lines below the floor are kept as a draft that stays in the house until an admin approves it", async () => {
  const { admin, agent } = market.theirs;
  await allowTypedLines(admin);
  const lines = buildEntry().lines.map((line) => ({ ...line, sell: line.buy }));
  const body = buildManualBody({ manual: buildEntry({ lines }) });
  expect((await agent.call(saveManualQuotation, { body })).error.code).toBe("below-margin-floor");
  const asking = { ...body, asksApproval: true };
  const nameless = await agent.call(saveManualQuotation, { body: asking });
  expect(nameless.error.errors).toMatchObject([{ field: "reason", code: "required" }]);
  const saved = await agent.call(saveManualQuotation, { body: { ...asking, reason: REASON } });
  expect(saved.body, saved.text).toMatchObject({ status: "draft", version: 1 });
  const query = { quotation_id: saved.body.quotation_id };
  const leave = async () => {
    const printed = await agent.call(printSavedManualQuotation, { query });
    const mailed = await agent.call(emailSavedManualQuotation, { query: { ...query, ...MAIL }, body: {} });
    return [printed.status, mailed.status];
  };
  expect(await leave()).toEqual([403, 403]);
  const [asked] = (await admin.call(listFloorApprovals, { query: { status: "open" } })).body.content;
  expect(asked).toMatchObject({ quotationNumber: saved.body.number, sellTotal: saved.body.sellTotal });
  const answered = await admin.call(decideFloorApproval, {
    params: { id: asked?.id ?? "" },
    body: { version: 1, decision: "approve", reason: "Good client" },
  });
  expect(answered.status, answered.text).toBe(200);
  const params = { id: query.quotation_id };
  const now = (await agent.call(getQuotation, { params })).body;
  expect(now).toMatchObject({ version: 1, status: "draft", options: [{ floorApproved: true }] });
  expect(now.timeline.map(({ kind }) => kind)).toContain("floor-approved");
  expect(await leave()).toEqual([200, 200]);
});

test("what a client prices alone sells at the floor where the margin is below it", async () => {
  const { admin, client } = market.theirs;
  await admin.call(createMarginRule, { body: { name: "All", freightValue: "2", floorPercent: "12.5" } });
  const priced = await client.call(createClientQuotation, { body: FORM });
  const choice = { request_id: priced.body.request_id, quote_id: priced.body.options[0]?.quote_id ?? "" };
  const mailed = await client.call(emailClientQuotation, { query: { ...choice, ...MAIL }, body: {} });
  expect(mailed.status, mailed.text).toBe(200);
  const params = { id: mailed.body.quotation_id };
  const [option] = (await admin.call(getQuotation, { params })).body.options;
  expect(option).toMatchObject({ sellTotal: priced.body.options[0]?.sellTotal, belowFloor: false });
  const { sellTotal = "", buyTotal = "", margin } = option ?? {};
  // at the floor to the cent: one cent less is below it
  const profitAt = (sell: number) => ((sell - Number(buyTotal)) / sell) * 100;
  expect(profitAt(Number(sellTotal))).toBeGreaterThanOrEqual(12.5);
  expect(profitAt(Number(sellTotal) - 0.01)).toBeLessThan(12.5);
  expect(Number(margin?.value)).toBeGreaterThan(2);
});

test("an approval counts no more once the profit has sunk, although the sell total has risen", async () => {
  const { admin, agent, truckingId } = market.theirs;
  const priced = await agent.call(createQuotation, { body: { ...FORM, pickupZip: "10001" } });
  const { request_id, options } = priced.body;
  const [option] = options;
  const quote_id = option?.quote_id ?? "";
  const cheap = { quote_id, margin: { kind: "flat" as const, value: "1" }, reason: "Agreed with the client" };
  const approved = await admin.call(editQuotationOptions, { body: { request_id, options: [cheap] } });
  expect(approved.body.options.find((entry) => entry.quote_id === quote_id)).toMatchObject({
    belowFloor: true,
    floorApproved: true,
  });
  const query = { request_id, trucking_id: truckingId, carrier: "", transit_days: 1 };
  expect((await agent.call(chooseTrucking, { query })).status).toBe(200);
  const given = { quote_id, sell: [{ code: "pickup-haul", amount: "1" }] };
  const answer = await agent.call(editQuotationOptions, { body: { request_id, options: [given] } });
  expect([answer.status, answer.error.code]).toEqual([403, "below-margin-floor"]);
});

test("typed lines keep the floor of the rules that count for them, the client's first", async () => {
  const { admin, agent } = market.ours;
  await allowTypedLines(admin);
  const client = {
    companyName: "Cedar Trade",
    nameofInquirer: "Ann Cedar",
    email: "ann@cedar.example",
    country: "DE",
  };
  const inquirer = await admin.call(createInquirer, { body: client });
  expect(inquirer.status, inquirer.text).toBe(200);
  const inquirerId = inquirer.body.id;
  const rule = await admin.call(createMarginRule, {
    body: { name: "Cedar", inquirerId, freightForm: "margin", freightValue: "45", floorPercent: "40" },
  });
  expect(rule.status, rule.text).toBe(200);
  const [line] = buildEntry().lines;
  if (line === undefined) throw new Error("no line");
  // 80 × 2.00 sold at 80 × 2.50: 20 %
  const typed = buildManualBody({ manual: buildEntry({ lines: [line] }) });
  const forCedar = { ...typed, form: { ...typed.form, inquirerId } };
  for (const body of [forCedar, { ...typed, inquirerId }]) {
    const refused = await agent.call(saveManualQuotation, { body });
    expect(refused.error.code).toBe("below-margin-floor");
  }
  expect((await agent.call(saveManualQuotation, { body: typed })).status).toBe(200);
  const saved = await admin.call(saveManualQuotation, { body: { ...forCedar, reason: REASON } });
  const { options } = (await admin.call(getQuotation, { params: { id: saved.body.quotation_id } })).body;
  expect(options[0]).toMatchObject({ belowFloor: true, floorApproved: true, floorPercent: "40" });
  const dearer = { ...forCedar, manual: buildEntry({ lines: [{ ...line, sell: "3.40" }] }) };
  expect((await agent.call(saveManualQuotation, { body: dearer })).status).toBe(200);
});
