import { readFile } from "node:fs/promises";
import {
  checkTrucking,
  createMarginRule,
  createQuotation,
  deleteMarginRule,
  getCompanySetting,
  getQuotationDefaults,
  getRequest,
  type MarginRule,
  type PricedRequest,
  repriceQuotation,
  updateCompanySetting,
  updateMarginRule,
} from "@kilolane/contract";
import { beforeAll, expect, test } from "vitest";
import { buildForm } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { buildTrucking } from "../../../test/build-trucking.ts";
import { systemScope } from "../../../test/factories.ts";
import { type SignedInPerson, useTestWorld } from "../../../test/harness.ts";
import { withTransaction } from "../../db/transaction.ts";

/* What a company's own margins say in money is said in the company's currency: dollars here (docs/decisions/0030). */

const world = useTestWorld();

beforeAll(async () => {
  await buildReference(world.database);
  // rates of 0.80 EUR and 150 JPY to the dollar, and none of TND
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId });
});

interface TypedMargin {
  readonly form: "margin" | "markup" | "per-kg" | "flat";
  readonly value: string;
  readonly leastProfit?: string;
}

/** An admin of a new company of that currency with that margin on freight, or on another part. */
async function adminWith(
  margin: TypedMargin,
  currency = "USD",
  part: "freight" | "trucking" = "freight",
): Promise<SignedInPerson> {
  const admin = await world.signInAs("ROLE_FFADMIN");
  const setting = { margin: JSON.stringify({ currency, [part]: margin }), preferred_currency: currency };
  await withTransaction(systemScope(world.database), ({ db }) =>
    db
      .insertInto("company_setting")
      .values({ company_id: admin.user.company.id, ...setting })
      .onConflict((conflict) => conflict.column("company_id").doUpdateSet(setting))
      .execute(),
  );
  return admin;
}

/** The cheapest option of 80 kg in a currency, with the request it is of. */
async function price(admin: SignedInPerson, currency: string) {
  const answer = await admin.call(createQuotation, { body: buildForm({ currency }) });
  expect(answer.status, answer.text).toBe(200);
  const [option] = answer.body.options.toSorted((a, b) => Number(a.sellTotal) - Number(b.sellTotal));
  return { request_id: answer.body.request_id, option };
}

test.each([
  ["USD", "25", "25.60"],
  ["EUR", "20.00", "20.00"],
  ["JPY", "3750", "3800"],
])("a company's least profit of 25 dollars is %s %s in a quotation", async (currency, least, profit) => {
  const admin = await adminWith({ form: "markup", value: "1", leastProfit: "25" });
  const { option } = await price(admin, currency);
  // on 80 kg at 3.05 dollars: the sell rate goes up to the currency's next unit, 3.37, 2.69 and 505
  expect(option).toMatchObject({ margin: { kind: "markup", value: "1", least }, profit });
});

test.each([
  ["flat", "40", "32.00", "32.00"],
  ["per-kg", "0.55", "0.4400", "35.20"],
] as const)("a company's %s margin of %s is %s in euros", async (form, value, inEuro, profit) => {
  const admin = await adminWith({ form, value });
  const { option } = await price(admin, "EUR");
  expect(option).toMatchObject({ margin: { value: inEuro, least: null }, profit });
});

test("a least profit in a currency without an exchange rate is refused, a percentage is not", async () => {
  const least = await adminWith({ form: "markup", value: "1", leastProfit: "25" }, "TND");
  const refused = await least.send(createQuotation, { body: buildForm() });
  expect([refused.status, refused.error.code]).toEqual([400, "currency-without-rate"]);
  const share = await adminWith({ form: "markup", value: "1" }, "TND");
  const { option } = await price(share, "USD");
  expect(option).toMatchObject({ margin: { value: "1", least: null } });
});

/** The least profits of a request's options. */
const leastOf = ({ body }: { readonly body: PricedRequest }) =>
  new Set(body.options.map(({ margin }) => margin.least));

