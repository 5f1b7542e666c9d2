import {
  createClientQuotation,
  createMarginRule,
  createQuotation,
  deleteMarginRule,
  editQuotationOptions,
  exportMarginRules,
  getMarginRule,
  getOption,
  getQuotation,
  listMarginRules,
  listMarginRuleVersions,
  saveQuotation,
  updateMarginRule,
} from "@kilolane/contract";
import { beforeEach, expect, test } from "vitest";
import type { z } from "zod";
import { FORM, useMarket } from "../../../test/build-market.ts";
import type { SignedInPerson } from "../../../test/harness.ts";
import { useTestWorld } from "../../../test/harness.ts";

/* Rules through the calls, and what they make of prices (docs/decisions/0030). The market flies QA and QB from JFK to FRA. */

const world = useTestWorld();
const market = useMarket(world);
const RULE = { name: "House", freightForm: "markup", freightValue: "10" } as const;
type Rule = z.input<NonNullable<(typeof createMarginRule)["body"]>>;

beforeEach(async () => {
  await world.database.query("delete from margin_rule");
  // deleted behind the product's back: what it remembers of the company's rules goes with the next write
  for (const { admin } of [market.ours, market.theirs]) {
    const made = await addRule(admin, { name: "Gone", freightValue: "1", fromKg: "99999" });
    const params = { id: made.id };
    await admin.call(deleteMarginRule, { params, query: { version: String(made.version) } });
  }
});

