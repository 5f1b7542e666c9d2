import {
  createMarginRule,
  createQuotation,
  editQuotationOptions,
  emailQuotation,
  getQuotation,
  saveQuotation,
  tryMarginRule,
} from "@kilolane/contract";
import { expect, test } from "vitest";
import { FORM, useMarket } from "../../../test/build-market.ts";
import { MAIL_FLAGS } from "../../../test/build-quotations.ts";
import { useTestWorld } from "../../../test/harness.ts";

/* What sent quotations would have earned with a rule, against the rows and against really pricing by it. */

const world = useTestWorld();
const market = useMarket(world);
const RULE = {
  name: "Dearer",
  freightForm: "markup",
  freightValue: "40",
  leastProfit: "30",
  floorPercent: "2",
} as const;

async function price(form: Partial<typeof FORM> = {}) {
  const { body } = await market.ours.agent.call(createQuotation, { body: { ...FORM, ...form } });
  const [option] = body.options;
  return {
    request_id: body.request_id,
    quote_id: option?.quote_id ?? "",
    profit: option?.profit ?? "",
    sellTotal: option?.sellTotal ?? "",
    airlineId: option?.airline?.id ?? 0,
  };
}

async function send(form: Partial<typeof FORM> = {}, margin?: string) {
  const { agent } = market.ours;
  const { request_id, quote_id } = await price(form);
  if (margin !== undefined) {
    const options = [{ quote_id, margin: { kind: "margin" as const, value: margin } }];
    await agent.call(editQuotationOptions, { body: { request_id, options } });
  }
  const query = { request_id, quote_id, email: "buyer@elm.example", ...MAIL_FLAGS };
  const sent = await agent.call(emailQuotation, { query, body: {} });
  expect(sent.status, sent.text).toBe(200);
  return sent.body.quotation_id;
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

test("a trial sums what the rows say and what pricing by the rule then makes, by currency, and changes nothing", async () => {
  const { admin, agent } = market.ours;
  const ids = [await send(), await send(), await send({ currency: "EUR" })];
  const typed = await send({}, "33");
  // not sent, so not counted
  const draft = await price();
  await agent.call(saveQuotation, { query: draft, body: {} });
  const tried = await admin.call(tryMarginRule, { body: RULE });
  expect(tried.status, tried.text).toBe(200);
  expect(tried.body).toMatchObject({ days: 30, quotations: 4, changed: 3, isCut: false });

  const { rows } = await world.database.query<{ currency: string; sell: string; profit: string }>(
    `select currency, sum(sell_total)::text as sell, sum(sell_total - buy_total)::text as profit
     from quotation where company_id = $1 and sent_at is not null group by currency`,
    [admin.user.company.id],
  );
  for (const { currency, sell, profit } of rows) {
    const sums = tried.body.currencies.find((one) => one.currency === currency);
    expect([cents(sums?.sellNow ?? ""), cents(sums?.profitNow ?? "")]).toEqual([cents(sell), cents(profit)]);
  }
  const stillTyped = (await agent.call(getQuotation, { params: { id: typed } })).body.options[0];

  await admin.call(createMarginRule, { body: RULE });
  const [usd, eur] = [await price(), await price({ currency: "EUR" })];
  const sumsOf = (currency: string) => tried.body.currencies.find((one) => one.currency === currency);
  expect(cents(sumsOf("USD")?.profitThen ?? "")).toBe(
    2 * cents(usd.profit) + cents(stillTyped?.profit ?? ""),
  );
  expect(cents(sumsOf("EUR")?.sellThen ?? "")).toBe(cents(eur.sellTotal));
  expect(sumsOf("USD")).toMatchObject({ quotations: 3, changed: 2 });
  expect(new Set(tried.body.largest.map(({ quotationId }) => quotationId))).toEqual(new Set(ids));
  // what was sent stays as it was, and with the rule in force a trial of another one starts from it
  const params = { id: ids[0] ?? "" };
  const kept = (await agent.call(getQuotation, { params })).body.options[0];
  expect(tried.body.largest.find(({ quotationId }) => quotationId === params.id)?.sellNow).toBe(
    kept?.sellTotal,
  );
  const other = { ...RULE, name: "Elsewhere", originKind: "airport", originCode: "LAX" } as const;
  const again = await admin.call(tryMarginRule, { body: other });
  expect(again.body.currencies.map(({ profitThen }) => profitThen)).toEqual(
    tried.body.currencies.map(({ profitThen }) => profitThen),
  );
});

test("a tried rule is checked as one that is saved", async () => {
  const { admin, agent } = market.theirs;
  const wrong = await admin.call(tryMarginRule, {
    body: { ...RULE, freightForm: "margin", freightValue: "100" },
  });
  expect([wrong.status, wrong.error.errors?.[0]?.field]).toEqual([400, "freightValue"]);
  const made = await admin.call(createMarginRule, { body: RULE });
  const same = await admin.call(tryMarginRule, { body: { ...RULE, name: "Same" } });
  expect([same.status, same.error.code]).toEqual([409, "margin-rule-competes"]);
  const instead = await admin.call(tryMarginRule, { body: { ...RULE, ruleId: made.body.id } });
  expect(instead.body).toMatchObject({ quotations: 0, changed: 0, currencies: [], largest: [] });
  expect((await agent.call(tryMarginRule, { body: RULE })).status).toBe(403);
});