test("a request keeps the least profit that it was priced with, and takes that of the day when it is priced again", async () => {
  const admin = await adminWith({ form: "markup", value: "1", leastProfit: "25" });
  const { request_id: id } = await price(admin, "EUR");
  await world.database.query(
    "update quotation_request set priced = jsonb_set(priced::jsonb, $2, $3)::json where id = $1",
    [id, "{margins,freight,leastProfit}", '"25"'],
  );
  expect(leastOf(await admin.call(getRequest, { params: { id } }))).toEqual(new Set(["25"]));
  const body = buildForm({ currency: "EUR" });
  const again = await admin.call(repriceQuotation, { params: { id }, body });
  expect(leastOf(again), again.text).toEqual(new Set(["20.00"]));
});

/** A truck of that admin's company between Manhattan and JFK: 200 of its currency, whatever it carries. */
async function buildTruck(admin: SignedInPerson, currency: string): Promise<void> {
  const terms = { mode: "cwt" as const, bands: [{ lowerLb: "0", ratePerCwt: "1" }], minimum: "200" };
  await buildTrucking(world, admin.user.company.id, { name: `Truck ${currency}`, terms, currency });
}

const TRUCKED = { "pickup-zip": "10001", "departure-airport": "JFK" };

test.each([
  [{ form: "flat", value: "40" }, "EUR", "232.00"],
  [{ form: "flat", value: "40" }, "USD", "240.00"],
  [{ form: "markup", value: "1", leastProfit: "25" }, "EUR", "220.00"],
  // 100 lb are 45.359237 kg, at 0.44 euros each
  [{ form: "per-kg", value: "0.55" }, "EUR", "219.96"],
  [{ form: "markup", value: "10" }, "TND", "220.000"],
] as const)(
  "a company's trucking margin of %j sells a truck of 200 %s at %s",
  async (margin, currency, sell) => {
    const admin = await adminWith(margin, "USD", "trucking");
    await buildTruck(admin, currency);
    const { body } = await admin.call(checkTrucking, { query: { ...TRUCKED, weightLb: "100" } });
    expect(body.truckingCarriers).toMatchObject([{ currency, sellTotal: sell }]);
  },
);

test("a truck in a currency without an exchange rate has no sell amount by a margin in money, and the others have theirs", async () => {
  const admin = await adminWith({ form: "flat", value: "40" }, "USD", "trucking");
  for (const currency of ["TND", "USD"]) await buildTruck(admin, currency);
  const weighed = await admin.call(checkTrucking, { query: { ...TRUCKED, weightLb: "100" } });
  expect(weighed.status, weighed.text).toBe(200);
  expect(weighed.body.truckingCarriers).toMatchObject([
    { currency: "USD", sellTotal: "240.00" },
    { currency: "TND", sellTotal: null, buyTotal: "200.000", isComparable: false },
  ]);
  expect(weighed.body.truckingCarriers[0]).not.toHaveProperty("isComparable");
  const { body } = await admin.call(checkTrucking, { query: TRUCKED });
  expect(body.truckingCarriers).toMatchObject([{ sellTotal: null }, { sellTotal: null }]);
});

const LEAST_RULE = { name: "Least", freightForm: "markup", freightValue: "1", leastProfit: "100" } as const;

/** An admin whose company has a rule of at least 100 dollars, and prefers euros by now. */
async function adminWithDollarRule() {
  const admin = await adminWith({ form: "markup", value: "1" });
  const { body: rule } = await admin.call(createMarginRule, { body: LEAST_RULE });
  const { version } = (await admin.call(getCompanySetting)).body;
  const changed = await admin.call(updateCompanySetting, { body: { version, preferredCurrency: "EUR" } });
  expect(changed.status, changed.text).toBe(200);
  return { admin, rule };
}

test("a rule's least profit stays in its currency when the rule is changed or restored after another was preferred", async () => {
  const { admin, rule } = await adminWithDollarRule();
  const params = { id: rule.id };
  const body = { ...LEAST_RULE, name: "Renamed", version: rule.version };
  const changed = await admin.call(updateMarginRule, { params, body });
  expect(changed.body).toMatchObject({ name: "Renamed", leastProfit: "100", currency: "USD" });
  expect((await price(admin, "USD")).option).toMatchObject({ margin: { least: "100" } });
  expect((await price(admin, "EUR")).option).toMatchObject({ margin: { least: "80.00" } });
  await admin.call(deleteMarginRule, { params, query: { version: String(changed.body.version) } });
  const restored = await admin.call(createMarginRule, { body: { ...LEAST_RULE, currency: "USD" } });
  expect(restored.body).toMatchObject({ currency: "USD" });
});

