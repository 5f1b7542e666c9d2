import {
  addAirlineAnswer,
  createMarginRule,
  createQuotation,
  editSavedQuotation,
  emailQuotation,
  repriceQuotation,
  saveQuotation,
  type QuotationFormInput,
} from "@kilolane/contract";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { buildForm, findRows, MAIL_FLAGS } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

/* What an airline says by phone is a price for what it was asked, and for nothing else (pricing rules §4). */

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
let askedAir: number;

beforeAll(async () => {
  await buildReference(world.database);
  askedAir = await buildAirline(world.database, { name: "Asked Air" });
  const scheduled = await buildAirline(world.database, { name: "Scheduled Air" });
  await buildRate(world.database, { airlineId: scheduled });
  await buildRate(world.database, { airlineId: scheduled, destination: "NRT" });
});

const DANGEROUS: Partial<QuotationFormInput> = {
  typeOfGoods: "Dangerous Goods",
  dangerousGoods: [{ unNumber: "UN1263", hazardClass: "3", packingGroup: "II" }],
};

/** A request from JFK to FRA, for which the airline said 2.50 a kg: 200.00 for 80 kg. */
async function buildAnswered() {
  const { body } = await admin.call(createQuotation, { body: buildForm() });
  const answered = await admin.call(addAirlineAnswer, {
    params: { id: body.request_id },
    body: { airlineId: askedAir, currency: "USD", ratePerKg: "2.50", validUntil: "2099-01-01" },
  });
  expect(answered.status, answered.text).toBe(200);
  const quoteId = findAnswer(answered.body)?.quote_id ?? "";
  return { requestId: body.request_id, quoteId };
}

type Priced = Awaited<ReturnType<typeof priceAgain>>;

const findAnswer = ({ options }: Pick<Priced, "options">) =>
  options.find(({ airline }) => airline?.id === askedAir);

async function priceAgain(requestId: string, form: Partial<QuotationFormInput>) {
  const answer = await admin.call(repriceQuotation, {
    params: { id: requestId },
    body: buildForm(form),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}

const whyNot = ({ excluded }: Priced) =>
  excluded.filter(({ airline }) => airline === "Asked Air").map(({ reason, detail }) => [reason, detail]);

test("an answer is not offered on another lane or for other goods, says why, and comes back with its request", async () => {
  const { requestId, quoteId } = await buildAnswered();
  const elsewhere = await priceAgain(requestId, { shipToAirport: "NRT" });
  expect(findAnswer(elsewhere)).toBeUndefined();
  expect(whyNot(elsewhere)).toEqual([["lane", "JFK – FRA"]]);
  expect(elsewhere.gone).toMatchObject([{ airline: "Asked Air", sellTotal: "235.20" }]);

  const dangerous = await priceAgain(requestId, DANGEROUS);
  expect(findAnswer(dangerous)).toBeUndefined();
  expect(whyNot(dangerous)).toEqual([["goods", "General"]]);
  expect(dangerous.askAirlines.map(({ name }) => name)).toContain("Asked Air");

  const back = await priceAgain(requestId, {});
  expect(findAnswer(back)).toMatchObject({ quote_id: quoteId, buyTotal: "200.00" });
  expect(back.gone).toEqual([]);
});

test("an answer is a price per kg: it goes on with another weight, and its former price stands beside it", async () => {
  const { requestId } = await buildAnswered();
  const goodsArray = [{ pieces: 1, length: 60, width: 50, height: 40, totalWeight: 120 }];
  const heavier = findAnswer(await priceAgain(requestId, { goodsArray }));
  expect(heavier?.buyTotal).toBe("300.00");
  expect(heavier?.was?.sellTotal).toBe("235.20");
});

test("an answer of before it was kept what it was asked for holds for the request as it is", async () => {
  const { requestId, quoteId } = await buildAnswered();
  await findRows(
    world,
    sql`update quotation_request set priced = priced::jsonb #- '{answers,0,askedFor}' where id = ${requestId}::uuid`,
  );
  expect(findAnswer(await priceAgain(requestId, { currency: "EUR" }))?.quote_id).toBe(quoteId);
  await findRows(
    world,
    sql`update quotation_request set priced = priced::jsonb #- '{answers,0,askedFor}' where id = ${requestId}::uuid`,
  );
  expect(whyNot(await priceAgain(requestId, { shipToAirport: "NRT" }))).toEqual([["lane", "JFK – FRA"]]);
});

test("a saved quotation that is priced for another lane leaves the answer behind", async () => {
  const { requestId, quoteId } = await buildAnswered();
  const saved = await admin.call(saveQuotation, { query: { request_id: requestId, quote_id: quoteId } });
  const { quotation_id, version, lockVersion } = saved.body;
  const edited = await admin.call(editSavedQuotation, {
    body: { quotation_id, version, lockVersion, form: buildForm({ shipToAirport: "NRT" }), options: [] },
  });
  expect(edited.status, edited.text).toBe(200);
  expect(edited.body.options.map(({ airline }) => airline?.name)).toEqual(["Scheduled Air"]);
});

test("an answer sells by the rules of its airline at once, and nobody sends it below their floor", async () => {
  const ruledAir = await buildAirline(world.database, { name: "Ruled Air" });
  const rule = {
    airlineId: ruledAir,
    freightForm: "margin" as const,
    freightValue: "40",
    floorPercent: "30",
  };
  const created = await admin.call(createMarginRule, { body: { name: "Asked by phone", ...rule } });
  expect(created.status, created.text).toBe(200);
  const { body } = await agent.call(createQuotation, { body: buildForm() });
  const request_id = body.request_id;
  const answer = async (margin: {
    readonly margin?: { readonly kind: "margin"; readonly value: string };
  }) => {
    const answered = await agent.call(addAirlineAnswer, {
      params: { id: request_id },
      body: { airlineId: ruledAir, currency: "USD", ratePerKg: "2.40", validUntil: "2099-01-01", ...margin },
    });
    expect(answered.status, answered.text).toBe(200);
    return answered.body.options;
  };
  const others = body.options.map(({ sellTotal }) => sellTotal);
  const [ruled, ...known] = (await answer({})).toSorted((one, other) =>
    one.airline?.id === ruledAir ? -1 : Number(other.airline?.id === ruledAir),
  );
  // 80 kg × 2.40 = 192.00, at 40 % of sell
  expect(ruled).toMatchObject({ sellTotal: "320.00", marginPercent: "40.00", floorPercent: "30" });
  expect(known.map(({ sellTotal }) => sellTotal)).toEqual(others);

  const low = (await answer({ margin: { kind: "margin", value: "20" } })).find(
    ({ airline, marginPercent }) => airline?.id === ruledAir && marginPercent === "20.00",
  );
  expect(low?.belowFloor).toBe(true);
  const query = { request_id, quote_id: low?.quote_id ?? "", email: "buyer@elm.example", ...MAIL_FLAGS };
  expect((await agent.call(emailQuotation, { query, body: {} })).body).toMatchObject({
    code: "below-margin-floor",
  });
});