async function addRule(person: SignedInPerson, change: Partial<Rule> = {}) {
  const answer = await person.call(createMarginRule, { body: { ...RULE, ...change } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

async function price(person: SignedInPerson, form: Partial<typeof FORM> = {}) {
  const answer = await person.call(createQuotation, { body: { ...FORM, ...form } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const marginsOf = (options: Awaited<ReturnType<typeof price>>["options"]) =>
  Object.fromEntries(options.map(({ airline, margin }) => [airline?.iata, `${margin.kind} ${margin.value}`]));

test("an admin enters, changes and deletes a rule with its versions; agents read, others reach none of it", async () => {
  const { admin, agent } = market.ours;
  const made = await addRule(admin, {
    originKind: "airport",
    originCode: "jfk",
    destinationKind: "region",
    destinationCode: "europe",
    leastProfit: "30",
    floorPercent: "4",
    truckingForm: "margin",
    truckingValue: "8",
  });
  expect(made).toMatchObject({ originCode: "JFK", version: 1, place: 1, state: "live", currency: "USD" });
  const params = { id: made.id };
  const refused = await agent.call(createMarginRule, { body: RULE });
  expect(refused.status).toBe(403);
  const changed = await admin.call(updateMarginRule, {
    params,
    body: { ...RULE, version: 1, freightForm: "margin", freightValue: "12.5" },
  });
  expect(changed.body).toMatchObject({ version: 2, freightValue: "12.5", originKind: "any" });
  const late = await admin.call(updateMarginRule, { params, body: { ...RULE, version: 1 } });
  expect([late.status, late.error.code]).toEqual([409, "version-conflict"]);
  const versions = await agent.call(listMarginRuleVersions, { params });
  expect(versions.body.content.map(({ version, rule }) => [version, rule["freightValue"]])).toEqual([
    [2, "12.5"],
    [1, "10"],
  ]);
  expect((await agent.call(getMarginRule, { params })).body.name).toBe("House");
  expect((await market.theirs.admin.call(getMarginRule, { params })).status).toBe(404);
  expect((await market.theirs.admin.call(listMarginRules, {})).body.total).toBe(0);
  const gone = await admin.call(deleteMarginRule, { params, query: { version: "2" } });
  expect(gone.status).toBe(200);
  expect((await admin.call(getMarginRule, { params })).status).toBe(404);
});

test("rules are listed in the order in which they count, and one that would compete is refused with the other's name", async () => {
  const { admin, agent, client } = market.ours;
  await addRule(admin, { name: "All" });
  await addRule(admin, { name: "Agent", agentIds: [agent.user.id] });
  await addRule(admin, { name: "Heavy", fromKg: "100" });
  await addRule(admin, {
    name: "US to Germany",
    originKind: "country",
    originCode: "US",
    destinationKind: "country",
    destinationCode: "DE",
  });
  await addRule(admin, { name: "To FRA", destinationKind: "airport", destinationCode: "FRA" });
  await addRule(admin, { name: "Client", clientUserId: client.user.id });
  const { body } = await agent.call(listMarginRules, {});
  expect(body.content.map(({ name, place }) => [place, name])).toEqual([
    [1, "Client"],
    [2, "To FRA"],
    [3, "US to Germany"],
    [4, "Heavy"],
    [5, "Agent"],
    [6, "All"],
  ]);
  const twice = await admin.call(createMarginRule, { body: { ...RULE, name: "Again", fromKg: "100.0" } });
  expect([twice.status, twice.error.code]).toEqual([409, "margin-rule-competes"]);
  expect(twice.text).toContain("Heavy");
  const later = await admin.call(createMarginRule, {
    body: { ...RULE, validFrom: "2020-01-01", validTo: "2020-02-01" },
  });
  expect(later.body.state).toBe("ended");
});

test("rules are narrowed by state and condition, counted, and exported as they are listed", async () => {
  const { admin, agent } = market.ours;
  await addRule(admin, { name: "Everything", floorPercent: "3" });
  await addRule(admin, { name: "Asia", destinationKind: "region", destinationCode: "asia" });
  await addRule(admin, { name: "Gone by", fromKg: "45", validFrom: "2020-01-01", validTo: "2020-02-01" });
  const namesOf = async (query: { state?: "ended" | "live"; condition?: "lane" | "none" | "agent" }) =>
    (await agent.call(listMarginRules, { query })).body.content.map(({ name }) => name);
  expect(await namesOf({ state: "ended" })).toEqual(["Gone by"]);
  expect(await namesOf({ condition: "lane" })).toEqual(["Asia"]);
  expect(await namesOf({ condition: "none", state: "live" })).toEqual(["Everything"]);
  expect(await namesOf({ condition: "agent" })).toEqual([]);
  const { body } = await agent.call(listMarginRules, { query: { state: "ended" } });
  expect(body).toMatchObject({ total: 1, counts: { all: 3, live: 2, future: 0, ended: 1 } });
  const { text } = await agent.call(exportMarginRules, { query: { state: "live", format: "csv" } });
  expect(text.trim().split("\r\n")).toHaveLength(3);
  expect(text).toContain("1,Asia,,Anywhere,Asia,");
  expect(text).toContain("10% markup");
});

test.each([
  [{ freightForm: "margin", freightValue: "100" }, "freightValue", "margin-hundred"],
  [{ surchargesForm: "markup" }, "surchargesValue", "required"],
  [{ originKind: "airport", originCode: "ZZZ" }, "originCode", "unknown-airport"],
  [{ destinationKind: "country", destinationCode: "ZZ" }, "destinationCode", "unknown-country"],
  [{ originKind: "region", originCode: "moon" }, "originCode", "unknown"],
  [{ agentIds: ["00000000-0000-4000-8000-000000000000"] }, "agentIds", "unknown"],
  [{ inquirerId: "00000000-0000-4000-8000-000000000000" }, "inquirerId", "unknown-inquirer"],
  [{ airlineId: 2_000_000_000 }, "airlineId", "unknown"],
  [{ validFrom: "2026-02-02", validTo: "2026-02-01" }, "validTo", "before-start"],
] satisfies [Partial<Rule>, string, string][])(
  "a rule with %j is refused at %s",
  async (change, field, code) => {
    const answer = await market.ours.admin.call(createMarginRule, { body: { ...RULE, ...change } });
    expect(answer.status).toBe(400);
    expect(answer.error.errors).toEqual([expect.objectContaining({ field, code })]);
  },
);

test("each option is sold by the first rule that fits it, and the quotation keeps it when the rule is gone", async () => {
  const { admin, agent } = market.ours;
  const before = await price(agent);
  const quiet = before.options.find(({ airline }) => airline?.iata === "QA");
  await addRule(admin, {
    name: "All",
    freightValue: "20",
    floorPercent: "3",
    insuranceForm: "margin",
    insuranceValue: "5",
  });
  const rule = await addRule(admin, {
    name: "Quiet",
    airlineId: quiet?.airline?.id ?? 0,
    freightForm: "margin",
    freightValue: "12",
  });
  await addRule(admin, { name: "Heavy only", fromKg: "500", freightValue: "1" });
  const request = await price(agent);
  expect(marginsOf(request.options)).toEqual({ QA: "margin 12", QB: "markup 20" });
  const option = request.options.find(({ airline }) => airline?.iata === "QA");
  // 244.00 at 12 % of sell, and its surcharge at cost
  expect(option?.marginSource).toMatchObject({
    isTyped: false,
    rules: [
      { id: rule.id, version: 1, name: "Quiet", kind: "margin", value: "12" },
      { name: "All", kind: "markup", value: "20" },
    ],
    parts: [
      { part: "floorPercent", name: "All" },
      { part: "insurance", name: "All" },
    ],
    company: before.options[0]?.margin,
  });
  const freight = option?.lines?.find(({ code }) => code === "freight");
  expect(Number(freight?.sell)).toBeCloseTo(Number(freight?.buy) / 0.88, 0);
  const query = { request_id: request.request_id, quote_id: option?.quote_id ?? "" };
  const saved = await agent.call(saveQuotation, { query, body: {} });
  await admin.call(deleteMarginRule, { params: { id: rule.id }, query: { version: "1" } });
  const kept = await agent.call(getQuotation, { params: { id: saved.body.quotation_id } });
  expect(kept.body.options[0]).toMatchObject({
    sellTotal: option?.sellTotal,
    marginSource: option?.marginSource,
  });
  expect(marginsOf((await price(agent)).options)).toEqual({ QA: "markup 20", QB: "markup 20" });
});

test("a rule for several agents prices what each of them asks, and one agent's own rule stands before it", async () => {
  const { admin, agent } = market.ours;
  const second = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
  const team = [agent.user.id, second.user.id];
  const rule = await addRule(admin, {
    name: "Team",
    agentIds: team,
    freightForm: "markup",
    freightValue: "31",
  });
  expect([rule.agentIds, rule.agents.map(({ id }) => id).toSorted()]).toEqual([team, team.toSorted()]);
  for (const member of [agent, second])
    expect(marginsOf((await price(member)).options)).toEqual({ QA: "markup 31", QB: "markup 31" });
  expect(marginsOf((await price(admin)).options)).not.toMatchObject({ QA: "markup 31" });
  const shared = await admin.call(createMarginRule, {
    body: { ...RULE, name: "Other team", agentIds: [second.user.id, admin.user.id] },
  });
  expect([shared.status, shared.error.code]).toEqual([409, "margin-rule-competes"]);
  await addRule(admin, { name: "Own", agentIds: [second.user.id], freightForm: "markup", freightValue: "7" });
  expect(marginsOf((await price(second)).options)).toEqual({ QA: "markup 7", QB: "markup 7" });
  expect(marginsOf((await price(agent)).options)).toEqual({ QA: "markup 31", QB: "markup 31" });
});

test("a typed margin counts before every rule, and the rule's floor stays under it", async () => {
  const { admin, agent } = market.ours;
  await addRule(admin, { name: "Strict", freightForm: "margin", freightValue: "30", floorPercent: "18" });
  const request = await price(agent);
  const quoteId = request.options[0]?.quote_id ?? "";
  const edit = (value: string) =>
    agent.call(editQuotationOptions, {
      body: {
        request_id: request.request_id,
        version: request.version,
        options: [{ quote_id: quoteId, margin: { kind: "margin", value } }],
      },
    });
  const below = await edit("10");
  expect([below.status, below.error.code]).toEqual([403, "below-margin-floor"]);
  const typed = await edit("29");
  expect(typed.status, typed.text).toBe(200);
  const option = await agent.call(getOption, { params: { id: request.request_id, quoteId } });
  expect(option.body).toMatchObject({ margin: { value: "29" }, marginSource: { isTyped: true } });
});

test("a least profit is converted to the quotation's currency, and rules for others leave a price as it was", async () => {
  const { admin, agent, client } = market.ours;
  const plain = await price(agent, { currency: "EUR" });
  await addRule(admin, { name: "Other agent", agentIds: [admin.user.id], freightValue: "77" });
  await addRule(admin, { name: "Other client", clientUserId: client.user.id, freightValue: "66" });
  await addRule(admin, { name: "Other lane", originKind: "airport", originCode: "LAX", freightValue: "55" });
  const same = await price(agent, { currency: "EUR" });
  expect(same.options.map(({ sellTotal }) => sellTotal)).toEqual(
    plain.options.map(({ sellTotal }) => sellTotal),
  );
  await addRule(admin, { name: "Least", freightValue: "0", leastProfit: "100" });
  const least = await price(agent, { currency: "EUR" });
  expect(new Set(least.options.map(({ margin }) => margin.least)).size).toBe(1);
  expect(Number(least.options[0]?.margin.least)).toBeLessThan(100);
  expect(Number(least.options[0]?.profit)).toBeGreaterThanOrEqual(Number(least.options[0]?.margin.least));
});

test("a client is priced by its own rule and reads nothing of rules", async () => {
  const { admin, client } = market.ours;
  const before = await client.call(createClientQuotation, { body: FORM });
  await addRule(admin, {
    name: "Secret rule",
    clientUserId: client.user.id,
    freightValue: "60",
    floorPercent: "1",
  });
  const answer = await client.call(createClientQuotation, { body: FORM });
  expect(Number(answer.body.options[0]?.sellTotal)).toBeGreaterThan(
    Number(before.body.options[0]?.sellTotal),
  );
  expect(answer.text).not.toMatch(/Secret|marginSource|floor/i);
});