test.each([
  ["EUR", "25", "20.00", "3750"],
  ["JPY", "25", "20.00", "3750"],
] as const)(
  "a new company's least profit of 25 dollars stays that after %s was preferred",
  async (preferredCurrency, inDollar, inEuro, inYen) => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    const { version } = (await admin.call(getCompanySetting)).body;
    const changed = await admin.call(updateCompanySetting, { body: { version, preferredCurrency } });
    expect(changed.status, changed.text).toBe(200);
    expect((await price(admin, "USD")).option).toMatchObject({ margin: { least: inDollar } });
    expect((await price(admin, "EUR")).option).toMatchObject({ margin: { least: inEuro } });
    expect((await price(admin, "JPY")).option).toMatchObject({ margin: { least: inYen } });
    const { body: defaults } = await admin.call(getQuotationDefaults);
    expect(defaults).toMatchObject({
      currency: preferredCurrency,
      margin: { least: "25", currency: "USD" },
    });
  },
);

test.each([
  [{ form: "margin", value: "15", leastProfit: "25" }, "20.00"],
  [{ form: "markup", value: "1", leastProfit: "25" }, "25"],
] as const)(
  "margins stored before they named their currency: the least of %j is %s euros",
  async (margin, least) => {
    const admin = await adminWith(margin, "EUR");
    const { id } = admin.user.company;
    await world.database.query(
      "update company_setting set margin = margin - 'currency' where company_id = $1",
      [id],
    );
    const migration = new URL("../../../migrations/0072-keep-currency-of-margins.sql", import.meta.url);
    await world.database.query(await readFile(migration, "utf8"));
    expect((await price(admin, "EUR")).option).toMatchObject({ margin: { least } });
  },
);

test("a truck is sold line by line, as an option sells it", async () => {
  const admin = await adminWith({ form: "margin", value: "15" }, "USD", "trucking");
  // 200.01 and 26.00 of fuel are sold for 235.31 and 30.59; their sum would be sold for 265.89
  await buildTrucking(world, admin.user.company.id, {
    name: "Truck with fuel",
    terms: {
      mode: "cwt",
      bands: [{ lowerLb: "0", ratePerCwt: "1" }],
      minimum: "200.01",
      fuel: { kind: "percent", percent: "13" },
    },
    currency: "USD",
  });
  const { body } = await admin.call(checkTrucking, { query: { ...TRUCKED, weightLb: "100" } });
  expect(body.truckingCarriers).toMatchObject([{ buyTotal: "226.01", sellTotal: "265.90" }]);
});

test("a truck is sold with a margin in the currency that it was set in, whatever is preferred by now", async () => {
  const admin = await adminWith({ form: "flat", value: "40" }, "USD", "trucking");
  await buildTruck(admin, "EUR");
  const { version } = (await admin.call(getCompanySetting)).body;
  await admin.call(updateCompanySetting, { body: { version, preferredCurrency: "EUR" } });
  const { body } = await admin.call(checkTrucking, { query: { ...TRUCKED, weightLb: "100" } });
  expect(body.truckingCarriers).toMatchObject([{ currency: "EUR", sellTotal: "232.00" }]);
});

test("a least profit added to a rule later is in the currency that the company prefers at that time", async () => {
  const { admin, rule } = await adminWithDollarRule();
  const change = async (seen: MarginRule, leastProfit: string) => {
    const body = { ...LEAST_RULE, leastProfit, version: seen.version };
    return (await admin.call(updateMarginRule, { params: { id: rule.id }, body })).body;
  };
  const emptied = await change(rule, "");
  expect(await change(emptied, "90")).toMatchObject({ leastProfit: "90", currency: "EUR" });
  const unknown = await admin.call(createMarginRule, { body: { ...LEAST_RULE, currency: "QQQ" } });
  expect(unknown.error.errors).toEqual([
    expect.objectContaining({ field: "currency", code: "unknown-currency" }),
  ]);
});
